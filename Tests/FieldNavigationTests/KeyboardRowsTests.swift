import FieldNavigation
import TestSupport
import Testing

/// Compares plans for random layouts with a model. The model implements A1 to
/// A5 as loops over rows. A row is half a point high.
@Suite struct KeyboardRowsTests {
  typealias Scroller = KeyboardAvoidance.Scroller

  @Test("A1-A5: the plan equals the model's plan", arguments: Seeds(1...6))
  func plans(seed: UInt64) {
    var random = Seeded(seed)
    let sweep = Sweep()
    sweep.withEvery("layout", in: 0..<2000) { _ in
      var layout = Layout(&random)
      let plan = KeyboardAvoidance.plan(
        field: layout.field.rect, caret: layout.caret?.rect,
        scrollers: layout.scrollers.map(\.scroller),
        container: layout.container.rect, keyboard: layout.keyboard?.rect,
        gap: Double(layout.gap) / 2)
      let text = "\(layout)"
      let rows = layout.plan(addsInset: true)
      sweep.expectEqual(plan.offsets, rows.offsets, "the offsets of \(text)")
      sweep.expectEqual(plan.insets, rows.insets, "the insets of \(text)")
      sweep.expectEqual(plan.shift, rows.shift, "the shift of \(text)")
    }
  }

  @Test("A5: without an added inset, scrolling ends at the content's end")
  func withoutInsets() {
    let seed = Seeds.one(7)
    var random = Seeded(seed)
    let sweep = Sweep()
    sweep.withEvery("seed \(seed), layout", in: 0..<2000) { _ in
      var layout = Layout(&random)
      var reveal = KeyboardAvoidance.Reveal(
        field: layout.field.rect, caret: layout.caret?.rect,
        container: layout.container.rect, keyboard: layout.keyboard?.rect,
        gap: Double(layout.gap) / 2)
      let text = "\(layout)"
      let steps = layout.scrollers.map {
        reveal.scroll($0.scroller, addsInset: false)
      }
      let rows = layout.plan(addsInset: false)
      sweep.expectEqual(steps.map(\.offset), rows.offsets, "offsets of \(text)")
      sweep.expectEqual(steps.map(\.inset), rows.insets, "insets of \(text)")
    }
  }
}

/// A rectangle measured in half points.
private struct Box {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var rows: Range<Int> { y..<y + height }
  var columns: Range<Int> { x..<x + width }

  var rect: LayoutRect {
    LayoutRect(
      x: Double(x) / 2, y: Double(y) / 2, width: Double(width) / 2,
      height: Double(height) / 2)
  }
}

private struct Layout {
  struct Scroll {
    var viewport: Box
    var offset: Int
    var content: Int
    var top: Int
    var bottom: Int

    var scroller: KeyboardAvoidance.Scroller {
      .init(
        viewport: viewport.rect, offset: Double(offset) / 2,
        contentHeight: Double(content) / 2, topInset: Double(top) / 2,
        bottomInset: Double(bottom) / 2)
    }
  }

  var container: Box
  var field: Box
  var caret: Box?
  var keyboard: Box?
  var scrollers: [Scroll]
  var gap: Int

  init(_ random: inout Seeded) {
    func number(_ range: ClosedRange<Int>) -> Int {
      .random(in: range, using: &random)
    }
    container = Box(
      x: number(0...3), y: number(-2...6), width: number(4...12),
      height: number(1...24))
    field = Box(
      x: number(0...12), y: number(-4...26), width: number(1...6),
      height: number(1...14))
    if number(0...2) > 0 {
      caret = Box(
        x: field.x, y: field.y + number(0...12), width: 1, height: number(1...3)
      )
    }
    if number(0...5) > 0 {
      keyboard = Box(
        x: number(-4...16), y: number(-2...30), width: number(1...16),
        height: number(1...14))
    }
    gap = number(0...5)
    scrollers = (0..<number(0...2)).map { _ in
      Scroll(
        viewport: Box(
          x: 0, y: number(-2...14), width: 12, height: number(0...18)),
        offset: number(-6...20), content: number(0...40), top: number(0...4),
        bottom: number(0...4))
    }
  }

  /// A1: the longest part of the container that the keyboard leaves free. Of
  /// two equal parts, the upper part counts.
  var visible: Range<Int> {
    let isBeside =
      keyboard.map {
        !$0.columns.clamped(to: container.columns).overlaps(field.columns)
      } ?? true
    guard let keyboard, !isBeside else { return container.rows }
    var best = container.y..<container.y
    var start = container.y
    for row in container.y...container.rows.upperBound
    where row == container.rows.upperBound || keyboard.rows.contains(row) {
      if row - start > best.count { best = start..<row }
      start = row + 1
    }
    return best
  }

  /// A2, A3: moves row by row until the target is inside the window. The
  /// target's top never leaves the window.
  private func distance(_ target: Box, _ window: Range<Int>) -> Int {
    var moved = 0
    while target.y - moved < window.lowerBound { moved -= 1 }
    if moved < 0 { return moved }
    while target.rows.upperBound + gap - moved > window.upperBound,
      target.y - moved > window.lowerBound
    {
      moved += 1
    }
    return moved
  }

  mutating func plan(
    addsInset: Bool
  ) -> (offsets: [Double], insets: [Double], shift: Double) {
    let visible = visible
    var target = field.height > visible.count ? caret ?? field : field
    var offsets: [Double] = []
    var insets: [Double] = []
    for scroll in scrollers {
      let viewport = scroll.viewport.rows
      let seen =
        max(
          viewport.lowerBound, visible.lowerBound)..<max(
          viewport.lowerBound, visible.lowerBound,
          min(viewport.upperBound, visible.upperBound))
      let rows =
        addsInset ? viewport.filter { $0 >= visible.upperBound } : []
      // A4: the keyboard's inset counts as present if half of it exists.
      let covered =
        scroll.bottom < rows.count - scroll.bottom
        ? rows.count : rows.dropFirst(scroll.bottom).count
      let wanted = distance(
        target, seen.count >= target.height ? seen : viewport)
      let lowest =
        scroll.content + scroll.bottom + covered - scroll.viewport.height
      // The content limits how far the view scrolls.
      var moved = 0
      while moved < wanted,
        scroll.offset + moved < max(lowest, -scroll.top)
      {
        moved += 1
      }
      while moved > wanted, scroll.offset + moved > -scroll.top { moved -= 1 }
      target.y -= moved
      offsets.append(Double(scroll.offset + moved) / 2)
      insets.append(Double(covered) / 2)
    }
    let shift =
      visible == container.rows ? 0 : max(0, distance(target, visible))
    return (offsets, insets, Double(shift) / 2)
  }
}
