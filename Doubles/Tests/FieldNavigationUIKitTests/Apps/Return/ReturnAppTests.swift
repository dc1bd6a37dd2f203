import Foundation
import Testing
import UIKit
import UIKitDriver

@testable import FieldNavigationUIKit

/// Tests apps that handle Return in different ways.
@MainActor @Suite("Apps: Return in apps with their own handlers")
struct ReturnAppTests {
  /// The focused field's name after each press of Return. The first press is in
  /// the name field.
  private func places(_ app: ContactApp, returns: Int = 3) -> [String] {
    let user = User(root: app)
    user.tap(app.person)
    return (0..<returns).map { _ in
      user.type("x")
      user.tapReturn()
      return user.place
    }
  }

  // MARK: A delegate that moves focus and returns true

  @Test("Each press of Return moves focus only once (R14)", .underPolicyPairs)
  func tutorial() {
    let app = TutorialApp()
    #expect(places(app) == ["mail", "password", "nowhere"])
    #expect(app.done.isEmpty, "the delegate has closed the keyboard")
  }

  @Test(
    "Delegates get the same calls with and without the navigator (R14)",
    .underPolicyPairs)
  func tutorialHears() {
    let heard = [false, true].map { navigated in
      let app = TutorialApp(navigated: navigated)
      let user = User(root: app)
      app.mail.text = "ada@example.com"
      user.tap(app.person)
      return (0..<3).map { _ in
        user.tapReturn()
        return user.heard() + [user.place]
      }
    }
    #expect(heard[0] == heard[1])
  }

  @Test(
    "A text view gets the same text with and without the navigator",
    .underPolicyPairs)
  func tutorialNote() {
    let texts = [false, true].map { navigated in
      let app = TutorialApp(navigated: navigated)
      app.hasNote = true
      let user = User(root: app)
      user.tap(app.person)
      user.tapReturn()
      #expect(user.place == "note")
      return app.note.text
    }
    #expect(texts[0] == texts[1])
  }

  @Test(
    "One Return doesn't move focus into a text view and out again (R14)",
    .underPolicyPairs)
  func tutorialNoteMoves() {
    let app = TutorialApp()
    app.hasNote = true
    let user = User(root: app)
    app.navigator?.configuration.textViewKeys = .return
    user.tap(app.person)
    user.tapReturn()
    #expect(user.place == "note" && app.done.isEmpty)
    user.tapReturn()
    #expect(app.done == ["finished"])
  }

  // MARK: Other handlers

  @Test(
    "Return works in an app that observes every event (R4, R5)",
    .underPolicyPairs(promising: .exitLeavesReturn))
  func reactive() {
    let app = ReactiveApp(tutorial: false, navigated: true)
    #expect(places(app) == ["mail", "password", "nowhere"])
    #expect(app.done == ["finished"] && app.exits == 3)
  }

  @Test(
    "Focus moves the same way with and without the navigator (R14)",
    .underPolicyPairs)
  func reactiveTutorial() {
    let apps = [false, true].map {
      ReactiveApp(tutorial: true, navigated: $0)
    }
    #expect(places(apps[0], returns: 1) == places(apps[1], returns: 1))
    #expect(apps[0].exits == apps[1].exits && apps[1].done.isEmpty)
  }

  @Test(
    "Return follows the app's chain of primary actions (R14)",
    .underPolicyPairs,
    arguments: [false, true])
  func chain(isLate: Bool) {
    let app = ChainApp()
    app.isLate = isLate
    let user = User(root: app)
    if isLate { app.chain() }
    app.mail.text = "ada@example.com"
    user.tap(app.person)
    let places = (0..<3).map { _ in
      user.tapReturn()
      return user.place
    }
    #expect(places == ["mail", "password", "nowhere"])
    #expect(app.done == ["sent"])
  }

  @Test(
    "Return moves focus only if a filter accepts the line break (R14)",
    .underPolicyPairs)
  func letters() {
    let app = LettersApp()
    #expect(places(app) == ["name", "name", "name"])
    #expect(app.done.isEmpty)
    let open = LettersApp()
    open.takesLineBreaks = true
    #expect(places(open) == ["mail", "password", "nowhere"])
    #expect(open.done == ["finished"])
  }

  @Test(
    "Return closes the keyboard only in the last field (R4)",
    .underPolicyPairs(promising: .exitLeavesReturn))
  func exit() {
    let app = ExitApp()
    #expect(places(app) == ["mail", "password", "nowhere"])
    #expect(app.done == ["finished"])
  }

  @Test(
    "A Did End On Exit action ends editing if every target refuses (R10)",
    .underPolicyPairs(promising: .exitLeavesReturn, .refusalKeepsFocus))
  func exitRefusal() {
    let app = ExitApp()
    let user = User(root: app)
    let delegate = Delegate()
    delegate.begins = { _ in false }
    for field in [app.mail, app.password] { field.delegate = delegate }
    user.tap(app.person)
    user.type("x")
    user.tapReturn()
    #expect(user.place == "nowhere" && app.done.isEmpty)
    #expect(app.person.text == "x")
  }

  @Test(
    "The navigator accepts an app that closes the keyboard itself (R14)",
    .underPolicyPairs)
  func closing() {
    // An unexpected warning fails the test.
    for app in [ClosingApp(), ExitApp()] as [ContactApp] {
      let user = User(root: app)
      user.tap(app.person)
      user.tapReturn()
      if app is ClosingApp { #expect(user.place == "nowhere") }
      #expect(app.done.isEmpty)
    }
  }
}
