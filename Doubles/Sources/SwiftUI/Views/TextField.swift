/// A view that can have focus.
protocol FieldView: ElementView {
  /// The placeholder of an empty field that has no other name.
  nonisolated var promptText: String? { get }
  /// Called when the user presses Return, and when focus leaves the field. The
  /// field then sets its value.
  nonisolated func commit(_ node: Node)
}

extension FieldView {
  nonisolated func commit(_ node: Node) {}
}

/// Determines when a `TextField(value:format:)` sets its value. This choice
/// isn't a policy. Tests pass each case as an argument.
package enum ValueSet: CaseIterable, Sendable {
  /// The field sets its value on Return, before the `onSubmit` actions, and
  /// when editing ends.
  case onReturnAndEnd
  /// As in SUITextField 2, the field sets its value when editing ends. By then,
  /// the `onSubmit` actions have run.
  case atEnd
  /// The field sets its value only on Return, as in BookSpine 3.
  case onReturn
}

extension Node {
  /// Sets the field's value if the graph's ``ValueSet`` is in the given set.
  func commit(_ moments: Set<ValueSet>) {
    guard moments.contains(graph.valueSet) else { return }
    (view as? any FieldView)?.commit(self)
  }
}

nonisolated public struct TextField<Label: View>: View {
  private let label: Label
  private let text: Binding<String>
  private let prompt: Text?
  private let axis: Axis
  /// Converts the text into a value. `nil` means that the text is the value.
  private let setValue: ((String) -> Void)?

  init(
    label: Label, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal, setValue: ((String) -> Void)? = nil
  ) {
    self.label = label
    self.text = text
    self.setValue = setValue
    self.prompt = prompt
    self.axis = axis
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: text, prompt: prompt)
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: text, prompt: prompt, axis: axis)
  }
}

extension TextField where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>
  ) {
    self.init(label: Text(titleKey), text: text)
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>
  ) {
    self.init(label: Text(title), text: text)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) {
    self.init(label: Text(titleKey), text: text, prompt: prompt)
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) {
    self.init(label: Text(title), text: text, prompt: prompt)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis
  ) {
    self.init(label: Text(titleKey), text: text, axis: axis)
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, axis: Axis
  ) {
    self.init(label: Text(title), text: text, axis: axis)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?,
    axis: Axis
  ) {
    self.init(label: Text(titleKey), text: text, prompt: prompt, axis: axis)
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(label: Text(title), text: text, prompt: prompt, axis: axis)
  }
}

extension TextField: FieldView {
  var promptText: String? { prompt?.content }

  @MainActor func children(of node: Node) -> [Child] { [Child("label", label)] }

  @MainActor func element(of node: Node) -> Element {
    var element = Element(
      axis == .vertical ? .verticalTextField : .textField)
    element.text = setValue == nil ? text : draft(of: node)
    return element
  }

  /// The typed text, which hasn't been converted to a value yet.
  @MainActor private func draft(of node: Node) -> Binding<String> {
    let draft = node.memory(Draft())
    return Binding(
      get: { draft.text ?? text.wrappedValue }, set: { draft.text = $0 })
  }

  nonisolated func commit(_ node: Node) {
    guard let setValue, let draft = node.memory as? Draft, let text = draft.text
    else { return }
    draft.text = nil
    setValue(text)
  }
}

private final class Draft {
  var text: String?
}

extension TextField where Label == Text {
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), value, format, prompt)
  }

  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), value, format, prompt)
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), value, format, prompt)
  }

  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), value, format, prompt)
  }

  /// If the text can't be converted, the value doesn't change.
  private init<F: ParseableFormatStyle>(
    _ label: Text, _ value: Binding<F.FormatInput>, _ format: F, _ prompt: Text?
  ) where F.FormatOutput == String {
    self.init(
      label: label,
      text: Binding(get: { format.format(value.wrappedValue) }, set: { _ in }),
      prompt: prompt,
      setValue: { text in
        if let new = try? format.parseStrategy.parse(text) {
          value.wrappedValue = new
        }
      })
  }

  /// If the text can't be converted, the value becomes `nil`.
  private init<F: ParseableFormatStyle>(
    _ label: Text, _ value: Binding<F.FormatInput?>, _ format: F,
    _ prompt: Text?
  ) where F.FormatOutput == String {
    self.init(
      label: label,
      text: Binding(
        get: { value.wrappedValue.map(format.format) ?? "" }, set: { _ in }),
      prompt: prompt,
      setValue: { value.wrappedValue = try? format.parseStrategy.parse($0) })
  }
}

nonisolated public struct SecureField<Label: View>: View {
  private let label: Label
  private let text: Binding<String>
  private let prompt: Text?

  init(label: Label, text: Binding<String>, prompt: Text?) {
    self.label = label
    self.text = text
    self.prompt = prompt
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), text: text, prompt: prompt)
  }
}

extension SecureField where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>
  ) {
    self.init(label: Text(titleKey), text: text, prompt: nil)
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>
  ) {
    self.init(label: Text(title), text: text, prompt: nil)
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) {
    self.init(label: Text(titleKey), text: text, prompt: prompt)
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) {
    self.init(label: Text(title), text: text, prompt: prompt)
  }
}

extension SecureField: FieldView {
  var promptText: String? { prompt?.content }

  @MainActor func children(of node: Node) -> [Child] { [Child("label", label)] }

  @MainActor func element(of node: Node) -> Element {
    var element = Element(.secureField)
    element.text = text
    return element
  }
}

nonisolated public struct TextEditor: View, FieldView {
  private let text: Binding<String>

  public init(text: Binding<String>) {
    self.text = text
  }

  var promptText: String? { nil }

  @MainActor func element(of node: Node) -> Element {
    var element = Element(.textEditor)
    element.text = text
    return element
  }
}
