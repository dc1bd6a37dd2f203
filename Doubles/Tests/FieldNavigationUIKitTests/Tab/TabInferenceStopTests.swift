import Testing

@testable import FieldNavigationRecipes

/// Cases in which the app's order and the toolkit's order lead to different
/// fields.
@Suite struct TabInferenceStopTests {
  private func started(_ active: Int) -> TabInference<Int> {
    var tab = TabInference(viewOrder: [1, 2, 3], observedOrder: [1, 2, 3])
    tab.beganEditing(active)
    return tab
  }

  @Test(
    "R1: a field in the app's order that the toolkit's Tab never visits doesn't count as a tab stop"
  )
  func transparent() {
    var tab = started(1)
    func ask(_ field: Int) -> TabInference<Int>.Answer {
      tab.asked(field, isVisible: { _ in true }, isStop: { $0 != 2 })
    }
    for field in [1, 2, 3] { #expect(ask(field) == .allow) }
    #expect(ask(3) == .redirect(2), "of two stops the other one is forward")
  }

  @Test(
    "If the active field is the only visible tab stop, TabInference doesn't infer a press of Tab"
  )
  func alone() {
    var tab = started(1)
    for field in [1, 2, 3] {
      #expect(tab.asked(field) { $0 == 1 } == .allow)
    }
    #expect(tab.asked(3) { _ in true } == .allow, "a tap")
    #expect(tab.asked(3) { _ in true } == .allow)
  }

  @Test(
    "TabInference records nothing if the active field is the only tab stop or if there is no tab stop",
    arguments: [[1], []] as [Set<Int>])
  func fewStops(stops: Set<Int>) {
    var tab = TabInference(
      viewOrder: [1, 2, 3, 4], observedOrder: [1, 4, 2, 3])
    tab.beganEditing(1)
    for field in [1, 4, 2, 3, 3, 1, 4] {
      #expect(
        tab.asked(field, isVisible: { _ in true }, isStop: stops.contains)
          == .allow)
    }
    #expect(tab.asked(4) { _ in true } == .allow, "it would be a pick else")
  }

  @Test(
    "TabInference assumes the forward direction before the first press of Tab")
  func initialDirection() {
    #expect(TabInference(viewOrder: [1], observedOrder: [1]).isForward)
    #expect(started(1).isForward)
  }

  @Test(
    "TabInference doesn't infer a press of Tab if the active field is asked twice"
  )
  func activeTwice() {
    var tab = TabInference(
      viewOrder: [1, 2, 3, 4], observedOrder: [1, 4, 2, 3])
    tab.beganEditing(1)
    for field in [1, 4, 2, 3, 1, 1] {
      #expect(tab.asked(field) { _ in true } == .allow)
    }
    #expect(tab.asked(4) { _ in true } == .redirect(2), "it still counts")
  }

  @Test(
    "TabInference doesn't infer a press of Tab if a field is asked twice before all fields were asked"
  )
  func tooEarly() {
    var tab = TabInference(
      viewOrder: [1, 2, 3, 4], observedOrder: [1, 4, 2, 3])
    tab.beganEditing(1)
    for field in [1, 4, 4, 2, 4, 2, 3] {
      #expect(tab.asked(field) { _ in true } == .allow)
    }
    #expect(tab.isForward)
    #expect(tab.asked(3) { _ in true } == .redirect(4))
    #expect(!tab.isForward)
  }

  @Test(
    "TabInference finds the direction of the press of Tab",
    arguments: [true, false])
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
