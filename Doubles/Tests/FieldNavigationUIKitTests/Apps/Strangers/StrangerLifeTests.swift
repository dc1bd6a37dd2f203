import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

// Navigators that come late, go early, or end with a button or a sheet.

/// The field has focus before the navigator exists.
private final class StrangerLateApp: StrangerForm {
  override class var names: [String] { ["code", "name"] }
  private(set) var late: FieldNavigator?
  private(set) var ends = 0

  override func setUp() { self["code"].keyboardType = .numberPad }

  override func navigate() {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    self["code"].becomeFirstResponder()
    late = FieldNavigator(in: view)
    late?.onFinish = { [weak self] in self?.ends += 1 }
  }

  /// Does so in the middle of the end.
  func releaseAtTheEnd() {
    late?.onFinish = { [weak self] in
      self?.ends += 1
      self?.late = nil
    }
  }
}

@MainActor @Suite("A navigator that comes late", .underUsualAndPairs)
struct StrangerLateTests {
  @Test("The focused field has its bar, and its buttons work")
  func bar() {
    let app = StrangerLateApp()
    let user = User(root: app)
    expect(user.place, equals: "code")
    expect(user.bar != nil)
    expect(app.late?.canFocusNext, equals: true)
    user.spell("12")
    user.tapBar("Next Field")
    expect(user.place, equals: "name")
    expect(user.returnKey, equals: .done)
    user.type("Ada")
    user.tapReturn()
    expect(app.ends, equals: 1)
    expect(user.place, equals: "nowhere")
  }

  @Test("onFinish may release the navigator, which then undoes its labels")
  func release() {
    let app = StrangerLateApp()
    let user = User(root: app)
    app.releaseAtTheEnd()
    user.tap(app["name"])
    user.type("Ada")
    expect(app["name"].returnKeyType, equals: .done)
    user.tapReturn()
    user.settle()
    expect(app.ends, equals: 1)
    expectNil(app.late)
    expect(app["name"].returnKeyType, equals: .default)
    expectNil(app["code"].inputAccessoryView)
  }
}

/// The end of a field stops the navigator, or opens a sheet with a field.
private final class StrangerStopApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["mail", "phone"] }
  let code = UITextField.named("code", y: 20)
  var opensSheet = false

  override func configure() { navigator?.configuration.inputBar = .always }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard textField === self["mail"], shown.isEmpty else { return }
    guard opensSheet else {
      navigator?.invalidate()
      return
    }
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    sheet.view.addSubview(code)
    present(sheet, animated: true)
    code.becomeFirstResponder()
  }
}

@MainActor @Suite("The end of a field changes the screen", .underUsualAndPairs)
struct StrangerStopTests {
  @Test(
    "A navigator that the app has stopped ends no form",
    arguments: StrangerWay.ends)
  func stop(_ way: StrangerWay) {
    let app = StrangerStopApp()
    let user = User(root: app)
    app.fill(["phone": "1"])
    user.tap(app["mail"])
    user.type("ada")
    way.act(user, app)
    expect(app.finishes, equals: 0)
    expect(app.text("mail"), equals: "ada")
    expect(app["mail"].returnKeyType, equals: .default)
  }

  @Test(
    "A sheet with focus keeps focus, and nothing is submitted",
    arguments: StrangerWay.allCases)
  func sheet(_ way: StrangerWay) {
    for phone in ["", "1"] {
      let app = StrangerStopApp()
      app.opensSheet = true
      let user = User(root: app)
      app.fill(["phone": phone])
      user.tap(app["mail"])
      user.type("ada")
      way.act(user, app)
      expect(user.place, equals: "code")
      expect(app.shown.count, equals: 1)
      expect(app.finishes, equals: 0)
      expect(app.text("mail"), equals: "ada")
    }
  }
}

/// A text view whose end checks the review and focuses it again, or
/// presents an alert.
private final class StrangerReviewApp: StrangerForm, UITextViewDelegate {
  override class var names: [String] { ["title"] }
  let review = UITextView(frame: CGRect(x: 20, y: 60, width: 280, height: 80))
  var showsAlerts = false

  override func setUp() {
    review.accessibilityIdentifier = "review"
    review.delegate = self
    show([review])
  }

  override func configure() {
    navigator?.configuration.textViewKeys = .return
    navigator?.configuration.inputBar = .always
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    guard textView.text.count < 5 else { return }
    complaints += 1
    if showsAlerts { showAlert() } else { textView.becomeFirstResponder() }
  }
}

@MainActor @Suite("A review that is too short", .underUsualAndPairs)
struct StrangerReviewTests {
  @Test(
    "A short review gets focus back and isn't submitted",
    arguments: StrangerWay.ends)
  func short(_ way: StrangerWay) {
    let app = StrangerReviewApp()
    let user = User(root: app)
    user.tap(app.review)
    user.spell("good")
    expect(user.returnKey, equals: .done)
    way.act(user, app)
    expect(user.place, equals: "review")
    expect(app.review.text, equals: "good")
    expect(app.finishes, equals: 0)
    expect(app.complaints, equals: 1)
    user.spell("!!")
    way.act(user, app)
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 1)
    expect(app.review.text, equals: "good!!")
  }

  @Test(
    "A short review shows an alert and isn't submitted",
    arguments: StrangerWay.ends)
  func alert(_ way: StrangerWay) {
    let app = StrangerReviewApp()
    app.showsAlerts = true
    let user = User(root: app)
    user.tap(app.review)
    user.spell("good")
    way.act(user, app)
    expect(app.finishes, equals: 0)
    expect(app.shown.count, equals: 1)
    expect(app.review.text, equals: "good")
  }
}

/// The form ends with a button, and the end of the mail moves away.
private final class StrangerButtonEndApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["name", "mail"] }
  let button = UIButton(frame: CGRect(x: 20, y: 100, width: 280, height: 40))
  private(set) var presses = 0
  var showsAlerts = false

  override func setUp() {
    show([button])
    button.on(.touchUpInside) { [weak self] in self?.presses += 1 }
  }

  override func configure() {
    navigator?.setFinishAction(.control(button))
    navigator?.configuration.inputBar = .always
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard textField === self["mail"], !text("mail").contains("@") else {
      return
    }
    if showsAlerts { showAlert() } else { self["name"].becomeFirstResponder() }
  }
}

@MainActor @Suite("A button that must not be pressed", .underUsualAndPairs)
struct StrangerButtonEndTests {
  @Test(
    "The button isn't pressed if the end moves focus or shows an alert",
    arguments: StrangerWay.ends)
  func wrong(_ way: StrangerWay) {
    for showsAlerts in [false, true] {
      let app = StrangerButtonEndApp()
      app.showsAlerts = showsAlerts
      let user = User(root: app)
      app.fill(["name": "Ada"])
      user.tap(app["mail"])
      user.type("ada")
      way.act(user, app)
      expect(app.presses, equals: 0)
      expect(app.text("mail"), equals: "ada")
      expect(user.place, equals: showsAlerts ? "nowhere" : "name")
    }
  }

  @Test(
    "The button is pressed once if the mail is right",
    arguments: StrangerWay.ends)
  func right(_ way: StrangerWay) {
    let app = StrangerButtonEndApp()
    let user = User(root: app)
    app.fill(["name": "Ada"])
    user.tap(app["mail"])
    user.type("a@b")
    way.act(user, app)
    expect(app.presses, equals: 1)
    expect(user.place, equals: "nowhere")
  }
}
