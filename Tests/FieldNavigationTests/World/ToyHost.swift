import FieldNavigation
import TestSupport

/// The toy window with the adapter from the article "Writing an adapter".
final class ToyHost: FormHost {
  let traits: Traits
  private let window = ToyWindow()
  private let adapter: ToyAdapter
  private let finishes = Counter()
  private var rule: NavigationRule?

  private final class Counter { var count = 0 }

  init(_ world: World) {
    var traits = Traits()
    traits.has = [.groups, .ownLabels, .refusals]
    traits.hasFieldsThatRecover = false
    self.traits = traits
    window.fields = world.fields.map(ToyWindow.Field.init)
    adapter = ToyAdapter(window, policy: world.policy)
    adapter.onFinish = { [finishes] in finishes.count += 1 }
  }

  func perform(_ act: Act, in world: World) -> LeftOut? {
    rule = nil
    switch act {
    case .press(.return): rule = adapter.pressReturn()
    case .press(.tab): rule = adapter.pressTab(.forward)
    case .press(.shiftTab): rule = adapter.pressTab(.backward)
    case .focus(let id):
      if let field = self[id], window.focus(field) { adapter.focusMoved() }
    case .closeKeyboard, .appResigns:
      _ = window.focus(nil)
      adapter.focusMoved()
    case .appFocus(let id): return perform(.focus(id), in: world)
    case .refuse(let id, let how): self[id]?.refusesFocus = how == .always
    default: return change(act)
    }
    return nil
  }

  private func change(_ act: Act) -> LeftOut? {
    let before = look
    switch act {
    case .type(let id, let text), .set(let id, let text): self[id]?.text = text
    case .hide(let id): self[id]?.isHidden = true
    case .show(let id): self[id]?.isHidden = false
    case .disable(let id): self[id]?.isEnabled = false
    case .enable(let id): self[id]?.isEnabled = true
    case .lock(let id): self[id]?.isReadOnly = true
    case .unlock(let id): self[id]?.isReadOnly = false
    case .exclude(let id): self[id]?.isExcluded = true
    case .include(let id): self[id]?.isExcluded = false
    case .label(let id, let key): self[id]?.ownReturnKey = key
    case .regroup(let id, let group): self[id]?.group = group
    case .insert(let field, let after):
      insert(ToyWindow.Field(field), after: after)
    case .remove(let id): window.fields.removeAll { $0.name == id }
    case .move(let id, let after):
      guard let field = self[id] else { break }
      window.fields.removeAll { $0 === field }
      insert(field, after: after)
    case .layout: break
    default: return "the toy has no such thing"
    }
    // The toy adapter forgets refusals at each report (R10), so that an act
    // that changes no state isn't reported. Only the user's letters are.
    var isReported = act == .layout || look != before
    if case .type(window.focused?.name, _) = act { isReported = true }
    if isReported { window.didChange() }
    return nil
  }

  private var look: [String] {
    window.fields.map {
      "\($0.name) \($0.text.isEmpty) \($0.isHidden) \($0.isEnabled) \($0.isReadOnly)"
        + " \($0.isExcluded) \($0.group) \(String(describing: $0.ownReturnKey))"
    }
  }

  private func insert(_ field: ToyWindow.Field, after id: String?) {
    let place = window.fields.firstIndex { $0.name == id }
    window.fields.insert(field, at: place.map { $0 + 1 } ?? 0)
  }

  private subscript(id: String) -> ToyWindow.Field? {
    window.fields.first { $0.name == id }
  }

  func sight(of world: World) -> Sight {
    var sight = Sight(focused: window.focused?.name)
    sight.finishCount = finishes.count
    sight.rule = rule
    for field in window.fields {
      sight.labels[field.name] = .some(field.returnKey)
      sight.texts[field.name] = field.text
    }
    return sight
  }
}

extension ToyWindow.Field {
  fileprivate convenience init(_ field: World.Field) {
    self.init(field.id)
    text = field.text
    isHidden = field.isHidden
    isEnabled = !field.isDisabled
    isReadOnly = field.isReadOnly
    isExcluded = field.isExcluded
    refusesFocus = field.refuses != .never
    group = field.group
    ownReturnKey = field.key
  }
}
