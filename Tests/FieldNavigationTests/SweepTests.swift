import FieldNavigation
import Testing

/// Every form of up to six fields, with every set of reachable fields, every
/// set of empty ones, every focus and every policy.
@Suite struct SweepTests {
  static let sizes = 0...6
  static let policies = Policy.Destination.allCases.flatMap { destination in
    Policy.Ending.allCases.map {
      Policy(destination: destination, ending: $0, finishKey: .go)
    }
  }

  /// A form as two masks: bit i stands for field i.
  struct Masks: CustomStringConvertible {
    var count: Int
    var code: Int

    static func every(_ count: Int) -> some Sequence<Masks> {
      (0..<(1 << (2 * count))).lazy.map { Masks(count: count, code: $0) }
    }

    /// Two bits a field: reachable, empty.
    func state(_ index: Int) -> FieldState { Self.state(code >> (2 * index)) }

    static func state(_ bits: Int) -> FieldState {
      FieldState(
        obstacles: bits & 1 == 0 ? .hidden : [], isEmpty: bits & 2 != 0)
    }

    func with(_ bits: Int, at index: Int) -> Masks {
      let cleared = code & ~(3 << (2 * index))
      return Masks(count: count, code: cleared | (bits << (2 * index)))
    }

    func form(_ policy: Policy) -> FormCore {
      var core = FormCore(policy: policy)
      for index in 0..<count { _ = core.insert(state(index)) }
      return core
    }

    func naive(_ policy: Policy) -> NaiveModel {
      var model = NaiveModel(policy: policy)
      for index in 0..<count {
        model.fields.append(.init(id: index, state: state(index)))
      }
      return model
    }

    var description: String {
      "["
        + (0..<count).map {
          (state($0).isReachable ? "r" : "-") + (state($0).isEmpty ? "e" : "-")
        }.joined(separator: " ") + "]"
    }
  }

  @Test(
    "R4, R5, R6: moves and keys are those of the rules", arguments: policies)
  func movesAndKeys(policy: Policy) {
    withEveryForm(policy) { sweep, masks in
      let core = masks.form(policy)
      let model = masks.naive(policy)
      sweep.withEvery("focus", in: slots(core).enumerated()) { index, slot in
        let move = core.decision(from: slot).move.map(position(core))
        let key = core.key(of: slot)
        sweep.expectEqual(move, model.move(from: index), "the move")
        sweep.expectEqual(key, model.key(at: index), "the key")
        sweep.expectEqual(key == .go, move == .finish, "R6: key is the move's")
        let shown = core.decision(from: slot, shown: .next).move
        sweep.expectEqual(
          shown.map(position(core)), model.move(from: index, shown: .next),
          "R6: the move where the key still says next")
      }
    }
  }

  @Test("R10: each candidate is tried once, then nothing", arguments: policies)
  func refusals(policy: Policy) {
    withEveryForm(policy) { sweep, masks in
      let core = masks.form(policy)
      let model = masks.naive(policy)
      sweep.withEvery("focus", in: slots(core).enumerated()) { index, slot in
        var tried: [Int] = []
        var decision = core.decision(from: slot)
        while case .focus(let candidate) = decision.move, tried.count <= 6 {
          tried.append(core.position(of: candidate) ?? -1)
          decision = core.decision(from: slot, after: candidate)
        }
        sweep.expectEqual(tried, model.candidates(from: index), "the chain")
        sweep.expect(
          tried.isEmpty || decision.move == .none, "R10: ends in none")
      }
    }
  }

  @Test("R8: Tab and Shift+Tab visit all and are inverse")
  func tabs() {
    let policy = Policy()
    withEveryForm(policy) { sweep, masks in
      let core = masks.form(policy)
      let model = masks.naive(policy)
      let slots = slots(core)
      sweep.withEvery("focus", in: slots.indices) { index in
        sweep.withEvery("forward, wraps", in: 0..<4) { bits in
          let forward = bits & 1 != 0
          let wraps = bits & 2 != 0
          let move = core.tabMove(
            from: slots[index], forward: forward, wraps: wraps)
          let target = model.tab(from: index, forward: forward, wraps: wraps)
          sweep.expectEqual(
            move.map(position(core)), target.map { .focus($0) } ?? .none, "Tab")
          guard case .focus(let slot) = move, model.fields[index].isReachable
          else { return }
          sweep.expectEqual(
            core.tabMove(from: slot, forward: !forward, wraps: wraps),
            .focus(slots[index]), "R8: the way back")
        }
      }
    }
  }

  private func withEveryForm(
    _ policy: Policy, _ body: (Sweep, Masks) -> Void
  ) {
    let sweep = Sweep()
    sweep.withEvery("policy", in: [policy]) { _ in
      sweep.withEvery("fields", in: Self.sizes) { count in
        sweep.withEvery("form", in: Masks.every(count)) { body(sweep, $0) }
      }
    }
    #expect(sweep.cases > 40_000)
  }
}

func slots(_ core: FormCore) -> [FormCore.Slot] {
  (0..<core.count).compactMap { core.slot(at: $0) }
}

func position(_ core: FormCore) -> (FormCore.Slot) -> Int {
  { core.position(of: $0) ?? -1 }
}
