import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Apps: Return with primary actions")
struct PrimaryActionReturnAppTests {
  @Test(
    "Each Return runs an initializer's primary action once (R14)",
    .underPolicyPairs)
  func initialised() {
    let app = InitActionApp()
    let user = User(root: app)
    user.tap(app.fields[0])
    #expect(user.goOn() == "next to")
    #expect(user.goOn() == "next seats")
    #expect(user.goOn().hasPrefix("done "))
    #expect(app.done == ["searched"])
    #expect(app.fields.map(\.text) == ["x", "x", "x"])
  }

  @Test(
    "A primary action can focus a filled field (R14)", .underPolicyPairs)
  func filled() {
    let app = InitActionApp()
    let user = User(root: app)
    app.fields[1].text = "Rome"
    user.tap(app.fields[0])
    user.tapReturn()
    #expect(user.place == "to" && app.done.isEmpty)
  }

  @Test(
    "A shared action runs once for each press of Return (R14)",
    .underPolicyPairs)
  func shared() {
    let app = SharedActionApp()
    #expect(app.walked() == straight)
    #expect(app.senders == ["name", "mail", "password"])
    #expect(app.done.isEmpty, "the action has closed the keyboard")
  }

  @Test(
    "Return runs actions that the app adds during editing (R14)",
    .underPolicyPairs)
  func addedOnBegin() {
    for text in ["", "ada@example.com"] {
      let app = AddedOnBeginApp()
      let user = User(root: app)
      app.mail.text = text
      user.tap(app.person)
      let places = (0..<3).map { _ in
        user.tapReturn()
        return user.place
      }
      #expect(places == ["mail", "password", "nowhere"])
      #expect(app.done == ["sent"])
    }
  }

  @Test(
    "The form finishes after the last primary action has run (R5)",
    .underPolicyPairs, arguments: [false, true])
  func lastSends(isLate: Bool) {
    let app = LastSendsApp()
    app.isLate = isLate
    let user = User(root: app)
    if isLate { app.connect() }
    #expect(user.walk(from: app.person) == straight)
    #expect(app.done == ["sent", "finished"])
  }

  @Test(
    "A primary action in one field doesn't affect other fields (R14, R4)",
    .underPolicyPairs)
  func leaps() {
    let app = LeapingApp()
    #expect(app.walked(2) == ["next password", "done nowhere"])
    #expect(app.done == ["finished"])
    let other = LeapingApp()
    let user = User(root: other)
    user.tap(other.mail)
    #expect(user.goOn() == "next password")
  }

  @Test(
    "Under the role `handlesReturn`, Return only runs the app's action (R6)",
    .underPolicyPairs)
  func own() {
    let app = OwnReturnApp()
    let user = User(root: app)
    user.tap(app.person)
    #expect(user.goOn(typing: "") == "default name")
    #expect(user.goOn() == "default mail")
    #expect(user.goOn(typing: "") == "default mail")
    #expect(user.goOn() == "default password")
    #expect(user.goOn() == "default nowhere")
    #expect(app.done == ["sent"])
  }

  @Test(
    "The form doesn't finish if the last action moves focus (R14)",
    .underPolicyPairs)
  func sendsBack() {
    let app = SendsBackApp()
    let user = User(root: app)
    user.tap(app.password)
    #expect(user.goOn() == "done name")
    #expect(app.done == ["missing"])
    #expect(user.goOn() == "next mail")
    #expect(user.goOn() == "done nowhere")
    #expect(app.done == ["missing", "finished"])
    #expect(app.texts == ["x", "x", "x"])
  }
}
