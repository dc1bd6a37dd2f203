import FieldNavigation
import Testing

/// The samples of README and DocC, compiled and with the results they state.
struct ReadmeTests {
  @Test("The first sample: a filled field is skipped, the last key says done")
  func form() {
    var form = Form(["name", "email", "password"])
    form.update("name", FieldState(isEmpty: false))
    #expect(form.move(from: "email") == .focus("password"))
    #expect(form.key(of: "email") == .next)
    #expect(form.key(of: "password") == .done)
    let changed = form.update("password", FieldState(isEmpty: false))
    #expect(changed == 1..<2)
  }

  @Test("R5: the sample of a policy that wraps")
  func policy() {
    let form = Form(["name", "email"], policy: Policy(ending: .wrap))
    #expect(form.move(from: "email") == .focus("name"))
  }

  @Test("R3: the sample of reading order")
  func readingOrder() {
    let order = ReadingOrder.sorted([
      .field("city", Rectangle(x: 90, y: 41, width: 80, height: 30)),
      .field("zip", Rectangle(x: 0, y: 40, width: 80, height: 30)),
    ])
    #expect(order == ["zip", "city"])
  }

  @Test("A2: the sample of a plan")
  func plan() {
    let plan = KeyboardAvoidance.plan(
      field: Rectangle(x: 0, y: 500, width: 300, height: 40),
      container: Rectangle(x: 0, y: 0, width: 320, height: 640),
      keyboard: Rectangle(x: 0, y: 400, width: 320, height: 240))
    #expect(plan.shift == 160)
  }

  @Test("The fourth document's order: the sample of the Tab inference")
  func tabInference() {
    var tab = TabInference(
      viewOrder: [1, 2, 3, 4], observedOrder: [1, 4, 2, 3])
    tab.beganEditing(1)
    for field in [1, 4, 2, 3] {
      #expect(tab.asked(field) { _ in true } == .allow)
    }
    #expect(tab.asked(4) { _ in true } == .redirect(2))
  }
}
