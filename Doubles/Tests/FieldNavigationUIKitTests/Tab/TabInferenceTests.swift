import Expectations
import TestSupport
import Testing

@testable import FieldNavigationRecipes

/// Tests `TabInference` on a toolkit that doesn't report Tab and uses its own
/// order.
@Suite struct TabInferenceTests {
  @Test("Tab visits 1, 2, 3, 4 when the toolkit's own order is 1, 4, 2, 3")
  func forward() {
    var toolkit = Toolkit(view: [1, 2, 3, 4], own: [1, 4, 2, 3])
    toolkit.tap(1)
    expect(toolkit.walk(4, forward: true), equals: [2, 3, 4, 1])
  }

  @Test("The sample in the documentation of TabInference works")
  func sample() {
    var tab = TabInference(
      viewOrder: [1, 2, 3, 4], observedOrder: [1, 4, 2, 3])
    tab.beganEditing(1)
    for field in [1, 4, 2, 3] {
      #expect(tab.asked(field) { _ in true } == .allow)
    }
    #expect(tab.asked(4) { _ in true } == .redirect(2))
  }

  @Test("Shift+Tab visits the fields in reverse order")
  func backward() {
    var toolkit = Toolkit(view: [1, 2, 3, 4], own: [1, 4, 2, 3])
    toolkit.tap(1)
    expect(toolkit.walk(4, forward: false), equals: [4, 3, 2, 1])
  }

  @Test("Tab and Shift+Tab skip hidden fields")
  func hidden() {
    var toolkit = Toolkit(view: [1, 2, 3, 4, 5], own: [1, 4, 2, 5, 3])
    toolkit.hidden = [2, 4]
    toolkit.tap(1)
    expect(toolkit.walk(3, forward: true), equals: [3, 5, 1])
    expect(toolkit.walk(3, forward: false), equals: [5, 3, 1])
    toolkit.hidden = [3]
    expect(toolkit.walk(2, forward: true), equals: [2, 4])
    expect(toolkit.walk(2, forward: false), equals: [2, 1])
  }

  @Test(
    "Tab follows the app's order when the toolkit uses another order",
    arguments: Seeds(1...8))
  func anyForm(seed: UInt64) {
    var random = Seeded(seed)
    for count in [3, 4, 5, 9, 33, 70] {
      let view = Array(1...count).shuffled(using: &random)
      let own = view.shuffled(using: &random)
      var toolkit = Toolkit(view: view, own: own)
      let hidden = view.shuffled(using: &random).dropLast(3)
      toolkit.hidden = Set(hidden.filter { _ in random.next() % 3 == 0 })
      let visible = view.filter { !toolkit.hidden.contains($0) }
      toolkit.tap(visible[0])
      let round = Array(visible[1...]) + [visible[0]]
      expect(
        toolkit.walk(visible.count, forward: true), equals: round,
        "seed \(seed)")
      expect(
        toolkit.walk(visible.count, forward: false), equals: visible.reversed(),
        "seed \(seed)")
    }
  }

  @Test(
    "`TabInference` forgets earlier requests when the user taps a field"
  )
  func taps() {
    var toolkit = Toolkit(view: [1, 2, 3, 4], own: [1, 4, 2, 3])
    for field in [1, 3, 3, 2, 4, 1] {
      toolkit.tap(field)
      expect(toolkit.active, equals: field)
    }
    expect(toolkit.walk(2, forward: true), equals: [2, 3])
  }

  @Test(
    "`TabInference` infers no second press of Tab when a redirect focuses a field"
  )
  func redirectIsAllowed() {
    var tab = TabInference(
      viewOrder: [1, 2, 3, 4], observedOrder: [1, 4, 2, 3])
    expect(tab.asked(1) { _ in true }, equals: .allow)
    tab.beganEditing(1)
    for field in [1, 4, 2, 3] {
      expect(tab.asked(field) { _ in true }, equals: .allow)
    }
    expect(tab.asked(4) { _ in true }, equals: .redirect(2))
    expect(tab.asked(2) { _ in true }, equals: .allow)
    tab.beganEditing(2)
    expect(tab.active, equals: 2)
  }

