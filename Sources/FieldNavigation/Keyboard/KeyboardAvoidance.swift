/// Computes how to keep a field visible above the keyboard (A1-A5).
///
/// Lengths are in points or CSS pixels. All rectangles, the keyboard's
/// included, are current and in the coordinates of the outermost container. One
/// that isn't finite covers nothing and moves nothing.
package enum KeyboardAvoidance {
  /// The preferred distance between a field and the keyboard.
  package static let gap = 20.0

  /// A scroll view between the field and the container.
  package struct Scroller: Hashable, Sendable {
    /// The area that shows the content, part of it perhaps under the keyboard.
    package var viewport: LayoutRect
    package var offset: Double
    /// Without insets.
    package var contentHeight: Double
    package var topInset: Double
    /// How far the content can scroll beyond its bottom, without what was added
    /// for the keyboard; 0 by default.
    package var bottomInset: Double
    /// The part of the bottom inset for bars and the safe area. The keyboard
    /// covers these, too, so this part needn't be added again.
    package var barInset = 0.0

    package init(
      viewport: LayoutRect, offset: Double, contentHeight: Double,
      topInset: Double = 0, bottomInset: Double = 0
    ) {
      self.viewport = viewport
      self.offset = offset
      self.contentHeight = contentHeight
      self.topInset = topInset
      self.bottomInset = bottomInset
    }
  }

  package struct Plan: Hashable, Sendable {
    /// The new offset of each scroller, innermost first.
    package var offsets: [Double]
    /// The amount to add to each scroller's bottom inset for the keyboard,
    /// beyond what the inset already includes for bars or the keyboard (A4).
    package var insets: [Double]
    /// How far the container itself moves up, 0 or more.
    package var shift: Double
  }

  /// The part of a container's height in which a field is visible (A1).
  ///
  /// A keyboard beside the field covers nothing. An undocked one leaves a part
  /// above it and a part below, of which the taller counts.
  package static func visible(
    in container: LayoutRect, keyboard: LayoutRect?, beside field: LayoutRect
  ) -> Range<Double> {
    guard container.isFinite else { return -.infinity ..< .infinity }
    let bottom = max(container.y, container.maxY)
    guard let keyboard, keyboard.isFinite else { return container.y..<bottom }
    let cover = container.intersection(keyboard)
    guard !cover.isEmpty, cover.x < field.maxX, cover.maxX > field.x else {
      return container.y..<bottom
    }
    return cover.y - container.y >= container.maxY - cover.maxY
      ? container.y..<cover.y : cover.maxY..<bottom
  }

  /// The innermost scroller moves first and as far as it can, then the next
  /// one, and the container shifts by what is left. A visible field doesn't
  /// move (A1-A3, A5).
  /// ```swift
  /// KeyboardAvoidance.plan(
  ///   field: LayoutRect(x: 0, y: 500, width: 300, height: 40),
  ///   container: LayoutRect(x: 0, y: 0, width: 320, height: 640),
  ///   keyboard: LayoutRect(x: 0, y: 400, width: 320, height: 240)
  /// ).shift  // 160: the field ends 20 above the keyboard
  /// ```
  /// - Parameters:
  ///   - field: the field's frame without the container's shift.
  ///   - caret: the frame of the line with the caret, which becomes visible if
  ///     the field is taller than the visible part. By default the top of the
  ///     field stays visible.
  ///   - scrollers: the scroll views around the field, innermost first; none by
  ///     default.
  ///   - container: the container's frame without its shift.
  ///   - keyboard: the keyboard's frame, or `nil` if there is none.
  ///   - gap: the preferred distance between the field and the keyboard;
  ///     ``gap`` by default. It shrinks if there isn't enough room, so that the
  ///     top of the field stays visible.
  package static func plan(
    field: LayoutRect, caret: LayoutRect? = nil, scrollers: [Scroller] = [],
    container: LayoutRect, keyboard: LayoutRect?, gap: Double = gap
  ) -> Plan {
    var reveal = Reveal(
      field: field, caret: caret, container: container, keyboard: keyboard,
      gap: gap)
    var plan = Plan(offsets: [], insets: [], shift: 0)
    for scroller in scrollers {
      let (offset, inset) =
        scroller.isFinite ? reveal.scroll(scroller) : (scroller.offset, 0)
      plan.offsets.append(offset)
      plan.insets.append(inset)
    }
    plan.shift = reveal.shift
    return plan
  }

  /// Computes the plan one scroller at a time, for callers without a list of
  /// scrollers.
  package struct Reveal {
    private var target: LayoutRect
    private let window: Range<Double>
    private let isCovered: Bool
    private let gap: Double

    package init(
      field: LayoutRect, caret: LayoutRect? = nil, container: LayoutRect,
      keyboard: LayoutRect?, gap: Double = KeyboardAvoidance.gap
    ) {
      window = visible(in: container, keyboard: keyboard, beside: field)
      isCovered =
        window.upperBound < container.maxY || window.lowerBound > container.y
      let isTaller = field.height > window.upperBound - window.lowerBound
      target = isTaller ? caret ?? field : field
      self.gap = gap
    }

    /// Takes the next scroller outward, which can't scroll beyond its content
    /// without an added inset.
    package mutating func scroll(
      _ scroller: Scroller, addsInset: Bool = true
    ) -> (offset: Double, inset: Double) {
      let covered = min(
        max(0, scroller.viewport.maxY - window.upperBound),
        max(0, scroller.viewport.height))
      let inset = addsInset ? scroller.inset(for: covered) : 0
      let moved = distance(
        target, scroller.window(in: window, for: target), gap)
      let offset = scroller.moved(by: moved, inset: inset)
      target.y -= offset - scroller.offset
      return (offset, inset)
    }

    /// How far the container shifts after all scrollers have moved; 0 unless
    /// the keyboard covers part of it.
    var shift: Double {
      isCovered ? max(0, distance(target, window, gap)) : 0
    }
  }

  /// How far up the target must move to fit the window, or down if negative.
  /// The target's top never leaves the window (A2).
  static func distance(
    _ target: LayoutRect, _ window: Range<Double>, _ gap: Double
  ) -> Double {
    guard target.isFinite else { return 0 }
    let room = target.y - window.lowerBound
    if room < 0 { return room }
    return max(0, min(target.maxY + gap - window.upperBound, room))
  }
}

