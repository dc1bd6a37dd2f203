import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Apps: Return beside the app's own keys")
struct KeyManagerReturnAppTests {
  @Test(
    "A handler of keys and Return acts as before, once (R14)",
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
    "Keys that a manager sets lead where they show (R6)", .underPolicyPairs,
    arguments: KeySetterApp.Manner.allCases)
  func setter(manner: KeySetterApp.Manner) {
    let app = KeySetterApp(manner)
    #expect(app.walked() == straight)
    #expect(app.done == ["finished"] && app.texts == ["x", "x", "x"])
  }

  @Test(
    "The app's own Next moves even if nothing empty is left (R6)",
    .underPolicyPairs, arguments: KeySetterApp.Manner.allCases)
  func setterFilled(manner: KeySetterApp.Manner) {
    let app = KeySetterApp(manner)
    for field in app.fields { field.text = "x" }
    let places = app.walked(typing: "").map { $0.split(separator: " ").last }
    #expect(places == ["mail", "password", "nowhere"])
    #expect(app.done == ["finished"])
  }

  @Test(
    "No key shows Done where Return moves on (R6)", .underPolicyPairs,
    arguments: KeySetterApp.Manner.allCases)
  func setterKeys(manner: KeySetterApp.Manner) {
    let app = KeySetterApp(manner)
    for field in app.fields { field.text = "x" }
    let walk = app.walked(typing: "")
    #expect(!walk.contains("done mail") && !walk.contains("done password"))
  }

  /// A Next that the app writes over the navigator's Next can't be
  /// distinguished from it: the navigator controls the key, which shows what
  /// Return does.
  @Test(
    "It ends the form if the fields are filled after the screen appears (R6)",
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
    "Tags and keys by a manager lead on, and send once (R14)", .underPolicyPairs
  )
  func tags() {
    let app = TagManagerApp()
    #expect(
      app.walked() == ["next mail", "next password", "send nowhere"])
    #expect(app.done == ["sent"] && app.texts == ["x", "x", "x"])
  }

  @Test(
    "The app's own Done closes the keyboard, and finishes at the end (R6)",
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
    "Go, Join and Continue finish after the app's own handler (R6)",
    .underPolicyPairs,
    arguments: [UIReturnKeyType.go, .join, .continue])
  func login(key: UIReturnKeyType) {
    let app = LoginKeyApp(key, agrees: true)
    #expect(
      app.walked() == ["next mail", "next password", "\(key) nowhere"])
    #expect(app.done == ["\(key)", "finished"])
  }

  @Test(
    "After false nothing finishes (R14)", .underPolicyPairs,
    arguments: [UIReturnKeyType.go, .search, .send, .join])
  func refusedLogin(key: UIReturnKeyType) {
    let app = LoginKeyApp(key, agrees: false)
    #expect(
      app.walked() == ["next mail", "next password", "\(key) password"])
    #expect(app.done == ["\(key)"])
  }

  @Test(
    "Search and Send are the app's: nothing moves or finishes (R6)",
    .underPolicyPairs,
    arguments: [UIReturnKeyType.search, .send, .google, .route])
  func ownKeys(key: UIReturnKeyType) {
    let app = LoginKeyApp(key, agrees: true)
    #expect(
      app.walked() == ["next mail", "next password", "\(key) password"])
    #expect(app.done == ["\(key)"])
  }

  @Test(
    "Return in a search above other fields searches; theirs skips it (R6)",
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

  @Test("Each Send sends once and stays (R6)", .underPolicyPairs)
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
