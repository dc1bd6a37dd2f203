import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Apps: Return in apps that set their own Return keys")
struct KeyManagerReturnAppTests {
  @Test(
    "The navigator adds no move if a delegate that sets the keys also moves focus (R14)",
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
    "Return does what the key shows if the app sets the keys (R6)",
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

  /// If the app sets Next where the navigator has set Next, the navigator can't
  /// detect the app's change. In that case the key shows what Return does.
  @Test(
    "Return ends the form if all fields were filled after the screen appeared (R6)",
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
    "The navigator adds no move if a delegate moves focus by tags (R14)",
    .underPolicyPairs
  )
  func tags() {
    let app = TagManagerApp()
    #expect(
      app.walked() == ["next mail", "next password", "send nowhere"])
    #expect(app.done == ["sent"] && app.texts == ["x", "x", "x"])
  }

  @Test(
    "A Done key set by the app closes the keyboard, and finishes the form in the last field (R6)",
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
    "Go, Join and Continue finish the form after the app's own handler has run (R6)",
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
    "The navigator neither moves focus nor finishes the form on keys such as Search and Send (R6)",
    .underPolicyPairs,
    arguments: [UIReturnKeyType.search, .send, .google, .route])
  func ownKeys(key: UIReturnKeyType) {
    let app = LoginKeyApp(key, agrees: true)
    #expect(
      app.walked() == ["next mail", "next password", "\(key) password"])
    #expect(app.done == ["\(key)"])
  }

  @Test(
    "Return searches in the search field, and Return in other fields skips that field (R6)",
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
