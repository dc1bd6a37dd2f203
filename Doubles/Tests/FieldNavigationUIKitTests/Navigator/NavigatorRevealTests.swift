import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Tests which unloaded rows Return visits. Also tests how many rows it loads.
@MainActor @Suite("How the navigator reveals rows of lists")
struct NavigatorRevealTests {
  private func filled(_ count: Int, empty: Set<Int> = []) -> RowScreen {
    let screen = RowScreen(count)
    for row in 0..<count where !empty.contains(row) { screen.texts[row] = "x" }
    return screen
  }

  @Test(
    "Each press loads about 200 rows in a long list (R13)",
    .underPolicyPairs)
  func bound() throws {
    let screen = filled(3000)
    let user = User(root: screen)
    user.tap(screen.field(0))
    var row = 0
    for _ in 0..<3 {
      screen.asked = []
      user.tapReturn()
      expect(Set(screen.asked).count <= 200 + 20, "and those around them")
      expect(screen.finishes, equals: 0)
      let sight = user.sight.split(separator: " ")
      let now = try #require(Int(sight[1]))
      expect(now > row + 100, "at the last row that was loaded")
      expect(sight[2], equals: "next")
      expect(screen.rowsInSight.contains(now))
      row = now
    }
  }

  @Test(
    "In 3,000 rows, Return finds the only empty row within a few presses (R4)")
  func farAway() {
    let screen = filled(3000, empty: [500])
    let user = User(root: screen)
    user.tap(screen.field(0))
    for _ in 0..<4 where !user.sight.hasPrefix("row 500 ") { user.tapReturn() }
    expect(user.sight.hasPrefix("row 500 "))
    expect(screen.finishes, equals: 0)
  }

  @Test(
    "Tab loads at most two rows to reach the next row (R8)",
    arguments: [false, true])
  func tab(isFilled: Bool) {
    let screen = isFilled ? filled(3000) : RowScreen(3000)
    let user = User(root: screen)
    user.tap(screen.field(9))
    screen.asked = []
    user.press(.tab)
    expect(user.sight.hasPrefix("row 10 "))
    expect(screen.asked.count <= 2)
  }

  @Test("Return loads at most two rows to reach the next empty row")
  func cheap() {
    let screen = RowScreen(300)
    let user = User(root: screen)
    screen.navigator?.configuration.avoidsKeyboard = false
    user.settle()
    user.tap(screen.field(8))
    screen.asked = []
    user.tapReturn()
    expect(user.sight, equals: "row 9 next")
    expect(screen.asked.count <= 2)
  }

  /// The table shows 9 rows at a time. Of every 10 rows, the table has already
  /// displayed 9.
  @Test("A press stops searching after it has loaded 200 rows (R13)")
  func exactBound() {
    let screen = filled(300)
    let user = User(root: screen)
    screen.table.frame.size.height = 360
    screen.navigator?.configuration.avoidsKeyboard = false
    user.tap(screen.field(0))
    for place in 0..<30 {
      screen.table.contentOffset.y = CGFloat(400 * place)
      user.settle()
    }
    screen.table.contentOffset.y = 0
    user.settle()
    screen.asked = []
    user.tapReturn()
    expect((200..<209).contains(screen.asked.count), "9 at a time")
    expect(user.sight.hasPrefix("row 239 "), "the last one")
  }

  // MARK: Rows that refuse

  /// Records the rows whose fields UIKit asks to begin editing. UIKit may ask a
  /// field twice. Consecutive questions to one field therefore count once.
  private func refusing(
    _ screen: RowScreen, _ refuses: @escaping (String) -> Bool
  ) -> () -> [String] {
    let delegate = Delegate()
    screen.delegate = delegate
    var asked: [String] = []
    var questions = 0
    delegate.begins = { field in
      let name = field.accessibilityIdentifier ?? "?"
      if name == "row 0" { return true }
      if asked.last != name { asked.append(name) }
      questions += 1
      // After 80 questions, every field accepts focus. The press then ends.
      return !refuses(name) || questions > 80
    }
    return { asked }
  }

  @Test(
    "A press asks the field of a reused cell again (R10, R13)",
    .underPolicyPairs(promising: .refusalKeepsFocus),
    arguments: [false, true])
  func reusedCell(isTab: Bool) {
    let screen = filled(30, empty: isTab ? Set(0..<30) : [0, 3, 13])
    let asked = refusing(screen) { isTab ? $0 != "row 13" : $0 == "row 3" }
    let user = User(root: screen)
    user.tap(screen.field(0))
    if isTab {
      screen.navigator?.focusNext()
    } else {
      user.tapReturn()
    }
    user.settle()
    expect(user.sight.hasPrefix("row 13 "))
    let before = isTab ? (1..<13).map { "row \($0)" } : ["row 3"]
    expect(Set(asked()).isSuperset(of: before))
    expect(asked().count, equals: Set(asked()).count, "no field is asked twice")
  }

