import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Apps: Return with delegates that move focus")
struct TutorialMoveReturnAppTests {
  @Test(
    "A delegate's switch statement moves focus and triggers the login only once (R14)",
    .underPolicyPairs)
  func fields() {
    let app = SwitchApp()
    #expect(app.walked() == straight)
    #expect(app.done == ["logged in"])
    #expect(app.texts == ["x", "x", "x"])
  }

  @Test(
    "A delegate's switch statement can focus a filled field",
    .underPolicyPairs)
  func filled() {
    let app = SwitchApp()
    let user = User(root: app)
    app.mail.text = "ada@example.com"
    user.tap(app.person)
    user.tapReturn()
    #expect(user.place == "mail")
    user.tapReturn()
    #expect(user.place == "password" && app.done.isEmpty)
  }

  @Test(
    "Return follows the app's tags, and each label shows whether Return moves focus (R2, R6)",
    .underPolicyPairs, arguments: [false, true])
  func tags(agrees: Bool) {
    let app = TagApp(agrees: agrees)
    #expect(app.walked() == ["next password", "next mail", "done nowhere"])
    #expect(app.done.isEmpty, "the delegate has closed the keyboard")
  }

  @Test(
    "The form finishes once if the delegate does nothing in the last field (R5)",
    .underPolicyPairs)
  func array() {
    let app = ArrayApp()
    #expect(app.walked() == straight)
    #expect(app.done == ["finished"])
    #expect(app.texts == ["x", "x", "x"])
  }

  @Test(
    "Return works with a delegate that resigns the field before moving focus (R14)",
    .underPolicyPairs)
  func resigns() {
    let app = ResignThenMoveApp()
    #expect(app.walked() == straight)
    #expect(app.done.isEmpty && app.texts == ["x", "x", "x"])
  }

  @Test(
    "A delegate that resigns before moving gets the same calls with and without the navigator (R14)",
    .underPolicyPairs)
  func resignsAsBefore() {
    let heard = [false, true].map { navigated in
      let app = ResignThenMoveApp(navigated: navigated)
      let user = User(root: app)
      user.tap(app.person)
      return (0..<3).map { _ in
        user.tapReturn()
        return user.heard() + [user.place]
      }
    }
    #expect(heard[0] == heard[1])
  }

  @Test(
    "If the delegate returns false and moves focus in the next run loop turn, the navigator doesn't move focus (R14)",
    .underPolicyPairs)
  func laterAfterFalse() {
    let app = LaterApp(agrees: false)
    let user = User(root: app)
    user.tap(app.person)
    for (now, then) in [
      ("name", "mail"), ("mail", "password"), ("password", "nowhere"),
    ] {
      user.tapReturn()
      #expect(user.place == now)
      app.queue.run(user)
      #expect(user.place == then)
    }
    #expect(app.done.isEmpty)
  }

  @Test(
    "If the delegate returns true and moves focus in the next run loop turn, the target already has focus (R4)",
    .underPolicyPairs)
  func laterAfterTrue() {
    let app = LaterApp(agrees: true)
    let user = User(root: app)
    user.tap(app.person)
    for place in ["mail", "password", "nowhere"] {
      user.tapReturn()
      #expect(user.place == place)
      app.queue.run(user)
      #expect(user.place == place)
    }
    #expect(app.done == ["finished"])
  }

  @Test(
    "Separate delegates for each field work the same with and without the navigator (R14)",
    .underPolicyPairs)
  func objects() {
    let seen = [false, true].map { navigated in
      let app = DelegateObjectsApp(navigated: navigated)
      let user = User(root: app)
      user.tap(app.person)
      return (0..<3).map { _ in
        user.type("x")
        user.tapReturn()
        return user.heard() + [user.place]
      } + [app.done, app.texts]
    }
    #expect(seen[0] == seen[1])
    #expect(seen[1].last == ["x", "x", "x"])
  }

  @Test(
    "A delegate can read the Return key's label to decide what Return does (R6)",
    .underPolicyPairs,
    arguments: [false, true])
  func key(setsKeys: Bool) {
    let app = KeyTellsApp(setsKeys: setsKeys)
    #expect(
      app.walked() == [
        "next mail", "next password", "\(setsKeys ? "go" : "done") nowhere",
      ])
    #expect(app.done == ["submitted"])
  }

  @Test(
    "The bar above a picker moves focus to the next field (R14)",
    .underPolicyPairs
  )
  func picker() {
    let app = PickerApp()
    let user = User(root: app)
    user.tap(app.person)
    #expect(user.goOn() == "next mail")
    #expect(user.returnKey == nil && app.mail.text?.isEmpty == true)
    user.tapBar("Next Field")
    #expect(user.place == "password")
    #expect(user.goOn() == "done nowhere")
    #expect(app.done == ["finished"])
  }
}
