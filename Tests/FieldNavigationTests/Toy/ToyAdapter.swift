import FieldNavigation

/// Handles the Return and Tab keys of a toy window.
final class ToyAdapter {
  typealias Field = ToyWindow.Field

  private let window: ToyWindow
  private var form: FieldForm<ObjectIdentifier>
  private var fields: [ObjectIdentifier: Field] = [:]
  /// The app's action after the form has finished and focus has left.
  var onFinish: () -> Void = {}

  init(_ window: ToyWindow, policy: ReturnPolicy = ReturnPolicy()) {
    self.window = window
    form = FieldForm(policy: policy)
    window.didChange = { [weak self] in self?.discover() }
    discover()
  }

  // MARK: Discover

  /// Gives the form its fields, with their order and states.
  private func discover() {
    let all = window.fields
    for field in all { fields[ObjectIdentifier(field)] = field }
    form.reorder(
      all.map(ObjectIdentifier.init),
      group: { [fields] in fields[$0]?.group ?? 0 })
    for field in all { form.update(ObjectIdentifier(field), state(of: field)) }
    form.forgetRefusals()
    showReturnKeys()
  }

  private func state(of field: Field) -> FieldState {
    var obstacles: FieldState.Obstacles = []
    if field.isHidden { obstacles.insert(.hidden) }
    if !field.isEnabled { obstacles.insert(.disabled) }
    if field.isReadOnly { obstacles.insert(.notEditable) }
    if field.isExcluded { obstacles.insert(.excluded) }
    return FieldState(
      obstacles: obstacles, isEmpty: field.text.isEmpty,
      fixedReturnKey: field.ownReturnKey)
  }

  // MARK: Observe

  /// The window calls this after each change of focus.
  func focusMoved() {
    form.focusMoved(to: window.focused.map(ObjectIdentifier.init))
    showReturnKeys()
  }

  /// Returns the rule that Return followed.
  func pressReturn() -> NavigationRule {
    guard let focused = window.focused else { return .unknownField }
    var press = form.pressReturn(
      in: ObjectIdentifier(focused), shown: focused.returnKey)
    carryOut(&press)
    return press.rule
  }

  func pressTab(_ direction: TabDirection) -> NavigationRule {
    guard let focused = window.focused else { return .unknownField }
    var press = form.pressTab(
      in: ObjectIdentifier(focused), direction: direction)
    carryOut(&press)
    return press.rule
  }

  // MARK: Act

  private func carryOut(_ press: inout FieldForm<ObjectIdentifier>.Press) {
    while true {
      switch form.step(&press) {
      case .check(let id):
        if let field = fields[id] { form.update(id, state(of: field)) }
      case .focus(let id):
        if window.focus(fields[id]) { return focusMoved() }
      case .finish:
        _ = window.focus(nil)
        focusMoved()
        return onFinish()
      case .resign:
        _ = window.focus(nil)
        return focusMoved()
      // Every field of a toy window has a view, so nothing is ever revealed.
      case .stay, .reveal:
        return showReturnKeys()
      }
    }
  }

  private func showReturnKeys() {
    for (id, field) in fields { field.returnKey = form.returnKey(of: id) }
  }
}
