import FieldNavigation
import TestSupport
import Testing

/// Tests every form of up to six fields with every focus and policy. The fields
/// have every combination of reachable and empty states.
@Suite struct SweepTests {
  static let sizes = 0...6
  static let policies = ReturnPolicy.Destination.allCases.flatMap {
    destination in
    ReturnPolicy.Ending.allCases.map {
      ReturnPolicy(destination: destination, ending: $0, finishKey: .go)
    }
  }

  /// A form as two bit masks. Bit i stands for field i.
  struct Masks: CustomStringConvertible {
    var count: Int
    var code: Int

    static func every(_ count: Int) -> some Sequence<Masks> {
      (0..<(1 << (2 * count))).lazy.map { Masks(count: count, code: $0) }
    }

    /// Each field has two bits: reachable and empty.
    func state(_ index: Int) -> FieldState { Self.state(code >> (2 * index)) }

    static func state(_ bits: Int) -> FieldState {
      FieldState(
        obstacles: bits & 1 == 0 ? .hidden : [], isEmpty: bits & 2 != 0)
    }

    func with(_ bits: Int, at index: Int) -> Masks {
      let cleared = code & ~(3 << (2 * index))
      return Masks(count: count, code: cleared | (bits << (2 * index)))
    }

    func form(_ policy: ReturnPolicy) -> FormSession {
      var session = FormSession(policy: policy)
      for index in 0..<count { _ = session.insert(state(index)) }
      return session
    }

    func rules(_ policy: ReturnPolicy) -> Rules {
      Rules(policy, states: (0..<count).map(state))
    }

    var description: String {
      "["
        + (0..<count).map {
          (state($0).isReachable ? "r" : "-") + (state($0).isEmpty ? "e" : "-")
        }.joined(separator: " ") + "]"
    }
  }

  @Test(
    "R4, R5, R6: the engine's moves and labels equal the rules'",
    arguments: policies)
  func movesAndKeys(policy: ReturnPolicy) {
    withEveryForm(policy) { sweep, masks in
      let session = masks.form(policy)
      let rules = masks.rules(policy)
      sweep.withEvery("focus", in: slots(session).enumerated()) { index, slot in
        let move = session.decision(from: slot).move.map(position(session))
        let key = session.returnKey(of: slot)
        sweep.expectEqual(move, rules.move(from: index), "the move")
        sweep.expectEqual(key, rules.key(at: index), "the key")
        sweep.expectEqual(key == .go, move == .finish, "R6: key is the move's")
        let shown = session.decision(from: slot, shown: .next).move
        sweep.expectEqual(
          shown.map(position(session)), rules.move(from: index, shown: .next),
          "R6: the move where the key still shows next")
      }
    }
  }

  @Test(
    "R6: the app's label determines the move in every form",
    arguments: policies)
  func ownLabels(policy: ReturnPolicy) {
    let labels: [ReturnKey] = [.next, .done, .search]
    withEveryForm(policy, of: 0...5) { sweep, masks in
      let session = masks.form(policy)
      let rules = masks.rules(policy)
      sweep.withEvery("focus", in: slots(session).enumerated()) { index, slot in
        sweep.withEvery("label", in: labels) { label in
          var (session, rules) = (session, rules)
          rules.states[index].fixedReturnKey = label
          session.update(slot, rules.states[index])
          let move = session.decision(from: slot).move.map(position(session))
          sweep.expectEqual(move, rules.move(from: index), "the move")
          sweep.expectEqual(session.returnKey(of: slot), label, "the label")
          sweep.expectEqual(
            move == .resign,
            label == .done && rules.follower(of: index) != nil,
            "R6: whether the keyboard closes")
          guard label == .done else { return }
          sweep.expectEqual(
            hideAll(&session, from: slot),
            rules.candidates(from: index).filter { $0 > index },
            "R6: what is looked at before the form ends")
        }
      }
    }
  }

  /// Returns the fields that a press checks before it finishes. Each field
  /// becomes hidden during its check.
  private func hideAll(
    _ session: inout FormSession, from slot: FormSession.Slot
  ) -> [Int] {
    var looked: [Int] = []
    var press = FormSession.Press.return(in: slot, shown: nil)
    while case .check(let next) = session.step(&press) {
      looked.append(position(session)(next))
      session.update(next, FieldState(obstacles: .hidden))
    }
    return session.step(&press) == .finish ? looked : []
  }

