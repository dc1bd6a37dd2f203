import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A manager like those that apps have had for ten years: it finds all fields
/// of the screen, sets their keys, adds its own bar, moves the root view above
/// the keyboard and closes the keyboard at a tap. One object for the whole app.
@MainActor private final class NewcomerManager: NSObject, UITextFieldDelegate {
  let window: UIWindow
  let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  var distance: CGFloat = 10
  /// What the manager did, to count it.
  private(set) var did: [String] = []
  private var fields: [UITextField] = []
  private var shift: CGFloat = 0
  private let listener = KeyboardListener()
  private let tap = UITapGestureRecognizer(target: nil, action: nil)
  /// Whether the manager is every field's delegate, as a "return key handler"
  /// is.
  let handlesReturn: Bool

  init(
    _ window: UIWindow, handlesReturn: Bool, closesOnTap: Bool = true
  ) {
    self.window = window
    self.handlesReturn = handlesReturn
    super.init()
    bar.items = [
      item("Back") { $0.go(-1) }, item("Forward") { $0.go(1) },
      .flexibleSpace(), item("OK") { $0.close() },
    ]
    listener.listen(
      [
        UITextField.textDidBeginEditingNotification,
        UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardWillHideNotification,
      ]
    ) { [weak self] name, frame in self?.hear(name, frame) }
    tap.cancelsTouchesInView = false
    tap.addAction { [weak self] in
      self?.did.append("tap")
      self?.window.endEditing(true)
    }
    if closesOnTap { window.addGestureRecognizer(tap) }
  }

  private func item(
    _ title: String, _ act: @escaping @MainActor (NewcomerManager) -> Void
  ) -> UIBarButtonItem {
    UIBarButtonItem(
      title: title,
      primaryAction: UIAction(title: title) { [weak self] _ in
        if let self { act(self) }
      })
  }

  /// Called when a screen appears: the manager reads its fields once.
  func manage(_ screen: UIViewController) {
    fields = Self.fields(in: screen.view).sorted {
      $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY
    }
    for (place, field) in fields.enumerated() {
      field.returnKeyType = place == fields.count - 1 ? .done : .next
      field.inputAccessoryView = bar
      if handlesReturn { field.delegate = self }
    }
  }

  private static func fields(in view: UIView) -> [UITextField] {
    (view as? UITextField).map { [$0] }
      ?? view.subviews.flatMap { fields(in: $0) }
  }

  private var place: Int? { fields.firstIndex(where: \.isFirstResponder) }

  private func go(_ step: Int) {
    guard let place, fields.indices.contains(place + step) else { return }
    did.append("moves")
    fields[place + step].becomeFirstResponder()
  }

  private func close() {
    did.append("closes")
    window.endEditing(true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let place else { return true }
    if place == fields.count - 1 { close() } else { go(1) }
    return false
  }

  private func hear(_ name: NSNotification.Name, _ frame: CGRect) {
    guard let root = window.rootViewController?.view else { return }
    switch name {
    case UIResponder.keyboardWillHideNotification:
      root.frame.origin.y += shift
      shift = 0
    default:
      let keyboard =
        name == UIResponder.keyboardWillShowNotification
        ? frame : Device.current.keyboard.frame
      guard let place, let keyboard else { return }
      let field = fields[place]
      let end = field.convert(field.bounds, to: nil).maxY + distance
      let more = end - keyboard.minY
      guard more > 0 else { return }
      did.append("shifts")
      root.frame.origin.y -= more
      shift += more
    }
  }
}

/// A feedback form whose last fields are below the keyboard.
private final class NewcomerFeedback: StrangerForm {
  override class var names: [String] { ["name", "mail", "text"] }
  let room = UIView(frame: CGRect(x: 0, y: 420, width: 320, height: 40))
  var setsUp: (FieldNavigator) -> Void = { _ in }

  override func setUp() {
    for (place, field) in fields.enumerated() {
      field.frame.origin.y = 40 + 150 * CGFloat(place)
    }
    show([room])
  }

  override func configure() { if let navigator { setsUp(navigator) } }
}

@MainActor
@Suite(
  "an app-wide manager beside the navigator, which is told",
  .underUsualAndPairs)
struct NewcomerToldManagerTests {
  // "If your app already has a bar and keeps fields above the keyboard, switch
  // off both features"
  private func opened() -> (NewcomerFeedback, NewcomerManager, User) {
    let app = NewcomerFeedback()
    app.setsUp = {
      $0.configuration.inputBar = .off
      $0.configuration.avoidsKeyboard = false
    }
    let user = User(root: app)
    let manager = NewcomerManager(user.window, handlesReturn: false)
    manager.manage(app)
    user.settle()
    return (app, manager, user)
  }

