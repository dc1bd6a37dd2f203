import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A registration that checks its values itself. The storyboard's author added
/// the fields from the bottom to the top (react-hook-form 1613: focus goes to
/// the first mistake "in order of registration rather than in DOM order"). The
/// promotion code's row comes and goes.
private final class NewcomerRegistration: StrangerForm, UITextFieldDelegate {
  override class var names: [String] {
    ["password", "promo", "mail", "nick", "name"]
  }
  /// Fields whose delegate refuses to begin.
  var refusing: Set<String> = []
  private(set) var asked: [String] = []

  override func setUp() {
    for (place, field) in fields.enumerated() {
      field.frame.origin.y = 10 + 40 * CGFloat(fields.count - 1 - place)
    }
  }

  override func configure() {
    navigator?.configuration.inputBar = .always
    navigator?.configuration.isInvalid = { [weak self] field in
      guard let name = (field as? UIView)?.accessibilityIdentifier else {
        return false
      }
      self?.asked.append(name)
      return self?.isWrong(name) ?? false
    }
  }

  private func isWrong(_ name: String) -> Bool {
    name == "mail" ? !text(name).contains("@") : text(name).hasPrefix("?")
  }

  func forgetAsked() { asked = [] }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    !refusing.contains(textField.accessibilityIdentifier ?? "")
  }
}

@MainActor
@Suite("the app knows its mistakes")
struct NewcomerLocalMistakesTests {
  private func filled(_ texts: [String: String] = [:]) -> (
    NewcomerRegistration, User
  ) {
    let app = NewcomerRegistration()
    let user = User(root: app)
    app.fill([
      "name": "Ada", "nick": "ada", "mail": "a@b", "promo": "1",
      "password": "secret",
    ])
    app.fill(texts)
    user.tap(app["password"])
    return (app, user)
  }

  // "Return at the end goes to the first invalid field instead, by position,
  // from the start of the form, and the form doesn't finish. ... The Done of an
  // input bar and Command+Return obey the rule like Return."
  @Test(
    "Two mistakes: each end leads to the upper one, then to the lower one",
    .underUsualAndPairs, arguments: StrangerWay.ends)
  func two(_ way: StrangerWay) {
    let (app, user) = filled(["mail": "ada", "nick": "?"])
    expect(user.returnKey, equals: .done)
    way.act(user, app)
    expect(user.place, equals: "nick")
    expect(app.finishes, equals: 0)
    // "labels don't depend on mistakes"
    expect(user.returnKey, equals: .done)
    user.deleteAll()
    user.type("ada")
    way.act(user, app)
    expect(user.place, equals: "mail")
    expect(app.finishes, equals: 0)
    user.type("@b")
    way.act(user, app)
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 1)
    expect(app.done, equals: ["submitted"])
  }

  @Test(
    "The app is asked only at a press that would finish", .underUsualAndPairs)
  func asked() {
    let (app, user) = filled(["nick": ""])
    user.tap(app["name"])
    user.type("!")
    user.tapReturn()
    expect(user.place, equals: "nick")
    expect(app.asked.isEmpty)
    user.tapBar("Next Field")
    user.press(.tab)
    expect(app.asked.isEmpty)
    user.tap(app["nick"])
    user.type("ada")
    expect(app.asked.isEmpty)
    user.tapReturn()
    expect(app.asked.contains("mail"))
    expect(app.finishes, equals: 1)
  }

  // "If the field with focus is itself the first invalid one, focus stays and
  // the form doesn't finish."
  @Test(
    "A mistake in the focused field keeps focus, text and keyboard",
    .underUsualAndPairs, arguments: StrangerWay.ends)
  func focused(_ way: StrangerWay) {
    let (app, user) = filled(["password": "?"])
    _ = user.heard()
    way.act(user, app)
    expect(app.text("password"), equals: "?")
    expect(app.finishes, equals: 0)
    if way == .barDone {
      // Done hides the keyboard: a number pad has no other key for that.
      expect(user.place, equals: "nowhere")
      return
    }
    expect(user.place, equals: "password")
    expect(user.seesKeyboard)
    // Focus that stays isn't focus that goes and comes back.
    expect(!user.heard().contains { $0.hasSuffix("didEnd") })
  }

  @Test(
    "Return in the upper of two mistakes stays, although the lower one is free",
    .underUsualAndPairs)
  func upper() {
    let (app, user) = filled(["nick": "?", "mail": "ada"])
    user.tap(app["nick"])
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(user.place, equals: "nick")
    expect(app.finishes, equals: 0)
  }

  // "Fields that are hidden, disabled, excluded, removed or without a view ...
  // are skipped."
  @Test(
    "A mistake that no one can reach is passed over", .underUsualAndPairs,
    arguments: ["hidden", "disabled", "removed", "excluded", "transparent"])
  func unreachable(_ how: String) {
    let (app, user) = filled(["nick": "?", "promo": "?"])
    let nick = app["nick"]
    switch how {
    case "hidden": nick.isHidden = true
    case "disabled": nick.isEnabled = false
    case "removed": nick.removeFromSuperview()
    case "excluded": app.navigator?.setRole(.excluded, of: nick)
    default: nick.alpha = 0
    }
    user.settle()
    user.tapReturn()
    expect(user.place, equals: "promo")
    expect(app.finishes, equals: 0)
    user.deleteAll()
    user.type("2")
    user.tapReturn()
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 1)
  }

  // "If an invalid field refuses focus, the next invalid one is tried; if all
  // refuse, focus stays and the form doesn't finish."
  @Test(
    "A mistake that refuses focus leads to the next mistake",
    .underUsualAndPairs(.refusalKeepsFocus))
  func refuses() {
    let (app, user) = filled(["nick": "?", "mail": "ada"])
    app.refusing = ["nick"]
    user.tapReturn()
    expect(user.place, equals: "mail")
    expect(app.finishes, equals: 0)
    app.refusing = ["nick", "mail"]
    user.tap(app["password"])
    user.tapReturn()
    expect(user.place, equals: "password")
    expect(app.finishes, equals: 0)
    expect(app.navigator?.focusFirstInvalid(), equals: false)
    expect(user.place, equals: "password")
    app.refusing = []
    user.tapReturn()
    expect(user.place, equals: "nick")
    expect(app.finishes, equals: 0)
  }

  @Test(
    "The app's order decides which mistake is first", .underUsualAndPairs)
  func order() {
    let (app, user) = filled(["nick": "?", "mail": "ada"])
    app.navigator?.configuration.order = .explicit(
      ["mail", "name", "nick", "promo", "password"].map { app[$0] })
    user.tapReturn()
    expect(user.place, equals: "mail")
    expect(app.finishes, equals: 0)
  }

  // "Without `isInvalid` nothing changes."
  @Test("Without isInvalid the form finishes as before", .underUsualAndPairs)
  func without() {
    let (app, user) = filled(["mail": "ada"])
    app.navigator?.configuration.isInvalid = nil
    expect(app.navigator?.focusFirstInvalid(), equals: false)
    expect(user.place, equals: "password")
    user.tapReturn()
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 1)
  }
}
