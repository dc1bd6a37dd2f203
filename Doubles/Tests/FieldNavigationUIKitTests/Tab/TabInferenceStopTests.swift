import Expectations
import Testing

@testable import FieldNavigationRecipes

/// Tests `TabInference` with skipped stops, repeated requests and both
/// directions.
@Suite struct TabInferenceStopTests {
  private func started(_ active: Int) -> TabInference<Int> {
    var tab = TabInference(viewOrder: [1, 2, 3], observedOrder: [1, 2, 3])
    tab.beganEditing(active)
    return tab
  }

  @Test(
    "R1: `TabInference` skips a listed field that the toolkit's Tab skips"
  )
  func transparent() {
    var tab = started(1)
    func ask(_ field: Int) -> TabInference<Int>.Answer {
      tab.asked(field, isVisible: { _ in true }, isStop: { $0 != 2 })
    }
    for field in [1, 2, 3] { expect(ask(field), equals: .allow) }
    expect(
      ask(3), equals: .redirect(2), "of two stops the other one is forward")
  }

  @Test(
    "`TabInference` infers no press of Tab when only the active field is visible"
  )
  func alone() {
    var tab = started(1)
    for field in [1, 2, 3] {
      expect(tab.asked(field) { $0 == 1 }, equals: .allow)
    }
    expect(tab.asked(3) { _ in true }, equals: .allow, "a tap")
    expect(tab.asked(3) { _ in true }, equals: .allow)
  }

  @Test(
    "`TabInference` records nothing when no other field is a tab stop",
    arguments: [[1], []] as [Set<Int>])
  func fewStops(stops: Set<Int>) {
    var tab = TabInference(
      viewOrder: [1, 2, 3, 4], observedOrder: [1, 4, 2, 3])
    tab.beganEditing(1)
    for field in [1, 4, 2, 3, 3, 1, 4] {
      expect(
        tab.asked(field, isVisible: { _ in true }, isStop: stops.contains),
        equals: .allow)
    }
    expect(
      tab.asked(4) { _ in true }, equals: .allow, "it would be a pick else")
  }

  @Test(
    "TabInference assumes the forward direction before the first press of Tab")
  func initialDirection() {
    expect(TabInference(viewOrder: [1], observedOrder: [1]).isForward)
    expect(started(1).isForward)
  }

  @Test(
    "`TabInference` infers no press of Tab when the active field is asked twice"
  )
  func activeTwice() {
    var tab = TabInference(
      viewOrder: [1, 2, 3, 4], observedOrder: [1, 4, 2, 3])
    tab.beganEditing(1)
    for field in [1, 4, 2, 3, 1, 1] {
      expect(tab.asked(field) { _ in true }, equals: .allow)
    }
    expect(tab.asked(4) { _ in true }, equals: .redirect(2), "it still counts")
  }

  @Test(
    "`TabInference` infers no press of Tab until all fields were asked"
  )
  func tooEarly() {
    var tab = TabInference(
      viewOrder: [1, 2, 3, 4], observedOrder: [1, 4, 2, 3])
    tab.beganEditing(1)
    for field in [1, 4, 4, 2, 4, 2, 3] {
      expect(tab.asked(field) { _ in true }, equals: .allow)
    }
    expect(tab.isForward)
    expect(tab.asked(3) { _ in true }, equals: .redirect(4))
    expect(!tab.isForward)
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
    expect(answer, equals: .redirect(forward ? 2 : 4))
    expect(tab.isForward, equals: forward)
  }
}
