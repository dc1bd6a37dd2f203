import Expectations
import FieldNavigation
import Foundation
import Testing
import UIKit
import UIKitDriver

@testable import FieldNavigationUIKit

@MainActor @Suite("Starting, stopping and releasing a navigator")
struct NavigatorLifetimeTests {
  /// A screen on which the navigator changes everything that it can. It changes
  /// labels, bars, key commands, a frame and an inset.
  private static func screen() -> FormScreen {
    FormScreen(5) { screen in
      screen.fields[1].returnKeyType = .go
      screen.fields[2].keyboardType = .numberPad
      screen.fields[2].delegate = Delegate.idle
      screen.fields[3].inputAccessoryView = UIToolbar()
      let scroller = UIScrollView(
        frame: CGRect(x: 0, y: 300, width: 320, height: 180))
      scroller.contentSize = CGSize(width: 320, height: 400)
      let low = UITextField(
        frame: CGRect(x: 20, y: 100, width: 200, height: 30))
      low.accessibilityIdentifier = "low"
      scroller.addSubview(low)
      let notes = UITextView(
        frame: CGRect(x: 20, y: 140, width: 200, height: 60))
      notes.accessibilityIdentifier = "notes"
      scroller.addSubview(notes)
      screen.view.addSubview(scroller)
      screen.addKeyCommand(
        UIKeyCommand(input: "s", modifierFlags: .command, action: "save:"))
    }
  }

  private static func checkRestored(by end: (FormScreen, User) -> Void) {
    let screen = screen()
    let user = User(root: screen)
    screen.withoutNavigator(user)
    let before = belongings(of: screen)
    screen.navigate()
    screen.navigator?.configuration.inputBar = .always
    screen.navigator?.configuration.textViewKeys.insert(.return)
    user.settle()
    let low = screen.view.textInputs.first {
      $0.accessibilityIdentifier == "low"
    }
    guard let low else { return expect(Bool(false), "no such field") }
    let calls = user.calls {
      user.tap(screen.field("c"))
      user.tap(low)
    }
    expect(calls.filter { $0 == "c didBegin" }.count, equals: 1)
    expect(user.focused, identicalTo: low)
    let during = belongings(of: screen)
    expect(
      zip(before, during).filter { $0 == $1 }.count < before.count - 6,
      "almost all was changed")
    end(screen, user)
    expect(belongings(of: screen), equals: before)
    expect(user.focused, identicalTo: low, "it was not resigned")
  }

  @Test(
    "`invalidate()` restores everything that the navigator changed",
    .underPolicyPairs)
  func stops() {
    Self.checkRestored { screen, _ in
      screen.navigator?.invalidate()
      screen.navigator?.invalidate()
    }
  }

  @Test(
    "Releasing the navigator undoes its changes by the turn's end",
    .underPolicyPairs)
  func released() {
    Self.checkRestored { screen, user in
      screen.navigator = nil
      user.settle()
    }
  }

  @Test(
    "After `invalidate()` the system handles Return and Tab",
    .underPolicyPairs(where: { !$0.hasFocusSystem }))
  func afterwards() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    screen.navigator?.invalidate()
    user.tapReturn()
    expect(user.focused, identicalTo: screen.field("a"))
    user.tap(screen.field("b"))
    expect(user.sight, equals: "b default")
    user.press(.enter, .command)
    expect(screen.finishes, equals: 0)
    expect(screen.navigator?.focusNext(), equals: false)
    screen.navigator?.configuration.policy.destination = .next
    user.settle()
    expect(screen.field("a").returnKeyType, equals: .default)
  }

  @Test(
    "Stopping the navigator keeps the app's later label and bar (R14)",
    .underPolicyPairs)
  func keepsTheAppsOwn() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    screen.navigator?.configuration.inputBar = .always
    user.tap(screen.field("a"))
    let bar = UIToolbar()
    screen.field("a").returnKeyType = .send
    screen.field("b").inputAccessoryView = bar
    user.settle()
    screen.navigator?.invalidate()
    expect(screen.field("a").returnKeyType, equals: .send)
    expect(screen.field("b").inputAccessoryView, identicalTo: bar)
  }

  @Test(
    "The navigator doesn't retain the app's objects",
    .underPolicyPairs)
  func weak() {
    var navigator: FieldNavigator?
    weak var controller: FormScreen?
    weak var field: UITextField?
    weak var code: CodeInput?
    weak var button: UIButton?
    let user: User
    do {
      let screen = FormScreen(3)
      user = User(root: screen)
      let (input, pressed) = (CodeInput(), UIButton())
      screen.replace("c", by: input)
      navigator = screen.navigator
      navigator?.setRole(.field, of: input)
      navigator?.setRole(.excluded, of: screen.field("b"))
      navigator?.configuration.order = .explicit([input, screen.field("a")])
      navigator?.setFinishAction(.control(pressed))
      user.tap(screen.field("a"))
      user.tapReturn()
      user.tap(screen.field("b"))
      (controller, field) = (screen, screen.field("b"))
      (code, button) = (input, pressed)
    }
    expectNil(button)
    user.window.rootViewController = nil
    user.settle()
    expectNil(controller)
    expectNil(field)
    expectNil(code)
    weak let navigation = navigator?.navigation
    navigator = nil
    user.settle()
    expectNil(navigation)
  }

  @Test(
    "A navigator created during editing updates the label (R6)",
    .underPolicyPairs)
  func beginsWhileEditing() {
    let screen = FormScreen(2)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    screen.navigator?.invalidate()
    screen.navigate()
    user.settle()
    expect(user.sight, equals: "a next")
    user.tapReturn()
    expect(user.sight, equals: "b done")
  }

  @Test(
    "A navigator released while a sheet closes restores all labels"
  )
  func goesWithASheet() {
    let screen = FormScreen(2)
    let user = User(root: screen)
    screen.present(UIViewController(), animated: false)
    user.settle()
    screen.dismiss(animated: false)
    screen.navigator = nil
    user.settle()
    expect(screen.fields.map(\.returnKeyType), equals: [.default, .default])
    expect(screen.fields.map(\.actionCount), equals: [0, 0])
  }

  @Test(
    "Stopping the navigator during editing restores the label (R6)"
  )
  func stopsWhileEditing() {
    let screen = FormScreen(2)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    screen.navigator?.invalidate()
    expect(user.sight, equals: "a default")
  }

  @Test(
    "Nothing is recorded of the fields of a screen that is gone",
    arguments: [false, true])
  func records(isInvalidated: Bool) {
    weak var gone: FormScreen?
    weak var record: NavigatedField?
    do {
      let screen = FormScreen(8)
      gone = screen
      let user = User(root: screen)
      user.tap(screen.field("a"))
      record = FieldRegistry.field(of: screen.field("h"))
      expect(record != nil)
      if isInvalidated {
        screen.navigator?.invalidate()
        expectNil(record)
      }
    }
    User(root: UIViewController()).settle()
    expectNil(gone)
    expectNil(record)
  }
}