  @Test(
    "The next Return asks a row's refusing field again (R10, R13)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func refusedRowLater() {
    let screen = filled(30, empty: [0, 3, 13])
    var agrees = false
    let asked = refusing(screen) { $0 == "row 3" && !agrees }
    let user = User(root: screen)
    screen.navigator?.configuration.policy.ending = .wrap
    user.tap(screen.field(0))
    user.type("x")
    user.tapReturn()
    expect(user.name, equals: "row 13")
    agrees = true
    screen.table.contentOffset.y = 400
    user.settle()
    user.type("x")
    for _ in 0..<3 where user.name == "row 13" { user.tapReturn() }
    expect(user.name, equals: "row 3")
    expect(asked(), equals: ["row 3", "row 13", "row 3"])
  }

  @Test(
    "A press asks a row's refusing field only once (R10)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func refusingRow() {
    let screen = filled(30)
    let asked = refusing(screen) { _ in true }
    let user = User(root: screen)
    user.tap(screen.field(0))
    let unseen = Set(screen.asked).count
    user.tapReturn()
    expect(asked(), equals: ["row \(unseen)"])
    expect(user.name, equals: "row 0")
    expect(screen.finishes, equals: 0)
    expect(screen.rowsInSight.first, equals: 0)
  }

  /// A custom input without a label can't show Next.
  @Test(
    "`pressReturn(in:)` moves focus to a row that isn't loaded (R13)"
  )
  func filledBelowCode() {
    let screen = filled(30)
    let code = CodeInput()
    let user = User(root: screen)
    code.frame = screen.above.frame
    screen.view.addSubview(code)
    screen.navigator?.setRole(.field, of: code)
    user.tap(code)
    let unseen = Set(screen.asked).count
    expect(screen.navigator?.pressReturn(in: code), equals: true)
    expect(user.name, equals: "row \(unseen)")
    expect(screen.finishes, equals: 0)
  }

  @Test(
    "A Next key moves focus to a filled row if none is empty (R6)"
  )
  func ownNext() {
    let screen = filled(30)
    let user = User(root: screen)
    screen.navigator?.configuration.avoidsKeyboard = false
    user.tap(screen.field(0))
    for offset in [400, 800, 0] {
      screen.table.contentOffset.y = CGFloat(offset)
      user.settle()
    }
    screen.field(9).returnKeyType = .next
    user.tap(screen.field(9))
    user.tapReturn()
    expect(user.name, equals: "row 10")
    expect(screen.finishes, equals: 0)
  }

  @Test(
    "If the app ends editing while rows appear, the field keeps its text (R10)")
  func endsEditing() {
    let screen = RowScreen(30, plain: { $0 >= 10 })
    for row in 0..<9 { screen.texts[row] = "x" }
    let user = User(root: screen)
    screen.navigator?.configuration.avoidsKeyboard = false
    let field = screen.field(9)
    field.clearsOnBeginEditing = true
    user.tap(field)
    user.type("kept")
    let ending = EndsEditing()
    screen.table.delegate = ending
    user.settle()
    expect(user.sight, equals: "row 9 next")
    user.tapReturn()
    expect(ending.count > 0)
    expect(user.name, equals: "row 9")
    expect(field.text, equals: "kept")
    expect(field.clearsOnBeginEditing)
  }

  @MainActor
  final class EndsEditing: NSObject, UITableViewDelegate {
    private(set) var count = 0

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      guard let field = tableView.firstResponder else { return }
      count += 1
      field.resignFirstResponder()
    }

    func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 40 }
  }

  // MARK: Prefetched and hidden cells

  @Test(
    "Rows with prefetched cells count as not loaded (R13)",
    .underPolicyPairs)
  func prefetched() {
    let screen = RowScreen(30)
    let user = User(root: screen)
    user.device.prefetchedCells = 5
    screen.table.reloadData()
    user.settle()
    user.tap(screen.field(0))
    for row in 0..<30 {
      expect(user.sight, equals: "row \(row) \(row < 29 ? "next" : "done")")
      user.type("x")
      user.tapReturn()
    }
    expect(screen.finishes, equals: 1)
    expect(screen.texts, equals: Array(repeating: "x", count: 30))
  }

  @Test("Return skips a row whose cell is hidden (R1)")
  func hidden() {
    let screen = RowScreen(30)
    let user = User(root: screen)
    user.tap(screen.field(0))
    screen.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHidden = true
    user.settle()
    user.tapReturn()
    expect(user.sight, equals: "row 2 next")
  }

  // MARK: Tables that fetch more

  @Test(
    "Return visits rows that the app loads at the end (R13)",
    .underPolicyPairs)
  func fetching() {
    let screen = filled(40)
    let feed = Feed(screen)
    let user = User(root: screen)
    screen.table.delegate = feed
    user.settle()
    user.tap(screen.field(0))
    user.tapReturn()
    expect(user.sight != "row 0 next", "the first that had not been visible")
    for _ in 0..<60 where user.sight != "row 40 next" {
      feed.deliver()
      user.settle()
      user.tapReturn()
    }
    expect(user.sight, equals: "row 40 next")
    expect(screen.finishes, equals: 0)
  }

  /// A delegate that requests ten more rows at the last row.
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

    /// Inserts the requested rows in a later turn.
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
