import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A tap beside the fields ends editing; swipes to the left and right go from
/// field to field.
private final class ShapeProfileApp: UIViewController,
  UIGestureRecognizerDelegate
{
  let first = UITextField(frame: CGRect(x: 20, y: 80, width: 280, height: 40))
  let last = UITextField(frame: CGRect(x: 20, y: 140, width: 280, height: 40))
  let phone = UITextField(frame: CGRect(x: 20, y: 200, width: 280, height: 40))
  let about = UITextView(frame: CGRect(x: 20, y: 260, width: 280, height: 80))
  let save = UIButton()
  let tap = UITapGestureRecognizer(target: nil, action: nil)
  private(set) var saveTitle = "Save"
  private(set) var finished = 0
  private(set) var taps = 0
  private(set) var moves: [Bool] = []
  private(set) var changes = 0
  private var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    for (field, text) in [
      (first, "First"), (last, "Last"), (phone, "Phone"),
    ] {
      field.placeholder = text
      view.addSubview(field)
    }
    phone.keyboardType = .phonePad
    view.addSubview(about)
    save.frame = CGRect(x: 20, y: 360, width: 280, height: 40)
    save.on(.touchUpInside) { [weak self] in self?.saveProfile() }
    view.addSubview(save)
    tap.addAction { [weak self] in self?.endEditing() }
    tap.cancelsTouchesInView = false  // the classic
    tap.delegate = self
    view.addGestureRecognizer(tap)
    navigator = FieldNavigator(in: view)
    navigator?.setFinishAction(.control(save))
    navigator?.onChange = { [weak self] in
      guard let self else { return }
      changes += 1
      let canMove = navigator?.canFocusNext == true
      saveTitle = canMove ? "Save (more to fill in)" : "Save"
    }
  }

  private func endEditing() {
    taps += 1
    view.endEditing(true)
  }

  enum Direction { case left, right }

  func swipe(_ direction: Direction) {
    guard let navigator else { return }
    moves.append(
      direction == .left ? navigator.focusNext() : navigator.focusPrevious())
  }

  private func saveProfile() {
    finished += 1
    view.endEditing(true)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    // Not on buttons. Fields are left in on purpose: many apps forget them.
    recognizer !== tap || !(touch.view is UIButton)
  }
}

@MainActor
@Suite("Taps that end editing, swipes between fields", .underUsualAndPairs)
final class ShapeTapTests {
  private var screen = ShapeProfileApp()
  private var opened: User?

  /// Another test may run before this one starts its device.
  private var user: User {
    if let opened { return opened }
    let user = User(
      root: screen, size: CGSize(width: 320, height: 700))
    opened = user
    return user
  }

  private var app: ShapeProfileApp {
    _ = user
    return screen
  }

  /// The suite lives longer than its test. The navigator of this test would work
  /// in the next one.
  private func close() {
    opened = nil
    screen = ShapeProfileApp()
  }

  private func swipe(_ direction: ShapeProfileApp.Direction) {
    app.swipe(direction)
    user.settle()
  }

  @Test("A tap beside the fields ends editing, and finishes nothing")
  func beside() {
    defer { close() }
    let before = app.view.frame
    user.tap(app.first)
    expect(user.returnKey, equals: .next)
    expect(app.changes > 0)
    user.tap(app.view)
    expect(app.taps, equals: 1)
    expectNil(user.focused)
    expect(app.finished, equals: 0)
    expect(app.view.frame, equals: before)
    expect(app.saveTitle, equals: "Save")
  }

  @Test("A tap on another field moves focus there", arguments: [false, true])
  func other(outerFirst: Bool) {
    defer { close() }
    user.device.outerTapRunsBeforeField = outerFirst
    user.tap(app.first)
    user.type("Ann")
    user.tap(app.last)
    expect(user.focused, identicalTo: app.last)
    expect(user.returnKey, equals: .next)
    expect(app.finished, equals: 0)
    expect(app.first.text, equals: "Ann")
    expect(app.taps, equals: outerFirst ? 2 : 0)
  }

  @Test("The bar's buttons aren't in the recognizer's view")
  func bar() {
    defer { close() }
    guard Policies.current.hardwareKeyboard == .none else { return }
    user.tap(app.phone)
    user.tapBar("Next Field")
    expect(user.focused, identicalTo: app.about)
    expect(app.taps, equals: 0)
    user.tapReturn()
    expect(user.focused, identicalTo: app.about)
    expect(app.about.text, equals: "\n")
    user.tapBar("Done")
    expectNil(user.focused)
    expect(app.finished, equals: 0)
  }

  @Test("Swipes go from field to field, filled or not (R8)")
  func swipes() {
    defer { close() }
    user.tap(app.first)
    swipe(.left)
    expect(user.focused, identicalTo: app.last)
    expect(app.moves, equals: [true])
    expect(app.saveTitle, equals: "Save (more to fill in)")
    swipe(.left)
    swipe(.left)
    expect(user.focused, identicalTo: app.about)
    expect(app.saveTitle, equals: "Save")
    swipe(.left)
    expect(app.moves.last, equals: false)
    expect(user.focused, identicalTo: app.about)
    expect(app.finished, equals: 0)
    swipe(.right)
    expect(user.focused, identicalTo: app.phone)
    user.tap(app.last)
    user.type("Lee")
    swipe(.left)
    swipe(.right)
    expect(user.focused, identicalTo: app.last)
  }

  @Test("Without focus, a swipe moves nothing")
  func withoutFocus() {
    defer { close() }
    user.settle()
    swipe(.left)
    expect(app.moves, equals: [false])
    expectNil(user.focused)
  }

  @Test("The end presses Save once")
  func end() {
    defer { close() }
    user.tap(app.about)
    user.type("x")
    user.tap(app.last)
    user.type("Lee")
    user.tap(app.phone)
    user.type("5")
    user.tap(app.first)
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.finished, equals: 1)
    expectNil(user.focused)
    app.save.isEnabled = false
    user.tap(app.first)
    user.tapReturn()
    expect(app.finished, equals: 1)
    expectNil(user.focused)
  }
}
