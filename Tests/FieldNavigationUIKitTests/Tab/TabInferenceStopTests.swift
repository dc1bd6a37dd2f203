import Testing

@testable import FieldNavigationRecipes

/// Where the app's order and the toolkit's own go to different fields.
@Suite struct TabInferenceStopTests {
  private func started(_ active: Int) -> TabInference<Int> {
    var tab = TabInference(viewOrder: [1, 2, 3], observedOrder: [1, 2, 3])
    tab.beganEditing(active)
    return tab
  }

  @Test("R1: a field that only the app goes to does not count as a step")
  func transparent() {
    var tab = started(1)
    func ask(_ field: Int) -> TabInference<Int>.Answer {
      tab.asked(field, isVisible: { _ in true }, isStop: { $0 != 2 })
    }
    for field in [1, 2, 3] { #expect(ask(field) == .allow) }
    #expect(ask(3) == .redirect(2), "of two stops the other one is forward")
  }

  @Test("With no other stop nothing is picked, and the record is empty")
  func alone() {
    var tab = started(1)
    for field in [1, 2, 3] {
      #expect(tab.asked(field) { $0 == 1 } == .allow)
    }
    #expect(tab.asked(3) { _ in true } == .allow, "a tap")
    #expect(tab.asked(3) { _ in true } == .allow)
  }

  @Test("The direction of the press is known", arguments: [true, false])
  func direction(forward: Bool) {
    var tab = TabInference(
      viewOrder: [1, 2, 3, 4], observedOrder: [1, 4, 2, 3])
    tab.beganEditing(1)
    for field in [1, 4, 2, 3] { _ = tab.asked(field) { _ in true } }
    let answer = tab.asked(forward ? 4 : 3) { _ in true }
    #expect(answer == .redirect(forward ? 2 : 4))
    #expect(tab.isForward == forward)
  }
}
