import FieldNavigation
import Testing

/// The samples of README and DocC, compiled and with the results they state.
struct ReadmeTests {
  @Test("The first sample: a filled field is skipped, the last key says done")
  func form() {
    var form = FieldForm(["name", "email", "password"])
    form.update("name", FieldState(isEmpty: false))
    #expect(form.moveOnReturn(from: "email") == .focus("password"))
    #expect(form.returnKey(of: "email") == .next)
    #expect(form.returnKey(of: "password") == .done)
    let changed = form.update("password", FieldState(isEmpty: false))
    #expect(changed == 1..<2)
  }

  @Test("R5: the sample of a policy that wraps")
  func policy() {
    let form = FieldForm(
      ["name", "email"], policy: ReturnPolicy(ending: .wrap))
    #expect(form.moveOnReturn(from: "email") == .focus("name"))
  }

  @Test("R3: the sample of reading order")
  func readingOrder() {
    let order = ReadingOrder.sorted([
      .field("city", LayoutRect(x: 90, y: 41, width: 80, height: 30)),
      .field("zip", LayoutRect(x: 0, y: 40, width: 80, height: 30)),
    ])
    #expect(order == ["zip", "city"])
  }

  @Test("A2: the sample of a plan")
  func plan() {
    let plan = KeyboardAvoidance.plan(
      field: LayoutRect(x: 0, y: 500, width: 300, height: 40),
      container: LayoutRect(x: 0, y: 0, width: 320, height: 640),
      keyboard: LayoutRect(x: 0, y: 400, width: 320, height: 240))
    #expect(plan.shift == 160)
  }
}
