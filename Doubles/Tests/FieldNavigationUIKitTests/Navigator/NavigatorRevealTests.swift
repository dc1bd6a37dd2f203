import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// What Return finds in rows that have no views, and what that costs.
@MainActor @Suite("The navigator reveals rows")
struct NavigatorRevealTests {
  private func filled(_ count: Int, empty: Set<Int> = []) -> RowScreen {
    let screen = RowScreen(count)
    for row in 0..<count where !empty.contains(row) { screen.texts[row] = "x" }
    return screen
  }

  @Test(
    "3,000 filled rows: a press loads at most 200, and never finishes (R13)",
    .underPolicyPairs)
  func bound() throws {
    let screen = filled(3000)
    let user = User(root: screen)
    user.tap(screen.field(0))
    var row = 0
    for _ in 0..<3 {
      screen.asked = []
      user.tapReturn()
      #expect(Set(screen.asked).count <= 200 + 20, "and those around them")
      #expect(screen.finishes == 0)
      let sight = user.sight.split(separator: " ")
      let now = try #require(Int(sight[1]))
      #expect(now > row + 100, "at the last row that was loaded")
      #expect(sight[2] == "next")
      #expect(screen.rowsInSight.contains(now))
      row = now
    }
  }

  @Test("3,000 rows: the empty one is found after some presses (R4)")
  func farAway() {
    let screen = filled(3000, empty: [500])
    let user = User(root: screen)
    user.tap(screen.field(0))
    for _ in 0..<4 where !user.sight.hasPrefix("row 500 ") { user.tapReturn() }
    #expect(user.sight.hasPrefix("row 500 "))
    #expect(screen.finishes == 0)
  }

  @Test(
    "Tab loads no more rows than it needs (R8)",
    arguments: [false, true])
  func tab(isFilled: Bool) {
    let screen = isFilled ? filled(3000) : RowScreen(3000)
    let user = User(root: screen)
    user.tap(screen.field(9))
    screen.asked = []
    user.press(.tab)
    #expect(user.sight.hasPrefix("row 10 "))
    #expect(screen.asked.count <= 2)
  }

  @Test("No more rows are revealed than are needed")
  func cheap() {
    let screen = RowScreen(300)
    let user = User(root: screen)
    screen.navigator?.configuration.avoidsKeyboard = false
    user.settle()
    user.tap(screen.field(8))
    screen.asked = []
    user.tapReturn()
    #expect(user.sight == "row 9 next")
    #expect(screen.asked.count <= 2)
  }

  // MARK: Prefetched and hidden cells

  @Test(
    "Prefetched cells count as rows that are not loaded (R13)",
    .underPolicyPairs)
  func prefetched() {
    let screen = RowScreen(30)
    let user = User(root: screen)
    user.device.prefetchedCells = 5
    screen.table.reloadData()
    user.settle()
    user.tap(screen.field(0))
    for row in 0..<30 {
      #expect(user.sight == "row \(row) \(row < 29 ? "next" : "done")")
      user.type("x")
      user.tapReturn()
    }
    #expect(screen.finishes == 1)
    #expect(screen.texts == Array(repeating: "x", count: 30))
  }

  @Test("A row whose cell the app hides is passed over (R1)")
  func hidden() {
    let screen = RowScreen(30)
    let user = User(root: screen)
    user.tap(screen.field(0))
    screen.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHidden = true
    user.settle()
    user.tapReturn()
    #expect(user.sight == "row 2 next")
  }

  // MARK: Tables that fetch more

  @Test(
    "Rows that the table fetches at its end are gone on to (R13)",
    .underPolicyPairs)
  func fetching() {
    let screen = filled(40)
    let feed = Feed(screen)
    let user = User(root: screen)
    screen.table.delegate = feed
    user.settle()
    user.tap(screen.field(0))
    user.tapReturn()
    #expect(user.sight != "row 0 next", "the first that nobody had seen")
    for _ in 0..<60 where user.sight != "row 40 next" {
      feed.deliver()
      user.settle()
      user.tapReturn()
    }
    #expect(user.sight == "row 40 next")
    #expect(screen.finishes == 0)
  }

  /// A table that fetches ten empty rows when its last row is displayed.
  @MainActor
  final class Feed: NSObject, UITableViewDelegate {
    private let screen: RowScreen
    private var isDue = false

    init(_ screen: RowScreen) {
      self.screen = screen
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      if indexPath.row == 39 { isDue = true }
    }

    /// What was fetched comes in a later turn.
    func deliver() {
      guard isDue, screen.texts.count == 40 else { return }
      screen.texts += Array(repeating: "", count: 10)
      screen.table.insertRows(
        at: (40..<50).map { IndexPath(row: $0, section: 0) }, with: .none)
    }

    func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 40 }
  }
}
