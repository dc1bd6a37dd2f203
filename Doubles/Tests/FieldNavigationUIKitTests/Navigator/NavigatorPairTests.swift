import AdapterTesting
import Expectations
import FieldNavigation
import Foundation
import Testing
import UIKit
import UIKitDriver

@testable import FieldNavigationUIKit

@MainActor @Suite("Two navigators") struct NavigatorPairTests {
  private static func start() -> (FormScreen, User) {
    let screen = FormScreen(UITextField.column("a b c"))
    let user = User(root: screen)
    user.settle()
    return (screen, user)
  }

  @Test(
    "Two navigators with shared fields cause a warning (R14)",
    .underPolicyPairs)
  func sharing() {
    let screen = FormScreen(3) { $0.fields[1].delegate = Delegate.idle }
    let user = User(root: screen)
    user.settle()
    var second: FieldNavigator?
    var finishes = 0
    let found = warnings {
      second = FieldNavigator(fields: [screen.field("c"), screen.field("a")])
      second?.onFinish = { finishes += 1 }
      user.settle()
      user.tap(screen.field("a"))
    }
    expect(found.count, equals: 1, "once: \(found)")
    expect(found.first?.contains("FieldNavigator(in: UIView"), equals: true)
    expect(found.first?.contains("FieldNavigator(fields: ["), equals: true)
    expect(found.first?.contains("invalidate()"), equals: true, "names the fix")
    let calls = user.calls { user.tapReturn() }
    expect(calls.filter { $0 == "b didBegin" }.count, equals: 1)
    expect(user.sight, equals: "b next", "one move a press (R14)")
    user.tapReturn()
    user.tapReturn()
    expectNil(user.focused)
    expect(screen.finishes + finishes, equals: 1)
  }

  @Test(
    "A navigator at a released navigator's address can also cause a warning"
  )
  func addressOfAnother() throws {
    let field = UITextField("a", 0, 0)
    func make() -> NavigatorContext {
      NavigatorContext(
        Scope(fields: [field]), FieldNavigator.Configuration())
    }
    let context = make()
    func meet(_ other: NavigatorContext) {
      for _ in 1...2 { context.warnOfConflict(other, of: field) }
    }
    var others = (1...50).map { _ in make() }
    let addresses = Set(others.map { ObjectIdentifier($0) })
    expect(warnings { others.forEach(meet) }.count, equals: 50)
    others = []
    let next = try #require(successor(at: addresses, make: make))
    expect(warnings { meet(next) }.count, equals: 1)
  }

