package import Foundation
package import UIKit

// What users do with a finger besides tapping.

extension User {
  /// Touches a view for longer than a tap lasts. No tap recognizer recognizes
  /// it.
  package func longPress(_ view: UIView) { settle() }

  /// Puts the finger on a view and lifts it some points away. That is no tap.
  package func dragFinger(on view: UIView, by points: CGFloat) { settle() }

  /// Puts the finger on a view. A tap recognizer recognizes only the end of the
  /// touch, so nothing happens yet.
  package func putFinger(on view: UIView) { settle() }

  /// Lifts the finger from the view that it was put on.
  package func liftFinger(from view: UIView) { tap(view) }

  package func turnOnVoiceOver() { device.isVoiceOverRunning = true }

  /// Taps a row of a table. The table selects the row when the touch ends.
  package func tapRow(_ row: Int, of table: UITableView) {
    let path = IndexPath(row: row, section: 0)
    if let cell = table.cellForRow(at: path) { _ = cell.tapReachesView() }
    #if canImport(ObjectiveC)
    table.delegate?.tableView?(table, didSelectRowAt: path)
    #else
    table.delegate?.tableView(table, didSelectRowAt: path)
    #endif
    settle()
  }

  /// Taps a link in a text view that isn't editable.
  package func tapLink(_ text: String, in view: UITextView) {
    _ = view.tapReachesView()
    settle()
  }
}
