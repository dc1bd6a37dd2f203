/// Infers from the questions that UIKit asks its fields where Tab or Shift+Tab
/// would go, and sends focus along the app's own order instead.
///
/// UIKit before iOS 15 has no event for Tab, but asks every field whether it
/// may begin editing, and then asks the field that it has picked a second time.
/// So:
///
/// 1. Each question is recorded in a set.
/// 2. Once all visible fields were asked, a field that is asked again is the
///    field that UIKit picked. (A tap may ask twice too, but asks one field
///    only.)
/// 3. The distance from the active field to the picked field, among the visible
///    fields of the observed order, tells the direction: up to half way round
///    is forward.
/// 4. The target is the next visible field of the view order in that direction.
/// 5. If UIKit picked the target, it may begin editing; else the app moves
///    focus.
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
/// Source: the article of 2012 on iOS 5 and 6, with a set in place of its
/// flags.
struct TabInference<ID: Hashable> {
  /// The answer to UIKit's question.
  enum Answer: Equatable {
    /// The field may begin editing.
    case allow
    /// The field may not begin editing: focus this field instead. The record of
    /// questions is empty by now, so that the question which this move causes
    /// is not taken for a Tab.
    case redirect(ID)
    /// The field may not begin editing: no field is visible, so the active
    /// field resigns.
    case resign
  }

  /// The order that the app wants.
  var viewOrder: [ID]
  /// UIKit's own order.
  var observedOrder: [ID]
  /// The field that is being edited.
  private(set) var active: ID?
  /// The direction of the last press that was inferred.
  private(set) var isForward = true
  private var asked: Set<ID> = []

  init(viewOrder: [ID], observedOrder: [ID]) {
    self.viewOrder = viewOrder
    self.observedOrder = observedOrder
  }

  /// A field began editing: earlier questions belong to an earlier press.
  mutating func beganEditing(_ field: ID) {
    asked.removeAll()
    active = field
  }

  /// No field is edited any more.
  mutating func endedEditing() {
    asked.removeAll()
    active = nil
  }

  /// UIKit asks whether a field may begin editing.
  ///
  /// - Parameters:
  ///   - isVisible: whether the app's order goes to a field.
  ///   - isStop: whether UIKit's own order goes to a field.
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
      // UIKit can pick no field, so the next question belongs to another press.
      asked.removeAll()
      return .allow
    }
    guard !isFirst, active != field else { return .allow }
    // A picked field that is hidden still tells the direction.
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

  /// The answer if both orders go to the same fields.
  /// - Complexity: O(fields).
  mutating func asked(
    _ field: ID, isVisible: (ID) -> Bool
  ) -> Answer {
    asked(field, isVisible: isVisible, isStop: isVisible)
  }
}

extension TabInference: Sendable where ID: Sendable {}
extension TabInference.Answer: Sendable where ID: Sendable {}
