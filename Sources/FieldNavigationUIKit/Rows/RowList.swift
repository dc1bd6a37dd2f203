#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// A table view or a collection view, with its rows numbered across all
/// sections.
@MainActor struct RowList {
  let view: UIScrollView
  private let counts: [Int]
  private let path: (UIView) -> IndexPath?
  private let rectangle: (IndexPath) -> CGRect?

  init?(_ view: UIView) {
    if let table = view as? UITableView {
      self.view = table
      counts = (0..<table.numberOfSections).map(table.numberOfRows)
      path = { ($0 as? UITableViewCell).flatMap(table.indexPath) }
      rectangle = { table.rectForRow(at: $0) }
    } else if let grid = view as? UICollectionView {
      self.view = grid
      counts = (0..<grid.numberOfSections).map(grid.numberOfItems)
      path = { ($0 as? UICollectionViewCell).flatMap(grid.indexPath) }
      rectangle = { grid.layoutAttributesForItem(at: $0)?.frame }
    } else {
      return nil
    }
  }

  var count: Int { counts.reduce(0, +) }

  func row(of cell: UIView) -> Int? {
    guard let path = path(cell), path.section < counts.count else {
      return nil
    }
    return counts[..<path.section].reduce(0, +) + path.item
  }

  func frame(of row: Int) -> CGRect? {
    var item = row
    for (section, count) in counts.enumerated() {
      if item < count {
        return rectangle(IndexPath(item: item, section: section))
      }
      item -= count
    }
    return nil
  }

  /// The other cells are prefetched or waiting for reuse, so the list may use
  /// them for any row at any time.
  func displays(_ cell: UIView) -> Bool { cell.isDisplayed(in: view) }

  var displayed: [Int: UIView] {
    var cells: [Int: UIView] = [:]
    for cell in view.subviews where displays(cell) {
      if let row = row(of: cell) { cells[row] = cell }
    }
    return cells
  }

  /// Scrolls just far enough to show the row, so that the list loads its cell.
  func reveal(_ row: Int) {
    guard let frame = frame(of: row) else { return }
    view.scrollRectToVisible(frame, animated: false)
    view.layoutIfNeeded()
  }
}

extension UIView {
  fileprivate func isDisplayed(in list: UIView) -> Bool {
    !isHidden && frame.intersects(list.bounds)
  }

  /// Whether the view is in a cell that its list doesn't display, and may use
  /// for another row.
  var isInUnseenCell: Bool {
    var view = self
    while let around = view.superview {
      if around is UITableView && view is UITableViewCell
        || around is UICollectionView && view is UICollectionViewCell,
        !view.isDisplayed(in: around)
      {
        return true
      }
      view = around
    }
    return false
  }
}
#endif
