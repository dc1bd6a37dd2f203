import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The UIKit double: table rows") struct DoubleRowTests {
  @Test("Inserting and deleting rows doesn't unload other rows' cells")
  func change() throws {
    let (list, user) = DoubleList.started()
    let cell = try #require(list.row(3))
    user.tap(cell.field)
    list.sections[0].insert(contentsOf: [100, 101], at: 1)
    list.table.insertRows(
      at: [1, 2].map { IndexPath(row: $0, section: 0) }, with: .automatic)
    expect(list.row(5), identicalTo: cell)
    expect(user.focused, identicalTo: cell.field)
    expect(cell.frame.minY, equals: 200)
    expect(list.row(1)?.field.text, equals: "100")
    list.sections[0].removeFirst(2)
    list.table.deleteRows(
      at: [0, 1].map { IndexPath(row: $0, section: 0) }, with: .none)
    expect(list.row(3), identicalTo: cell)
    expect(user.focused, identicalTo: cell.field)
    list.sections[0].remove(at: 3)
    list.table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
    expectNil(user.focused)
    expect(cell.field.text != "3")
    expect(list.row(3)?.field.text, equals: "4")
  }

  @Test("Deleting a row crashes if the data source still has the row")
  func invalid() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (list, _) = DoubleList.started()
        let path = IndexPath(row: 0, section: 0)
        list.table.deleteRows(at: [path], with: .none)
      }
    }
  }

  @Test(
    "The policy decides whether the field of a deleted row is asked to resign",
    .underEach(\.deletionAsks))
  func deletion() throws {
    let (list, user) = DoubleList.started()
    let field = try #require(list.row(3)?.field)
    let delegate = Delegate()
    var asked = 0
    delegate.ends = { _ in
      asked += 1
      return true
    }
    field.delegate = delegate
    user.tap(field)
    list.sections[0].remove(at: 3)
    list.table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    expectNil(user.focused)
    expect(asked, equals: Policies.current.deletionAsks ? 1 : 0)
  }

  @Test("Deleting a row crashes if its field refuses to resign")
  func refusedDeletion() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (list, user) = DoubleList.started()
        let delegate = Delegate()
        delegate.ends = { _ in false }
        guard let field = list.row(3)?.field else { return }
        field.delegate = delegate
        user.tap(field)
        list.sections[0].remove(at: 3)
        list.table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none)
      }
    }
  }

  @Test("scrollToRow scrolls to the requested position within the content")
  func scrollToRow() {
    let (list, _) = DoubleList.started()
    list.table.contentInset.top = 30
    list.table.contentInset.bottom = 60
    for (row, position, y) in [
      (20, UITableView.ScrollPosition.top, 770), (20, .middle, 635),
      (20, .bottom, 500), (15, .none, 500), (12, .none, 450),
      (25, .none, 700), (0, .bottom, -30), (49, .top, 1660),
    ] {
      list.table.scrollToRow(
        at: IndexPath(row: row, section: 0), at: position, animated: false)
      expect(
        list.table.contentOffset.y, equals: CGFloat(y), "\(row) \(position)")
    }
  }

  @Test("Rows can differ in height") func heights() {
    let (list, user) = DoubleList.started()
    let heights = Heights()
    list.table.delegate = heights
    user.settle()
    let path = IndexPath(row: 3, section: 0)
    expect(
      list.table.rectForRow(at: path),
      equals: CGRect(x: 0, y: 150, width: 320, height: 100))
    expect(list.rowsInSight, equals: Array(0..<6))
  }
}

@MainActor private final class Heights: NSObject, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { indexPath.row < 3 ? 50 : 100 }
}