extension KeyboardAvoidance.Scroller {
  fileprivate var isFinite: Bool {
    viewport.isFinite
      && (offset + contentHeight + topInset + bottomInset).isFinite
  }

  /// The visible part of the viewport, or all of it if that part is too short
  /// for the target, because then outer scrollers and the container must move,
  /// too.
  fileprivate func window(
    in visible: Range<Double>, for target: LayoutRect
  ) -> Range<Double> {
    let top = max(viewport.y, visible.lowerBound)
    let bottom = min(viewport.maxY, visible.upperBound)
    return bottom - top >= target.height
      ? top..<bottom : viewport.y..<max(viewport.y, viewport.maxY)
  }

  /// The inset to add if the keyboard covers this much of the viewport (A4).
  ///
  /// An inset of at least half the covered height was presumably set by the app
  /// for the keyboard, so only the rest is added. A smaller one is a margin and
  /// stays in addition.
  fileprivate func inset(for covered: Double) -> Double {
    let uncounted = max(0, covered - max(0, barInset))
    let own = bottomInset - barInset
    return own * 2 >= uncounted ? max(0, uncounted - max(0, own)) : uncounted
  }

  /// Stops at the end of the content, but doesn't correct an offset outside of
  /// it (A3).
  fileprivate func moved(by distance: Double, inset: Double) -> Double {
    let top = -topInset
    let bottom = max(
      top, contentHeight + bottomInset + inset - viewport.height)
    let wanted = offset + distance
    if distance > 0 { return max(offset, min(wanted, bottom)) }
    if distance < 0 { return min(offset, max(wanted, top)) }
    return offset
  }

  /// The offset after the keyboard hides: the same, unless that would be
  /// outside the content (A4).
  package var offsetWithoutKeyboard: Double {
    let top = -topInset
    return max(
      top, min(offset, contentHeight + bottomInset - viewport.height))
  }
}
