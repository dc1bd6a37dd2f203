/// A view that focus can go to.
protocol FieldView: ElementView {
  /// What stands in an empty field, where it has no other name.
  nonisolated var promptText: String? { get }
}

nonisolated public struct TextField<Label: View>: View {
  private let label: Label
  private let text: Binding<String>
  private let prompt: Text?
  private let axis: Axis

  init(
    label: Label, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.label = label
    self.text = text
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
    element.text = text
    return element
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
