import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Apps: Return by delegates that move focus")
struct TutorialMoveReturnAppTests {
  @Test("A switch leads on, and logs in once (R14)", .underPolicyPairs)
  func fields() {
    let app = SwitchApp()
    #expect(app.walked() == straight)
    #expect(app.done == ["logged in"])
    #expect(app.texts == ["x", "x", "x"])
  }

  @Test("A switch leads to filled fields, too, as before", .underPolicyPairs)
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
    "Tags lead on, and with their order each key shows it (R2, R6)",
    .underPolicyPairs, arguments: [false, true])
  func tags(agrees: Bool) {
    let app = TagApp(agrees: agrees)
    #expect(app.walked() == ["next password", "next mail", "done nowhere"])
    #expect(app.done.isEmpty, "the delegate has closed the keyboard")
  }

  @Test(
    "If the delegate has no answer, the form finishes once (R5)",
    .underPolicyPairs)
  func array() {
    let app = ArrayApp()
    #expect(app.walked() == straight)
    #expect(app.done == ["finished"])
    #expect(app.texts == ["x", "x", "x"])
  }

  @Test(
    "A delegate that resigns before it moves is not in the way (R14)",
    .underPolicyPairs)
  func resigns() {
    let app = ResignThenMoveApp()
    #expect(app.walked() == straight)
    #expect(app.done.isEmpty && app.texts == ["x", "x", "x"])
  }

  @Test("It is called as before (R14)", .underPolicyPairs)
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
    "A move in the next turn after false is the only one (R14)",
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
    "After true, a move in the next turn finds its target focused (R4)",
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

  @Test("A delegate for each field leads on as before (R14)", .underPolicyPairs)
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
    "A delegate that reads the key does what it shows (R6)", .underPolicyPairs,
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
    "A picker in the way has a bar, which leads on (R14)", .underPolicyPairs)
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
