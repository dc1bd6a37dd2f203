import AdapterTesting
import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Code changes the form in the turn of a key press.
@MainActor @Suite("The navigator and changes right before a key press")
struct NavigatorSameTurnTests {
  typealias Change = @MainActor (User) -> Void

  /// Changes that make field `b` unreachable. Two other views enclose the
  /// field.
  private static let obstacles: [Change] = [
    { $0.field("b").isHidden = true },
    { $0.field("b").superview?.isHidden = true },
    { $0.field("b").alpha = 0 },
    { $0.field("b").superview?.superview?.alpha = 0.001 },
    { $0.field("b").isEnabled = false },
    { $0.field("b").isUserInteractionEnabled = false },
    { $0.field("b").superview?.isUserInteractionEnabled = false },
    { $0.field("b").removeFromSuperview() },
    { $0.field("b").superview?.removeFromSuperview() },
  ]

  private static func start(c isThere: Bool = true) -> (FormScreen, User) {
    let inner = UIView().at(0, 0, 200, 30, [UITextField("b")])
    let box = UIView().at(0, 40, 200, 30, [inner])
    let last = isThere ? [UITextField("c", 0, 80)] : []
    let screen = FormScreen([UITextField("a"), box] + last)
    let user = User(root: screen)
    user.tap("a")
    return (screen, user)
  }

  @Test(
    "Return skips a field that code has just made unreachable (R1, R11)",
    .underPolicyPairs)
  func obstacles() {
    for (number, change) in Self.obstacles.enumerated() {
      let (screen, user) = Self.start()
      let delegate = Delegate()
      for name in "bc" { user.field("\(name)").delegate = delegate }
      change(user)
      user.tapReturn()
      expect(user.sight, equals: "c done", "\(number)")
      expect(screen.finishes, equals: 0, "\(number)")
      expect(user.begins(), equals: "c", "\(number)")
    }
  }

  @Test(
    "Tab and focusNext() skip a field that code has just made unreachable (R8)")
  func tab() {
    for change in Self.obstacles {
      let press: [@MainActor (FormScreen, User) -> Void] = [
        { $1.press(.tab) }, { screen, _ in screen.navigator?.focusNext() },
      ]
      for press in press {
        let (screen, user) = Self.start()
        change(user)
        press(screen, user)
        expect(user.name, equals: "c")
      }
    }
  }

  @Test(
    "Return doesn't finish the form while the key shows Next (R6)",
    .underPolicyPairs(where: { !$0.hidingResigns }))
  func nothingLeft() {
    for (number, change) in Self.obstacles.enumerated() {
      let (screen, user) = Self.start(c: false)
      expect(user.sight, equals: "a next")
      change(user)
      user.tapReturn()
      expect(user.sight, equals: "a done", "\(number)")
      expect(screen.finishes, equals: 0, "\(number)")
      user.tapReturn()
      expect(user.name, equals: "nobody", "\(number)")
      expect(screen.finishes, equals: 1, "\(number)")
    }
  }

  @Test(
    "Return skips a field that code has just filled (R4)",
    .underPolicyPairs)
  func textByCode() {
    let (screen, user) = Self.start()
    user.field("b").text = "x"
    user.tapReturn()
    expect(user.sight, equals: "c done")
    expect(screen.finishes, equals: 0)
  }

  @Test(
    "While the key shows Next, Return moves focus to a filled field (R6)",
    .underPolicyPairs)
  func allFilled() {
    let (screen, user) = Self.start()
    user.field("b").text = "x"
    user.field("c").text = "y"
    user.tapReturn()
    expect(user.sight, equals: "b done")
    expect(screen.finishes, equals: 0)
  }

  @Test(
    "Return skips a field that `shouldReturn` hides (R10, R14)",
    .underPolicyPairs)
  func whileAsked() {
    let screen = FormScreen(UITextField.column("a b c d"))
    let user = User(root: screen)
    user.tap("a")
    user.tapReturn()
    let delegate = Delegate()
    user.field("b").delegate = delegate
    delegate.returns = { _ in
      user.field("c").isHidden = true
      return true
    }
    user.tapReturn()
    expect(user.sight, equals: "d done")
    expect(screen.finishes, equals: 0)
  }

