import FieldNavigation
import Testing

/// Input that should not be there: nothing crashes, nothing loops.
@Suite struct BadInputTests {
  @Test("Of an ID that stands there twice the first counts")
  func duplicates() {
    var form = Form(["a", "b", "a", "c", "b"])
    #expect(form.order == ["a", "b", "c"])
    #expect(form.insert("b", FieldState(isEmpty: false), at: 0).isEmpty)
    #expect(form.order == ["a", "b", "c"])
    #expect(form.state(of: "b") == FieldState())
    form.reorder(["c", "a", "c", "b", "a"])
    #expect(form.order == ["c", "a", "b"])
  }

  @Test("An empty form has nothing to say", arguments: SweepTests.policies)
  func empty(policy: Policy) {
    var form = Form<Int>(policy: policy)
    #expect(form.count == 0)
    #expect(form.move(from: 1) == .none)
    #expect(form.tabMove(from: 1, forward: true, wraps: true) == .none)
    #expect(form.remove(1).isEmpty)
    form.focus(1)
    #expect(form.focused == nil)
    #expect(form.reorder([]).isEmpty)
    #expect(form.setPolicy(Policy()).isEmpty)
    #expect(form.core.slot(at: 0) == nil)
  }

  @Test("R5: one field alone finishes", arguments: SweepTests.policies)
  func oneField(policy: Policy) {
    let form = Form(["only"], policy: policy)
    #expect(form.move(from: "only") == .finish)
    #expect(form.key(of: "only") == policy.finishKey)
    #expect(form.tabMove(from: "only", forward: true) == .none)
    #expect(form.tabMove(from: "only", forward: false) == .none)
    #expect(form.move(from: "only", after: "only") == .none)
  }

  @Test("A position beyond the end is the end")
  func positions() {
    var form = Form(["a"])
    form.insert("b", at: 99)
    form.insert("c", at: .max)
    #expect(form.order == ["a", "b", "c"])
    form.insert("d", at: .min)
    #expect(form.count == 4)
    for position in [-1, 4, .min, .max] {
      #expect(form.core.slot(at: position) == nil)
    }
    #expect(form.core.slot(index: -1) == nil)
    #expect(form.core.slot(index: .max) == nil)
  }

  @Test("R9: focus in a field that the form does not know is no focus")
  func unknownFocus() {
    var form = Form(["a", "b"])
    form.focus("a")
    form.focus("x")
    #expect(form.focused == nil)
    #expect(form.order == ["a", "b"])
  }

  @Test("A slot of another form is no field of this one")
  func foreignSlots() {
    var large = FormCore()
    for _ in 0..<9 { _ = large.insert(FieldState()) }
    guard let slot = large.slot(at: 8) else { return }
    var small = FormCore()
    _ = small.insert(FieldState())
    #expect(small.position(of: slot) == nil)
    #expect(small.decision(from: slot).move == .none)
    #expect(small.key(of: slot) == nil)
    #expect(small.update(slot, FieldState(isEmpty: false)).isEmpty)
    #expect(small.remove(slot).isEmpty)
    small.focus(slot)
    #expect(small.focused == nil)
  }

  @Test("A new order brings new fields in and takes missing ones out")
  func reorder() {
    var form = Form(["a", "b", "c"])
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

  @Test("The same state again changes nothing")
  func sameState() {
    var form = Form(["a", "b"])
    #expect(form.update("a", FieldState()).isEmpty)
    #expect(form.setPolicy(Policy()).isEmpty)
  }

  @Test("R10: a refusal of what is no candidate ends sooner or later")
  func refusalOfStrangers() {
    for policy in SweepTests.policies {
      let form = Form(Array(0..<5), policy: policy)
      for first in 0..<5 {
        var move = form.move(from: 2, after: first)
        var steps = 0
        while case .focus(let next) = move, steps < 10 {
          steps += 1
          move = form.move(from: 2, after: next)
        }
        #expect(move == .none)
      }
    }
  }

  @Test("R6: a key that says next never finishes, not even by configuration")
  func finishKeyNext() {
    let form = Form(["a"], policy: Policy(finishKey: .next))
    #expect(form.key(of: "a") != .next || form.move(from: "a") != .finish)
  }
}
