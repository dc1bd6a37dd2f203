import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor
@Suite("Apps: Return in apps that set the Return key labels themselves")
struct KeyManagerReturnAppTests {
  @Test(
    "If a delegate that sets the labels also moves focus, the navigator doesn't move focus again (R14)",
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
    "If the app sets the Return key labels, Return does what the label shows (R6)",
    .underPolicyPairs,
    arguments: KeySetterApp.Manner.allCases)
  func setter(manner: KeySetterApp.Manner) {
    let app = KeySetterApp(manner)
    #expect(app.walked() == straight)
    #expect(app.done == ["finished"] && app.texts == ["x", "x", "x"])
  }

  @Test(
    "A Next key set by the app moves focus even if no following field is empty (R6)",
    .underPolicyPairs, arguments: KeySetterApp.Manner.allCases)
  func setterFilled(manner: KeySetterApp.Manner) {
    let app = KeySetterApp(manner)
    for field in app.fields { field.text = "x" }
    let places = app.walked(typing: "").map { $0.split(separator: " ").last }
    #expect(places == ["mail", "password", "nowhere"])
    #expect(app.done == ["finished"])
  }

  @Test(
    "A key never shows Done in a field from which Return moves focus (R6)",
    .underPolicyPairs,
    arguments: KeySetterApp.Manner.allCases)
  func setterKeys(manner: KeySetterApp.Manner) {
    let app = KeySetterApp(manner)
    for field in app.fields { field.text = "x" }
    let walk = app.walked(typing: "")
    #expect(!walk.contains("done mail") && !walk.contains("done password"))
  }

  /// If the label already is Next and the app also sets Next, the navigator
  /// can't detect the app's change. Even then, the label shows what Return
  /// does.
  @Test(
    "Return finishes the form if code fills all fields after the screen appeared (R6)",
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
    "If a delegate moves focus in the order of tags, the navigator doesn't move focus again (R14)",
    .underPolicyPairs
  )
  func tags() {
    let app = TagManagerApp()
    #expect(
      app.walked() == ["next mail", "next password", "send nowhere"])
    #expect(app.done == ["sent"] && app.texts == ["x", "x", "x"])
  }

  @Test(
    "If the app sets Done on every field, Return closes the keyboard but finishes the form only in the last field (R6)",
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
    "With the labels Go, Join and Continue, Return finishes the form after the app's own handler has run (R6)",
    .underPolicyPairs,
    arguments: [UIReturnKeyType.go, .join, .continue])
  func login(key: UIReturnKeyType) {
    let app = LoginKeyApp(key, agrees: true)
    #expect(
      app.walked() == ["next mail", "next password", "\(key) nowhere"])
    #expect(app.done == ["\(key)", "finished"])
  }

  @Test(
    "Return doesn't finish the form if the app's handler returns false (R14)",
    .underPolicyPairs,
    arguments: [UIReturnKeyType.go, .search, .send, .join])
  func refusedLogin(key: UIReturnKeyType) {
    let app = LoginKeyApp(key, agrees: false)
    #expect(
      app.walked() == ["next mail", "next password", "\(key) password"])
    #expect(app.done == ["\(key)"])
  }

  @Test(
    "If the app sets a label such as Search or Send, Return neither moves focus nor finishes the form (R6)",
    .underPolicyPairs,
    arguments: [UIReturnKeyType.search, .send, .google, .route])
  func ownKeys(key: UIReturnKeyType) {
    let app = LoginKeyApp(key, agrees: true)
    #expect(
      app.walked() == ["next mail", "next password", "\(key) password"])
    #expect(app.done == ["\(key)"])
  }

  @Test(
    "Return in the search field only searches, and Return in the other fields skips the search field (R6)",
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