  @Test(
    "Return goes to a field that `shouldReturn` shows, enables or clears (R4, R11)",
    .underPolicyPairs)
  func shownWhileAsked() {
    let changes: [(hide: Change, show: Change)] = [
      ({ $0.field("b").isHidden = true }, { $0.field("b").isHidden = false }),
      ({ $0.field("b").isEnabled = false }, { $0.field("b").isEnabled = true }),
      ({ $0.field("b").text = "x" }, { $0.field("b").text = "" }),
      (
        { $0.field("b").superview?.isHidden = true },
        { $0.field("b").superview?.isHidden = false }
      ),
    ]
    for (number, change) in changes.enumerated() {
      for isLast in [false, true] {
        let (screen, user) = Self.start(c: !isLast)
        let delegate = Delegate()
        user.field("a").delegate = delegate
        change.hide(user)
        user.settle()
        expect(user.sight, equals: isLast ? "a done" : "a next", "\(number)")
        delegate.returns = { _ in
          change.show(user)
          return true
        }
        Device.current.visitedViews = 0
        user.field("a").pressReturn()
        expect(user.device.visitedViews, equals: 0, "\(number) walked")
        user.settle()
        expect(user.name, equals: "b", "\(number)")
        expect(screen.finishes, equals: 0, "\(number)")
      }
    }
  }

  @Test("Return also searches the fields before it if the form wraps (R5, R11)")
  func shownBefore() {
    let (screen, user) = Self.start()
    screen.navigator?.configuration.policy.ending = .wrap
    user.field("b").superview?.isHidden = true
    user.field("a").text = "x"
    user.tap("c")
    let inner = user.field("b").superview
    let action = UIAction { [weak inner] _ in inner?.isHidden = false }
    user.field("c").addAction(action, for: .editingDidEndOnExit)
    user.tapReturn()
    expect(user.name, equals: "b")
    expect(screen.finishes, equals: 0)
  }

  @Test(
    "focusNext() and focusPrevious() go to a field that code has just shown")
  func shownByCode() {
    let (screen, user) = Self.start()
    user.field("b").isHidden = true
    user.settle()
    user.field("b").isHidden = false
    expect(screen.navigator?.focusNext(), equals: true)
    expect(user.name, equals: "b")
    user.tap("c")
    user.field("b").isHidden = true
    user.settle()
    user.field("b").isHidden = false
    expect(screen.navigator?.focusPrevious(), equals: true)
    expect(user.name, equals: "b")
  }

  @Test("A press by code stops at the first field that it finds (R4)")
  func stopsAtTarget() {
    let (screen, user) = Self.start()
    user.field("c").isHidden = true
    user.settle()
    user.field("c").isHidden = false
    expect(screen.navigator?.pressReturn(in: user.field("a")), equals: true)
    expect(user.name, equals: "b")
  }

  @Test(
    "A form to which `shouldReturn` adds a field doesn't finish (R4, R11)",
    .underPolicyPairs)
  func addedAtEnd() {
    let (screen, user) = Self.start(c: false)
    user.field("b").text = "x"
    user.settle()
    expect(user.sight, equals: "a done")
    let delegate = Delegate()
    user.field("a").delegate = delegate
    var isFirst = true
    delegate.returns = { _ in
      if isFirst { screen.view.addSubview(UITextField("c", 0, 80)) }
      isFirst = false
      return true
    }
    user.tapReturn()
    expect(user.sight, equals: "c done")
    expect(screen.finishes, equals: 0)
    user.tapReturn()
    expect(user.name, equals: "nobody")
    expect(screen.finishes, equals: 1)
  }

  @Test("Return passes a field that `shouldReturn` adds before another")
  func addedBetween() {
    let (screen, user) = Self.start()
    user.field("b").superview?.superview?.isHidden = true
    user.settle()
    let delegate = Delegate()
    user.field("a").delegate = delegate
    delegate.returns = { _ in
      screen.view.addSubview(UITextField("d", 0, 40))
      return true
    }
    user.tapReturn()
    withKnownIssue(KnownIssue.addedByReturn.reason) {
      expect(user.name, equals: "d")
    }
  }

