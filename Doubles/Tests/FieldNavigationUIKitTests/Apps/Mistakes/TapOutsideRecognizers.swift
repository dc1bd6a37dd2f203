import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A card that flips at a tap, a label that is a link, and a canvas for
/// drawing. Below, room that belongs to no one.
private final class NewcomerCards: StrangerForm {
  override class var names: [String] { ["title", "author"] }
  let card = UIView(frame: CGRect(x: 20, y: 100, width: 280, height: 80))
  let face = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
  let link = UILabel(frame: CGRect(x: 20, y: 190, width: 280, height: 20))
  let canvas = UIView(frame: CGRect(x: 20, y: 220, width: 280, height: 60))
  let room = UIView(frame: CGRect(x: 0, y: 290, width: 320, height: 190))
  /// Any recognizer: a pan that draws, a swipe, a long press.
  let draws = UIGestureRecognizer(target: nil, action: nil)
  let flips = UITapGestureRecognizer(target: nil, action: nil)
  let opens = UITapGestureRecognizer(target: nil, action: nil)

  override func setUp() {
    card.addSubview(face)
    show([card, link, canvas, room])
    flips.addAction { [weak self] in self?.note("flips") }
    opens.addAction { [weak self] in self?.note("opens") }
    card.addGestureRecognizer(flips)
    link.addGestureRecognizer(opens)
    canvas.addGestureRecognizer(draws)
  }

  private func note(_ what: String) {
    let place = fields.first(where: \.isFirstResponder)?
      .accessibilityIdentifier
    done.append("\(what) at \(place ?? "nowhere")")
  }

  override func configure() {
    navigator?.configuration.tapOutsideHidesKeyboard = true
    navigator?.configuration.inputBar = .always
  }
}

@MainActor
@Suite("the app's own recognizers", .underUsualAndPairs)
struct NewcomerRecognizerTapTests {
  private func typing() -> (NewcomerCards, User) {
    let app = NewcomerCards()
    let user = User(root: app)
    user.tap(app["title"])
    return (app, user)
  }

  // "or has a gesture recognizer of the app's. No touch is cancelled or
  // delayed."
  @Test("The app's tap counts once, at once, and the keyboard stays")
  func own() {
    let (app, user) = typing()
    user.tap(app.card)
    user.tap(app.face)
    user.tap(app.link)
    expect(
      app.done, equals: ["flips at title", "flips at title", "opens at title"])
    expect(user.place, equals: "title")
    expect(app.finishes, equals: 0)
    user.tap(app.canvas)
    expect(user.place, equals: "title")
    user.tap(app.room)
    expect(user.place, equals: "nowhere")
    expect(app.done.count, equals: 3)
  }

  @Test("A recognizer that comes and goes counts while it is there")
  func comes() {
    let (app, user) = typing()
    app.canvas.removeGestureRecognizer(app.draws)
    user.tap(app.canvas)
    expect(user.place, equals: "nowhere")
    user.tap(app["title"])
    app.room.addGestureRecognizer(app.draws)
    user.tap(app.room)
    expect(user.place, equals: "title")
  }

  @Test("The app's recognizer on the window is not in the form")
  func window() {
    let (app, user) = typing()
    let logs = UITapGestureRecognizer(target: nil, action: nil)
    logs.cancelsTouchesInView = false
    logs.addAction { [weak app] in app?.done.append("logged") }
    user.window.addGestureRecognizer(logs)
    user.tap(app.room)
    expect(user.place, equals: "nowhere")
    expect(
      app.done, equals: ["logged"], "both count; neither prevents the other")
  }

  // The classic code from the Web, kept beside the option. "up to the form's
  // view": this reads that the form's view counts, too, so that the
  // app's recognizer there has the tap to itself.
  @Test("The app's own endEditing recognizer closes once, without the option's")
  func classic() {
    let (app, user) = typing()
    let ends = UITapGestureRecognizer(target: nil, action: nil)
    ends.cancelsTouchesInView = false
    ends.addAction { [weak app] in
      app?.done.append("ends")
      app?.view.endEditing(true)
    }
    app.view.addGestureRecognizer(ends)
    _ = user.heard()
    _ = user.calls()
    user.tap(app.room)
    expect(user.place, equals: "nowhere")
    expect(app.done, equals: ["ends"])
    let hides = user.calls().filter { $0.hasPrefix("keyboardWillHide") }
    expect(hides.count <= 1)
    expect(app.finishes, equals: 0)
  }
}

/// An app that submits in its own Done, and when editing ends only trims
/// (IQKeyboardManager 262: a touch outside ran the Done button's action, "the
/// UIAlertView shows which should not show").
private final class NewcomerOwnDone: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["amount", "note"] }
  let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  let room = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))

  override func setUp() {
    tools.items = [
      UIBarButtonItem(
        title: "Pay",
        primaryAction: UIAction(title: "Pay") { [weak self] _ in
          self?.done.append("paid")
          self?.view.endEditing(true)
        })
    ]
    self["amount"].keyboardType = .numberPad
    self["amount"].inputAccessoryView = tools
    self["note"].returnKeyType = .send
    show([room])
  }

  override func configure() {
    navigator?.configuration.tapOutsideHidesKeyboard = true
    navigator?.setFinishAction(.control(pay))
  }

  let pay = UIButton()

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    done.append("sent")
    return true
  }
}

@MainActor
@Suite("a tap outside runs no action", .underUsualAndPairs)
struct NewcomerNoActionTapTests {
  @Test("Neither the app's Done, Return, the end's action nor a button's runs")
  func none() {
    let app = NewcomerOwnDone()
    let user = User(root: app)
    app.pay.on(.touchUpInside) { [weak app] in app?.done.append("button") }
    for name in ["amount", "note"] {
      app.fill(["amount": "5", "note": "x"])
      user.tap(app[name])
      user.tap(app.room)
      expect(user.place, equals: "nowhere")
      expect(app.done.isEmpty)
      expect(app.finishes, equals: 0)
    }
  }

  @Test("A mistake doesn't keep the keyboard, and isn't asked for")
  func mistakes() {
    let app = NewcomerOwnDone()
    let user = User(root: app)
    var asked = 0
    app.navigator?.configuration.policy.stopsAtInvalid = true
    app.navigator?.configuration.isInvalid = { _ in
      asked += 1
      return true
    }
    app.fill(["amount": "5", "note": "x"])
    user.tap(app["note"])
    user.tap(app.room)
    expect(user.place, equals: "nowhere")
    expect(asked, equals: 0)
    expect(app.done.isEmpty)
  }

  @Test("With VoiceOver a tap beside the fields leaves the keyboard")
  func voiceOver() {
    let app = NewcomerOwnDone()
    let user = User(root: app)
    user.tap(app["note"])
    user.turnOnVoiceOver()
    user.tap(app.room)
    expect(user.place, equals: "note")
  }

  @Test("A field that may not end keeps focus, and is asked once")
  func stubborn() {
    let app = NewcomerStubborn()
    let user = User(root: app)
    user.tap(app["code"])
    user.type("1")
    user.tap(app.view)
    expect(user.place, equals: "code")
    expect(app.complaints, equals: 1)
    expect(app.finishes, equals: 0)
    user.type("234")
    user.tap(app.view)
    expect(user.place, equals: "nowhere")
    expect(app.complaints, equals: 1)
  }
}

private final class NewcomerStubborn: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["code"] }

  override func configure() {
    navigator?.configuration.tapOutsideHidesKeyboard = true
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard text("code").count < 4 else { return true }
    complaints += 1
    return false
  }
}
