import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The navigator and list rows without views")
struct NavigatorRowTests {
  @Test(
    "Return moves on to rows that aren't loaded (R13)",
    .underPolicyPairs)
  func returns() {
    let screen = RowScreen(30)
    let user = User(root: screen)
    user.settle()
    user.tap(screen.field(0))
    for row in 0..<29 {
      expect(user.sight, equals: "row \(row) next")
      user.type("x")
      user.tapReturn()
    }
    expect(user.sight, equals: "row 29 done")
    user.tapReturn()
    expect(screen.finishes, equals: 1)
    expect(screen.texts, equals: Array(repeating: "x", count: 29) + [""])
  }

  @Test("Return skips filled rows, displayed or not (R4)")
  func filled() {
    let screen = RowScreen(30)
    for row in 1..<30 where row != 25 { screen.texts[row] = "x" }
    let user = User(root: screen)
    user.tap(screen.field(0))
    user.tapReturn()
    expect(user.sight, equals: "row 25 done")
    expect(screen.rowsInSight.contains(25))
  }

  @Test(
    "Return goes to the first unseen row if others are filled (R13)",
    .underPolicyPairs)
  func nothing() {
    let screen = RowScreen(30)
    for row in 1..<30 { screen.texts[row] = "x" }
    let user = User(root: screen)
    user.tap(screen.field(0))
    let unseen = screen.asked.count
    expect(user.sight, equals: "row 0 next", "the rows below may be empty")
    user.tapReturn()
    expect(user.sight, equals: "row \(unseen) done", "now it is known")
    expect(screen.rowsInSight.contains(unseen))
    expect(screen.finishes, equals: 0)
    user.tapReturn()
    expect(screen.finishes, equals: 1)
    expect(screen.texts, equals: [""] + Array(repeating: "x", count: 29))
  }

  @Test(
    "The navigator doesn't request cells before a press (R13)",
    .underPolicyPairs)
  func quiet() {
    let screen = RowScreen(300)
    let user = User(root: screen)
    user.settle()
    screen.asked = []
    user.tap(screen.field(3))
    user.type("x")
    for _ in 0..<3 { user.settle() }
    expect(screen.asked.isEmpty)
  }

  @Test(
    "A Done key closes the keyboard if unseen rows follow (R6, R13)",
    .underPolicyPairs)
  func ownDone() {
    let screen = RowScreen(30)
    let user = User(root: screen)
    user.settle()
    screen.field(9).returnKeyType = .done
    user.tap(screen.field(9))
    screen.asked = []
    user.tapReturn()
    expect(user.sight, equals: "nobody")
    expect(screen.finishes, equals: 0)
    expect(screen.asked.isEmpty)
  }

  @Test(
    "Return finds an empty row far below the visible rows (R4)",
    .underPolicyPairs)
  func farBelow() {
    let screen = RowScreen(30)
    for row in 0..<30 where row != 25 { screen.texts[row] = "x" }
    let below = UITextField("below", 0, 465)
    screen.loadViewIfNeeded()
    screen.view.addSubview(below)
    let user = User(root: screen)
    user.tap(screen.field(0))
    user.tapReturn()
    expect(user.sight, equals: "row 25 next", "not the field below the list")
    user.tapReturn()
    expect(user.sight, equals: "below done")
  }

  @Test(
    "If no row has a field, focus doesn't move and the list scrolls back (R10)")
  func inVain() {
    let screen = RowScreen(30, plain: { $0 >= 10 })
    for row in 0..<9 { screen.texts[row] = "x" }
    let user = User(root: screen)
    screen.navigator?.configuration.avoidsKeyboard = false
    expect(screen.rowsInSight.last, equals: 9)
    user.tap(screen.field(9))
    expect(user.sight, equals: "row 9 next", "the rows below may be like it")
    user.tapReturn()
    expect(user.sight, equals: "row 9 done", "none of them has a field")
    expect(screen.rowsInSight.first, equals: 0)
    expect(screen.finishes, equals: 0)
    user.tapReturn()
    expect(screen.finishes, equals: 1)
  }

  @Test(
    "The navigator remembers whether a displayed row had text (R13)"
  )
  func remembered() {
    let screen = RowScreen(30)
    for row in 1..<30 { screen.texts[row] = "x" }
    let user = User(root: screen)
    user.tap(screen.field(0))
    screen.texts[5] = ""
    screen.field(5).text = ""
    user.settle()
    screen.table.contentOffset.y = 1000
    user.settle()
    user.tapReturn()
    expect(user.sight.hasPrefix("row 5 "))
  }

  @Test(
    "The navigator forgets its rows when their number changes (R13)"
  )
  func otherRows() {
    let screen = RowScreen(30)
    for row in 0..<30 { screen.texts[row] = "x" }
    let user = User(root: screen)
    user.tap(screen.field(0))
    for offset in stride(from: 0, through: 800, by: 200) {
      screen.table.contentOffset.y = CGFloat(offset)
      user.settle()
    }
    screen.table.contentOffset.y = 0
    user.settle()
    screen.texts = Array(repeating: "x", count: 10)
    screen.texts += Array(repeating: "", count: 21)
    screen.table.reloadData()
    user.settle()
    user.tap(screen.field(9))
    expect(user.sight, equals: "row 9 next")
    user.tapReturn()
    expect(user.sight, equals: "row 10 next")
  }

