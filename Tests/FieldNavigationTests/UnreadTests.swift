import Testing

@testable import FieldNavigation

/// Tests forms that read only some fields' states. A state is read if the key
/// press depends on it.
@Suite struct UnreadTests {
  private static let states = [
    FieldState(), FieldState(isEmpty: false), FieldState(obstacles: .hidden),
    FieldState(obstacles: .notEditable, isEmpty: false),
  ]

  @Test("R4, R5, R6, R8, R10: unread fields don't change any result")
  func sameSteps() {
    let sweep = Sweep()
    sweep.withEvery("ending", in: ReturnPolicy.Ending.allCases) { ending in
      sweep.withEvery("destination", in: ReturnPolicy.Destination.allCases) {
        destination in
        let policy = ReturnPolicy(destination: destination, ending: ending)
        sweep.withEvery("form", in: 0..<4 * 4 * 4 * 4) { number in
          let states = (0..<4).map { Self.states[number >> ($0 * 2) & 3] }
          sweep.withEvery("origin", in: 0..<4) { origin in
            sweep.withEvery(
              "press", in: ["return", "next", "done", "tab", "shift-tab"]
            ) {
              press in
              let told = told(states, policy)
              let unread = FormSession(policy: policy, unread: 4)
              sweep.expectEqual(
                targets(unread, states, origin, press),
                targets(told, states, origin, press), "the way")
            }
          }
        }
      }
    }
    #expect(sweep.cases == 2 * 2 * 256 * 4 * 5)
  }

  @Test("A press reads no field after the first match")
  func reads() {
    for count in [2, 64, 65, 200] {
      var session = FormSession(policy: ReturnPolicy(), unread: count)
      var press = FormSession.Press.return(in: session.slot(at: 0))
      var read = 0
      while case .check(let slot) = session.step(&press) {
        read += 1
        #expect(session.position(of: slot) == read)
        session.note(slot, FieldState(isEmpty: read == min(count - 1, 7)))
      }
      #expect(read == min(count - 1, 7))
    }
  }

  @Test("The form reads each field's state once, until it forgets all states")
  func forgetting() {
    var session = FormSession(policy: ReturnPolicy(), unread: 130)
    #expect(finishes(&session, reading: 129))
    #expect(finishes(&session, reading: 0))
    session.forgetStates()
    #expect(!session.isConsistent, "all count as empty, whatever is known")
    #expect(finishes(&session, reading: 129))
    #expect(session.isConsistent)
  }

  /// A wrong rule may ask without end.
  private func expectStay(
    of press: inout FormSession.Press, in session: inout FormSession
  ) {
    #expect((0..<10).contains { _ in session.step(&press) == .stay })
  }

  @Test("R10: reading an unchanged state again keeps the refusals")
  func refusals() {
    for changes in [false, true] {
      var session = FormSession(policy: ReturnPolicy(), unread: 2)
      session.note(slot(session, 0), FieldState())
      session.note(slot(session, 1), FieldState())
      var press = FormSession.Press.return(in: slot(session, 0))
      expectStay(of: &press, in: &session)
      #expect(session.hasRefusals)
      session.forgetStates()
      session.note(slot(session, 0), FieldState(isEmpty: !changes))
      #expect(session.hasRefusals == !changes)
    }
  }

  @Test("R10: a filled field of which nothing else was read keeps the refusals")
  func filled() {
    var session = FormSession(policy: ReturnPolicy(), unread: 3)
    session.note(slot(session, 0), FieldState())
    session.note(
      slot(session, 1), FieldState(obstacles: .hidden, isEmpty: false))
    session.note(slot(session, 2), FieldState())
    var press = FormSession.Press.return(in: slot(session, 0))
    expectStay(of: &press, in: &session)
    session.forgetStates()
    session.note(
      slot(session, 1), FieldState(isEmpty: false), isWhole: false)
    #expect(session.hasRefusals)
    #expect(!session.isConsistent, "the others are unread")
    #expect(
      session.state(of: slot(session, 1))
        == FieldState(obstacles: .hidden, isEmpty: false))
  }

  @Test("Recording a state for an unknown slot changes nothing")
  func unknown() {
    var session = FormSession(policy: ReturnPolicy(), unread: 1)
    session.note(
      FormSession.Slot(index: 1, generation: 0), FieldState(isEmpty: false))
    session.note(
      FormSession.Slot(index: -1, generation: 0), FieldState(isEmpty: false))
    #expect(session.state(of: slot(session, 0)) == FieldState())
    #expect(FormSession(policy: ReturnPolicy(), unread: 0).count == 0)
  }

  // MARK: Helpers

  private func slot(_ session: FormSession, _ index: Int32) -> FormSession.Slot
  {
    FormSession.Slot(index: index, generation: 0)
  }

  private func told(_ states: [FieldState], _ policy: ReturnPolicy)
    -> FormSession
  {
    var session = FormSession(policy: policy)
    for state in states { _ = session.insert(state) }
    return session
  }

  /// Returns the fields that a press tries if every field refuses. Also returns
  /// the press's last step.
  private func targets(
    _ session: FormSession, _ states: [FieldState], _ origin: Int,
    _ kind: String
  ) -> [String] {
    var session = session
    let field = slot(session, Int32(origin))
    var state = states[origin]
    if kind == "done" { state.fixedReturnKey = .done }
    session.note(field, state)
    var press =
      kind.hasSuffix("tab")
      ? FormSession.Press.tab(
        in: field, direction: tabDirection(kind != "shift-tab"), wraps: true)
      : .return(in: field, shown: kind == "next" ? .next : nil)
    var way: [String] = []
    while way.count < 9 {
      switch session.step(&press) {
      case .check(let slot): session.note(slot, states[Int(slot.index)])
      case .focus(let slot): way.append("\(slot.index)")
      case .finish: return way + ["finish"]
      case .resign: return way + ["resign"]
      case .stay: return way + ["stay"]
      case .reveal: return way + ["reveal"]
      }
    }
    return way
  }

  /// Whether Return finishes in a form of filled fields. The press must read
  /// the expected number of states.
  private func finishes(_ session: inout FormSession, reading expected: Int)
    -> Bool
  {
    var press = FormSession.Press.return(in: session.slot(at: 0))
    session.note(slot(session, 0), FieldState(isEmpty: false))
    var read = 0
    while true {
      switch session.step(&press) {
      case .check(let slot):
        read += 1
        session.note(slot, FieldState(isEmpty: false))
      case .finish: return read == expected
      default: return false
      }
    }
  }
}
