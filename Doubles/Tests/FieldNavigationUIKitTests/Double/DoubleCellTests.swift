import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The UIKit double: table cells")
struct DoubleCellTests {
  @Test(
    "A table loads only visible rows and puts new cells first in its subviews"
  )
  func loading() {
    let (list, user) = DoubleList.started()
    #expect(list.rowsAsked() == Array(0..<10))
    #expect(list.rowsInSight == Array(0..<10))
    #expect(list.table.contentSize == CGSize(width: 320, height: 2000))
    #expect(list.table.subviews == list.table.visibleCells.reversed())
    #expect(list.row(10) == nil)
    #expect(list.row(3)?.contentView.frame.height == 40)

    list.table.contentOffset.y = 20
    #expect(list.rowsInSight == Array(0..<10), "not before the next layout")
    user.settle()
    #expect(list.rowsInSight == Array(0..<11))
    list.table.bounds.size.height = 440
    list.table.layoutIfNeeded()
    #expect(list.rowsInSight == Array(0..<12))
    #expect(list.rowsAsked() == [10, 11])
  }

  @Test(
    "The table reuses a cell that scrolls out of sight",
    arguments: [true, false])
  func reuse(kept: Bool) throws {
    let (list, user) = DoubleList.started()
    user.device.keepsReusedCells = kept
    let first = try #require(list.row(0))
    let second = try #require(list.row(1))
    list.scroll(to: 80)
    #expect(list.row(10) === second && list.row(11) === first)
    #expect(first.field.text == "11" && first.reuses == 1)
    #expect(list.table.indexPath(for: first)?.row == 11)
    #expect(first.frame.minY == 440 && !first.isHidden)

    list.table.bounds.size.height = 200
    list.table.layoutIfNeeded()
    #expect(list.table.indexPath(for: first) == nil)
    #expect(first.superview === (kept ? list.table : nil))
    #expect(first.isHidden == kept)
    #expect(!user.tap(first.field))
  }

  @Test(
    "A table doesn't replace the first responder's cell"
  )
  func firstResponder() throws {
    let (list, user) = DoubleList.started()
    let cell = try #require(list.row(2))
    user.tap(cell.field)
    list.scroll(to: 1000)
    #expect(user.focused === cell.field)
    #expect(list.row(2) === cell && !list.rowsInSight.contains(2))
    #expect(!list.table.visibleCells.contains(cell))
    #expect(cell.frame.minY == 80 && !cell.isHidden)
    _ = list.rowsAsked()
    list.scroll(to: 0)
    #expect(!list.rowsAsked().contains(2))
    list.scroll(to: 1000)
    cell.field.resignFirstResponder()
    list.scroll(to: 1040)
    #expect(list.row(2) == nil)
  }

  @Test(
    "reloadData updates the row counts at once and the cells at the next layout pass"
  )
  func reload() throws {
    let (list, user) = DoubleList.started()
    let cell = try #require(list.row(0))
    user.tap(cell.field)
    list.sections = [[0, 1], [], [2]]
    #expect(list.table.numberOfRows(inSection: 0) == 50)
    list.table.reloadData()
    #expect(list.table.numberOfSections == 3)
    #expect(list.table.numberOfRows(inSection: 0) == 2)
    #expect(user.focused === cell.field)
    user.settle()
    #expect(user.focused == nil)
    #expect(list.table.visibleCells.count == 3)
    #expect(list.row(0, section: 2)?.frame.minY == 80)
    #expect(list.row(0) !== cell)
  }
}