  @Test(
    "`TabInference` allows the toolkit's choice when it is correct"
  )
  func agreement() {
    var tab = TabInference(viewOrder: [1, 2, 3], observedOrder: [1, 2, 3])
    tab.beganEditing(1)
    for field in [1, 2, 3, 2] {
      expect(tab.asked(field) { _ in true }, equals: .allow)
    }
  }

  @Test("The active field resigns if no field is visible")
  func noneVisible() {
    var tab = TabInference(viewOrder: [1, 2, 3], observedOrder: [1, 3, 2])
    tab.beganEditing(1)
    for field in [1, 2, 3] { _ = tab.asked(field) { _ in true } }
    expect(tab.asked(3) { _ in false }, equals: .resign)
    tab.endedEditing()
    expectNil(tab.active)
    expect(tab.asked(3) { _ in true }, equals: .allow, "the record is empty")
  }

  @Test("R1: Tab skips a hidden field that the toolkit chose")
  func hiddenPick() {
    var tab = TabInference(
      viewOrder: [1, 2, 3, 4], observedOrder: [1, 4, 2, 3])
    tab.beganEditing(1)
    for field in [1, 4, 2, 3] { _ = tab.asked(field) { _ in true } }
    expect(tab.asked(4) { $0 != 4 } != .allow)
  }

  @Test("Tab moves between two fields")
  func twoFields() {
    var toolkit = Toolkit(view: [1, 2], own: [2, 1])
    toolkit.tap(1)
    expect(toolkit.walk(3, forward: true), equals: [2, 1, 2])
    expect(toolkit.walk(3, forward: false), equals: [1, 2, 1])
  }

  @Test("Unknown fields and empty orders don't cause a crash")
  func badInput() {
    var tab = TabInference<Int>(viewOrder: [], observedOrder: [])
    tab.endedEditing()
    for field in [1, 1, 2, 2, 1] { _ = tab.asked(field) { _ in true } }
    tab.beganEditing(9)
    for field in [1, 9, 9, 2, 1] { _ = tab.asked(field) { _ in true } }
    tab.viewOrder = [1, 2]
    tab.observedOrder = [2, 2, 7]
    for field in [1, 2, 1, 7, 7] { _ = tab.asked(field) { _ in true } }
  }
}

/// A toolkit that behaves as the article describes. On Tab, the toolkit asks
/// every field. The toolkit then chooses a field in its own order and asks that
/// field again.
private struct Toolkit {
  var tab: TabInference<Int>
  var own: [Int]
  var hidden: Set<Int> = []
  var active: Int?

  init(view: [Int], own: [Int]) {
    tab = TabInference(viewOrder: view, observedOrder: own)
    self.own = own
  }

  /// Returns the focused field after each press; `nil` means that no field has
  /// focus.
  mutating func walk(_ presses: Int, forward: Bool) -> [Int?] {
    var visited: [Int?] = []
    for _ in 0..<presses {
      press(forward: forward)
      visited.append(active)
    }
    return visited
  }

  mutating func press(forward: Bool) {
    for field in own { _ = ask(field) }
    guard let active, let start = own.firstIndex(of: active) else { return }
    for distance in 1...own.count {
      let step = forward ? distance : own.count - distance
      let picked = own[(start + step) % own.count]
      if hidden.contains(picked) { continue }
      return focus(picked)
    }
  }

  mutating func tap(_ field: Int) { focus(field) }

  private mutating func focus(_ field: Int) {
    switch ask(field) {
    case .allow:
      active = field
      tab.beganEditing(field)
    case .redirect(let other):
      focus(other)
    case .resign:
      active = nil
      tab.endedEditing()
    }
  }

  private mutating func ask(_ field: Int) -> TabInference<Int>.Answer {
    let hidden = hidden
    return tab.asked(field) { !hidden.contains($0) }
  }
}