  /// Some apps enable a field while the user types.
  @Test(
    "Return moves to a field that typing has just enabled (R4, R6)",
    .underPolicyPairs)
  func enabledByText() {
    let screen = FormScreen(3) { screen in
      for field in screen.fields.dropFirst() { field.isEnabled = false }
      let b = screen.fields[1]
      let check = UIAction { _ in b.isEnabled = true }
      screen.fields[0].addAction(check, for: .editingChanged)
    }
    let user = User(root: screen)
    user.tap(screen.field("a"))
    expect(user.sight, equals: "a done")
    screen.field("a").insertText("x")
    user.tapReturn()
    expect(user.sight, equals: "b done")
    expect(screen.finishes, equals: 0)
  }

  @Test(
    "A tapped field's label is correct after changes without focus (R7)",
    .underPolicyPairs)
  func idle() {
    let screen = FormScreen(UITextField.column("a b"))
    let user = User(root: screen)
    user.settle()
    user.field("b").text = "x"
    user.tap("a")
    expect(user.sight, equals: "a done")
    user.tapReturn()
    expect(user.name, equals: "nobody")

    screen.view.addSubview(UITextField("c", 0, 80))
    user.tap("c")
    expect(user.sight, equals: "c done", "a new field")
    user.tap("a")
    expect(user.sight, equals: "a next")
    user.tapReturn()
    expect(user.sight, equals: "c done")
  }

  @Test(
    "A label is correct if code hides another field before a tap (R7)",
    .underPolicyPairs)
  func changed() {
    let screen = FormScreen(2)
    let user = User(root: screen)
    user.settle()
    screen.field("b").isHidden = true
    user.tap(screen.field("a"))
    expect(user.sight, equals: "a done")
  }

  @Test(
    "Return uses a configuration that `shouldReturn` has just set (R1, R4)",
    .underPolicyPairs)
  func roleInDelegate() {
    let changes: [@MainActor (FormScreen, User) -> Void] = [
      { $0.navigator?.setRole(.excluded, of: $1.field("b")) },
      { screen, _ in
        screen.navigator?.configuration.isEmpty = { field in
          (field as? UIView)?.accessibilityIdentifier == "c"
        }
      },
      { screen, user in
        screen.navigator?.configuration.order = .explicit(
          ["a", "c", "b"].map(user.field))
      },
    ]
    for (number, change) in changes.enumerated() {
      let screen = FormScreen(UITextField.column("a b c"))
      let user = User(root: screen)
      let delegate = Delegate()
      user.tap("a")
      user.field("a").delegate = delegate
      delegate.returns = { _ in
        change(screen, user)
        return true
      }
      user.tapReturn()
      expect(user.name, equals: "c", "\(number)")
    }
  }

  @Test(
    "Return skips an excluded field even after Tab has stopped there (R1, R8)")
  func excluded() {
    let box = UIView().at(0, 40, 200, 30, [UITextField("b")])
    let screen = FormScreen([UITextField("a"), box, UITextField("c", 0, 80)])
    let user = User(root: screen)
    screen.navigator?.setRole(.excluded, of: box)
    user.tap("a")
    expect(screen.navigator?.focusNext(), equals: true)
    expect(user.name, equals: "b")
    screen.navigator?.focusPrevious()
    screen.navigator?.pressReturn(in: user.field("a"))
    expect(user.name, equals: "c")
  }

  @Test("focusNext() follows an order that the app has just set (R2, R8)")
  func orderBeforeTab() {
    let screen = FormScreen(UITextField.column("a b c"))
    let user = User(root: screen)
    user.tap("a")
    screen.navigator?.configuration.order = .explicit(
      ["a", "c", "b"].map(user.field))
    expect(screen.navigator?.focusNext(), equals: true)
    expect(user.name, equals: "c")
  }

  @Test(
    "A key follows an order that the app gives in the same turn",
    .underPolicyPairs)
  func orderOfTurn() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    let fields = ["a", "c", "b"].map(screen.field)
    screen.navigator?.configuration.order = .explicit(fields)
    expect(screen.navigator?.focusNext(), equals: true)
    expect(user.sight.prefix(1), equals: "c")
    screen.navigator?.configuration.order = .explicit(fields.reversed())
    expect(screen.navigator?.focusNext(), equals: true)
    expect(user.sight.prefix(1), equals: "a")
  }
}