  @Test(
    "Return visits rows that were displayed in a disabled list (R13)"
  )
  func covered() {
    let screen = RowScreen(30, fieldAbove: true)
    let user = User(root: screen)
    screen.table.isUserInteractionEnabled = false
    user.settle()
    user.tap(screen.above)
    for offset in [400, 800, 0] {
      screen.table.contentOffset.y = CGFloat(offset)
      user.settle()
    }
    screen.table.isUserInteractionEnabled = true
    user.settle()
    for row in 0..<12 {
      user.tapReturn()
      expect(user.sight, equals: "row \(row) next")
    }
  }

  @Test("Tab and Shift+Tab visit all rows in order (R8)")
  func tabs() {
    let screen = RowScreen(25)
    let user = User(root: screen)
    user.tap(screen.field(0))
    for row in 1..<25 {
      user.press(.tab)
      expect(user.sight, equals: "row \(row) \(row < 24 ? "next" : "done")")
    }
    for row in (0..<24).reversed() {
      user.press(.tab, .shift)
      expect(user.sight.hasPrefix("row \(row) "))
    }
  }

  @Test("Return doesn't search a list whose rows have no fields")
  func plain() {
    let screen = RowScreen(200, plain: { _ in true }, fieldAbove: true)
    let user = User(root: screen)
    user.settle()
    user.tap(screen.above)
    expect(user.sight, equals: "above done")
    user.tapReturn()
    expect(screen.finishes, equals: 1)
    expect(screen.rowsInSight.first, equals: 0)
  }

  @Test(
    "Return goes to the next row even if it isn't visible"
  )
  func scrolledAway() {
    let screen = RowScreen(40)
    let user = User(root: screen)
    user.tap(screen.field(1))
    screen.table.contentOffset.y = 1000
    user.settle()
    expect(!screen.rowsInSight.contains(2))
    user.tapReturn()
    expect(user.sight, equals: "row 2 next")
    expect(screen.rowsInSight.contains(2))
  }

  @Test(
    "A list's rows and other fields are in one form (IQ 1618, 766)"
  )
  func mixed() {
    let screen = RowScreen(20, fieldAbove: true)
    let below = UITextField("below", 0, 465)
    screen.loadViewIfNeeded()
    screen.view.addSubview(below)
    let user = User(root: screen)
    user.tap(screen.above)
    user.tapReturn()
    for row in 0..<20 {
      expect(user.sight, equals: "row \(row) next")
      user.tapReturn()
    }
    expect(user.sight, equals: "below done")
    user.press(.tab, .shift)
    expect(user.sight, equals: "row 19 next")
  }

  @Test("Inserting rows and reloading a list update the labels")
  func changes() {
    let screen = RowScreen(3)
    let user = User(root: screen)
    user.tap(screen.field(2))
    expect(user.sight, equals: "row 2 done")
    screen.texts += Array(repeating: "", count: 20)
    screen.table.insertRows(
      at: (3..<23).map { IndexPath(row: $0, section: 0) }, with: .none)
    user.settle()
    expect(user.sight, equals: "row 2 next")
    user.tapReturn()
    expect(user.sight, equals: "row 3 next")
    screen.texts = ["", ""]
    screen.table.reloadData()
    user.settle()
    expect(user.sight, equals: "nobody")
    user.tap(screen.field(1))
    expect(user.sight, equals: "row 1 done")
  }

  @Test(
    "The list scrolls back if Return moves focus below it (R13)",
    .underPolicyPairs, arguments: [false, true])
  func goesOn(areFilled: Bool) {
    let screen = RowScreen(30, plain: { !areFilled && $0 >= 10 })
    for row in 0..<30 { screen.texts[row] = "x" }
    let below = UITextField("below", 0, 465)
    screen.loadViewIfNeeded()
    screen.view.addSubview(below)
    screen.navigator?.configuration.avoidsKeyboard = false
    let user = User(root: screen)
    user.tap(screen.field(9))
    user.tapReturn()
    expect(user.sight, equals: "below done")
    expect(screen.rowsInSight.first, equals: 0)
  }

  @Test(
    "Shift+Tab expects an unseen row to resemble the displayed row above (R8, R13)"
  )
  func backward() {
    let screen = RowScreen(60, plain: { $0 == 40 })
    screen.navigator?.configuration.avoidsKeyboard = false
    let user = User(root: screen)
    user.settle()
    screen.table.contentOffset.y = 1600
    user.settle()
    user.tap(screen.field(41))
    user.press(.tab, .shift)
    expect(user.sight.hasPrefix("row 39 "))
  }

  /// A list keeps the cell that had focus until it lays out its rows again.
  @Test(
    "Return shows a row again whose cell is out of sight (R13)",
    .under { $0.scrollsFields = false })
  func keptCell() {
    let screen = RowScreen(30, fieldAbove: true)
    let user = User(root: screen)
    screen.navigator?.configuration.avoidsKeyboard = false
    user.tap(screen.field(0))
    screen.table.contentOffset.y = 800
    user.settle()
    screen.above.delegate = Delegate.idle
    user.tap(screen.above)
    user.tapReturn()
    expect(user.sight, equals: "row 0 next")
    expect(screen.rowsInSight.contains(0))
  }

  @Test(
    "Return visits the rows above a table that opens scrolled down (R13)",
    .underPolicyPairs)
  func above() {
    let screen = RowScreen(30, fieldAbove: true)
    screen.loadViewIfNeeded()
    screen.table.contentOffset.y = 800
    let user = User(root: screen)
    expect(screen.rowsInSight.first, equals: 20)
    user.tap(screen.above)
    user.tapReturn()
    expect(user.sight, equals: "row 0 next")
  }
}
