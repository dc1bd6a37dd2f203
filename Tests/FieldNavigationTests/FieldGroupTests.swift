import FieldNavigation
import Testing

/// Nested forms (R12).
@Suite struct FieldGroupTests {
  let page: [FieldGroup<String>] = [
    .field("1"), .field("2"),
    .group([.field("g1"), .field("g2"), .field("g3")]),
    .field("3"), .field("4"),
  ]

  @Test("R12: a nested form is a form of its own")
  func formsOfAPage() {
    #expect(forms(page) == [["1", "2", "3", "4"], ["g1", "g2", "g3"]])
  }

  @Test("R12: Return stays inside the nested form and passes over it outside")
  func returnStaysInside() {
    let form = FieldForm(page, policy: ReturnPolicy(destination: .next))
    #expect(form.moveOnReturn(from: "2") == .focus("3"))
    #expect(form.moveOnReturn(from: "4") == .finish)
    #expect(form.moveOnReturn(from: "g1") == .focus("g2"))
    #expect(form.moveOnReturn(from: "g3") == .finish)
  }

  @Test("R7, R12: each nested form has its own last key")
  func keys() {
    var form = FieldForm(page)
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

  @Test("R12: a field may change its group with a new order")
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

  @Test("R8, R12: Tab visits them all, in the order of the page")
  func tabVisitsAll() {
    let form = FieldForm(page)
    #expect(form.order == ["1", "2", "g1", "g2", "g3", "3", "4"])
    #expect(form.moveOnTab(from: "2", forward: true) == .focus("g1"))
    #expect(form.moveOnTab(from: "3", forward: false) == .focus("g3"))
    #expect(form.moveOnTab(from: "1", forward: false) == .stay)
  }

  @Test("R12: a group that joins belongs to the form around it")
  func joining() {
    let page: [FieldGroup<Int>] = [
      .field(1),
      .group([.field(2), .group([.field(3)]), .field(4)], joins: true),
      .group([.field(5), .group([.field(6)], joins: true)]),
      .field(7),
    ]
    #expect(forms(page) == [[1, 2, 4, 7], [3], [5, 6]])
    #expect(FieldForm(page).order == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test("R1, R4, R8: containers that join are one sequence of eleven fields")
  func nestedContainers() {
    let page: [FieldGroup<Int>] =
      (1...4).map { .field($0) }
      + [.group((5...7).map { .field($0) }, joins: true)]
      + (8...13).map { .field($0) }
    #expect(forms(page) == [Array(1...13)])
    var form = FieldForm(page, policy: ReturnPolicy(destination: .next))
    for id in [3, 4] {
      form.update(id, FieldState(obstacles: .disabled))
    }
    var visited = [1]
    while case .focus(let next) = form.moveOnReturn(
      from: visited[visited.count - 1])
    {
      visited.append(next)
    }
    #expect(visited == [1, 2, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    #expect(form.moveOnReturn(from: 13) == .finish)
    for (field, previous) in [(2, 1), (5, 2), (6, 5), (8, 7)] {
      #expect(form.moveOnTab(from: field, forward: false) == .focus(previous))
    }
    #expect(form.moveOnTab(from: 1, forward: false) == .stay)
  }

  @Test(
    "R7, R12: a group that comes or moves is searched from its first field on")
  func firstOfItsGroup() {
    let wrap = ReturnPolicy(ending: .wrap)
    let filled = FieldState(isEmpty: false)
    var form = FieldForm(["a", "b"], policy: wrap)
    form.update("b", filled)
    form.insert("g", group: 1)
    #expect(form.update("a", filled).contains(1), "b led to a")
    form = FieldForm(
      [.field("x"), .group([.field("a"), .field("b")])], policy: wrap)
    form.update("b", filled)
    form.remove("x")
    #expect(form.update("a", filled).contains(1), "b led to a")
  }

  @Test("R12: a group may hold nothing but another group")
  func groupOfGroups() {
    let page: [FieldGroup<Int>] = [
      .group([.group([.field(1), .field(2)])]), .field(3), .group([]),
      .group([.field(4)]),
    ]
    #expect(forms(page) == [[3], [], [1, 2], [], [4]])
    var form = FieldForm(page)
    #expect(form.moveOnReturn(from: 1) == .focus(2))
    form.insert(5, at: 2, group: 1)
    form.insert(6, group: 1)
    form.insert(7, group: 3)
    #expect(form.order == [1, 2, 5, 3, 4, 6, 7])
    #expect(form.moveOnReturn(from: 5) == .focus(6))
    #expect(form.moveOnReturn(from: 3) == .finish)
  }

  @Test("An empty page has one form without fields")
  func empty() {
    #expect(FieldForm<Int>([FieldGroup]()).count == 0)
    #expect(FieldForm<Int>([.group([])]).count == 0)
  }

  /// The fields of each form, as Return goes through them, the outermost first.
  private func forms<ID>(_ page: [FieldGroup<ID>]) -> [[ID]] {
    let members = FieldGroup.members(of: page)
    let count = (members.map(\.group).max() ?? 0) + 1
    return (0..<count).map { group in
      members.filter { $0.group == group }.map(\.id)
    }
  }
}
