/// Infers which field UIKit picked for Tab or Shift+Tab, and names the next
/// field in the app's own order instead.
///
/// Before iOS 15, UIKit has no event for Tab. But it asks every field whether
/// it may begin editing, and then asks the picked field a second time, so the
/// questions show the pick:
///
/// 1. Each question is recorded in a set.
/// 2. The field that is asked again after all visible fields is UIKit's pick.
///    (After a tap UIKit may also ask twice, but only one field.)
/// 3. The direction depends on the distance from the active to the picked
///    field, in visible fields of the observed order: at most half of them
///    means forward.
/// 4. The target is the next visible field of the view order in that direction.
/// 5. If that is UIKit's pick, it may begin editing. Otherwise the app moves
///    focus to the target.
///
/// ```swift
/// var tab = TabInference(viewOrder: [1, 2, 3, 4], observedOrder: [1, 4, 2, 3])
/// tab.beganEditing(1)
/// for field in [1, 4, 2, 3] {
///   tab.asked(field) { _ in true }  // .allow
/// }
/// tab.asked(4) { _ in true }  // .redirect(2): the toolkit goes forward
/// ```
///
/// The algorithm comes from the 2012 article, which is for iOS 5 and 6. A set
/// replaces the flags of its code.
struct TabInference<ID: Hashable> {
  enum Answer: Equatable {
    /// The field may begin editing.
    case allow
    /// The field may not begin editing: focus this one instead. UIKit then asks
    /// again, but the recorded questions are already cleared, because that
    /// question doesn't mean Tab.
    case redirect(ID)
    /// The field may not begin editing, and the active one resigns, because no
    /// field is visible.
    case resign
  }

  /// The order that the app wants.
  var viewOrder: [ID]
  /// UIKit's order.
  var observedOrder: [ID]
  private(set) var active: ID?
  /// The direction of the last inferred press.
  private(set) var isForward = true
  private var asked: Set<ID> = []

  init(viewOrder: [ID], observedOrder: [ID]) {
    self.viewOrder = viewOrder
    self.observedOrder = observedOrder
  }

  /// A field began editing, so earlier questions belong to an earlier press.
  mutating func beganEditing(_ field: ID) {
    asked.removeAll()
    active = field
  }

  mutating func endedEditing() {
    asked.removeAll()
    active = nil
  }

  /// Answers UIKit's question whether a field may begin editing.
  ///
  /// - Parameters:
  ///   - isVisible: whether the app's order includes a field.
  ///   - isStop: whether UIKit's order includes a field.
  /// - Complexity: O(fields).
  mutating func asked(
    _ field: ID, isVisible: (ID) -> Bool, isStop: (ID) -> Bool
  ) -> Answer {
    let isFirst = asked.insert(field).inserted
    guard let active else { return .allow }
    guard
      observedOrder.contains(where: { $0 != active && isStop($0) })
        || !isFirst
    else {
      // UIKit has no other field to pick, so the next question belongs to
      // another press.
      asked.removeAll()
      return .allow
    }
    guard !isFirst, active != field else { return .allow }
    // UIKit may pick a hidden field, and even that reveals the direction.
    let visible = observedOrder.filter {
      $0 == active || $0 == field || isStop($0)
    }
    guard visible.allSatisfy(asked.contains),
      let from = visible.firstIndex(of: active),
      let to = visible.firstIndex(of: field),
      let start = viewOrder.firstIndex(of: active)
    else { return .allow }
    let distance = (to - from + visible.count) % visible.count
    isForward = distance * 2 <= visible.count
    let step = isForward ? 1 : viewOrder.count - 1
    var place = start
    for _ in 1..<max(viewOrder.count, 1) {
      place = (place + step) % viewOrder.count
      let target = viewOrder[place]
      guard target != active, isVisible(target) else { continue }
      if target == field { return .allow }
      asked.removeAll()
      return .redirect(target)
    }
    endedEditing()
    return .resign
  }

  /// For two orders that include the same fields.
  mutating func asked(
    _ field: ID, isVisible: (ID) -> Bool
  ) -> Answer {
    asked(field, isVisible: isVisible, isStop: isVisible)
  }
}

extension TabInference: Sendable where ID: Sendable {}
extension TabInference.Answer: Sendable where ID: Sendable {}
