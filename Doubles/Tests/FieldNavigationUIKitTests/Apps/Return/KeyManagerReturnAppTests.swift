import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor
@Suite("Apps: Return in apps that set the Return key labels themselves")
struct KeyManagerReturnAppTests {
  @Test(
    "The navigator doesn't move focus if the delegate does (R14)",
    .underPolicyPairs)
  func handler() {
    for text in ["", "x"] {
      let app = KeyHandlerApp()
      let user = User(root: app)
      app.mail.text = text
      #expect(user.walk(from: app.person) == straight)
      #expect(app.done.isEmpty, "the handler has closed the keyboard")
    }
  }

  @Test(
    "Return does what the app's label shows (R6)",
    .underPolicyPairs,
    arguments: KeySetterApp.Manner.allCases)
  func setter(manner: KeySetterApp.Manner) {
    let app = KeySetterApp(manner)
    #expect(app.walked() == straight)
    #expect(app.done == ["finished"] && app.texts == ["x", "x", "x"])
  }

  @Test(
    "A Next key set by the app moves focus to a filled field (R6)",
    .underPolicyPairs, arguments: KeySetterApp.Manner.allCases)
  func setterFilled(manner: KeySetterApp.Manner) {
    let app = KeySetterApp(manner)
    for field in app.fields { field.text = "x" }
    let places = app.walked(typing: "").map { $0.split(separator: " ").last }
    #expect(places == ["mail", "password", "nowhere"])
    #expect(app.done == ["finished"])
  }

  @Test(
    "The key never shows Done if Return moves focus (R6)",
    .underPolicyPairs,
    arguments: KeySetterApp.Manner.allCases)
  func setterKeys(manner: KeySetterApp.Manner) {
    let app = KeySetterApp(manner)
    for field in app.fields { field.text = "x" }
    let walk = app.walked(typing: "")
    #expect(!walk.contains("done mail") && !walk.contains("done password"))
  }

  /// If the label already is Next, the navigator can't detect that the app sets
  /// Next. Even then, the label shows what Return does.
  @Test(
    "Return finishes the form after code fills all fields (R6)",
    .underPolicyPairs, arguments: KeySetterApp.Manner.allCases)
  func setterFilledLater(manner: KeySetterApp.Manner) {
    let app = KeySetterApp(manner)
    let user = User(root: app)
    for field in app.fields { field.text = "x" }
    let walk = user.walk(from: app.person, typing: "")
    #expect(walk == straight || walk.first == "done nowhere")
    #expect(app.done == ["finished"])
  }

  @Test(
    "The navigator doesn't move focus if the delegate follows tags (R14)",
    .underPolicyPairs
  )
  func tags() {
    let app = TagManagerApp()
    #expect(
      app.walked() == ["next mail", "next password", "send nowhere"])
    #expect(app.done == ["sent"] && app.texts == ["x", "x", "x"])
  }

  @Test(
    "With Done keys everywhere, Return finishes only in the last field (R6)",
    .underPolicyPairs)
  func doneEverywhere() {
    let app = DoneEverywhereApp()
    let user = User(root: app)
    user.tap(app.person)
    #expect(user.goOn() == "done nowhere")
    #expect(app.done.isEmpty, "the mail is empty")
    user.tap(app.password)
    #expect(user.goOn() == "done nowhere")
    #expect(app.done == ["finished"])
  }

  @Test(
    "Return runs the app's handler and then finishes the form (R6)",
    .underPolicyPairs,
    arguments: [UIReturnKeyType.go, .join, .continue])
  func login(key: UIReturnKeyType) {
    let app = LoginKeyApp(key, agrees: true)
    #expect(
      app.walked() == ["next mail", "next password", "\(key) nowhere"])
    #expect(app.done == ["\(key)", "finished"])
  }

  @Test(
    "Return doesn't finish the form if the handler returns false (R14)",
    .underPolicyPairs,
    arguments: [UIReturnKeyType.go, .search, .send, .join])
  func refusedLogin(key: UIReturnKeyType) {
    let app = LoginKeyApp(key, agrees: false)
    #expect(
      app.walked() == ["next mail", "next password", "\(key) password"])
    #expect(app.done == ["\(key)"])
  }

  @Test(
    "Return neither moves focus nor finishes the form under Search or Send (R6)",
    .underPolicyPairs,
    arguments: [UIReturnKeyType.search, .send, .google, .route])
  func ownKeys(key: UIReturnKeyType) {
    let app = LoginKeyApp(key, agrees: true)
    #expect(
      app.walked() == ["next mail", "next password", "\(key) password"])
    #expect(app.done == ["\(key)"])
  }

  @Test(
    "Return in the search field only searches (R6)",
    .underPolicyPairs, arguments: [false, true])
  func search(closes: Bool) {
    let app = FieldSearchApp(closes: closes)
    let user = User(root: app)
    user.tap(app.person)
    #expect(user.goOn() == (closes ? "search nowhere" : "search name"))
    #expect(app.done == ["search x"])
    user.tap(app.mail)
    #expect(user.goOn() == "next password")
    #expect(user.goOn() == "done nowhere")
    #expect(app.done == ["search x", "finished"])
  }

  @Test(
    "Each press of Send sends one comment and keeps focus (R6)",
    .underPolicyPairs)
  func comment() {
    let app = CommentApp()
    #expect(
      app.walked(4) == [
        "next mail", "next password", "send password", "send password",
      ])
    #expect(app.done == ["send x", "send x"])
    #expect(app.password.text?.isEmpty == true)
  }
}
