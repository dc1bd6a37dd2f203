/// Determines what a text field does with the text that the user has typed.
/// This choice isn't a policy. Tests pass each case as an argument.
package enum Typing: CaseIterable, Sendable {
  /// The field shows its value.
  case showsValue
  /// The field goes on showing what was typed until an update brings another
  /// value. If the setter of the binding stores the former value again, the
  /// field shows a text that its value isn't (swift-composable-architecture
  /// 380, 2714 and 3142, babylon-wallet-ios 179).
  case showsTyped
  /// The field also writes its text again when editing ends.
  case writesAgain
}

/// The text in a field that the user has typed into.
final class TypedText {
  var shown: String
  /// The value that the last update brought.
  var value: String
  let binding: Binding<String>

  init(_ binding: Binding<String>) {
    self.binding = binding
    (shown, value) = (binding.wrappedValue, binding.wrappedValue)
  }
}

extension Node {
  /// The text that the user sees in the field.
  @MainActor package var shownText: String {
    let value = element?.text?.wrappedValue ?? ""
    return graph.typing == .showsValue ? value : typed?.shown ?? value
  }

  /// Replaces the text as the user or the system does.
  @MainActor package func type(_ text: String) {
    guard let binding = element?.text else { return }
    if typed == nil {
      typed = TypedText(binding)
      graph.typedFields.append(self)
    }
    typed?.shown = text
    binding.wrappedValue = text
  }

  @MainActor fileprivate func updateTypedText() {
    guard let typed, let value = element?.text?.wrappedValue,
      value != typed.value
    else { return }
    (typed.shown, typed.value) = (value, value)
  }

  func writeTextAgain() {
    guard graph.typing == .writesAgain, let typed else { return }
    typed.binding.wrappedValue = typed.shown
  }
}

extension Graph {
  @MainActor func updateTypedTexts() {
    typedFields.removeAll { !$0.isMounted }
    for field in typedFields { field.updateTypedText() }
  }
}
