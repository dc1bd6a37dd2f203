import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// What Return finds out of rows that have no views, and what that costs.
@MainActor @Suite("The navigator looks at rows before it goes there")
struct NavigatorLookAheadTests {
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
      #expect(screen.asked.count <= 200)
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

  @Test(
    "Nothing of a look is seen, and the user stays where the list was (R10)",
    .underPolicyPairs)
  func unseen() {
    let screen = filled(40)
    let user = User(root: screen)
    screen.navigator?.configuration.avoidsKeyboard = false
    screen.table.contentOffset.y = 300
    user.settle()
    user.tap(screen.field(8))
    user.tapReturn()
    #expect(screen.finishes == 1)
    #expect(screen.table.contentOffset.y == 300)
    #expect(screen.texts == Array(repeating: "x", count: 40))
  }

  @Test("A look costs few rows where the next one is empty")
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

  private func user(of feed: Feed) -> User {
    let user = User(root: feed.screen)
    feed.screen.navigator?.configuration.avoidsKeyboard = false
    feed.start()
    user.settle()
    user.tap(feed.screen.field(0))
    return user
  }

  @Test(
    "A look does not make a table fetch more at its end",
    .underPolicyPairs)
  func fetching() {
    let feed = Feed(.display, filled(40))
    let user = user(of: feed)
    user.tapReturn()
    #expect(feed.fetches == 0)
    #expect(user.sight == "row 38 next", "nobody has seen the last row")
    #expect(feed.screen.finishes == 0)
  }

  @Test(
    "A look stays so far from the end that nothing is prefetched there",
    .underPolicyPairs)
  func prefetching() throws {
    let feed = Feed(.prefetch, filled(40))
    let user = user(of: feed)
    user.tapReturn()
    #expect(feed.fetches == 0)
    #expect(user.sight == "row 29 next")
    for row in 30..<39 {
      user.tapReturn()
      #expect(user.sight == "row \(row) next", "the user goes there")
    }
    #expect(feed.screen.finishes == 0)
  }

  @Test("From the last row but one Return goes on to the last (R13)")
  func lastRow() {
    let feed = Feed(.display, filled(40))
    let user = user(of: feed)
    user.tapReturn()
    feed.screen.texts[39] = ""
    user.tapReturn()
    #expect(user.sight == "row 39 done")
    #expect(feed.fetches == 1)
  }

  /// A table that fetches more when its last row is displayed, or soon.
  @MainActor
  final class Feed: NSObject, UITableViewDelegate,
    UITableViewDataSourcePrefetching
  {
    enum Way { case display, prefetch }

    let screen: RowScreen
    private(set) var fetches = 0
    private let way: Way

    init(_ way: Way, _ screen: RowScreen) {
      self.way = way
      self.screen = screen
    }

    func start() {
      switch way {
      case .display: screen.table.delegate = self
      case .prefetch: screen.table.prefetchDataSource = self
      }
    }

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { fetch(indexPath.row) }

    func tableView(
      _ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]
    ) { for path in indexPaths { fetch(path.row) } }

    private func fetch(_ row: Int) {
      if row == screen.texts.count - 1 { fetches += 1 }
    }

    func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 40 }
  }
}
