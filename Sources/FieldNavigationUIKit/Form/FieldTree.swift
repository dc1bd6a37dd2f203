#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// The fields of one hierarchy of views: a form for Return, one more for each
/// group in it, and one for Tab, which visits them all (R8, R12).
@MainActor final class FieldTree {
  weak var root: UIView?
  var fields: [ObjectIdentifier: NavigatedField] = [:]
  /// The fields of the last scan, in order; `nil` is another's.
  var members: [NavigatedField?] = []
  var isComplete = false
  var order = FieldOrder()
  /// A form has changed since the labels were set.
  var hasOutdatedLabels = true
  var returns: [Form<ObjectIdentifier>] = []
  var tabs: Form<ObjectIdentifier>
  private(set) var focused: NavigatedField?
  /// The field that focus is being moved to.
  var target: NavigatedField?
  private var avoider: KeyboardAvoider?

  init(_ root: UIView?) {
    self.root = root
    tabs = Form(policy: Policy(destination: .next))
  }

  struct Entry {
    let responder: UIResponder
    let obstacles: Obstacles
    let group: Int
    /// The app has named it: what is transparent counts as visible (R1).
    var isListed = false
  }

  /// The field that has focus, whether we were told or not. No view is asked
  /// for its subviews.
  ///
  /// - Complexity: O(1) where it is the one that we know of, else O(fields).
  var holder: NavigatedField? {
    if let target, target.hasFocus { return target }
    if let focused, focused.hasFocus { return focused }
    return fields.values.first(where: \.hasFocus)
  }

  /// Says which field has focus (R11).
  func focus(_ field: NavigatedField?) {
    focused = field
    for group in returns.indices {
      returns[group].focus(group == field?.group ? field?.id : nil)
    }
    tabs.focus(field?.id)
  }

  /// Whether the label of the focused field was another one.
  func showFocusedLabel() -> Bool {
    guard let focused, let responder = focused.responder else { return false }
    return focused.showWanted(on: responder)
  }

  /// The field is another's from now on.
  func drop(_ field: NavigatedField) {
    field.release()
    fields[field.id] = nil
    members = []
    hasOutdatedLabels = true
    returns[field.group].remove(field.id)
    tabs.remove(field.id)
    if focused === field { focus(nil) }
  }

  /// Keeps the focused field above the keyboard, or stops to do so.
  func avoid(_ isWanted: Bool, in container: UIView?) {
    if isWanted, avoider == nil {
      avoider = container.map {
        KeyboardAvoider(for: $0) { [weak self] _ in
          self?.holder?.responder as? UIView
        }
      }
    } else if !isWanted {
      avoider?.stop()
      avoider = nil
    }
  }

  func release() {
    avoid(false, in: nil)
    for field in fields.values { field.release() }
    fields = [:]
    members = []
    focused = nil
  }
}

extension FieldState {
  /// The field as Tab sees it: what it is to Return does not matter.
  var tabStop: FieldState {
    FieldState(obstacles: obstacles.subtracting(.excluded))
  }
}
#endif
