extension View {
  /// In the double, sets the focus state when the view appears, unless a field
  /// has focus. Like a focus value that `onAppear` sets, it may be lost.
  @available(iOS 17.0, *)
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(location: binding.location, value: value))
  }

  /// In the double, Tab follows the order of the views in any case.
  @available(iOS 17.0, *)
  nonisolated public func focusSection() -> some View {
    modifier(StyleModifier())
  }

  /// In the double, no key presses the button.
  nonisolated public func keyboardShortcut(
    _ shortcut: KeyboardShortcut
  ) -> some View {
    modifier(StyleModifier())
  }
}

public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

public struct KeyboardShortcut: Sendable {
  public static let cancelAction = KeyboardShortcut()
  public static let defaultAction = KeyboardShortcut()
}

nonisolated struct DefaultFocusModifier: AppearingModifier {
  nonisolated(unsafe) let location: any AnyFocusLocation
  nonisolated(unsafe) let value: AnyHashable

  init(location: any AnyFocusLocation, value: some Hashable) {
    self.location = location
    self.value = AnyHashable(value)
  }

  func appear(_ node: Node) {
    guard node.graph.focus.field == nil else { return }
    node.graph.requestFocus(location, value)
  }

  func disappear(_ memory: AnyObject?) {}
}
