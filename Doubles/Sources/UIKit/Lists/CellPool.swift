import Foundation

/// The cells that wait for reuse.
@MainActor final class CellPool {
  private var classes: [String: any ReusableCell.Type] = [:]
  private var cells: [String: [any ReusableCell]] = [:]
  /// The cell that the list configures again. It's the only one to dequeue.
  var kept: (any ReusableCell)?

  func register(_ cellClass: AnyClass?, _ identifier: String) {
    classes[identifier] = cellClass as? any ReusableCell.Type
  }

  /// Keeps a cell for reuse. Returns false if the cell has no identifier and
  /// can't be reused.
  func take(_ cell: any ReusableCell) -> Bool {
    guard let identifier = cell.reuseIdentifier else { return false }
    cells[identifier, default: []].append(cell)
    return true
  }

  /// Takes a cell that waits for reuse, if any.
  func waiting(_ identifier: String) -> (any ReusableCell)? {
    let cell = cells[identifier]?.popLast()
    cell?.prepareForReuse()
    return cell
  }

  /// Returns a waiting cell or makes a new one. Traps if the identifier wasn't
  /// registered. UIKit raises an exception.
  func dequeue(_ identifier: String) -> any ReusableCell {
    if let kept { return kept }
    if let cell = waiting(identifier) { return cell }
    guard let made = classes[identifier] else {
      preconditionFailure("no cell is registered for '\(identifier)'")
    }
    return made.init(registeredAs: identifier)
  }
}
