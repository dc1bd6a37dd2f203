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
    let forms = FieldGroup.forms(page)
    #expect(forms == [["1", "2", "3", "4"], ["g1", "g2", "g3"]])
  }

  @Test("R12: Return stays inside the nested form and passes over it outside")
  func returnStaysInside() throws {
    let forms = FieldGroup.forms(page).map {
      Form($0, policy: Policy(destination: .next))
    }
    try #require(forms.count == 2)
    #expect(forms[0].move(from: "2") == .focus("3"))
    #expect(forms[0].tabMove(from: "3", forward: false) == .focus("2"))
    #expect(forms[1].move(from: "g1") == .focus("g2"))
    #expect(forms[1].move(from: "g3") == .finish)
    #expect(forms[1].tabMove(from: "g1", forward: false) == .none)
  }

  @Test("R8, R12: Tab visits them all, in the order of the page")
  func tabVisitsAll() {
    #expect(
      FieldGroup.tabOrder(page) == ["1", "2", "g1", "g2", "g3", "3", "4"])
  }

  @Test("R12: a group that joins belongs to the form around it")
  func joining() {
    let page: [FieldGroup<Int>] = [
      .field(1),
      .group([.field(2), .group([.field(3)]), .field(4)], joins: true),
      .group([.field(5), .group([.field(6)], joins: true)]),
      .field(7),
    ]
    #expect(FieldGroup.forms(page) == [[1, 2, 4, 7], [3], [5, 6]])
    #expect(FieldGroup.tabOrder(page) == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test("R1, R4, R8: containers that join are one sequence of eleven fields")
  func nestedContainers() {
    let page: [FieldGroup<Int>] =
      (1...4).map { .field($0) }
      + [.group((5...7).map { .field($0) }, joins: true)]
      + (8...13).map { .field($0) }
    let forms = FieldGroup.forms(page)
    #expect(forms == [Array(1...13)])
    var form = Form(forms[0], policy: Policy(destination: .next))
    for id in [3, 4] {
      form.update(id, FieldState(obstacles: .notEditable))
    }
    var visited = [1]
    while case .focus(let next) = form.move(from: visited[visited.count - 1]) {
      visited.append(next)
    }
    #expect(visited == [1, 2, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    #expect(form.move(from: 13) == .finish)
    for (field, previous) in [(2, 1), (5, 2), (6, 5), (8, 7)] {
      #expect(form.tabMove(from: field, forward: false) == .focus(previous))
    }
    #expect(form.tabMove(from: 1, forward: false) == .none)
  }

  @Test("An empty page has one form without fields")
  func empty() {
    #expect(FieldGroup<Int>.tabOrder([]).isEmpty)
    #expect(FieldGroup<Int>.forms([]).flatMap { $0 }.isEmpty)
    #expect(FieldGroup<Int>.tabOrder([.group([])]).isEmpty)
  }
}
