import FieldNavigation
import Testing

/// Moves to fields that have no view yet (R13).
@Suite struct PendingMoveTests {
  private func waiting() -> PendingMove<String> {
    var pending = PendingMove<String>()
    pending.wait(for: "row 40", from: "row 3")
    return pending
  }

  @Test("R13: the field that is waited for is focused once, when it appears")
  func appears() {
    var pending = waiting()
    #expect(pending.appeared("row 39") == false)
    #expect(pending.target == "row 40")
    #expect(pending.appeared("row 40") == true)
    #expect(pending.appeared("row 40") == false)
    #expect(pending.target == nil)
  }

  @Test("R13: the move is dropped when the user goes elsewhere")
  func userMoves() {
    var pending = waiting()
    pending.focusChanged(to: "row 5")
    #expect(pending.target == nil)
    #expect(pending.appeared("row 40") == false)
  }

  @Test("R13: it is dropped when focus leaves the form")
  func focusLeaves() {
    var pending = waiting()
    pending.focusChanged(to: nil)
    #expect(pending.appeared("row 40") == false)
  }

  @Test("R13: it waits on while focus is where it began")
  func focusReported() {
    var pending = waiting()
    pending.focusChanged(to: "row 3")
    #expect(pending.appeared("row 40") == true)
  }

  @Test("R13: a second press takes the place of the first")
  func pressedAgain() {
    var pending = waiting()
    pending.wait(for: "row 41", from: "row 3")
    #expect(pending.appeared("row 40") == false)
    #expect(pending.appeared("row 41") == true)
  }

  @Test("R13: a view that never comes leaves the user where they were")
  func cancelled() {
    var pending = waiting()
    pending.cancel()
    #expect(pending.target == nil)
    #expect(pending.appeared("row 40") == false)
    pending.cancel()
  }

  @Test("R13: nothing is waited for at first")
  func nothing() {
    var pending = PendingMove<Int>()
    #expect(pending.target == nil)
    #expect(pending.appeared(1) == false)
    pending.focusChanged(to: 1)
    pending.wait(for: 2, from: nil)
    pending.focusChanged(to: nil)
    #expect(pending.appeared(2) == true)
  }
}
