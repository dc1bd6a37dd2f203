import FieldNavigation
import Testing

/// Labels that fix the action (R6), what Return is left to (R14), unknown
/// fields (R9) and names of fields that are gone.
@Suite struct FixedKeyTests {
  @Test(
    "R6: a fixed next never finishes", arguments: SweepTests.policies)
  func fixedNextNeverFinishes(policy: Policy) {
    var form = Form(["a", "b", "c"], policy: policy)
    for id in ["a", "b", "c"] {
      form.update(id, FieldState(isEmpty: false, fixedKey: .next))
      #expect(form.key(of: id) == .next)
    }
    #expect(form.move(from: "a") == .focus("b"))
    #expect(form.move(from: "c") != .finish)
  }

  @Test("R6: a fixed next in the last field stays where it is")
  func fixedNextAtTheEnd() {
    var form = Form(["a", "b"])
    form.update("b", FieldState(fixedKey: .next))
    #expect(form.move(from: "b") == .none)
  }

  @Test("R6: a fixed next goes to the policy's target first")
  func fixedNextPrefersTheTarget() {
    var form = Form(["a", "b", "c"])
    form.update("a", FieldState(fixedKey: .next))
    form.update("b", FieldState(isEmpty: false))
    #expect(form.move(from: "a") == .focus("c"))
  }

  @Test(
    "R6: every other fixed label finishes, though a target follows",
    arguments: [.go, .search, .send, .done, .join, .route] as [ReturnKey])
  func otherFixedKeysFinish(key: ReturnKey) {
    var form = Form(["a", "b"])
    form.update("a", FieldState(fixedKey: key))
    #expect(form.key(of: "a") == key)
    #expect(form.move(from: "a") == .finish)
  }

  @Test("R6: a key that still shows next goes on or stays, it never finishes")
  func shownNextIsKept() {
    var form = Form(["a", "b", "c"])
    form.update("b", FieldState(isEmpty: false))
    form.update("c", FieldState(obstacles: .hidden))
    #expect(form.move(from: "a") == .finish)
    #expect(form.move(from: "a", shown: .done) == .finish)
    #expect(form.move(from: "a", shown: .next) == .focus("b"))
    #expect(form.move(from: "b", shown: .next) == .none)
  }

  @Test("R6: a shown done that is outdated does not keep Return from moving")
  func shownDoneMoves() {
    let form = Form(["a", "b"])
    #expect(form.move(from: "a", shown: .done) == .focus("b"))
  }

  @Test("R6, R14: where Return does something of its own nothing is decided")
  func keepsReturn() {
    var form = Form(["notes", "b"])
    let notes = FieldState(keepsReturn: true)
    form.update("notes", notes)
    #expect(form.key(of: "notes") == nil)
    #expect(form.move(from: "notes") == .none)
    #expect(form.move(from: "notes", shown: .next) == .none)
    #expect(form.tabMove(from: "notes", forward: true) == .focus("b"))
    form.reorder(["b", "notes"]) { _ in notes }
    #expect(
      form.move(from: "b") == .focus("notes"), "it is a target all the same")
  }

  @Test("R9: a field that the form does not know gets no move and no key")
  func unknownField() {
    var form = Form(["a", "b"])
    #expect(form.move(from: "x") == .none)
    #expect(form.move(from: "x", shown: .next) == .none)
    #expect(form.move(from: "x", after: "a") == .none)
    #expect(form.move(from: "a", after: "x") == .none)
    #expect(form.tabMove(from: "x", forward: true) == .none)
    #expect(form.key(of: "x") == nil)
    #expect(form.state(of: "x") == nil)
    #expect(form.remove("x").isEmpty)
    #expect(form.update("x", FieldState()).isEmpty)
    #expect(form.order == ["a", "b"])
  }

  @Test("A slot of a removed field never names its successor")
  func staleSlots() {
    var core = FormCore()
    let old = core.insert(FieldState()).slot
    _ = core.insert(FieldState())
    _ = core.remove(old)
    let new = core.insert(FieldState(isEmpty: false), at: 0).slot
    #expect(new.index == old.index, "the index is used again")
    #expect(new != old)
    #expect(core.position(of: old) == nil)
    #expect(core.state(of: old) == nil)
    #expect(core.key(of: old) == nil)
    #expect(core.decision(from: old).move == .none)
    #expect(core.decision(from: old).rule == .unknownField)
    #expect(core.decision(from: new, after: old).move == .none)
    #expect(core.update(old, FieldState(obstacles: .hidden)).isEmpty)
    #expect(core.remove(old).isEmpty)
    core.focus(old)
    #expect(core.focused == nil)
    #expect(core.state(of: new) == FieldState(isEmpty: false))
    #expect(core.count == 2)
  }

  @Test("Each decision names the rule that it follows")
  func rules() {
    var core = FormCore()
    let a = core.insert(FieldState()).slot
    let b = core.insert(FieldState()).slot
    #expect(core.decision(from: a).rule == .target)
    #expect(core.decision(from: b).rule == .ending)
    #expect(core.decision(from: b, shown: .next).rule == .label)
    #expect(core.decision(from: a, after: b).rule == .refusal)
    _ = core.update(a, FieldState(fixedKey: .go))
    #expect(core.decision(from: a).rule == .label)
    _ = core.update(a, FieldState(keepsReturn: true))
    #expect(core.decision(from: a).rule == .wish)
  }
}
