nonisolated public struct Button<Label: View>: View {
  private let label: Label
  private let action: @MainActor () -> Void

  public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.label = label()
  }

  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(action: action, label: label)
  }
}

extension Button where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }
}

extension Button: ElementView {
  @MainActor func children(of node: Node) -> [Child] { [Child("label", label)] }

  @MainActor func element(of node: Node) -> Element {
    var element = Element(.button)
    element.action = action
    return element
  }
}

public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

nonisolated public struct Toggle<Label: View>: View {
  private let label: Label
  private let isOn: Binding<Bool>

  public init(
    isOn: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle: ElementView {
  @MainActor func children(of node: Node) -> [Child] { [Child("label", label)] }

  @MainActor func element(of node: Node) -> Element {
    var element = Element(.toggle)
    element.isOn = isOn
    return element
  }
}

nonisolated public struct Picker<
  Label: View, SelectionValue: Hashable, Content: View
>:
  View
{
  private let label: Label
  private let selection: Binding<SelectionValue>
  private let content: Content

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker: ElementView {
  @MainActor func children(of node: Node) -> [Child] {
    [Child("label", label), Child("options", content)]
  }

  @MainActor func element(of node: Node) -> Element {
    var element = Element(.picker)
    element.select = { value in
      guard let value = value.base as? SelectionValue else { return }
      selection.wrappedValue = value
    }
    return element
  }
}
