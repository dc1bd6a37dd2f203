import FieldNavigation
import Testing

/// Runs the engine's samples from the README, articles and doc comments. The
/// stated results are expectations. `Tests/Docs` compares the samples' text.
struct SampleTests {
  @Test("README: Return skips a filled field, and the last field shows Done")
  func form() {
    var form = FieldForm(["name", "email", "password"])
    form.update("name", FieldState(isEmpty: false))
    #expect(form.moveOnReturn(from: "email") == .focus("password"))
    #expect(form.returnKey(of: "email") == .next)
    #expect(form.returnKey(of: "password") == .done)

    #expect(form.update("password", FieldState(isEmpty: false)) == 1..<2)
  }

  @Test("The documentation's sample of FieldForm works")
  func fieldForm() {
    var form = FieldForm(["name", "email", "password"])
    form.update("name", FieldState(isEmpty: false))
    #expect(form.moveOnReturn(from: "email") == .focus("password"))
    #expect(form.returnKey(of: "password") == .done)
  }

  @Test(
    "The documentation's sample of FieldForm.pressReturn works if the only other field refuses"
  )
  func press() {
    var form = FieldForm(["email", "password"])
    var press = form.pressReturn(in: "email")
    #expect(form.step(&press) == .check("password"))
    #expect(form.step(&press) == .focus("password"))
    #expect(form.step(&press) == .stay)
  }

  @Test("The documentation's sample of FieldForm.pressFirst works (R16)")
  func pressFirst() {
    var form = FieldForm(["name", "email"])
    form.update("email", FieldState(isInvalid: true))
    var move = form.pressFirst(.invalid)
    #expect(form.step(&move) == .check("name"))
    #expect(form.step(&move) == .check("email"))
    #expect(form.step(&move) == .focus("email"))
  }

  @Test("The documentation's sample of FieldForm.Move.resign works (R6)")
  func resign() {
    var form = FieldForm(["name", "email"])
    form.update("name", FieldState(fixedReturnKey: .done))
    #expect(form.moveOnReturn(from: "name") == .resign)
  }

  @Test("The documentation's sample of FieldForm.insert works (R12)")
  func group() {
    var form = FieldForm([1, 3])
    form.insert(2, at: 1, group: 1)
    #expect(form.moveOnReturn(from: 1) == .focus(3))
    #expect(form.moveOnTab(from: 1, direction: .forward) == .focus(2))
  }

  @Test("The documentation's sample of Obstacles works (R1)")
  func obstacles() {
    let wrapper: FieldState.Obstacles = [.hidden]
    #expect(FieldState(obstacles: wrapper.union([])).isReachable == false)
  }

  @Test("The documentation's sample of ReturnPolicy works (R5)")
  func policy() {
    let form = FieldForm(
      ["name", "email"], policy: ReturnPolicy(ending: .wrap))
    #expect(form.moveOnReturn(from: "email") == .focus("name"))
  }

  @Test("The documentation's sample of a step with rows works (R13)")
  func stepWithRows() {
    var form = FieldForm(["name", "row 1", "row 2"])
    var press = form.pressReturn(in: "name")
    var shown: Set = ["name"]
    #expect(form.step(&press) { !shown.contains($0) } == .check("row 1"))
    #expect(form.step(&press) { !shown.contains($0) } == .reveal("row 1"))
    shown.insert("row 1")
    #expect(form.step(&press) { !shown.contains($0) } == .check("row 1"))
    #expect(form.step(&press) { !shown.contains($0) } == .focus("row 1"))
  }

  @Test("The documentation's sample of ReadingOrder works (R3)")
  func readingOrder() {
    #expect(
      ReadingOrder.sorted([
        .field("city", LayoutRect(x: 90, y: 41, width: 80, height: 30)),
        .field("zip", LayoutRect(x: 0, y: 40, width: 80, height: 30)),
      ]) == ["zip", "city"])
  }

  @Test("The documentation's sample of KeyboardAvoidance.plan works (A2)")
  func plan() {
    #expect(
      KeyboardAvoidance.plan(
        field: LayoutRect(x: 0, y: 500, width: 300, height: 40),
        container: LayoutRect(x: 0, y: 0, width: 320, height: 640),
        keyboard: LayoutRect(x: 0, y: 400, width: 320, height: 240)
      ).shift == 160)
  }

  @Test("The documentation's sample of InsetAddition works (A4)")
  func inset() {
    var added = InsetAddition()
    #expect(added.set(216, on: 10) == 226)
    #expect(added.set(0, on: 230) == 14)

    #expect(added.set(216, on: 0) == 216)
    #expect(added.set(0, on: 10) == 10)
  }

  @Test("The documentation's sample of ShiftAddition works (A4)")
  func shift() {
    var shift = ShiftAddition()
    let frame = LayoutRect(x: 0, y: 64, width: 320, height: 416)
    let up = shift.set(100, on: frame)
    #expect(up.y == -36)
    #expect(shift.set(0, on: up).y == 64)
  }
}
