import Testing

@testable import FieldNavigation

/// R16: the end with a mistake, and the first field.
@Suite struct MistakeTests {
  private func steps(
    _ form: inout FieldForm<String>, _ press: FieldForm<String>.Press,
    refusing: Set<String> = []
  ) -> [FieldForm<String>.Step] {
    var press = press
    var steps: [FieldForm<String>.Step] = []
    while steps.count < 100 {
      let step = form.step(&press)
      steps.append(step)
      switch step {
      case .focus(let id) where !refusing.contains(id): return steps
      case .finish, .resign, .stay: return steps
      default: break
      }
    }
    return steps
  }

  private func form(invalid: [String] = []) -> FieldForm<String> {
    var form = FieldForm(["a", "b", "c"])
    for id in form.order {
      form.update(
        id, FieldState(isEmpty: false, isInvalid: invalid.contains(id)))
    }
    form.focusMoved(to: "c")
    return form
  }

  @Test("R16: a press that doesn't validate finishes past a mistake")
  func withoutValidating() {
    var form = form(invalid: ["a"])
    let press = form.pressReturn(in: "c")
    #expect(steps(&form, press) == [.finish])
  }

  @Test("R16: a press at the end asks each reachable field once")
  func asksEachOnce() {
    var form = form()
    form.update("b", FieldState(obstacles: .hidden, isInvalid: true))
    let press = form.pressReturn(in: "c", validates: true)
    #expect(steps(&form, press) == [.check("a"), .check("c"), .finish])
  }

  @Test("R16: what the adapter finds while it checks a field counts")
  func foundWhileChecking() {
    var form = form()
    var press = form.pressReturn(in: "c", validates: true)
    #expect(form.step(&press) == .check("a"))
    form.update("a", FieldState(isEmpty: false, isInvalid: true))
    #expect(form.step(&press) == .focus("a"))
    #expect(press.rule == .mistake)
  }

  @Test("R16: a mistake changes no label and clears no refusal")
  func changesNoLabel() {
    var form = FieldForm(["a", "b"])
    form.focusMoved(to: "a")
    let press = form.pressReturn(in: "a")
    #expect(
      steps(&form, press, refusing: ["b"]) == [
        .check("b"), .focus("b"), .stay,
      ])
    #expect(form.returnKey(of: "a") == .done)
    #expect(form.update("b", FieldState(isInvalid: true)).isEmpty)
    #expect(form.returnKey(of: "a") == .done)
    #expect(form.state(of: "b")?.isInvalid == true)
    #expect(form.update("b", FieldState(isEmpty: false)) == 0..<1)
  }

  @Test("R10, R16: a mistake that refuses is asked once per press")
  func refuses() {
    var form = form(invalid: ["a", "b"])
    for _ in 1...2 {
      let press = form.pressReturn(in: "c", validates: true)
      #expect(
        steps(&form, press, refusing: ["a", "b"]) == [
          .check("a"), .focus("a"), .check("b"), .focus("b"), .check("c"),
          .stay,
        ])
    }
    #expect(form.returnKey(of: "c") == .done)
  }

  @Test("R10, R16: a mistake that Return skips still keeps the form open")
  func skippedMistake() {
    var form = FieldForm(["a", "b"])
    form.update("a", FieldState(isEmpty: false))
    form.update("b", FieldState(isInvalid: true))
    form.focusMoved(to: "a")
    let first = form.pressReturn(in: "a", validates: true)
    #expect(
      steps(&form, first, refusing: ["b"]) == [
        .check("b"), .focus("b"), .stay,
      ])
    let second = form.pressReturn(in: "a", validates: true)
    #expect(steps(&form, second) == [.check("a"), .check("b"), .stay])
  }

  @Test("R16: if the field that was checked leaves the form, the press stays")
  func leavesTheForm() {
    var form = form(invalid: ["b"])
    var press = form.pressReturn(in: "c", validates: true)
    #expect(form.step(&press) == .check("a"))
    form.remove("a")
    #expect(form.step(&press) == .stay)
  }

  @Test("R16: without an origin, the first mistake of the whole form counts")
  func withoutOrigin() {
    var form = form(invalid: ["b", "c"])
    form.focusMoved(to: nil)
    let first = form.pressFirst(.invalid)
    #expect(steps(&form, first) == [.check("a"), .check("b"), .focus("b")])
    let again = form.pressFirst(.invalid, from: "b")
    #expect(steps(&form, again) == [.check("a"), .check("b"), .stay])
  }

  @Test("R13, R16: a search passes fields without a view")
  func withoutView() {
    var form = FieldForm(["row 1", "row 2", "name"])
    for goal in [FirstField.empty, .invalid] {
      for id in form.order { form.update(id, FieldState(isInvalid: true)) }
      var press = form.pressFirst(goal)
      var steps: [FieldForm<String>.Step] = []
      repeat {
        steps.append(form.step(&press) { $0.hasPrefix("row") })
      } while steps.count < 9 && steps.last != .focus("name")
      #expect(
        steps == [
          .check("row 1"), .check("row 2"), .check("name"), .focus("name"),
        ])
    }
  }

  @Test("R16: stopsAtInvalid asks the field before the press moves")
  func stopsAtInvalid() {
    let policy = ReturnPolicy(stopsAtInvalid: true)
    var form = FieldForm(["a", "b"], policy: policy)
    form.focusMoved(to: "a")
    var press = form.pressReturn(in: "a", validates: true)
    #expect(form.step(&press) == .check("a"))
    form.update("a", FieldState(isInvalid: true))
    #expect(form.step(&press) == .stay)
    form.update("a", FieldState(handlesReturn: true, isInvalid: true))
    press = form.pressReturn(in: "a", validates: true)
    #expect(form.step(&press) == .stay)
    #expect(press.rule == .wish)
  }

  @Test("R10, R16: the app's request asks a field that refused Return")
  func requestAsksAgain() {
    var form = FieldForm(["a", "b"])
    form.update("b", FieldState(isInvalid: true))
    form.focusMoved(to: "a")
    let press = form.pressReturn(in: "a")
    #expect(steps(&form, press, refusing: ["b"]).last == .stay)
    let request = form.pressFirst(.invalid, from: "a")
    #expect(steps(&form, request).last == .focus("b"))
  }

  @Test("R10, R16: a search in other slots begins at the start again")
  func restarts() {
    var session = FormSession()
    let slots = (0..<3).map { _ in
      session.insert(FieldState(isInvalid: true)).slot
    }
    var press = FormSession.Press.finish(in: slots[2])
    #expect(session.step(&press) == .check(slots[0]))
    #expect(session.step(&press) == .focus(slots[0]))
    press.restart(in: slots[2])
    session.update(slots[0], FieldState(obstacles: .detached, isInvalid: true))
    #expect(session.step(&press) == .check(slots[1]))
    #expect(session.step(&press) == .focus(slots[1]))
  }
}
