import Expectations
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
    expect(list.rowsAsked(), equals: Array(0..<10))
    expect(list.rowsInSight, equals: Array(0..<10))
    expect(list.table.contentSize, equals: CGSize(width: 320, height: 2000))
    expect(list.table.subviews, equals: list.table.visibleCells.reversed())
    expectNil(list.row(10))
    expect(list.row(3)?.contentView.frame.height, equals: 40)

    list.table.contentOffset.y = 20
    expect(
      list.rowsInSight, equals: Array(0..<10), "not before the next layout")
    user.settle()
    expect(list.rowsInSight, equals: Array(0..<11))
    list.table.bounds.size.height = 440
    list.table.layoutIfNeeded()
    expect(list.rowsInSight, equals: Array(0..<12))
    expect(list.rowsAsked(), equals: [10, 11])
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
    expect(list.row(10), identicalTo: second)
    expect(list.row(11), identicalTo: first)
    expect(first.field.text, equals: "11")
    expect(first.reuses, equals: 1)
    expect(list.table.indexPath(for: first)?.row, equals: 11)
    expect(first.frame.minY, equals: 440)
    expect(!first.isHidden)

    list.table.bounds.size.height = 200
    list.table.layoutIfNeeded()
    expectNil(list.table.indexPath(for: first))
    expect(first.superview, identicalTo: kept ? list.table : nil)
    expect(first.isHidden, equals: kept)
    expect(!user.tap(first.field))
  }

  @Test(
    "A table doesn't replace the first responder's cell"
  )
  func firstResponder() throws {
    let (list, user) = DoubleList.started()
    let cell = try #require(list.row(2))
    user.tap(cell.field)
    list.scroll(to: 1000)
    expect(user.focused, identicalTo: cell.field)
    expect(list.row(2), identicalTo: cell)
    expect(!list.rowsInSight.contains(2))
    expect(!list.table.visibleCells.contains(cell))
    expect(cell.frame.minY, equals: 80)
    expect(!cell.isHidden)
    _ = list.rowsAsked()
    list.scroll(to: 0)
    expect(!list.rowsAsked().contains(2))
    list.scroll(to: 1000)
    cell.field.resignFirstResponder()
    list.scroll(to: 1040)
    expectNil(list.row(2))
  }

  @Test(
    "reloadData updates the row counts at once and the cells at the next layout pass"
  )
  func reload() throws {
    let (list, user) = DoubleList.started()
    let cell = try #require(list.row(0))
    user.tap(cell.field)
    list.sections = [[0, 1], [], [2]]
    expect(list.table.numberOfRows(inSection: 0), equals: 50)
    list.table.reloadData()
    expect(list.table.numberOfSections, equals: 3)
    expect(list.table.numberOfRows(inSection: 0), equals: 2)
    expect(user.focused, identicalTo: cell.field)
    user.settle()
    expectNil(user.focused)
    expect(list.table.visibleCells.count, equals: 3)
    expect(list.row(0, section: 2)?.frame.minY, equals: 80)
    expect(list.row(0) !== cell)
  }
}
