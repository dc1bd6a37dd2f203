import FieldNavigation
import Testing

/// Tests presses during changes to the form, and fields that refuse focus (R8,
/// R10).
@Suite struct PressTests {
  @Test("R10: a press tries each candidate once, and then corrects the label")
  func refusals() {
    var form = FieldForm(["a", "b", "c"])
    form.focusMoved(to: "a")
    var press = form.pressReturn(in: "a")
    #expect(steps(&form, &press) == [.check("b"), .focus("b")])
    #expect(!form.hasRefusals, "no field is left out before the press ends")
    #expect(press.rule == .target)
    #expect(
      steps(&form, &press) == [.check("c"), .focus("c")])
    #expect(form.step(&press) == .stay)
    #expect(press.rule == .refusal)
    #expect(form.returnKey(of: "a") == .done)
    #expect(form.moveOnReturn(from: "a") == .finish)
    #expect(form.moveOnReturn(from: "b") == .focus("c"), "only a was refused")
    #expect(form.moveOnTab(from: "a", direction: .forward) == .focus("b"))
    #expect(form.forgetRefusals() == 0..<1)
    #expect(form.returnKey(of: "a") == .next)
  }

  /// A list may reuse the cell of a field that has refused. The cell then shows
  /// a later row.
  @Test("R10, R13: a press asks a slot again if it holds another field")
  func anotherFieldInTheSlot() {
    var session = FormSession()
    let slots = (0..<4).map { _ in session.insert(FieldState()).slot }
    var press = FormSession.Press.return(in: slots[0], shown: nil)
    func refuse(_ number: Int) {
      #expect(session.step(&press) == .check(slots[number]))
      #expect(session.step(&press) == .focus(slots[number]))
    }
    refuse(1)
    refuse(2)
    refuse(3)
    _ = session.reorder([0, 3, 1, 2].map { slots[$0].index })
    press.forget(slots[2].index)
    refuse(2)
    #expect(session.step(&press) == .stay, "it never finishes")
  }

  @Test("R10: a press skips earlier refusals and remembers new ones")
  func twoPresses() {
    var form = FieldForm(["a", "b", "c"])
    form.update("c", FieldState(isEmpty: false))
    var press = form.pressReturn(in: "a")
    #expect(all(&form, &press) == ["b"])
    press = form.pressReturn(in: "a", shown: .next)
    #expect(all(&form, &press) == ["c"], "a key that shows next (R6)")
    press = form.pressReturn(in: "a", shown: .next)
    #expect(form.step(&press) == .stay)
    #expect(press.rule == .label)
    press = form.pressReturn(in: "a")
    #expect(form.step(&press) == .finish)
  }

  @Test(
    "R10: every change to the form clears the refusals",
    arguments: [
      { $0.focusMoved(to: "c") }, { $0.focusMoved(to: nil) },
      { $0.update("a", FieldState(isEmpty: false)) },
      { $0.update("c", FieldState(isEmpty: false)) }, { $0.insert("d") },
      { $0.insert("d", at: 0) }, { $0.remove("c") }, { $0.remove("a") },
      { $0.reorder(["a", "c", "b"]) }, { $0.reorder(["a", "b"]) },
      { $0.reorder(["a", "b", "c", "d"]) },
      { $0.reorder(["a", "b", "c"], group: { $0 == "c" ? 1 : 0 }) },
      { $0.setPolicy(ReturnPolicy(destination: .next)) },
      { $0.forgetRefusals() },
    ] as [@Sendable (inout FieldForm<String>) -> Range<Int>])
  func forgetting(change: @Sendable (inout FieldForm<String>) -> Range<Int>) {
    for origin in ["a", "b"] {
      var form = FieldForm(
        ["a", "b", "c"], policy: ReturnPolicy(ending: .wrap))
      form.focusMoved(to: origin)
      var press = form.pressReturn(in: origin)
      _ = all(&form, &press)
      #expect(form.hasRefusals)
      let key = form.returnKey(of: origin)
      let range = change(&form)
      #expect(!form.hasRefusals)
      if let position = form.position(of: origin),
        form.returnKey(of: origin) != key
      {
        #expect(range.contains(position), "R7: \(origin)")
      }
    }
  }

  @Test("R10: setting the same value again keeps the refusals")
  func nothingChanged() {
    var form = FieldForm(["a", "b", "c"])
    form.focusMoved(to: "a")
    var press = form.pressReturn(in: "a")
    _ = all(&form, &press)
    form.focusMoved(to: "a")
    form.update("b", FieldState())
    form.insert("b")
    form.reorder(["a", "b", "c"])
    form.setPolicy(ReturnPolicy())
    #expect(form.hasRefusals)
    #expect(form.returnKey(of: "a") == .done)
  }

  @Test("R10, R11: a new order without the removed field keeps the refusals")
  func nothingChangedBesideARemovedField() {
    var form = FieldForm(["a", "b"])
    form.focusMoved(to: "a")
    form.remove("a")
    var press = form.pressReturn(in: "a")
    #expect(all(&form, &press) == ["b"])
    #expect(form.reorder(["b"]).isEmpty)
    #expect(form.hasRefusals)
  }

  @Test("R10: Tab asks each stop once and remembers no refusal")
  func tab() {
    var form = FieldForm(["a", "b", "c"])
    form.focusMoved(to: "b")
    var press = form.pressTab(in: "b", direction: .forward, wraps: true)
    #expect(all(&form, &press) == ["c", "a"])
    #expect(press.rule == .tab)
    #expect(!form.hasRefusals)
    press = form.pressTab(in: "b", direction: .backward, wraps: true)
    #expect(all(&form, &press) == ["a", "c"])
    press = form.pressTab(in: "b", direction: .backward)
    #expect(all(&form, &press) == ["a"])
    #expect(form.moveOnReturn(from: "b") == .focus("c"))
  }

  @Test("R4: a press skips a candidate that the app hides during the press")
  func checked() {
    var form = FieldForm(["a", "b", "c"])
    var press = form.pressReturn(in: "a")
    #expect(form.step(&press) == .check("b"))
    form.update("b", FieldState(obstacles: .hidden))
    #expect(form.step(&press) == .check("c"))
    form.update("b", FieldState())
    #expect(form.step(&press) == .check("b"), "it is reachable again")
    #expect(form.step(&press) == .focus("b"))
  }

  @Test("R6: a press of the app's Done key first checks the next field")
  func resigns() {
    var form = FieldForm(["a", "b", "c"])
    form.update("a", FieldState(fixedReturnKey: .done))
    var press = form.pressReturn(in: "a")
    #expect(steps(&form, &press) == [.check("b"), .resign])
    #expect(press.rule == .label)
  }

  @Test("R6: a press of the app's Done key finishes if no target follows")
  func finishesAfterALook() {
    var form = FieldForm(["a", "b", "c"])
    form.update("a", FieldState(fixedReturnKey: .done))
    var press = form.pressReturn(in: "a")
    #expect(form.step(&press) == .check("b"))
    form.update("b", FieldState(obstacles: .hidden))
    #expect(form.step(&press) == .check("c"))
    form.update("c", FieldState(isEmpty: false))
    #expect(form.step(&press) == .finish)
  }

  @Test(
    "R6, R10: changing the label to Done after a refusal doesn't close the keyboard"
  )
  func doneAfterRefusal() {
    var form = FieldForm(["a", "b", "c"])
    var press = form.pressReturn(in: "a")
    #expect(steps(&form, &press) == [.check("b"), .focus("b")])
    form.update("a", FieldState(fixedReturnKey: .done))
    #expect(form.step(&press) == .stay)
  }

  @Test("R10: clearing a field's refusal makes the field a candidate again")
  func forgottenMeanwhile() {
    var form = FieldForm(["a", "b", "c"])
    form.focusMoved(to: "a")
    form.update("c", FieldState(isEmpty: false))
    var press = form.pressReturn(in: "a")
    #expect(all(&form, &press) == ["b"])
    press = form.pressReturn(in: "a", shown: .next)
    #expect(form.step(&press) == .check("c"))
    form.update("c", FieldState(isEmpty: false, handlesReturn: true))
    #expect(form.returnKey(of: "a") == .next)
    #expect(form.step(&press) == .check("b"))
  }

  @Test(
    "R10: removing the field in which Return was pressed clears the refusals")
  func originIsGone() {
    var form = FieldForm(["a", "b"])
    var press = form.pressReturn(in: "a")
    #expect(steps(&form, &press) == [.check("b"), .focus("b")])
    form.remove("a")
    form.insert("c", at: 0)
    #expect(form.step(&press) == .stay)
    #expect(!form.hasRefusals)
    #expect(form.returnKey(of: "c") == .next)
  }

  @Test("R5: Return keeps its direction if a refusing field moves ahead")
  func movedAhead() {
    var form = FieldForm(["x", "a", "b", "c"])
    var press = form.pressReturn(in: "a")
    #expect(steps(&form, &press) == [.check("b"), .focus("b")])
    form.reorder(["b", "x", "a", "c"])
    #expect(all(&form, &press) == ["c"])
  }

  @Test(
    "R8: Tab keeps its direction if a refusing stop moves",
    arguments: [.forward, .backward] as [TabDirection])
  func movedPast(direction: TabDirection) {
    func order(_ ids: [String]) -> [String] {
      direction == .forward ? ids : ids.reversed()
    }
    var form = FieldForm(order(["x", "a", "b", "c"]))
    var press = form.pressTab(in: "a", direction: direction)
    #expect(steps(&form, &press) == [.check("b"), .focus("b")])
    form.reorder(order(["b", "x", "a", "c"]))
    #expect(all(&form, &press) == ["c"])
    press = form.pressTab(in: "a", direction: direction, wraps: true)
    #expect(all(&form, &press) == ["c", "b", "x"])
  }

  @Test("R8: Tab asks no stop twice, even if stops move or disappear")
  func askedOnce() {
    var form = FieldForm(["a", "b", "c", "d"])
    var press = form.pressTab(in: "a", direction: .forward)
    #expect(steps(&form, &press) == [.check("b"), .focus("b")])
    #expect(steps(&form, &press) == [.check("c"), .focus("c")])
    form.reorder(["a", "c", "b", "d"])
    #expect(all(&form, &press) == ["d"])
    press = form.pressTab(in: "a", direction: .forward)
    #expect(steps(&form, &press) == [.check("c"), .focus("c")])
    #expect(steps(&form, &press) == [.check("b"), .focus("b")])
    form.remove("b")
    #expect(all(&form, &press) == ["d"])
  }

  @Test("R8: at the ends, Tab does nothing unless it wraps")
  func ends() {
    var session = FormSession()
    for _ in 0..<2 { _ = session.insert(FieldState()) }
    let slots = slots(session)
    var press = FormSession.Press.tab(in: slots[1], direction: .forward)
    #expect(session.step(&press) == .stay)
    #expect(session.moveOnTab(from: slots[1], direction: .forward) == .stay)
    var form = FieldForm(["a", "b"])
    var named = form.pressTab(in: "b", direction: .forward)
    #expect(form.step(&named) == .stay)
    named = form.pressTab(in: "b", direction: .forward, wraps: true)
    #expect(form.step(&named) == .check("a"))
  }

  @Test(
    "R10: an insertion clears refusals and reports the focused field's label"
  )
  func originMovesOn() {
    for position in 0...3 {
      var form = FieldForm(
        ["a", "b", "c"], policy: ReturnPolicy(ending: .wrap))
      form.focusMoved(to: "b")
      var press = form.pressReturn(in: "b")
      #expect(all(&form, &press) == ["c", "a"])
      let filled = FieldState(isEmpty: false)
      let range = form.insert("d", filled, at: position)
      let moved = position <= 1 ? 2 : 1
      #expect(form.position(of: "b") == moved)
      #expect(range == min(moved, position)..<max(moved, position) + 1)
    }
  }

  @Test("R12: Return asks only the fields of its group")
  func groups() {
    var form = FieldForm<Int>()
    for (id, group) in [(1, 0), (2, 1), (3, 2), (4, 1), (5, 0)] {
      form.insert(id, group: group)
    }
    var press = form.pressReturn(in: 1)
    #expect(all(&form, &press) == [5])
    press = form.pressReturn(in: 2)
    #expect(all(&form, &press) == [4])
    press = form.pressReturn(in: 3)
    #expect(form.step(&press) == .finish)
    press = form.pressTab(in: 1, direction: .forward)
    #expect(all(&form, &press) == [2, 3, 4, 5])
  }

  // MARK: -

  private func steps<ID>(
    _ form: inout FieldForm<ID>, _ press: inout FieldForm<ID>.Press
  ) -> [FieldForm<ID>.Step] {
    [form.step(&press), form.step(&press)]
  }

  /// Returns the fields that a press tries if every field refuses.
  private func all<ID>(
    _ form: inout FieldForm<ID>, _ press: inout FieldForm<ID>.Press
  ) -> [ID] {
    var asked: [ID] = []
    while asked.count < 100 {
      switch form.step(&press) {
      case .check: break
      case .focus(let id): asked.append(id)
      case .finish, .resign, .stay, .reveal: return asked
      }
    }
    return asked
  }
}
