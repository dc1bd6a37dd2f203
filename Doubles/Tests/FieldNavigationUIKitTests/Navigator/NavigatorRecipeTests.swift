import Expectations
import FieldNavigation
import FieldNavigationRecipes
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// One controller has a recipe and a navigator. Each press moves focus once,
/// and the form finishes once (R14).
@MainActor @Suite("A navigator and a recipe in one controller")
struct NavigatorRecipeTests {
  /// The fields that begin editing during a press.
  private static func began(_ user: User, _ press: () -> Void) -> [String] {
    user.calls(during: press).filter { $0.hasSuffix(" didBegin") }
  }

  private static func navigator(
    _ screen: UIViewController, _ finishes: Counter
  ) -> FieldNavigator {
    let navigator = FieldNavigator(in: screen.view)
    navigator.onFinish = { finishes.count += 1 }
    return navigator
  }

  // MARK: TextFieldAdvancing

  @Test(
    "`TextFieldAdvancing` moves focus once and performs its segue once",
    .underPolicyPairs)
  func advancing() {
    let screen = OurAdvancingScreen((1...3).map { .field($0) })
    let user = User(root: screen)
    let finishes = Counter()
    let navigator = Self.navigator(screen, finishes)
    user.tap(screen.field("a"))
    for name in ["b", "c"] {
      expect(
        Self.began(user) { user.tapReturn() }, equals: ["\(name) didBegin"])
      expect(user.focused, identicalTo: screen.field(name))
    }
    let calls = user.calls { user.tapReturn() }
    let segues = calls.filter { $0.contains(" segue ") }.count
    expect(segues, equals: 1)
    expect(segues + finishes.count, equals: 1, "one finish")
    navigator.invalidate()
  }

  @Test(
    "The form finishes at most once if `TextFieldAdvancing` has no segue",
    .underPolicyPairs)
  func advancingWithoutSegue() {
    let screen = OurAdvancingScreen([.field(1), .field(2)])
    screen.identifier = nil
    let user = User(root: screen)
    let finishes = Counter()
    let navigator = Self.navigator(screen, finishes)
    user.tap(screen.field("a"))
    user.tapReturn()
    expect(user.focused, identicalTo: screen.field("b"))
    user.tapReturn()
    expect(finishes.count <= 1)
    navigator.invalidate()
  }

  // MARK: NextTextFieldHandler

  @Test(
    "`NextTextFieldHandler` moves to empty fields and resigns the last field",
    .underPolicyPairs
  )
  func next() {
    let screen = OurNextScreen(4, filled: ["b"])
    let user = User(root: screen)
    let finishes = Counter()
    let navigator = Self.navigator(screen, finishes)
    user.tap(screen.field("a"))
    for name in ["c", "d"] {
      expect(user.returnKey, equals: .next)
      expect(
        Self.began(user) { user.tapReturn() }, equals: ["\(name) didBegin"])
      expect(user.focused, identicalTo: screen.field(name))
    }
    expect(user.returnKey, equals: .done)
    let calls = user.calls { user.tapReturn() }
    expect(calls.filter { $0 == "d didEnd" }.count, equals: 1)
    expect(!calls.contains { $0.hasSuffix("didBegin") })
    expectNil(user.focused)
    expect(finishes.count <= 1)
    navigator.invalidate()
  }

  // MARK: TabOrderHandler

  @Test(
    "Tab moves focus by one field with `TabOrderHandler.activate(in:)`",
    .underPolicyPairs)
  func tabCommands() {
    let form = TabCommandForm()
    let user = User(root: form)
    let navigator = Self.navigator(form, Counter())
    user.tap(form.fields[0])
    var visited = [form.fields[0]]
    for _ in 0..<3 {
      expect(Self.began(user) { user.press(.tab) }.count, equals: 1)
      if let field = user.focused as? UITextField { visited.append(field) }
    }
    expect(Set(visited).count, equals: 4, "all were visited")
    for field in visited.dropLast().reversed() {
      user.press(.tab, .shift)
      expect(user.focused, identicalTo: field, "each other's inverse")
    }
    navigator.invalidate()
    expect(form.keyCommands?.count, equals: 2, "the handler's own stay")
    expect(user.tabWalk(2), equals: ["4", "2"])
  }

  @Test(
    "Each press moves focus by one field with `TabOrderHandler`",
    .underPolicyPairs)
  func tabReturn() {
    let form = TabOursForm()
    let user = User(tabs: nil, root: form)
    let navigator = Self.navigator(form, Counter())
    user.tap(form.fields[0])
    for name in ["2", "3"] {
      expect(
        Self.began(user) { user.tapReturn() }, equals: ["\(name) didBegin"])
    }
    expect(Self.began(user) { user.press(.tab) }, equals: ["4 didBegin"])
    expect(
      Self.began(user) { user.press(.tab, .shift) }, equals: ["3 didBegin"])
    navigator.invalidate()
  }

  // MARK: KeyboardResponsive

  @Test(
    "`KeyboardResponsive` shifts the view equally with and without a navigator",
    .underPolicyPairs)
  func keyboard() {
    let frames = [true, false].map { hasNavigator in
      let screen = KeyboardResponsiveViewController()
      let field = UITextField(
        frame: CGRect(x: 20, y: 400, width: 200, height: 30))
      screen.view.addSubview(field)
      let user = User(root: screen)
      let navigator =
        hasNavigator ? Self.navigator(screen, Counter()) : nil
      user.tap(field)
      user.settle()
      let shown = screen.view.frame
      field.resignFirstResponder()
      user.settle()
      let hidden = screen.view.frame
      navigator?.invalidate()
      return [shown, hidden, screen.view.frame]
    }
    expect(frames[0], equals: frames[1])
  }
}

@MainActor private final class Counter {
  var count = 0
}
