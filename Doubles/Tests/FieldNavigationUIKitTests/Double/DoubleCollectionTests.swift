import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Tests behavior that only collection views have. Other tests cover the
/// behavior that collection views share with tables.
@MainActor @Suite("The UIKit double: collection views")
struct DoubleCollectionTests {
  private func frame(_ list: DoubleList, _ item: Int) -> CGRect? {
    list.grid.cellForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test("A flow layout fills each line and aligns items with both edges")
  func lines() {
    let (list, user) = DoubleList.started(grid: true)
    list.layout.minimumLineSpacing = 10
    user.settle()
    expect(
      (0..<4).map { frame(list, $0)?.origin },
      equals: [
        CGPoint(x: 0, y: 0), CGPoint(x: 110, y: 0), CGPoint(x: 220, y: 0),
        CGPoint(x: 0, y: 100),
      ])
    expect(list.grid.visibleCells.count, equals: 12)
    expect(list.grid.contentSize, equals: CGSize(width: 320, height: 1690))
    list.layout.minimumInteritemSpacing = 11
    user.settle()
    expect(frame(list, 1)?.minX, equals: 220)
    list.layout.itemSize.width = 200
    user.settle()
    expect(frame(list, 1)?.origin, equals: CGPoint(x: 60, y: 100))
  }

  @Test("In a right-to-left layout the first item is at the right")
  func rightToLeft() {
    let (list, user) = DoubleList.started(grid: true)
    list.grid.semanticContentAttribute = .forceRightToLeft
    user.settle()
    expect((0..<3).map { frame(list, $0)?.minX }, equals: [220, 110, 0])
  }

  @Test(
    "A collection view reuses and moves items as a table does"
  )
  func items() throws {
    let (list, user) = DoubleList.started(grid: true)
    let path = IndexPath(item: 1, section: 0)
    let cell = try #require(list.grid.cellForItem(at: path) as? FieldItem)
    let first = IndexPath(item: 0, section: 0)
    let reused = try #require(list.grid.cellForItem(at: first))
    user.tap(cell.field)
    list.grid.scrollToItem(
      at: IndexPath(item: 30, section: 0), at: .top, animated: false)
    expect(list.grid.contentOffset, equals: CGPoint(x: 0, y: 1000))
    expect(list.grid.indexPathsForVisibleItems.contains(path))
    user.settle()
    expect(!list.grid.indexPathsForVisibleItems.contains(path))
    expect(list.grid.cellForItem(at: path), identicalTo: cell)
    expect(user.focused, identicalTo: cell.field)
    let new = try #require(list.grid.indexPath(for: reused))
    expect(new.item >= 30)

    list.sections[0].remove(at: 0)
    list.grid.deleteItems(at: [first])
    expect(list.grid.indexPath(for: cell), equals: first)
    list.sections[0].insert(7, at: 0)
    list.grid.insertItems(at: [first])
    expect(list.grid.indexPath(for: cell), equals: path)
    expect(list.grid.indexPath(for: reused), equals: new)
  }

  /// In the double, every view of a list that isn't a cell counts as a header.
  @Test(
    "The policy decides whether a batch update makes a field in a header resign",
    .underEach(\.updateResignsHeaders))
  func header() throws {
    let (list, user) = DoubleList.started(grid: true)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    let field = UITextField(frame: header.bounds)
    header.addSubview(field)
    list.grid.addSubview(header)
    user.tap(field)
    list.sections[0].insert(7, at: 0)
    list.grid.insertItems(at: [IndexPath(item: 0, section: 0)])
    let resigns = Policies.current.updateResignsHeaders
    expect(user.focused, identicalTo: resigns ? nil : field)
    let path = IndexPath(item: 1, section: 0)
    let cell = try #require(list.grid.cellForItem(at: path) as? FieldItem)
    user.tap(cell.field)
    list.sections[0].insert(8, at: 0)
    list.grid.insertItems(at: [IndexPath(item: 0, section: 0)])
    expect(user.focused, identicalTo: cell.field)
  }

  @Test("scrollToItem scrolls only along the axes that the position names")
  func scrollToItem() {
    let (list, _) = DoubleList.started(grid: true)
    for (item, position, y) in [
      (30, UICollectionView.ScrollPosition.centeredVertically, 845),
      (30, .bottom, 690), (0, [], 690), (0, .left, 690), (49, .top, 1290),
    ] {
      list.grid.scrollToItem(
        at: IndexPath(item: item, section: 0), at: position, animated: false)
      expect(list.grid.contentOffset, equals: CGPoint(x: 0, y: y), "\(item)")
    }
  }

  @Test("indexPathsForVisibleItems returns the items in no reliable order")
  func order() {
    let (list, _) = DoubleList.started(grid: true)
    let items = list.grid.indexPathsForVisibleItems.map(\.item)
    expect(items != items.sorted())
    expect(items.sorted(), equals: Array(0..<12))
  }
}
