#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// The places of a field, its scroll views and the keyboard, and the resulting
/// plan (A1-A5). All places and the plan's shift are relative to the container
/// without a shift.
@MainActor struct KeyboardMeasure {
  /// The scroll views around the field, the innermost first.
  let scrollers: [ScrollInset]
  var plan: KeyboardAvoidance.Plan
  let places: Places
  /// Whether the field is visible at the container's current position.
  let isInSight: Bool

  /// The values that may change without a notification, except the offsets of
  /// scroll views.
  struct Places: Equatable {
    fileprivate let distance: Double
    /// The frames of the container, the keyboard, the caret, the field and its
    /// scroll views, in this order. Those of the field and of each scroll view
    /// use the coordinates of the next outer scroll view, so that scrolling
    /// doesn't change them.
    fileprivate let rectangles: [LayoutRect]

    static func == (a: Places, b: Places) -> Bool {
      a.distance == b.distance && a.rectangles.count == b.rectangles.count
        && zip(a.rectangles, b.rectangles).allSatisfy { $0.isSame(as: $1) }
    }
  }

  /// - Parameters:
  ///   - shift: how far the container is currently shifted.
  ///   - covered: the frame of the keyboard, in screen coordinates.
  ///   - insets: the insets that the avoider has added so far.
  init?(
    of field: UIView, in container: UIView, shiftedBy shift: Double,
    keyboard covered: CGRect, distance: Double, insets: [ScrollInset]
  ) {
    guard let window = container.window else { return nil }
    // Converts lengths inside the container to lengths outside.
    let scale =
      container.bounds.isEmpty
      ? 1 : Double(container.frame.height / container.bounds.height)
    let up = shift / scale
    let keyboard = LayoutRect(
      container.convert(covered, from: window.screen.coordinateSpace)
    ).offsetBy(y: -up)
    let place = field.rectangle(in: container)
    let top = Double(container.safeAreaInsets.top)
    var bounds = LayoutRect(container.bounds)
    bounds.y += top
    bounds.height -= top
    let visible = KeyboardAvoidance.visible(
      in: bounds, keyboard: keyboard, beside: place)
    let isTaller = place.height > visible.upperBound - visible.lowerBound
    let caret = isTaller ? field.caret(in: container) : nil
    let target = caret ?? place
    // A scrolling text view that is too tall for the visible part is itself the
    // innermost scroller (A5).
    let isScroller = isTaller && (field as? UITextView)?.isScrollEnabled == true
    scrollers = field.path(to: container).dropFirst(isScroller ? 0 : 1)
      .compactMap { $0 as? UIScrollView }
      .map { view in insets.first { $0.view === view } ?? ScrollInset(view) }
    let found = scrollers.map { $0.scroller(in: container) }
    var plan = KeyboardAvoidance.plan(
      field: place, caret: caret, scrollers: found, container: bounds,
      keyboard: keyboard, gap: distance)
    // If the field is already uncovered, don't shift the container only to keep
    // the gap (A5).
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
    let shown = target.offsetBy(y: -up)
    isInSight = ([visible] + found.map { $0.shown(shiftedBy: up) })
      .allSatisfy {
        shown.y >= $0.lowerBound - 0.5 && shown.maxY <= $0.upperBound + 0.5
      }
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
      // A scrolling text view follows its caret itself.
      if caret != nil, let line = field.caret(in: field) { found.append(line) }
      chain.insert(field, at: 0)
    }
    for (inner, outer) in zip(chain, chain.dropFirst() + [container]) {
      found.append(inner.rectangle(in: outer))
    }
    return found
  }
}

extension KeyboardAvoidance.Scroller {
  fileprivate func shown(shiftedBy up: Double) -> Range<Double> {
    viewport.y - up..<max(viewport.y, viewport.maxY) - up
  }
}

extension UIView {
  /// This view and its ancestors, up to and including a container.
  func path(to container: UIView) -> some Sequence<UIView> {
    sequence(first: self) { $0 === container ? nil : $0.superview }
  }

  fileprivate func rectangle(in view: UIView) -> LayoutRect {
    LayoutRect(convert(bounds, to: view))
  }

  fileprivate func caret(in view: UIView) -> LayoutRect? {
    guard let input = self as? any UITextInput,
      let end = input.selectedTextRange?.end
    else { return nil }
    return LayoutRect(convert(input.caretRect(for: end), to: view))
  }

  /// Whether the app itself placed this view or an ancestor above the keyboard
  /// (A5), like the input bar of a chat.
  fileprivate func isPlaced(
    in container: UIView, above edge: Double
  ) -> Bool {
    path(to: container).contains { view in
      let distance = edge - view.rectangle(in: container).maxY
      let margin = view === self ? 0.5 : KeyboardAvoidance.gap
      return view !== container && distance >= -0.5 && distance <= margin
    }
  }
}
#endif
