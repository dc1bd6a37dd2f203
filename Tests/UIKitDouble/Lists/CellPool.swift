import Foundation

/// The cells that wait for another row.
@MainActor final class CellPool {
  private var classes: [String: any ReusableCell.Type] = [:]
  private var cells: [String: [any ReusableCell]] = [:]

  func register(_ cellClass: AnyClass?, _ identifier: String) {
    classes[identifier] = cellClass as? any ReusableCell.Type
  }

  /// False for a cell that nobody could ask for again.
  func take(_ cell: any ReusableCell) -> Bool {
    guard let identifier = cell.reuseIdentifier else { return false }
    cells[identifier, default: []].append(cell)
    return true
  }

  /// One that waits.
  func waiting(_ identifier: String) -> (any ReusableCell)? {
    let cell = cells[identifier]?.popLast()
    cell?.prepareForReuse()
    return cell
  }

  /// One that waits, or a new one. Raises where UIKit does: at an identifier
  /// that nobody registered.
  func dequeue(_ identifier: String) -> any ReusableCell {
    if let cell = waiting(identifier) { return cell }
    guard let made = classes[identifier] else {
      preconditionFailure("no cell is registered for '\(identifier)'")
    }
    return made.init(registeredAs: identifier)
  }
}
