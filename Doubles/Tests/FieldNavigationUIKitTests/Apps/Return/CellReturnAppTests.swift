import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Apps: Return in cells that are their fields' delegates")
struct CellReturnAppTests {
  @Test(
    "The navigator doesn't move focus if the controller does (R14)",
    .underPolicyPairs, arguments: [false, true])
  func chain(agrees: Bool) {
    let app = CellChainApp(rows: 3)
    app.agrees = agrees
    let user = User(root: app)
    #expect(
      user.walk(from: app.field(0)) == ["next 1", "next 2", "done nowhere"])
    #expect(app.values == ["x", "x", "x"] && app.done == ["saved"])
  }

  @Test(
    "Cells get the same calls with and without the navigator (R14)",
    .underPolicyPairs)
  func chainAsBefore() {
    let heard = [false, true].map { navigated in
      let app = CellChainApp(rows: 3, navigated: navigated)
      let user = User(root: app)
      user.tap(app.field(0))
      return (0..<3).map { _ in
        user.tapReturn()
        return user.heard() + [user.place]
      }
    }
    #expect(heard[0] == heard[1])
  }

  @Test(
    "Each row keeps its text while the table reuses cells (R13)",
    .underPolicyPairs)
  func reuse() {
    let app = CellsApp(rows: 20)
    let user = User(root: app)
    user.tap(app.field(0))
    for row in 0..<19 {
      #expect(user.place == "\(row)")
      #expect(user.goOn(typing: "v\(row)").hasPrefix("next "))
    }
    #expect(user.place == "19")
    user.type("v19")
    user.tapReturn()
    user.tapOutside()
    #expect(app.values == (0..<20).map { "v\($0)" })
    #expect(app.finishes <= 1)
  }

  @Test(
    "Return visits a field above the table and then all rows (R3, R5)",
    .underPolicyPairs)
  func heading() {
    let app = CellsApp(rows: 3, hasHeading: true)
    let user = User(root: app)
    #expect(
      user.walk(from: app.heading, 4)
        == ["next 0", "next 1", "next 2", "done nowhere"])
    #expect(app.values == ["x", "x", "x"] && app.done == ["finished"])
  }
}
