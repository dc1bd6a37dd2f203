import FieldNavigation
import Testing

/// Tests labels that the app sets (R6) and fields that handle Return (R14).
/// Also tests unknown fields (R9) and slots of removed fields.
@Suite struct FixedKeyTests {
  @Test(
    "R6: the app's Next goes through filled fields, and finishes at the last",
    arguments: SweepTests.policies)
  func fixedNext(policy: ReturnPolicy) {
    var form = FieldForm(["a", "b", "c"], policy: policy)
    for id in ["a", "b", "c"] {
      form.update(id, FieldState(isEmpty: false, fixedReturnKey: .next))
      #expect(form.returnKey(of: id) == .next)
    }
    #expect(form.moveOnReturn(from: "a") == .focus("b"))
    #expect(form.moveOnReturn(from: "c") == .finish)
    form.update("a", FieldState(fixedReturnKey: .next))
    #expect(
      form.moveOnReturn(from: "c")
        == (policy.ending == .wrap ? .focus("a") : .finish))
  }

  @Test("R6: the app's Next finishes if no field can be reached after it")
  func fixedNextAtTheEnd() {
    var form = FieldForm(["a", "b", "c"])
    form.update("a", FieldState(fixedReturnKey: .next))
    form.update("b", FieldState(obstacles: .hidden))
    #expect(form.moveOnReturn(from: "a") == .focus("c"))
    form.update("c", FieldState(obstacles: .disabled))
    #expect(form.moveOnReturn(from: "a") == .finish)
    form.insert("d", group: 1)
    #expect(form.moveOnReturn(from: "a") == .finish)
  }

  @Test("R10: the app's Next doesn't finish if the fields that follow refuse")
  func fixedNextBeforeRefusals() {
    var form = FieldForm(["a", "b"])
    form.update("a", FieldState(fixedReturnKey: .next))
    for _ in 1...2 {
      var press = form.pressReturn(in: "a")
      let steps = (1...5).map { _ in form.step(&press) }
      #expect(!steps.contains(.finish))
      #expect(form.moveOnReturn(from: "a") == .stay)
    }
  }

  private static let endings: [ReturnKey] = [.done, .go, .join, .continue]

  @Test(
    "R6: a press of the app's Done key closes the keyboard before a target",
    arguments: endings)
  func endsBeforeATarget(key: ReturnKey) {
    var form = FieldForm(["a", "b", "c"])
    form.update("a", FieldState(fixedReturnKey: key))
    #expect(form.returnKey(of: "a") == key)
    #expect(form.moveOnReturn(from: "a") == .resign)
    form.update("b", FieldState(isEmpty: false))
    #expect(form.moveOnReturn(from: "a") == .resign)
    form.update("c", FieldState(obstacles: .hidden))
    #expect(form.moveOnReturn(from: "a") == .finish)
    form.setPolicy(ReturnPolicy(destination: .next))
    #expect(form.moveOnReturn(from: "a") == .resign, "b can be reached")
  }

  @Test("R5, R6: a press of the app's Done key finishes instead of wrapping")
  func endsBeforeWrapping() {
    var form = FieldForm(["a", "b"], policy: ReturnPolicy(ending: .wrap))
    form.update("b", FieldState(fixedReturnKey: .done))
    #expect(form.moveOnReturn(from: "b") == .finish)
  }

  @Test(
    "R6, R12: a press of the app's Done key ignores targets in other groups"
  )
  func endsBeforeAnotherGroup() {
    var form = FieldForm(["a"])
    form.insert("b", group: 1)
    form.update("a", FieldState(fixedReturnKey: .done))
    #expect(form.moveOnReturn(from: "a") == .finish)
  }

  @Test("R6: a press of the app's Next key tries the policy's target first")
  func fixedNextPrefersTheTarget() {
    var form = FieldForm(["a", "b", "c"])
    form.update("a", FieldState(fixedReturnKey: .next))
    form.update("b", FieldState(isEmpty: false))
    #expect(form.moveOnReturn(from: "a") == .focus("c"))
  }

  @Test(
    "R6: a press of the app's Search key finishes even before a target",
    arguments: ReturnKey.allCases.filter {
      $0 != .next && !endings.contains($0)
    })
  func finishesAnywhere(key: ReturnKey) {
    var form = FieldForm(["a", "b"])
    form.update("a", FieldState(fixedReturnKey: key))
    #expect(form.returnKey(of: "a") == key)
    #expect(form.moveOnReturn(from: "a") == .finish)
  }

  @Test("R6: if the key shows an outdated Next, Return never finishes")
  func shownNextIsKept() {
    var form = FieldForm(["a", "b", "c"])
    form.update("b", FieldState(isEmpty: false))
    form.update("c", FieldState(obstacles: .hidden))
    #expect(form.moveOnReturn(from: "a") == .finish)
    #expect(form.moveOnReturn(from: "a", shown: .done) == .finish)
    #expect(form.moveOnReturn(from: "a", shown: .next) == .focus("b"))
    #expect(form.moveOnReturn(from: "b", shown: .next) == .stay)
  }

  @Test("R6: if the key shows an outdated Done, Return moves to an empty field")
  func shownDoneMoves() {
    let form = FieldForm(["a", "b"])
    #expect(form.moveOnReturn(from: "a", shown: .done) == .focus("b"))
  }

  @Test("R6, R14: the form ignores Return in a field that handles it")
  func keepsReturn() {
    var form = FieldForm(["notes", "b"])
    let notes = FieldState(handlesReturn: true)
    form.update("notes", notes)
    #expect(form.returnKey(of: "notes") == nil)
    #expect(form.moveOnReturn(from: "notes") == .stay)
    #expect(form.moveOnReturn(from: "notes", shown: .next) == .stay)
    #expect(form.moveOnTab(from: "notes", direction: .forward) == .focus("b"))
    form.reorder(["b", "notes"]) { _ in notes }
    #expect(
      form.moveOnReturn(from: "b") == .focus("notes"),
      "it is a target all the same")
  }

  @Test(
    "R6, R7: if the app sets or clears a field's label, no other label changes")
  func ownLabel() {
    var form = FieldForm(["a", "b", "c", "d"])
    for state in [
      FieldState(handlesReturn: true), FieldState(fixedReturnKey: .search),
      FieldState(fixedReturnKey: .send), FieldState(),
    ] {
      #expect(form.update("b", state) == 1..<2)
    }
  }

  @Test("R9: the form ignores Return and Tab in an unknown field")
  func unknownField() {
    var form = FieldForm(["a", "b"])
    #expect(form.moveOnReturn(from: "x") == .stay)
    #expect(form.moveOnReturn(from: "x", shown: .next) == .stay)
    var press = form.pressReturn(in: "x")
    #expect(form.step(&press) == .stay)
    #expect(press.rule == .unknownField)
    press = form.pressTab(in: "x", direction: .forward)
    #expect(form.step(&press) == .stay)
    #expect(form.moveOnTab(from: "x", direction: .forward) == .stay)
    #expect(form.returnKey(of: "x") == nil)
    #expect(form.state(of: "x") == nil)
    #expect(form.remove("x").isEmpty)
    #expect(form.update("x", FieldState()).isEmpty)
    #expect(form.order == ["a", "b"])
  }

  @Test("The slot of a removed field never refers to a newer field")
  func staleSlots() {
    var session = FormSession()
    let old = session.insert(FieldState()).slot
    _ = session.insert(FieldState())
    _ = session.remove(old)
    let new = session.insert(FieldState(isEmpty: false), at: 0).slot
    #expect(new.index == old.index, "the index is used again")
    #expect(new != old)
    #expect(session.position(of: old) == nil)
    #expect(session.state(of: old) == nil)
    #expect(session.returnKey(of: old) == nil)
    #expect(session.decision(from: old).move == .stay)
    #expect(session.decision(from: old).rule == .unknownField)
    var press = FormSession.Press.return(in: old, shown: nil)
    #expect(session.step(&press) == .stay)
    #expect(press.rule == .unknownField)
    #expect(session.update(old, FieldState(obstacles: .hidden)).isEmpty)
    #expect(session.remove(old).isEmpty)
    session.focusMoved(to: old)
    #expect(session.focused == nil)
    #expect(session.state(of: new) == FieldState(isEmpty: false))
    #expect(session.count == 2)
  }

  @Test("Each decision names the rule that it follows")
  func rules() {
    var session = FormSession()
    let a = session.insert(FieldState()).slot
    let b = session.insert(FieldState()).slot
    #expect(session.decision(from: a).rule == .target)
    #expect(session.decision(from: b).rule == .ending)
    #expect(session.decision(from: b, shown: .next).rule == .label)
    _ = session.update(a, FieldState(fixedReturnKey: .go))
    #expect(session.decision(from: a).rule == .label)
    _ = session.update(a, FieldState(handlesReturn: true))
    #expect(session.decision(from: a).rule == .wish)
  }
}
