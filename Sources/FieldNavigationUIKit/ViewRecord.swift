#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// The kind of view that a class is to a scan. Subclasses are of the same kind.
///
/// A closed view keeps its text fields to itself.
enum ViewKind: UInt8 {
  case plain, stack, cell, scroll, table, collection, closed, textField
  case textView, named

  init(of view: UIView) {
    self =
      switch view {
      case _ where Self.isOfSwiftUI(view): .closed
      case is UITextField: .textField
      case is UITextView: .textView
      case is UIStackView: .stack
      case is UITableView: .table
      case is UICollectionView: .collection
      case is UIScrollView: .scroll
      case is UITableViewCell, is UICollectionViewCell: .cell
      // The wheels of a picker may be text fields of its own.
      case is UIDatePicker, is UIPickerView: .closed
      default: .plain
      }
  }

  /// Whether SwiftUI has made the view. What is inside of a hosting view is
  /// SwiftUI's: it sets labels and moves focus by its own state.
  static func isOfSwiftUI(_ view: UIView) -> Bool {
    String(reflecting: type(of: view)).hasPrefix("SwiftUI.")
  }

  var isField: Bool {
    self == .textField || self == .textView || self == .named
  }

  var isList: Bool { self == .table || self == .collection }

  var isScroller: Bool { self == .scroll || isList }
}

/// Remembers the kind of each class: a cast for each kind would cost more than
/// the rest of a comparison.
@MainActor struct ViewKinds {
  private static var known: [ObjectIdentifier: ViewKind] = [:]
  private let named: WeakSet
  private var last: (type: ObjectIdentifier, kind: ViewKind)?

  init(_ roles: ViewRoles) {
    named = roles.fields
  }

  mutating func kind(of view: UIView) -> ViewKind {
    if !named.isEmpty, named.contains(view) { return .named }
    let type = ObjectIdentifier(Swift.type(of: view))
    if let last, last.type == type { return last.kind }
    let kind = Self.known[type] ?? ViewKind(of: view)
    Self.known[type] = kind
    last = (type, kind)
    return kind
  }
}

/// The properties of a field, or of a view with fields inside, that decide the
/// result of a scan. The records of the views inside follow the record of a
/// view.
struct ViewRecord {
  let view: ObjectIdentifier
  /// The class, by which the kind is known.
  let type: ObjectIdentifier
  let kind: ViewKind
  /// The view as reading order takes it. Rows without views count as a field.
  private(set) var layout: LayoutRecord
  var tag = 0
  /// The obstacles that a wrapper makes for the views inside, without those of
  /// its ancestors.
  var obstacles: FieldState.Obstacles = []
  /// Of a wrapper: another wrapper may have the address of a view with a role.
  var isExcluded = false
  var isGroup = false
  /// `nil` for a wrapper.
  var snapshot: FieldSnapshot?

  @MainActor init(field view: UIView, _ kind: ViewKind) {
    self.init(view, kind, LayoutRect(view.frame))
  }

  @MainActor init(rows: UnloadedRows, _ frame: CGRect) {
    self.init(rows, .plain, LayoutRect(frame))
  }

  @MainActor init(wrapper view: UIView, _ kind: ViewKind) {
    self.init(view, kind, LayoutRect(.zero))
  }

  private init(_ view: AnyObject, _ kind: ViewKind, _ frame: LayoutRect) {
    self.view = ObjectIdentifier(view)
    type = ObjectIdentifier(Swift.type(of: view))
    self.kind = kind
    layout = LayoutRecord(frame)
  }

  /// Completes the record of a wrapper, after the records of all views inside.
  @MainActor mutating func close(_ view: UIView, end: Int, isUnit: Bool) {
    layout.frame = Self.frame(of: view, kind, isUnit: isUnit)
    layout.isUnit = isUnit
    layout.end = end
    // The direction of the view around a unit decides the unit's place.
    if isUnit {
      layout.directionInside = view.readingDirection
    } else {
      layout.direction = view.readingDirection
    }
  }

  /// The direction inside a wrapper.
  var direction: ReadingDirection? {
    layout.directionInside ?? layout.direction
  }

  @MainActor private static func frame(
    of view: UIView, _ kind: ViewKind, isUnit: Bool
  ) -> LayoutRect {
    var frame = LayoutRect(view.frame)
    if isUnit, kind.isScroller, let scroller = view as? UIScrollView {
      // Bars cover the edges of a scroll view as far as its insets. The covered
      // edges do not count, or a field in a bar would be in one row with the
      // scroll view.
      let insets = scroller.adjustedContentInset
      frame.y += Double(insets.top)
      frame.height -= Double(insets.top + insets.bottom)
    }
    return frame
  }

  func hasSameLayout(as other: ViewRecord) -> Bool {
    view == other.view && layout == other.layout && tag == other.tag
  }

  /// Whether the wrapper itself has not changed since the scan.
  @MainActor func describes(
    wrapper view: UIView, isUnit: Bool, isRoot: Bool
  ) -> Bool {
    obstacles == FieldState.Obstacles(inside: view) && isUnit == layout.isUnit
      && direction == view.readingDirection
      && (isRoot || layout.frame == Self.frame(of: view, kind, isUnit: isUnit))
  }
}

extension UIView {
  var readingDirection: ReadingDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// Whether a view is read as a unit, and placed by its own frame (R3).
  ///
  /// - Parameter page: the width of a page around the view; `nil` for none.
  func isUnit(
    _ kind: ViewKind, _ roles: ViewRoles, page: CGFloat?
  ) -> Bool {
    if isPage(page) { return true }
    switch kind {
    case .stack, .cell: return true
    // A view below a scroll view on the screen comes after all fields of the
    // scroll view, even if the content reaches farther down.
    case .scroll, .table, .collection:
      if let scroller = self as? UIScrollView,
        scroller.contentSize.height > scroller.bounds.height
          || scroller.scrollsSideways
      {
        return true
      }
    default: break
    }
    // The frames inside a transformed view are in other coordinates than those
    // of the views beside it.
    return shouldGroupAccessibilityChildren || !transform.isIdentity
      || (!roles.units.isEmpty && roles.units.contains(self))
  }
}

extension ViewRoles {
  func isExcluded(_ view: UIView) -> Bool {
    !excluded.isEmpty && excluded.contains(view)
  }

  func isGroup(_ view: UIView) -> Bool {
    !groups.isEmpty && groups.contains(view)
  }
}
#endif