  @Test(
    "R10: Return tries each candidate once and then does nothing",
    arguments: policies)
  func refusals(policy: ReturnPolicy) {
    withEveryForm(policy) { sweep, masks in
      let session = masks.form(policy)
      let rules = masks.rules(policy)
      sweep.withEvery("focus", in: slots(session).enumerated()) { index, slot in
        var session = session
        session.focusMoved(to: slot)
        var press = FormSession.Press.return(in: slot, shown: nil)
        let (tried, end) = refuseAll(&session, &press)
        let candidates = rules.candidates(from: index)
        sweep.expectEqual(tried, candidates, "the chain")
        sweep.expectEqual(
          end, candidates.isEmpty ? .finish : .stay, "R10: the end")
        sweep.expectEqual(
          press.rule, candidates.isEmpty ? .ending : .refusal, "the rule")
        sweep.expectEqual(
          session.returnKey(of: slot), .go, "R10: the key shows what is left")
        press = .return(in: slot, shown: nil)
        sweep.expectEqual(
          session.step(&press), .finish, "R10: the second press finishes")
        sweep.expectEqual(
          session.forgetRefusals().isEmpty, candidates.isEmpty,
          "R10: whether a refusal was remembered")
        sweep.expectEqual(
          session.returnKey(of: slot), rules.key(at: index), "the key before")
      }
    }
  }

  @Test(
    "R8: Tab visits all stops, and Shift+Tab goes back to the previous stop")
  func tabs() {
    let policy = ReturnPolicy()
    withEveryForm(policy) { sweep, masks in
      let session = masks.form(policy)
      let rules = masks.rules(policy)
      let slots = slots(session)
      sweep.withEvery("focus", in: slots.indices) { index in
        sweep.withEvery("direction, wraps", in: 0..<4) { bits in
          let direction = tabDirection(bits & 1 != 0)
          let wraps = bits & 2 != 0
          let move = session.moveOnTab(
            from: slots[index], direction: direction, wraps: wraps)
          let target = rules.stops(
            from: index, direction: direction, wraps: wraps
          ).first
          sweep.expectEqual(
            move.map(position(session)), target.map { .focus($0) } ?? .stay,
            "Tab")
          guard case .focus(let slot) = move, rules.states[index].isReachable
          else { return }
          sweep.expectEqual(
            session.moveOnTab(
              from: slot,
              direction: tabDirection(bits & 1 == 0),
              wraps: wraps),
            .focus(slots[index]), "R8: the way back")
        }
      }
    }
  }

  private func withEveryForm(
    _ policy: ReturnPolicy, of sizes: ClosedRange<Int> = Self.sizes,
    _ body: (Sweep, Masks) -> Void
  ) {
    let sweep = Sweep()
    sweep.withEvery("policy", in: [policy]) { _ in
      sweep.withEvery("fields", in: sizes) { count in
        sweep.withEvery("form", in: Masks.every(count)) { body(sweep, $0) }
      }
    }
    #expect(sweep.cases > 40_000)
  }
}

func tabDirection(_ isForward: Bool) -> TabDirection {
  isForward ? .forward : .backward
}

func slots(_ session: FormSession) -> [FormSession.Slot] {
  (0..<session.count).compactMap { session.slot(at: $0) }
}

func position(_ session: FormSession) -> (FormSession.Slot) -> Int {
  { session.position(of: $0) ?? -1 }
}

/// Plays a press in which every candidate refuses. Returns the candidates in
/// order, and the last step.
func refuseAll(
  _ session: inout FormSession, _ press: inout FormSession.Press
) -> (tried: [Int], end: FormSession.Step) {
  var tried: [Int] = []
  var checked: FormSession.Slot?
  while true {
    switch session.step(&press) {
    case .check(let slot): checked = slot
    case .focus(let slot) where slot == checked && tried.count < 100:
      tried.append(session.position(of: slot) ?? -1)
    case let end: return (tried, end)
    }
  }
}
