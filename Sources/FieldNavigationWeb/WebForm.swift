import FieldNavigation

/// A form as the page's script holds it: the script keeps the address as its
/// handle, so that there is no global state.
struct WebForm {
  var core: FormSession
  /// The positions whose key the last change altered (R7).
  var changed = 0..<0
  /// The rule of the last decision.
  var rule = NavigationRule.target
}

/// Moves as the script reads them: a slot, or one of these.
let finishes: Int32 = -1
let stays: Int32 = -2

extension WebForm {
  typealias Handle = UnsafeMutableRawPointer

  mutating func key(_ index: Int32) -> Int32 {
    guard let slot = core.slot(index: index), let key = core.returnKey(of: slot)
    else { return -1 }
    return key == .next ? 1 : 0
  }

  mutating func move(_ index: Int32, showsNext: Bool) -> Int32 {
    guard let slot = core.slot(index: index) else { return stays }
    return answer(core.decision(from: slot, shown: showsNext ? .next : nil))
  }

  mutating func move(_ index: Int32, after refused: Int32) -> Int32 {
    guard let slot = core.slot(index: index),
      let tried = core.slot(index: refused)
    else { return stays }
    return answer(core.decision(from: slot, after: tried))
  }

  private mutating func answer(_ decision: FormSession.Decision) -> Int32 {
    rule = decision.rule
    switch decision.move {
    case .focus(let slot): return slot.index
    case .finish: return finishes
    case .none: return stays
    }
  }
}

extension WebForm.Handle {
  var form: UnsafeMutablePointer<WebForm> {
    assumingMemoryBound(to: WebForm.self)
  }
}
