#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// How a walk treats a class of views and its subclasses. It doesn't visit the
/// subviews of a `closed` view, even if they contain text fields.
enum ViewKind: UInt8 {
  case plain, stack, cell, scroll, table, collection, closed
  case textField, searchField, textView
  /// Any other responder that the app listed or that has the role `.field`.
  case named

  init(of responder: UIResponder) {
    self =
      switch responder {
      case let view as UIView where Self.isOfSwiftUI(view): .closed
      case is UISearchTextField: .searchField
      case is UITextField: .textField
      case is UITextView: .textView
      case is UIStackView: .stack
      case is UITableView: .table
      case is UICollectionView: .collection
      case is UIScrollView: .scroll
      case is UITableViewCell, is UICollectionViewCell: .cell
      // A picker may use private text fields for its wheels.
      case is UIDatePicker, is UIPickerView: .closed
      default: .plain
      }
  }

  init(named responder: UIResponder) {
    let kind = ViewKind(of: responder)
    self = kind.isField ? kind : .named
  }

  /// Whether SwiftUI created the view. Inside a hosting view, SwiftUI itself
  /// sets labels and moves focus.
  static func isOfSwiftUI(_ view: UIView) -> Bool {
    String(reflecting: type(of: view)).hasPrefix("SwiftUI.")
  }

  var isField: Bool {
    switch self {
    case .textField, .searchField, .textView, .named: true
    default: false
    }
  }

  var isList: Bool { self == .table || self == .collection }

  var isScroller: Bool { self == .scroll || isList }
}

/// Remembers the kind of each class, because repeated casts would cost more
/// than the rest of a walk.
@MainActor struct ViewKinds {
  private static var known: [ObjectIdentifier: ViewKind] = [:]
  /// The results for the last two classes, because in many forms a field's
  /// class and its superview's class alternate.
  private var last: Entry?
  private var lastButOne: Entry?

  private typealias Entry = (type: ObjectIdentifier, kind: ViewKind)

  mutating func kind(of view: UIView) -> ViewKind {
    let type = ObjectIdentifier(Swift.type(of: view))
    if let last, last.type == type { return last.kind }
    swap(&last, &lastButOne)
    if let last, last.type == type { return last.kind }
    let kind = Self.known[type] ?? ViewKind(of: view)
    Self.known[type] = kind
    last = (type, kind)
    return kind
  }
}

extension UIView {
  var readingDirection: ReadingDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// Whether a view is read as a unit, whose position is the view's frame (R3).
  ///
  /// - Parameter page: the width of pages around the view; `nil` without pages.
  func isUnit(
    _ kind: ViewKind, _ role: FieldNavigator.Role, page: CGFloat?
  ) -> Bool {
    if isPage(page) { return true }
    switch kind {
    case .stack, .cell: return true
    // Fields of a view below a scroll view come after all fields of the scroll
    // view, even if its content reaches farther down.
    case .scroll, .table, .collection:
      if let scroller = self as? UIScrollView,
        scroller.contentSize.height > scroller.bounds.height
          || scroller.scrollsSideways
      {
        return true
      }
    default: break
    }
    // A transformed view is a unit, because its coordinates differ from those
    // of the views beside it.
    return shouldGroupAccessibilityChildren || !transform.isIdentity
      || role.contains(.unit)
  }
}

extension LayoutRecord {
  /// Creates the record of a view with fields inside, whose records are before
  /// the index `end`.
  @MainActor init(
    wrapper view: UIView, _ kind: ViewKind, end: Int, isUnit: Bool
  ) {
    var frame = LayoutRect(view.frame)
    if isUnit, kind.isScroller, let scroller = view as? UIScrollView {
      // Leave out the insets, which bars cover, or a field in a bar would share
      // a row with the scroll view.
      let insets = scroller.adjustedContentInset
      frame.y += Double(insets.top)
      frame.height -= Double(insets.top + insets.bottom)
    }
    self.init(frame)
    self.isUnit = isUnit
    self.end = end
    // A unit's place in its row depends on the direction of the view around it.
    if isUnit {
      directionInside = view.readingDirection
    } else {
      direction = view.readingDirection
    }
  }
}
#endif
