import FieldNavigation

/// A form as the page's script holds it: the script keeps the address as its
/// handle, so that there is no global state.
struct WebForm {
  var core: FormCore
  /// The positions whose key the last change altered (R7).
  var changed = 0..<0
  /// The rule of the last decision.
  var rule = Rule.target
}

/// Moves as the script reads them: a slot, or one of these.
let finishes: Int32 = -1
let stays: Int32 = -2

extension WebForm {
  typealias Handle = UnsafeMutableRawPointer

  func slot(_ index: Int32) -> FormCore.Slot? { core.slot(index: index) }

  mutating func answer(_ decision: FormCore.Decision) -> Int32 {
    rule = decision.rule
    return answer(decision.move)
  }

  func answer(_ move: Move<FormCore.Slot>) -> Int32 {
    switch move {
    case .focus(let slot): slot.index
    case .finish: finishes
    case .none: stays
    }
  }
}

extension WebForm.Handle {
  var form: WebForm {
    _read { yield assumingMemoryBound(to: WebForm.self).pointee }
    nonmutating _modify {
      yield &assumingMemoryBound(to: WebForm.self).pointee
    }
  }
}
