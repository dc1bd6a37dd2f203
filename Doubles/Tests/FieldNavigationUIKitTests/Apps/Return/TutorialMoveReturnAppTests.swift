import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Apps: Return with delegates that move focus")
struct TutorialMoveReturnAppTests {
  @Test(
    "A delegate's switch statement triggers the login only once (R14)",
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
    "Return follows the app's tags and does what labels show (R2, R6)",
    .underPolicyPairs, arguments: [false, true])
  func tags(agrees: Bool) {
    let app = TagApp(agrees: agrees)
    #expect(app.walked() == ["next password", "next mail", "done nowhere"])
    #expect(app.done.isEmpty, "the delegate has closed the keyboard")
  }

  @Test(
    "The form finishes once if the delegate does nothing (R5)",
    .underPolicyPairs)
  func array() {
    let app = ArrayApp()
    #expect(app.walked() == straight)
    #expect(app.done == ["finished"])
    #expect(app.texts == ["x", "x", "x"])
  }

  @Test(
    "Return works if the delegate resigns the field first (R14)",
    .underPolicyPairs)
  func resigns() {
    let app = ResignThenMoveApp()
    #expect(app.walked() == straight)
    #expect(app.done.isEmpty && app.texts == ["x", "x", "x"])
  }

  @Test(
    "The navigator doesn't change the calls to a delegate that resigns (R14)",
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
    "The navigator leaves Return to a delegate that returns false (R14)",
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
    "Return moves focus before the delegate acts in a later turn (R4)",
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
    "Separate delegates work the same with and without the navigator (R14)",
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
    "A delegate can choose its action by the label (R6)",
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