  @Test(
    "A navigator takes over shared fields when another navigator stops",
    .underPolicyPairs)
  func takesOver() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    user.settle()
    expectWarning("share UITextField") {
      let second = FieldNavigator(
        fields: [screen.field("c"), screen.field("a")])
      user.settle()
      screen.navigator?.invalidate()
      user.settle()
      user.tap(screen.field("c"))
      expect(user.sight, equals: "c next")
      user.tapReturn()
      expect(user.sight, equals: "a done")
      second.invalidate()
      expect(screen.field("c").returnKeyType, equals: .default)
    }
  }

  @Test("A navigator takes over fields even if no field has focus")
  func takesOverQuietly() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    user.settle()
    expectWarning("share UITextField") {
      let second = FieldNavigator(in: screen.view)
      user.settle()
      screen.navigator?.invalidate()
      expect(screen.field("a").returnKeyType, equals: .default)
      user.settle()
      expect(screen.field("a").returnKeyType, equals: .next)
      second.invalidate()
    }
  }

  @Test(
    "Two navigators without shared fields finish their forms separately",
    .underPolicyPairs)
  func separate() {
    let screen = FormScreen(4)
    let user = User(root: screen)
    screen.withoutNavigator(user)
    var ends = ["upper": 0, "lower": 0]
    let upper = FieldNavigator(fields: Array(screen.fields[..<2]))
    let lower = FieldNavigator(fields: Array(screen.fields[2...]))
    upper.onFinish = { ends["upper", default: 0] += 1 }
    lower.onFinish = { ends["lower", default: 0] += 1 }
    user.settle()
    user.tap(screen.field("b"))
    expect(user.sight, equals: "b done")
    user.tapReturn()
    user.tap(screen.field("c"))
    user.tapReturn()
    expect(user.sight, equals: "d done")
    expect(ends, equals: ["upper": 1, "lower": 0])
  }

  @Test(
    "Replacing a released navigator causes no warning",
    .underPolicyPairs)
  func replaced() {
    let screen = FormScreen(2)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    screen.navigator = nil
    screen.navigate()
    user.settle()
    user.settle()
    user.tapReturn()
    expect(user.sight, equals: "b done")
  }

  /// A sheet with its own navigator covers another form.
  @Test(
    "Only a sheet's own navigator moves focus in the sheet (R14)",
    .underPolicyPairs)
  func own() {
    let (screen, user) = Self.start()
    let sheet = FormScreen(UITextField.column("x y"))
    screen.present(sheet, animated: false)
    user.settle()
    let delegate = Delegate()
    for name in "bcy" { user.field("\(name)").delegate = delegate }
    expect(user.path(from: "x"), equals: "x y")
    expect(sheet.finishes, equals: 1)
    expect(screen.finishes, equals: 0)
    screen.dismiss(animated: false)
    user.settle()
    expect(user.path(from: "a"), equals: "a b c")
    expect(screen.finishes, equals: 1)
    expect(sheet.finishes, equals: 1)
    expect(user.begins(), equals: "y b c")
  }

  @Test(
    "A navigator takes over a sheet that is already visible (R14)",
    .underPolicyPairs)
  func late() {
    let (screen, user) = Self.start()
    let sheet = PlainScreen("x y")
    screen.present(sheet, animated: false)
    user.tap("x")
    var finishes = 0
    let navigator = FieldNavigator(in: sheet.view)
    navigator.onFinish = { finishes += 1 }
    user.settle()
    expect(user.sight, equals: "x next")
    user.tapReturn()
    expect(user.sight, equals: "y done")
    user.tapReturn()
    expect(user.name, equals: "nobody")
    expect(finishes, equals: 1)
    expect(screen.finishes, equals: 0)
    navigator.invalidate()
  }

  @Test(
    "A second navigator can handle a view that another excludes",
    .underPolicyPairs, arguments: [false, true])
  func handedOver(isLate: Bool) {
    let box = UIView().at(0, 40, 300, 80, UITextField.column("x y"))
    let screen = FormScreen([UITextField("a"), box, UITextField("b", 0, 120)])
    let user = User(root: screen)
    var inner: FieldNavigator?
    var finishes = 0
    if isLate { user.tap("a") }
    screen.navigator?.setRole(.excluded, of: box)
    inner = FieldNavigator(in: box)
    inner?.onFinish = { finishes += 1 }
    for _ in 0..<3 { user.settle() }
    expect(user.path(from: "a"), equals: "a b")
    expect(screen.finishes, equals: 1)
    expect(finishes, equals: 0)
    expect(user.path(from: "x"), equals: "x y")
    expect(screen.finishes, equals: 1)
    expect(finishes, equals: 1)
    inner?.invalidate()
    expect(user.field("x").returnKeyType, equals: .default)
  }

  @Test("No navigator handles a view that two navigators exclude")
  func leftOutByBoth() {
    let box = UIView().at(0, 40, 300, 80, UITextField.column("x y"))
    let outer = UIView().at(0, 0, 300, 200, [UITextField("a"), box])
    let screen = FormScreen([outer, UITextField("b", 0, 220)])
    let user = User(root: screen)
    screen.navigator?.setRole(.excluded, of: box)
    let other = FieldNavigator(in: box)
    other.setRole(.excluded, of: box)
    user.tap("a")
    for _ in 0..<3 { user.settle() }
    user.tapReturn()
    expect(user.sight, equals: "b done")
    other.invalidate()
  }

  @Test("A warning distinguishes two views of the same class")
  func names() {
    let box = UIView().at(0, 40, 300, 80, UITextField.column("x y"))
    let screen = FormScreen([UITextField("a"), box])
    let user = User(root: screen)
    user.settle()
    let found = warnings {
      let inner = FieldNavigator(in: box)
      user.tap("a")
      user.settle()
      inner.invalidate()
    }
    expect(found.count, equals: 1)
    expect(found.first?.contains("(in: UIView of FormScreen)"), equals: true)
    expect(
      found.first?.contains("(in: UIView at (0, 40) in FormScreen)"),
      equals: true)
  }

  @Test(
    "A field moved into another navigator's view joins its form (R14)"
  )
  func otherNavigator() {
    for isEdited in [false, true] {
      let low = UIView().at(0, 200, 300, 200, [UITextField("x")])
      let top = UIView().at(0, 0, 300, 200, UITextField.column("a b"))
      let screen = FormScreen([top, low])
      let user = User(root: screen)
      screen.navigator?.invalidate()
      let first = FieldNavigator(in: top)
      let second = FieldNavigator(in: low)
      user.settle()
      if isEdited { user.tap("a") }
      low.addSubview(user.field("b"))
      user.field("b").center.y = 100
      user.settle()
      expect(user.path(from: "x"), equals: "x b")
      expect(user.path(from: "a"), equals: "a")
      first.invalidate()
      second.invalidate()
    }
  }
}
