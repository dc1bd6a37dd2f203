import FieldNavigation

#if canImport(UIKit)
  import UIKit
#else
  import UIKitDouble
#endif

/// The fields of one hierarchy of views: a form for Return, one more for each
/// group in it, and one for Tab, which visits them all (R8, R12).
@MainActor final class FieldTree {
  weak var root: UIView?
  private(set) var fields: [ObjectIdentifier: NavigatedField] = [:]
  var returns: [Form<ObjectIdentifier>] = []
  var tabs: Form<ObjectIdentifier>
  private(set) var focused: NavigatedField?
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

  /// Takes the fields as they are now; those that it lacks are let go.
  ///
  /// - Parameters:
  ///   - entries: in order.
  ///   - make: a field that is new here; `nil` where it is another's.
  ///   - drop: is told of each that is let go.
  func update(
    _ entries: [Entry], groups: Int, _ options: Options,
    make: (UIResponder) -> NavigatedField?, drop: (NavigatedField) -> Void
  ) {
    var members = Array(repeating: [ObjectIdentifier](), count: groups)
    var states: [ObjectIdentifier: FieldState] = [:]
    var order: [ObjectIdentifier] = []
    states.reserveCapacity(entries.count)
    for entry in entries {
      let id = ObjectIdentifier(entry.responder)
      guard states[id] == nil,
        let field = field(of: entry.responder, make: make)
      else { continue }
      field.group = entry.group
      field.isListed = entry.isListed
      states[id] = field.state(entry.obstacles, options)
      members[entry.group].append(id)
      order.append(id)
    }
    for (id, field) in fields where states[id] == nil {
      field.release()
      fields[id] = nil
      drop(field)
    }
    while returns.count < groups { returns.append(Form()) }
    for group in returns.indices {
      returns[group].setPolicy(options.policy)
      returns[group].take(
        group < groups ? members[group] : [], states: states)
    }
    tabs.take(order, states: states.mapValues(\.tabStop))
    for id in order {
      fields[id]?.listen(states[id]?.keepsReturn == false)
    }
  }

  private func field(
    of responder: UIResponder, make: (UIResponder) -> NavigatedField?
  ) -> NavigatedField? {
    let id = ObjectIdentifier(responder)
    if let known = fields[id], known.responder === responder { return known }
    fields[id] = make(responder)
    return fields[id]
  }

  /// The field that has focus, whether we were told or not. No view is asked
  /// for its subviews.
  var holder: NavigatedField? {
    fields.values.first(where: \.hasFocus)
  }

  /// Says which field has focus (R11).
  func focus(_ field: NavigatedField?) {
    focused = field
    for group in returns.indices {
      returns[group].focus(group == field?.group ? field?.id : nil)
    }
    tabs.focus(field?.id)
  }

  /// Sets the label of every field but the focused one, whose keyboard is on
  /// the screen already.
  ///
  /// - Returns: whether one that has just got focus has another label now: the
  ///   keyboard may have come before we knew.
  func showLabels() -> Bool {
    var isNew = false
    for field in fields.values where field !== focused {
      if field.show(returns[field.group].key(of: field.id)),
        field.hasFocus
      {
        isNew = true
      }
    }
    return isNew
  }

  /// Whether the label of the focused field was another one.
  func showFocusedLabel() -> Bool {
    guard let focused else { return false }
    return focused.show(returns[focused.group].key(of: focused.id))
  }

  /// The field is another's from now on.
  func drop(_ field: NavigatedField) {
    field.release()
    fields[field.id] = nil
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
    focused = nil
  }
}

extension Form where ID == ObjectIdentifier {
  fileprivate mutating func take(
    _ order: [ID], states: [ID: FieldState]
  ) {
    reorder(order) { states[$0] ?? FieldState() }
    for id in order {
      if let state = states[id] { update(id, state) }
    }
  }
}

extension FieldState {
  /// The field as Tab sees it: what it is to Return does not matter.
  var tabStop: FieldState {
    FieldState(obstacles: obstacles.subtracting(.excluded))
  }
}
