import AdapterTesting
import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The navigator and views that change during editing")
struct NavigatorChangeTests {
  private static func start(
    _ names: String = "a b c",
    focus: String = "a"
  ) -> (FormScreen, User) {
    let screen = FormScreen(UITextField.column(names))
    let user = User(root: screen)
    user.tap(focus)
    return (screen, user)
  }

  /// While the last field has focus, the app adds another field. Later it
  /// removes that field.
  @Test(
    "Return moves to a field that the app adds during editing (R11)",
    .underPolicyPairs)
  func coming() {
    let (screen, user) = Self.start("a b", focus: "b")
    let delegate = Delegate()
    expect(user.sight, equals: "b done")
    let field = UITextField("c", 0, 80)
    field.delegate = delegate
    screen.view.addSubview(UIView().at(0, 0, 300, 200, [field]))
    user.settle()
    expect(user.sight, equals: "b next")
    user.tapReturn()
    expect(user.sight, equals: "c done")
    expect(user.begins(), equals: "c")
    user.tap("b")
    field.superview?.removeFromSuperview()
    user.settle()
    expect(user.sight, equals: "b done")
    expect(field.returnKeyType, equals: .default, "it has no navigator now")
    expect(field.actionCount, equals: 0)
    user.tapReturn()
    expect(screen.finishes, equals: 1)
  }

  @Test(
    "Return moves to a field that the app shows or enables during editing (R11)"
  )
  func shown() {
    let changes: [(UIView) -> (Bool) -> Void] = [
      { view in { view.isHidden = !$0 } },
      { view in { view.alpha = $0 ? 1 : 0 } },
      { view in { (view as? UITextField)?.isEnabled = $0 } },
      { view in { view.isUserInteractionEnabled = $0 } },
    ]
    for change in changes {
      let (_, user) = Self.start()
      let show = change(user.field("b"))
      show(false)
      user.settle()
      show(true)
      user.settle()
      user.tapReturn()
      expect(user.name, equals: "b")
      user.tap("a")
      show(false)
      user.settle()
      user.tapReturn()
      expect(user.name, equals: "c")
    }
  }

  @Test(
    "The label updates once when code changes other fields (R7)",
    .underPolicyPairs)
  func label() {
    let (_, user) = Self.start(focus: "b")
    expect(user.sight, equals: "b next")
    _ = user.calls()
    user.field("c").text = "x"
    user.settle()
    expect(user.sight, equals: "b done")
    expect(user.calls(), equals: ["b reloadInputViews"])
    user.field("a").text = "y"
    user.settle()
    user.settle()
    expect(user.calls(), equals: [], "nothing else on the screen is changed")
    user.field("c").text = nil
    user.settle()
    expect(user.sight, equals: "b next")
    user.tapReturn()
    expect(user.sight, equals: "c done")
  }

  @Test(
    "Return continues after a focused field that the app hides (R11)",
    .underPolicyPairs)
  func focusedHides() {
    let (_, user) = Self.start(focus: "b")
    user.field("b").isHidden = true
    user.settle()
    guard !Policies.current.hidingResigns else {
      expect(user.name, equals: "nobody", "and nothing is scheduled")
      return
    }
    expect(user.name, equals: "b", "only the app resigns it")
    user.tapReturn()
    expect(user.sight, equals: "c done")
    user.press(.tab, .shift)
    if Policies.current.hasFocusSystem { return }
    expect(user.name, equals: "a", "b is out of reach now")
  }

  @Test(
    "Return leaves a focused field that the app disables (R11)",
    .underPolicyPairs)
  func focusedIsDisabled() {
    let (screen, user) = Self.start(focus: "b")
    user.type("x")
    user.field("b").isEnabled = false
    user.settle()
    user.tapReturn()
    expect(user.sight, equals: "c done")
    expect(screen.finishes, equals: 0)
  }

  @Test(
    "Return visits the other fields after the focused field is removed",
    .underPolicyPairs)
  func focusedGoes() {
    let (screen, user) = Self.start(focus: "b")
    let field = user.field("b")
    user.remove(field)
    expect(user.name, equals: "nobody")
    expect(field.returnKeyType, equals: .default)
    expect(user.path(from: "a"), equals: "a c")
    screen.view.addSubview(field)
    expect(user.path(from: "a"), equals: "a b c")
    expect(screen.finishes, equals: 2)
  }

  @Test(
    "Return finishes the form if the app hides all other fields (R7)"
  )
  func alone() {
    let (screen, user) = Self.start(focus: "b")
    user.field("a").isHidden = true
    user.field("c").isHidden = true
    user.settle()
    expect(user.sight, equals: "b done")
    user.tapReturn()
    expect(screen.finishes, equals: 1)
  }

  @Test("A field that replaces another field is a new field (R11)")
  func successors() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    for _ in 0..<20 {
      let frame = screen.view.content[1].frame
      screen.view.content[1].removeFromSuperview()
      let field = UITextField(frame: frame)
      field.accessibilityIdentifier = "new"
      screen.view.insertSubview(field, at: 1)
      user.settle()
      expect(field.returnKeyType, equals: .next)
      expect(field.actionCount, equals: 1)
    }
    user.tapReturn()
    expect(user.sight, equals: "new next")
  }

  @Test(
    "A focused field gets its label back after it leaves the form (R11)",
    .underPolicyPairs)
  func leavesWithFocus() {
    let box = UIView().at(0, 40, 300, 30, [UITextField("b")])
    let screen = FormScreen([
      UITextField("a"), box, UITextField("c", 0, 80),
    ])
    let user = User(root: screen)
    user.tap("b")
    let b = user.field("b")
    expectWarning("is left out") {
      screen.navigator?.setRole(.field, of: box)
    }
    user.settle()
    user.settle()
    expect(user.name, equals: "b")
    user.tap("c")
    user.settle()
    expect(b.returnKeyType, equals: .default)
    expect(b.actionCount, equals: 0)
    screen.navigator?.setRole([], of: box)
    user.settle()
    user.settle()
    expect(user.path(from: "a"), equals: "a b c")
    expect(screen.finishes, equals: 1)
  }

  @Test(
    "Return continues from the place of a removed focused field (R11)",
    arguments: [false, true])
  func placeIsKept(comesBack: Bool) {
    let box = UIView().at(0, 40, 300, 30, [UITextField("b")])
    let screen = FormScreen([
      UITextField("a"), box, UITextField("c", 0, 80),
    ])
    let user = User(root: screen)
    user.tap("b")
    expectWarning("is left out") {
      screen.navigator?.setRole(.field, of: box)
    }
    user.settle()
    if comesBack {
      screen.navigator?.setRole([], of: box)
      user.settle()
      expect(user.sight, equals: "b next")
      user.tapReturn()
    } else {
      screen.navigator?.focusNext()
    }
    expect(user.name, equals: "c")
  }
}
