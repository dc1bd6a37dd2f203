import AdapterTesting
import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

/// What a story can't tell: comparisons of an app with and without a navigator,
/// and places that the policies leave open.
@MainActor struct ReturnRowTests {
  @Test("Apps: Return in apps with their own handlers", arguments: rows.chosen)
  func play(row: Row) async throws { try await row.run() }

  /// The user presses Return in the first field and wherever focus goes.
  private static func places(
    _ user: User, typing text: String = "", returns: Int = 3,
    seen: @MainActor (User) -> [String] = { [$0.place] }
  ) -> [[String]] {
    (0..<returns).map { _ in
      if !text.isEmpty { user.type(text) }
      user.tapReturn()
      return seen(user)
    }
  }

  private static func callsAndPlace(_ user: User) -> [String] {
    user.heard() + [user.place]
  }

  /// - Returns: a user who has tapped the app's first field.
  private static func user(of app: ContactApp) -> User {
    let user = User(root: app)
    user.tap(app.fields[0])
    return user
  }

  nonisolated static let rows: [Row] = [
    Row("Delegates get the same calls with and without the navigator (R14)") {
      let heard = [false, true].map { navigated in
        let app = TutorialApp(navigated: navigated)
        let user = User(root: app)
        app.mail.text = "ada@example.com"
        user.tap(app.person)
        return places(user, seen: callsAndPlace)
      }
      expect(heard[0], equals: heard[1])
    },
    Row("A text view gets the same text with and without the navigator") {
      let texts = [false, true].map { navigated in
        let app = TutorialApp(navigated: navigated)
        app.hasNote = true
        let user = user(of: app)
        user.tapReturn()
        expect(user.place, equals: "note")
        return app.note.text
      }
      expect(texts[0], equals: texts[1])
    },
    Row("Focus moves the same way with and without the navigator (R14)") {
      let apps = [false, true].map {
        ReactiveApp(tutorial: true, navigated: $0)
      }
      let seen = apps.map { places(user(of: $0), typing: "x", returns: 1) }
      expect(seen[0], equals: seen[1])
      expect(apps[0].exits, equals: apps[1].exits)
      expect(apps[1].done, equals: [])
    },
    Row("A line break has the same effect with and without the navigator (R14)")
    {
      for moves in [false, true] {
        let seen = [false, true].map { navigated in
          let app = LineBreakApp(moves: moves, navigated: navigated)
          return places(user(of: app), typing: "x", seen: callsAndPlace)
            + [app.done, app.texts]
        }
        expect(seen[0], equals: seen[1])
        expect(seen[1].first?.last, equals: moves ? "mail" : "nowhere")
      }
    },
    Row("Cells get the same calls with and without the navigator (R14)") {
      let heard = [false, true].map { navigated in
        let app = CellChainApp(rows: 3, navigated: navigated)
        let user = User(root: app)
        user.tap(app.field(0))
        return places(user, seen: callsAndPlace)
      }
      expect(heard[0], equals: heard[1])
    },
    Row("Each row keeps its text while the table reuses cells (R13)") {
      let app = CellsApp(rows: 20)
      let user = User(root: app)
      user.tap(app.field(0))
      for row in 0..<19 {
        expect(user.place, equals: "\(row)")
        expect(user.goOn(typing: "v\(row)").hasPrefix("next "))
      }
      expect(user.place, equals: "19")
      user.type("v19")
      user.tapReturn()
      user.tapOutside()
      expect(app.values, equals: (0..<20).map { "v\($0)" })
      expect(app.finishes <= 1)
    },
    Row("Focus doesn't move if the outer delegate returns false (R14)") {
      let app = FieldClassApp([
        SelfDelegateField.self, SelfDelegateField.self, SelfDelegateField.self,
      ])
      let user = User(root: app)
      let outer = RefusingReturns()
      (app.fields[1] as? SelfDelegateField)?.outer = outer
      user.tap(app.fields[0])
      expect(user.goOn(), equals: "next mail")
      user.type("x")
      user.tapReturn()
      expect(user.place, equals: "mail")
      expect(outer.returns, equals: 1)
      expect(app.done, equals: [])
    },
    Row("The key never shows Done if Return moves focus (R6)") {
      for manner in KeySetterApp.Manner.allCases {
        let app = KeySetterApp(manner)
        for field in app.fields { field.text = "x" }
        let walk = app.walked(typing: "")
        expect(!walk.contains("done mail") && !walk.contains("done password"))
      }
    },
    // If the label already is Next, the navigator can't detect that the app
    // sets Next. Even then, the label shows what Return does.
    Row("Return finishes the form after code fills all fields (R6)") {
      for manner in KeySetterApp.Manner.allCases {
        let app = KeySetterApp(manner)
        let user = User(root: app)
        for field in app.fields { field.text = "x" }
        let walk = user.walk(from: app.person, typing: "")
        expect(walk == straight || walk.first == "done nowhere")
        expect(app.done, equals: ["finished"])
      }
    },
    Row("The navigator doesn't change how often a shared action runs (R14)") {
      let apps = [false, true].map { BothEventsApp(navigated: $0) }
      for app in apps {
        expect(
          places(user(of: app)), equals: [["mail"], ["password"], ["nowhere"]])
        expect(app.done, equals: ["sent"])
      }
      expect(apps[0].calls, equals: apps[1].calls)
    },
    Row("The navigator doesn't change the calls to a delegate proxy (R14)") {
      let sent = [false, true].map { navigated in
        let app = ProxyApp(forwards: true, navigated: navigated)
        expect(
          places(user(of: app), typing: "x", returns: 2),
          equals: [["mail"], ["password"]])
        return app.sent
      }
      expect(sent[0], equals: sent[1])
    },
    Row("A delegate that ends editing on Return closes the keyboard (R14)") {
      expectWarning("seems to resign it") {
        let heard = [false, true].map { navigated in
          let app = EndEditingApp(agrees: true, navigated: navigated)
          let user = User(root: app)
          for field in app.fields {
            user.tap(field)
            user.type("x")
            user.tapReturn()
            expect(user.place, equals: "nowhere")
            expect(!user.isKeyboardOpen)
          }
          expect(app.done, equals: [])
          expect(app.texts, equals: ["x", "x", "x"])
          return user.heard()
        }
        expect(heard[0], equals: heard[1])
      }
    },
    Row(
      "The navigator doesn't change the calls to a delegate that resigns (R14)"
    ) {
      let heard = [false, true].map { navigated in
        places(
          user(of: ResignThenMoveApp(navigated: navigated)), seen: callsAndPlace
        )
      }
      expect(heard[0], equals: heard[1])
    },
    Row("Separate delegates work the same with and without the navigator (R14)")
    {
      let seen = [false, true].map { navigated in
        let app = DelegateObjectsApp(navigated: navigated)
        return places(user(of: app), typing: "x", seen: callsAndPlace)
          + [app.done, app.texts]
      }
      expect(seen[0], equals: seen[1])
      expect(seen[1].last, equals: ["x", "x", "x"])
    },
  ]
}

/// A delegate that returns `false` for Return.
private final class RefusingReturns: NSObject, UITextFieldDelegate {
  private(set) var returns = 0

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    returns += 1
    return false
  }
}
