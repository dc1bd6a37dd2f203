import FieldNavigation
import Foundation
import Testing

/// Tests that invalid input neither crashes nor hangs the engine.
@Suite struct BadInputTests {
  @Test("If an ID appears twice, the first occurrence counts")
  func duplicates() {
    var form = FieldForm(["a", "b", "a", "c", "b"])
    #expect(form.order == ["a", "b", "c"])
    #expect(form.insert("b", FieldState(isEmpty: false), at: 0).isEmpty)
    #expect(form.order == ["a", "b", "c"])
    #expect(form.state(of: "b") == FieldState())
    form.reorder(["c", "a", "c", "b", "a"])
    #expect(form.order == ["c", "a", "b"])
  }

  @Test(
    "An empty form has no moves and no labels", arguments: SweepTests.policies)
  func empty(policy: ReturnPolicy) {
    var form = FieldForm<Int>(policy: policy)
    #expect(form.count == 0)
    #expect(form.moveOnReturn(from: 1) == .stay)
    #expect(form.moveOnTab(from: 1, direction: .forward, wraps: true) == .stay)
    #expect(form.remove(1).isEmpty)
    form.focusMoved(to: 1)
    #expect(form.focused == nil)
    #expect(form.reorder([]).isEmpty)
    #expect(form.setPolicy(ReturnPolicy()).isEmpty)
    #expect(form.id(at: 0) == nil)
  }

  @Test(
    "R5: Return in a form's only field finishes",
    arguments: SweepTests.policies)
  func oneField(policy: ReturnPolicy) {
    let form = FieldForm(["only"], policy: policy)
    #expect(form.moveOnReturn(from: "only") == .finish)
    #expect(form.returnKey(of: "only") == policy.finishKey)
    #expect(form.moveOnTab(from: "only", direction: .forward) == .stay)
    #expect(form.moveOnTab(from: "only", direction: .backward) == .stay)
  }

  @Test("R9: Return without focus in a field does nothing")
  func nowhere() {
    var session = FormSession()
    for _ in 0..<3 { _ = session.insert(FieldState()) }
    var press = FormSession.Press.return(in: nil)
    #expect(session.step(&press) == .stay)
    #expect(press.rule == .unknownField)
    #expect(!session.hasRefusals)
  }

  @Test("A position beyond the end counts as the end")
  func positions() {
    var form = FieldForm(["a"])
    form.insert("b", at: 99)
    form.insert("c", at: .max)
    #expect(form.order == ["a", "b", "c"])
    form.insert("d", at: .min)
    #expect(form.count == 4)
    for position in [-1, 4, .min, .max] {
      #expect(form.id(at: position) == nil)
    }
    let session = FormSession()
    #expect(session.slot(index: -1) == nil)
    #expect(session.slot(index: .max) == nil)
  }

  @Test("R9: focus in an unknown field counts as no focus")
  func unknownFocus() {
    var form = FieldForm(["a", "b"])
    form.focusMoved(to: "a")
    form.focusMoved(to: "x")
    #expect(form.focused == nil)
    #expect(form.order == ["a", "b"])
  }

  @Test("A form ignores the slots of another form")
  func foreignSlots() {
    var large = FormSession()
    for _ in 0..<9 { _ = large.insert(FieldState()) }
    var small = FormSession()
    _ = small.insert(FieldState())
    for slot in slots(large).dropFirst() {
      #expect(small.position(of: slot) == nil)
      #expect(small.decision(from: slot).move == .stay)
      #expect(small.returnKey(of: slot) == nil)
      #expect(small.update(slot, FieldState(isEmpty: false)).isEmpty)
      #expect(small.remove(slot).isEmpty)
      small.focusMoved(to: slot)
      #expect(small.focused == nil)
    }
  }

  @Test("A new order adds new fields and removes the fields that it lacks")
  func reorder() {
    var form = FieldForm(["a", "b", "c"])
    let filled = FieldState(isEmpty: false)
    form.reorder(["x", "c", "a"]) { _ in filled }
    #expect(form.order == ["x", "c", "a"])
    #expect(form.state(of: "x") == filled)
    #expect(form.state(of: "a") == FieldState())
    #expect(form.position(of: "b") == nil)
    #expect(form.reorder(["x", "c", "a"]).isEmpty)
    form.reorder([])
    #expect(form.count == 0)
  }

  @Test("R7: a new order with fields at the end may change earlier labels")
  func reorderAtTheEnd() {
    var form = FieldForm(["a", "b"])
    #expect(form.reorder(["a", "b", "c"]) == 0..<3)
    #expect(form.returnKey(of: "b") == .next)
    let second = { (id: String) in id == "b" || id == "d" ? 1 : 0 }
    form.reorder(["a", "b", "c"], group: second)
    #expect(
      form.reorder(["a", "b", "c", "d"], group: second) == 0..<4,
      "R12: of those in its group")
    #expect(form.reorder(["a", "b", "c", "d"], group: second).isEmpty)
  }

  @Test("Setting the same state again changes nothing")
  func sameState() {
    var form = FieldForm(["a", "b"])
    #expect(form.update("a", FieldState()).isEmpty)
    #expect(form.setPolicy(ReturnPolicy()).isEmpty)
    #expect(form.focusMoved(to: "a").isEmpty)
    #expect(form.focusMoved(to: "a").isEmpty)
    #expect(form.focusMoved(to: "b").isEmpty)
    form.remove("b")
    #expect(
      form.focusMoved(to: nil).isEmpty, "R11: no move goes to a removed field")
  }

  @Test("R6: if the finish key is Next, Return doesn't move to filled fields")
  func finishKeyNext() {
    var form = FieldForm(["a", "b"], policy: ReturnPolicy(finishKey: .next))
    form.update("b", FieldState(isEmpty: false))
    #expect(form.returnKey(of: "a") == .next)
    #expect(form.moveOnReturn(from: "a", shown: .next) == .finish)
    #expect(form.moveOnReturn(from: "b") == .finish)
  }
}