  @Test("Return moves once; the manager's keys say what it does")
  func moves() {
    let (app, manager, user) = opened()
    user.tap(app["name"])
    user.type("Ada")
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "mail")
    user.type("a@b")
    user.tapReturn()
    expect(user.place, equals: "text")
    expect(user.returnKey, equals: .done)
    user.type("x")
    user.tapReturn()
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 1)
    expect(!manager.did.contains("moves"))
  }

  @Test("The view shifts once, by the manager, and comes back to its place")
  func shifts() {
    let (app, manager, user) = opened()
    let before = app.view.frame
    user.tap(app["text"])
    guard Policies.current.hardwareKeyboard == .none else { return }
    expect(manager.did.contains("shifts"))
    expect(user.covered(app["text"]), equals: 0)
    let top = user.device.keyboard.frame?.minY ?? 0
    let bottom = app["text"].convert(app["text"].bounds, to: nil).maxY
    expect(bottom, equals: top - 10, "the manager's distance and not the sum")
    user.tapOutside()
    expect(app.view.frame, equals: before)
  }

  @Test("One bar: the manager's")
  func bar() {
    let (app, manager, user) = opened()
    user.tap(app["mail"])
    expect(app["mail"].inputAccessoryView, identicalTo: manager.bar)
    guard Policies.current.hardwareKeyboard == .none else { return }
    user.tapBar("Forward")
    expect(user.place, equals: "text")
    expect(manager.did.filter { $0 == "moves" }.count, equals: 1)
    user.tapBar("OK")
    // The manager's Done is the manager's: it closes and finishes nothing.
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 0)
  }

  @Test("Return with mistakes goes to the first one; the manager follows")
  func mistakes() {
    let (app, _, user) = opened()
    app.navigator?.configuration.isInvalid = {
      ($0 as? UITextField)?.text == "?"
    }
    app.fill(["name": "?", "mail": "a@b", "text": "x"])
    let before = app.view.frame
    user.tap(app["text"])
    user.tapReturn()
    expect(user.place, equals: "name")
    expect(app.finishes, equals: 0)
    user.tapOutside()
    expect(app.view.frame, equals: before)
  }
}

@MainActor
@Suite(
  "an app-wide manager that nobody told of the navigator",
  .underUsualAndPairs)
struct NewcomerUntoldManagerTests {
  private func opened(tapOutside: Bool = true) -> (
    NewcomerFeedback, NewcomerManager, User
  ) {
    let app = NewcomerFeedback()
    app.setsUp = { $0.configuration.tapOutsideHidesKeyboard = tapOutside }
    let user = User(root: app)
    let manager = NewcomerManager(user.window, handlesReturn: true)
    manager.manage(app)
    user.settle()
    return (app, manager, user)
  }

  // "moves focus: the navigator doesn't move focus." (Coming from delegates)
  @Test("A press moves one field, not two")
  func moves() {
    let (app, manager, user) = opened()
    user.tap(app["name"])
    _ = user.heard()
    user.tapReturn()
    expect(user.place, equals: "mail")
    expect(user.heard().filter { $0.hasSuffix("didBegin") }.count, equals: 1)
    user.tapReturn()
    expect(user.place, equals: "text")
    user.tapReturn()
    expect(user.place, equals: "nowhere")
    expect(
      manager.did.filter { $0 != "shifts" },
      equals: ["moves", "moves", "closes"])
    // The delegate returns false: "the navigator doesn't move", nor finish.
    expect(app.finishes, equals: 0)
  }

  // "If your code keeps the field visible, the navigator doesn't move anything."
  @Test("Whoever shifts, the field is uncovered and everything comes back")
  func shifts() {
    inSeveralRounds {
      let (app, _, user) = opened()
      let before = app.view.frame
      for name in ["mail", "text", "name", "text"] {
        user.tap(app[name])
        expect(user.covered(app[name]), equals: 0)
        expect(app[name].convert(app[name].bounds, to: nil).minY >= 0)
      }
      user.tap(app.room)
      expect(user.place, equals: "nowhere")
      expect(app.view.frame, equals: before)
    }
  }

  // "The navigator never replaces your `inputAccessoryView`."
  @Test("One bar, also above a number pad")
  func bar() {
    let (app, manager, user) = opened()
    app["mail"].keyboardType = .numberPad
    user.tap(app["mail"])
    expect(app["mail"].inputAccessoryView, identicalTo: manager.bar)
    expect(user.bar == nil || user.bar === manager.bar)
    app.navigator?.invalidate()
    user.settle()
    expect(app["mail"].inputAccessoryView, identicalTo: manager.bar)
  }

  // The manager's recognizer is on the window, so it isn't "from the touched
  // one up to the form's view": both close. The user sees one close.
  @Test("A tap beside the fields closes once, and no Done runs")
  func closes() {
    for tapOutside in [true, false] {
      let (app, manager, user) = opened(tapOutside: tapOutside)
      app.fill(["name": "x", "mail": "x", "text": "x"])
      user.tap(app["name"])
      _ = user.calls()
      user.tap(app.room)
      expect(user.place, equals: "nowhere")
      expect(app.finishes, equals: 0)
      let calls = user.calls()
      expect(calls.filter { $0.hasPrefix("keyboardWillHide") }.count <= 1)
      expect(calls.filter { $0.hasSuffix("name didEnd") }.count <= 1)
      expect(manager.did.filter { $0 == "tap" }.count, equals: 1)
      expect(!manager.did.contains("closes"))
    }
  }
}
