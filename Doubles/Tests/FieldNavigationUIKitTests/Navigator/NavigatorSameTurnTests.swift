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
      #expect(user.sight == "c done", "\(number)")
      #expect(screen.finishes == 0, "\(number)")
      #expect(user.begins() == "c", "\(number)")
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
        #expect(user.name == "c")
      }
    }
  }

  @Test(
    "Return doesn't finish the form while the key shows Next (R6)",
    .underPolicyPairs(where: { !$0.hidingResigns }))
  func nothingLeft() {
    for (number, change) in Self.obstacles.enumerated() {
      let (screen, user) = Self.start(c: false)
      #expect(user.sight == "a next")
      change(user)
      user.tapReturn()
      #expect(user.sight == "a done", "\(number)")
      #expect(screen.finishes == 0, "\(number)")
      user.tapReturn()
      #expect(user.name == "nobody", "\(number)")
      #expect(screen.finishes == 1, "\(number)")
    }
  }

  @Test(
    "Return skips a field that code has just filled (R4)",
    .underPolicyPairs)
  func textByCode() {
    let (screen, user) = Self.start()
    user.field("b").text = "x"
    user.tapReturn()
    #expect(user.sight == "c done")
    #expect(screen.finishes == 0)
  }

  @Test(
    "While the key shows Next, Return moves focus to a filled field (R6)",
    .underPolicyPairs)
  func allFilled() {
    let (screen, user) = Self.start()
    user.field("b").text = "x"
    user.field("c").text = "y"
    user.tapReturn()
    #expect(user.sight == "b done")
    #expect(screen.finishes == 0)
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
    #expect(user.sight == "d done")
    #expect(screen.finishes == 0)
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
    #expect(user.sight == "a done")
    screen.field("a").insertText("x")
    user.tapReturn()
    #expect(user.sight == "b done")
    #expect(screen.finishes == 0)
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
    #expect(user.sight == "a done")
    user.tapReturn()
    #expect(user.name == "nobody")

    screen.view.addSubview(UITextField("c", 0, 80))
    user.tap("c")
    #expect(user.sight == "c done", "a new field")
    user.tap("a")
    #expect(user.sight == "a next")
    user.tapReturn()
    #expect(user.sight == "c done")
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
    #expect(user.sight == "a done")
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
      #expect(user.name == "c", "\(number)")
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
    #expect(screen.navigator?.focusNext() == true)
    #expect(user.name == "b")
    screen.navigator?.focusPrevious()
    screen.navigator?.pressReturn(in: user.field("a"))
    #expect(user.name == "c")
  }

  @Test("focusNext() follows an order that the app has just set (R2, R8)")
  func orderBeforeTab() {
    let screen = FormScreen(UITextField.column("a b c"))
    let user = User(root: screen)
    user.tap("a")
    screen.navigator?.configuration.order = .explicit(
      ["a", "c", "b"].map(user.field))
    #expect(screen.navigator?.focusNext() == true)
    #expect(user.name == "c")
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
    #expect(screen.navigator?.focusNext() == true)
    #expect(user.sight.prefix(1) == "c")
    screen.navigator?.configuration.order = .explicit(fields.reversed())
    #expect(screen.navigator?.focusNext() == true)
    #expect(user.sight.prefix(1) == "a")
  }
}
