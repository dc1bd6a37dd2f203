import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A sign-up of twelve fields on three screens. The server finds the mistakes
/// and answers with a dictionary, in no order at all (react-hook-form 4518: "the
/// server API returns the errors in no particular order, the very last field is
/// getting focus"). The app disables its fields while it waits (4120: disabling
/// all inputs while submitting "prevents the focus").
private final class NewcomerServerSignUp: AppScreen {
  static let names = [
    "user", "mail", "phone", "street", "number", "town", "zip", "country",
    "company", "vat", "password", "again",
  ]
  let server = NewcomerServer()
  let scroll = UIScrollView(frame: .zero)
  let fields = NewcomerServerSignUp.names.enumerated().map {
    UITextField.named($0.element, y: 20 + 110 * CGFloat($0.offset))
  }
  private(set) var mistakes: [String: String] = [:]
  private(set) var answers: [Bool] = []
  /// Some apps tell the user in an alert first.
  var showsAlert = false

  subscript(_ name: String) -> UITextField {
    fields.first { $0.accessibilityIdentifier == name } ?? UITextField()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 320, height: 1400)
    show([scroll])
    for field in fields {
      scroll.addSubview(field)
      field.on(.editingChanged) { [weak self, weak field] in
        guard let name = field?.accessibilityIdentifier else { return }
        self?.mistakes[name] = nil
      }
    }
    navigate()
    navigator?.configuration.isInvalid = { [weak self] field in
      guard let name = (field as? UIView)?.accessibilityIdentifier else {
        return false
      }
      return self?.mistakes[name] != nil
    }
    finish { [weak self] in self?.signUp() }
  }

  private func signUp() {
    for field in fields { field.isEnabled = false }
    var values: [String: String] = [:]
    for field in fields {
      values[field.accessibilityIdentifier ?? ""] = field.text
    }
    server.send(values) { [weak self] in self?.use($0) }
  }

  private func use(_ mistakes: [String: String]) {
    self.mistakes = mistakes
    for field in fields { field.isEnabled = true }
    guard !mistakes.isEmpty else { return done.append("welcome") }
    guard showsAlert else { return goToMistake() }
    let alert = UIAlertController(
      title: "Not yet", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self] _ in
        self?.goToMistake()
      })
    present(alert, animated: true)
  }

  private func goToMistake() {
    if let answer = navigator?.focusFirstInvalid() { answers.append(answer) }
  }
}

@MainActor
@Suite("a server finds the mistakes", .underUsualAndPairs)
struct NewcomerServerMistakesTests {
  private func sent() -> (NewcomerServerSignUp, User) {
    let app = NewcomerServerSignUp()
    let user = User(root: app)
    for field in app.fields { field.text = "x" }
    user.tap(app["again"])
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.server.requests.count, equals: 1)
    expect(user.place, equals: "nowhere")
    return (app, user)
  }

  // "goes to the first invalid reachable field of the whole form, wherever
  // focus is, also if no field has focus; returns whether a field took focus"
  @Test("The first mistake three screens up gets focus and is on the screen")
  func first() {
    let (app, user) = sent()
    app.server.answer(
      ["vat": "unknown", "mail": "taken", "zip": "too short"], user)
    expect(user.place, equals: "mail")
    expect(app.answers, equals: [true])
    // "The field scrolls into view like any field that gets focus."
    expect(user.covered(app["mail"]), equals: 0)
    expect(app.scroll.shows(app["mail"]))
    // "The key keeps its label (Done)".
    expect(user.returnKey, equals: .done)
    expect(app.finishes, equals: 1)
    expect(app.done.isEmpty)
  }

  @Test("Return goes from mistake to mistake, and asks the server only then")
  func next() {
    let (app, user) = sent()
    app.server.answer(
      ["vat": "unknown", "mail": "taken", "zip": "too short"], user)
    for name in ["mail", "zip", "vat"] {
      expect(user.place, equals: name)
      expect(app.server.requests.count, equals: 1)
      expect(user.returnKey, equals: .done)
      user.type("2")
      user.tapReturn()
    }
    expect(app.server.requests.count, equals: 2)
    expect(user.place, equals: "nowhere")
    expect(app.server.requests.last?["zip"], equals: "x2")
    app.server.answer([:], user)
    expect(app.done, equals: ["welcome"])
    expect(app.answers, equals: [true])
  }

  @Test("A user who has moved on meanwhile is brought to the mistake")
  func elsewhere() {
    let app = NewcomerServerSignUp()
    let user = User(root: app)
    for field in app.fields { field.text = "x" }
    user.tap(app["again"])
    user.tapReturn()
    for field in app.fields { field.isEnabled = true }
    user.tap(app["company"])
    app.server.answer(["user": "taken"], user)
    expect(user.place, equals: "user")
    expect(app.answers, equals: [true])
    expect(app["company"].text, equals: "x")
    expect(app.finishes, equals: 1)
  }

  @Test("A mistake that no field has moves nothing, and the call says so")
  func unknown() {
    let (app, user) = sent()
    app.server.answer(["captcha": "wrong"], user)
    expect(user.place, equals: "nowhere")
    expect(app.answers, equals: [false])
  }

  @Test("After the alert with the mistakes focus is in the first of them")
  func alert() {
    let (app, user) = sent()
    app.showsAlert = true
    app.server.answer(["zip": "too short", "phone": "letters"], user)
    expect(app.answers.isEmpty)
    expect(user.alert?.title, equals: "Not yet")
    user.tapAlert("OK")
    expect(user.place, equals: "phone")
    expect(app.answers, equals: [true])
  }
}
