import FieldNavigation
import Testing

/// Tests groups, which are nested forms (R12).
@Suite struct GroupTests {
  /// A form with a group `g` in the middle.
  private func page(policy: ReturnPolicy = ReturnPolicy()) -> FieldForm<String>
  {
    var form = FieldForm<String>(policy: policy)
    form.reorder(
      ["1", "2", "g1", "g2", "g3", "3", "4"],
      group: { $0.hasPrefix("g") ? 1 : 0 })
    return form
  }

  @Test("R12: Return neither enters nor leaves a group")
  func returnStaysInside() {
    let form = page(policy: ReturnPolicy(destination: .next))
    #expect(form.moveOnReturn(from: "2") == .focus("3"))
    #expect(form.moveOnReturn(from: "4") == .finish)
    #expect(form.moveOnReturn(from: "g1") == .focus("g2"))
    #expect(form.moveOnReturn(from: "g3") == .finish)
  }

  @Test(
    "R7, R12: the labels in a group depend only on the fields of that group")
  func keys() {
    var form = page()
    let last = { form.order.filter { form.returnKey(of: $0) == .done } }
    #expect(last() == ["g3", "4"])
    #expect(form.update("g3", FieldState(isEmpty: false)) == 3..<4)
    #expect(last() == ["g2", "g3", "4"])
    form.update("4", FieldState(obstacles: .hidden))
    #expect(last() == ["g2", "g3", "3", "4"])
    form.remove("g2")
    #expect(last() == ["g1", "g3", "3", "4"])
    form.insert("g4", at: 2, group: 1)
    #expect(last() == ["g1", "g3", "3", "4"])
    form.insert("5", at: 0, group: 2)
    #expect(last() == ["5", "g1", "g3", "3", "4"])
  }

  @Test("R12: a new order may move a field to another group")
  func otherGroup() {
    var form = FieldForm(["a", "b", "c"])
    let second = { (id: String) in id == "b" ? 1 : 0 }
    #expect(form.reorder(["a", "b", "c"], group: second) == 0..<3)
    #expect(form.moveOnReturn(from: "a") == .focus("c"))
    #expect(form.returnKey(of: "b") == .done)
    #expect(form.reorder(["a", "b", "c"], group: second).isEmpty)
    #expect(form.reorder(["a", "b", "c"]) == 0..<3)
    #expect(form.moveOnReturn(from: "a") == .focus("b"))
  }

  @Test("R8, R12: Tab visits the fields of all groups in the page's order")
  func tabVisitsAll() {
    let form = page()
    #expect(form.order == ["1", "2", "g1", "g2", "g3", "3", "4"])
    #expect(form.moveOnTab(from: "2", direction: .forward) == .focus("g1"))
    #expect(form.moveOnTab(from: "3", direction: .backward) == .focus("g3"))
    #expect(form.moveOnTab(from: "1", direction: .backward) == .stay)
  }

  @Test("R7, R12: a search in a new or moved group starts at its first field")
  func firstOfItsGroup() {
    let wrap = ReturnPolicy(ending: .wrap)
    let filled = FieldState(isEmpty: false)
    var form = FieldForm(["a", "b"], policy: wrap)
    form.update("b", filled)
    form.insert("g", group: 1)
    #expect(form.update("a", filled).contains(1), "b led to a")
    form = FieldForm(["x"], policy: wrap)
    form.insert("a", group: 1)
    form.insert("b", group: 1)
    form.update("b", filled)
    form.remove("x")
    #expect(form.update("a", filled).contains(1), "b led to a")
  }

  @Test("R12: fields of different groups may alternate in any order")
  func interleaved() {
    var form = FieldForm<Int>()
    for id in [1, 2] { form.insert(id, group: 2) }
    form.insert(3)
    form.insert(4, group: 4)
    #expect(form.moveOnReturn(from: 1) == .focus(2))
    form.insert(5, at: 2, group: 1)
    form.insert(6, group: 1)
    form.insert(7, group: 3)
    #expect(form.order == [1, 2, 5, 3, 4, 6, 7])
    #expect(form.moveOnReturn(from: 5) == .focus(6))
    #expect(form.moveOnReturn(from: 3) == .finish)
  }
}
