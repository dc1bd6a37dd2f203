#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// Where a field, the scroll views around it and the keyboard are in a container
/// that is not shifted, and what follows from that (A1-A5).
@MainActor struct KeyboardMeasure {
  /// From the field outward.
  let scrollers: [ScrollInset]
  let plan: KeyboardAvoidance.Plan
  let places: Places
  /// The scale between the coordinates inside and outside of the container.
  private let scale: Double
  private let visible: Range<Double>
  /// The field, or its caret's line where the field is too tall.
  private let target: LayoutRect
  private let viewports: [LayoutRect]

  /// What the app, the window or the user may change without a notification. The
  /// offsets of scroll views do not count.
  struct Places: Equatable {
    fileprivate let distance: Double
    /// The container, the keyboard, the caret, and the field and each scroll
    /// view in the next scroll view outward.
    fileprivate let rectangles: [LayoutRect]

    static func == (a: Places, b: Places) -> Bool {
      a.distance == b.distance && a.rectangles.count == b.rectangles.count
        && zip(a.rectangles, b.rectangles).allSatisfy { $0.isSame(as: $1) }
    }
  }

  /// - Parameters:
  ///   - covered: the frame of the keyboard, in screen coordinates.
  ///   - distance: the gap between field and keyboard.
  ///   - findScrollers: returns the scroll views around the field; it is told
  ///     whether the field is taller than the visible part.
  init?(
    of field: UIView, in container: UIView, keyboard covered: CGRect,
    distance: Double, findScrollers: (_ isTaller: Bool) -> [ScrollInset]
  ) {
    guard let window = container.window else { return nil }
    scale =
      container.bounds.isEmpty
      ? 1 : Double(container.frame.height / container.bounds.height)
    let keyboard = LayoutRect(
      container.convert(covered, from: window.screen.coordinateSpace))
    let place = field.rectangle(in: container)
    // Without the bars above the container.
    let top = Double(container.safeAreaInsets.top)
    var bounds = LayoutRect(container.bounds)
    bounds.y += top
    bounds.height -= top
    visible = KeyboardAvoidance.visible(
      in: bounds, keyboard: keyboard, beside: place)
    let isTaller = place.height > visible.upperBound - visible.lowerBound
    let caret = isTaller ? field.caret(in: container) : nil
    target = caret ?? place
    scrollers = findScrollers(isTaller)
    let found = scrollers.map { $0.scroller(in: container) }
    viewports = found.map(\.viewport)
    var plan = KeyboardAvoidance.plan(
      field: place, caret: caret, scrollers: found, container: bounds,
      keyboard: keyboard, gap: distance)
    // The gap alone moves no container where the app has uncovered the field, or
    // where scrolling has (A5).
    let scrolled = zip(plan.offsets, found).reduce(0) {
      $0 + $1.0 - $1.1.offset
    }
    let isUncovered = target.maxY - scrolled <= visible.upperBound + 0.5
    if isUncovered,
      !found.isEmpty || field.isPlaced(in: container, above: visible.upperBound)
    {
      plan.shift = 0
    }
    plan.shift *= scale
    self.plan = plan
    places = Places(
      distance: distance,
      rectangles: [bounds, keyboard]
        + Self.rectangles(of: field, in: container, scrollers, caret))
  }

  private static func rectangles(
    of field: UIView, in container: UIView, _ scrollers: [ScrollInset],
    _ caret: LayoutRect?
  ) -> [LayoutRect] {
    var chain = scrollers.compactMap { $0.view as UIView? }
    var found: [LayoutRect] = []
    if chain.first !== field {
      // A text view that scrolls follows its caret by itself.
      if caret != nil, let line = field.caret(in: field) { found.append(line) }
      chain.insert(field, at: 0)
    }
    for (inner, outer) in zip(chain, chain.dropFirst() + [container]) {
      found.append(inner.rectangle(in: outer))
    }
    return found
  }

  /// Whether the field is visible where the container is shifted.
  func isInSight(shift: Double) -> Bool {
    let up = -shift / scale
    let shown = target.offsetBy(y: up)
    let ranges =
      [visible] + viewports.map { $0.y + up..<max($0.y, $0.maxY) + up }
    return ranges.allSatisfy {
      shown.y >= $0.lowerBound - 0.5 && shown.maxY <= $0.upperBound + 0.5
    }
  }
}

extension UIView {
  fileprivate func rectangle(in view: UIView) -> LayoutRect {
    LayoutRect(convert(bounds, to: view))
  }

  fileprivate func caret(in view: UIView) -> LayoutRect? {
    guard let input = self as? any UITextInput,
      let end = input.selectedTextRange?.end
    else { return nil }
    return LayoutRect(convert(input.caretRect(for: end), to: view))
  }

  /// Whether the app has put this view, or a view around it, above the keyboard
  /// itself, like the bar of a chat (A5).
  fileprivate func isPlaced(
    in container: UIView, above edge: Double
  ) -> Bool {
    var view: UIView? = self
    while let current = view, current !== container {
      let distance = edge - current.rectangle(in: container).maxY
      let margin = current === self ? 0.5 : KeyboardAvoidance.gap
      if distance >= -0.5, distance <= margin { return true }
      view = current.superview
    }
    return false
  }
}
#endif
