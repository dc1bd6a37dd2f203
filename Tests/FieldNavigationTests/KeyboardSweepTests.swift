import FieldNavigation
import Testing

/// Tests A1 to A5 for many layouts. Each plan is applied and then computed
/// again.
@Suite struct KeyboardSweepTests {
  typealias Scroller = KeyboardAvoidance.Scroller

  private struct Layout {
    var field: LayoutRect
    var scrollers: [Scroller]

    func plan(_ keyboard: LayoutRect?) -> KeyboardAvoidance.Plan {
      KeyboardAvoidance.plan(
        field: field, scrollers: scrollers, container: Self.screen,
        keyboard: keyboard)
    }

    /// Views inside a scroll view move with its offset.
    mutating func apply(_ plan: KeyboardAvoidance.Plan) {
      for index in scrollers.indices {
        let moved = plan.offsets[index] - scrollers[index].offset
        scrollers[index].offset = plan.offsets[index]
        field = field.offsetBy(y: -moved)
        for inner in 0..<index {
          scrollers[inner].viewport = scrollers[inner].viewport
            .offsetBy(y: -moved)
        }
      }
    }

    static let screen = LayoutRect(x: 0, y: 0, width: 320, height: 640)
  }

  private static let chains: [[Scroller]] = [
    [], [scroller(0, 640, 2000)], [scroller(0, 640, 640)],
    [scroller(100, 300, 500)], [scroller(300, 200, 260)],
    [scroller(0, 410, 410)], [scroller(450, 150, 150)],
    [scroller(100, 300, 500), scroller(0, 640, 900)],
    [scroller(450, 150, 200), scroller(0, 640, 640)],
    [scroller(500, 100, 100), scroller(50, 560, 600), scroller(0, 640, 700)],
  ]

  private static let keyboards: [LayoutRect?] =
    [nil]
    + [600, 585, 500, 400, 250, 100].map { (y: Double) -> LayoutRect? in
      LayoutRect(x: 0, y: y, width: 320, height: 640 - y)
    }

  @Test("A1-A5: a plan reveals the field, and planning again adds nothing")
  func everyLayout() {
    let sweep = Sweep()
    sweep.withEvery("scroll views", in: Self.chains) { chain in
      sweep.withEvery("keyboard", in: Self.keyboards) { keyboard in
        sweep.withEvery("height", in: [10, 40, 120, 390, 700]) { height in
          sweep.withEvery("y", in: stride(from: 0, through: 600, by: 13.0)) {
            y in
            check(
              Layout(
                field: LayoutRect(x: 10, y: y, width: 300, height: height),
                scrollers: chain), keyboard, sweep)
          }
        }
      }
    }
    #expect(sweep.cases > 60_000)
  }

  private func check(
    _ layout: Layout, _ keyboard: LayoutRect?, _ sweep: Sweep
  ) {
    let plan = layout.plan(keyboard)
    sweep.expectEqual(layout.plan(keyboard), plan, "A3: the same input")
    sweep.expect(plan.shift >= 0, "the shift is \(plan.shift)")
    sweep.expectEqual(plan.offsets.count, layout.scrollers.count, "offsets")
    for (offset, scroller) in zip(plan.offsets, layout.scrollers) {
      sweep.expect(offset >= 0 || offset == scroller.offset, "\(offset)")
    }
    var moved = layout
    moved.apply(plan)
    let again = moved.plan(keyboard)
    sweep.expectEqual(again.offsets, plan.offsets, "A3: the offsets")
    sweep.expectEqual(again.shift, plan.shift, "A3: the shift")

    let bottom = keyboard?.y ?? Layout.screen.maxY
    let isWithin = layout.scrollers.allSatisfy {
      layout.field.y >= $0.viewport.y && layout.field.maxY <= $0.viewport.maxY
    }
    let gap = keyboard == nil ? 0 : KeyboardAvoidance.gap
    let isOnScreen = layout.field.maxY <= Layout.screen.maxY
    let room = layout.scrollers.map(\.viewport.height).min() ?? bottom
    guard isWithin, isOnScreen, layout.field.height + gap <= min(room, bottom)
    else { return }
    let seen = moved.field.offsetBy(y: -plan.shift)
    sweep.expect(
      seen.maxY + gap <= bottom + 1e-9, "A2: it ends at \(seen.maxY)")
    sweep.expect(seen.y >= 0, "A2: it begins at \(seen.y)")
    if layout.field.maxY + KeyboardAvoidance.gap <= bottom {
      sweep.expectEqual(plan.shift, 0, "A3: it was visible, the shift")
    }
  }

  private static func scroller(
    _ y: Double, _ height: Double, _ content: Double
  ) -> Scroller {
    Scroller(
      viewport: LayoutRect(x: 0, y: y, width: 320, height: height), offset: 0,
      contentHeight: content)
  }
}
