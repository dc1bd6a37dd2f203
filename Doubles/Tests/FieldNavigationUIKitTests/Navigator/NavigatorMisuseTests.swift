import AdapterTesting
import Expectations
import FieldNavigation
import Foundation
import Testing
import UIKit
import UIKitDriver

@testable import FieldNavigationUIKit

/// Misuse causes a warning with the library's name and the fix. It never causes
/// a crash.
@MainActor @Suite("Misuse of the navigator")
struct NavigatorMisuseTests {
  @Test(
    "Giving the role `.field` to a view around a text field causes a warning")
  func wrapper() {
    let screen = FormScreen(1)
    let user = User(root: screen)
    let wrapper = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
    let inner = UITextField(frame: wrapper.bounds)
    inner.accessibilityIdentifier = "inner"
    wrapper.addSubview(inner)
    screen.view.addSubview(wrapper)
    expectWarning("UITextField 'inner' inside of it is left out") {
      screen.navigator?.setRole(.field, of: wrapper)
    }
    screen.navigator?.setRole([], of: wrapper)
    user.tap("a")
    user.tapReturn()
    expect(user.name, equals: "inner")
  }

  @Test("A warning describes a field by its most specific name")
  func names() {
    let screen = FormScreen(0)
    _ = User(root: screen)
    let field = UITextField(frame: CGRect(x: 20, y: 99.6, width: 9, height: 9))
    expect(field.name, equals: "UITextField at (20, 100) in no view controller")
    screen.view.addSubview(field)
    expect(field.name, equals: "UITextField at (20, 100) in FormScreen")
    screen.view.accessibilityIdentifier = "form"
    expect(screen.view.placeName, equals: "UIView 'form' of FormScreen 'form'")
    screen.view.accessibilityIdentifier = nil
    screen.title = "Checkout"
    expect(
      field.name, equals: "UITextField at (20, 100) in FormScreen 'Checkout'")
    expect(screen.view.name, equals: "UIView of FormScreen 'Checkout'")
    field.text = "secret"
    field.accessibilityLabel = "Card number"
    expect(field.name, equals: "UITextField 'Card number'")
    field.placeholder = "0000 0000"
    expect(field.name, equals: "UITextField '0000 0000'")
    field.accessibilityIdentifier = "card"
    expect(field.name, equals: "UITextField 'card'")
    field.accessibilityIdentifier = ""
    expect(field.name, equals: "UITextField '0000 0000'")
  }

  @Test("A warning can describe a field whose frame isn't a number")
  func placeless() {
    let field = UITextField(
      frame: CGRect(x: Double.nan, y: 0, width: 9, height: 9))
    expect(field.name, equals: "UITextField at (nan, 0) in no view controller")
  }

  @Test("Creating a navigator for a window causes a warning")
  func window() {
    let screen = FormScreen(1)
    let user = User(root: screen)
    expectWarning("was given UIWindow at (0, 0) in FormScreen, a window,") {
      _ = FieldNavigator(in: user.window)
    }
  }

  @Test("A navigator for an empty list of fields causes a warning")
  func emptyList() {
    var navigator: FieldNavigator?
    let found = warnings { navigator = FieldNavigator(fields: []) }
    expect(found.count, equals: 1)
    expect(found.first?.hasPrefix("FieldNavigation: "), equals: true)
    expect(found.first?.contains("FieldNavigator(in:)"), equals: true)
    let screen = FormScreen(2)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    user.tapReturn()
    expect(user.sight, equals: "b done", "the other one works")
    navigator?.invalidate()
  }

  @Test("A navigator that the app doesn't store causes a warning")
  func letGo() {
    let screen = FormScreen(2)
    let user = User(root: screen)
    screen.withoutNavigator(user)
    let found = warnings {
      _ = FieldNavigator(in: screen.view)
      user.settle()
    }
    expect(found.count, equals: 1)
    expect(found.first?.contains("property"), equals: true, "the fix")
    screen.navigate()
    user.settle()
    screen.navigator = nil
    user.settle()
  }

  @Test(
    "A delegate that resigns every field causes one warning (R14)"
  )
  func resigns() {
    let delegate = Delegate()
    delegate.returns = { $0.resignFirstResponder() }
    let screen = FormScreen(3) { screen in
      for field in screen.fields { field.delegate = delegate }
    }
    let user = User(root: screen)
    let found = warnings {
      for name in ["a", "b", "c"] {
        user.tap(screen.field(name))
        user.tapReturn()
        expectNil(user.focused, "its choice takes precedence")
      }
    }
    expect(found.count, equals: 1)
    expect(found.first?.contains("UITextField 'a'"), equals: true)
    expect(found.first?.contains("textFieldShouldReturn"), equals: true)
  }

  @Test(
    "A missing segue causes a warning, not a crash", .underPolicyPairs)
  func segue() {
    let screen = FormScreen(2) { $0.fields[1].delegate = Delegate.idle }
    let user = User(root: screen)
    screen.navigator?.setFinishAction(.segue("welcome"))
    user.tap(screen.field("a"))
    let calls = user.calls { user.tapReturn() }
    expect(calls.filter { $0 == "b didBegin" }.count, equals: 1)
    let found = warnings { user.tapReturn() }
    expect(found.count, equals: 1)
    expect(found.first?.contains("FormScreen"), equals: true)
    expect(found.first?.contains("'welcome'"), equals: true)
    expect(found.first?.contains("onFinish"), equals: true, "the fix")
    expectNil(user.focused)
  }

  @Test(
    "An existing segue runs once and causes no warning",
    .underPolicyPairs)
  func goodSegue() {
    let screen = FormScreen(1)
    screen.segues["welcome"] = { UIViewController() }
    let user = User(root: screen)
    screen.navigator?.setFinishAction(.segue("welcome"))
    user.tap(screen.field("a"))
    let calls = user.calls { user.tapReturn() }
    expect(
      calls.filter { $0.contains(" segue ") },
      equals: ["FormScreen segue welcome"])
    expectNil(user.focused)
  }

  @Test("Return doesn't press a finish button that is disabled or released")
  func control() {
    let screen = FormScreen(1)
    let user = User(root: screen)
    var presses = 0
    var button: UIButton? = UIButton(
      frame: .zero, primaryAction: UIAction { _ in presses += 1 })
    if let button { screen.navigator?.setFinishAction(.control(button)) }
    for isEnabled in [true, false] {
      button?.isEnabled = isEnabled
      user.tap(screen.field("a"))
      user.tapReturn()
    }
    button = nil
    user.tap(screen.field("a"))
    user.tapReturn()
    expect(presses, equals: 1)
    expect(screen.finishes, equals: 0, "nothing runs beside it")
  }

  @Test(
    "The navigator ignores foreign views and duplicates in its configuration")
  func strangers() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    let stranger = UITextField()
    let navigator = screen.navigator
    navigator?.configuration.order = .explicit([
      stranger, screen.field("b"), screen.field("b"), screen,
    ])
    navigator?.setRole(.field, of: screen.field("a"))
    navigator?.setRole(.field, of: screen.field("a"))
    navigator?.setRole([], of: stranger)
    navigator?.setRole(.excluded, of: stranger)
    navigator?.setRole(.group, of: stranger)
    navigator?.setRole(.unit, of: stranger)
    user.tap(screen.field("a"))
    expect(user.sight, equals: "a next")
    user.tapReturn()
    expect(user.sight, equals: "b next")
    user.tapReturn()
    expect(user.sight, equals: "c done")
  }

  @Test(
    "A listed field that also has the role `.field` is in the order only once")
  func listedAndNamed() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    screen.navigator?.invalidate()
    let navigator = FieldNavigator(fields: Array(screen.fields.prefix(2)))
    navigator.setRole(.field, of: screen.field("a"))
    user.tap(screen.field("a"))
    expect(!navigator.canFocusPrevious)
    user.tapReturn()
    expect(user.sight, equals: "b done")
    expect(!navigator.canFocusNext)
    expect(navigator.focusPrevious())
    expect(!navigator.canFocusPrevious)
  }

  @Test(
    "A navigator for a view that is never shown or has no fields does nothing")
  func nowhere() {
    let view = UIView()
    view.addSubview(UITextField())
    let navigators = [view, UIView()].map { FieldNavigator(in: $0) }
    let screen = FormScreen(0)
    let user = User(root: screen)
    user.settle()
    for navigator in navigators {
      expect(!navigator.focusNext())
      expect(!navigator.pressReturn(in: view.subviews[0]))
      navigator.invalidate()
    }
    user.press(.tab)
    user.tapReturn()
  }

  @Test(
    "A delegate may invalidate the navigator in `shouldBeginEditing`",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func reentrant() {
    let delegate = Delegate()
    let screen = FormScreen(3) { screen in
      for field in screen.fields { field.delegate = delegate }
    }
    let user = User(root: screen)
    user.tap(screen.field("a"))
    delegate.begins = { field in
      screen.navigator?.invalidate()
      return field === screen.field("a")
    }
    screen.navigator?.pressReturn(in: screen.field("a"))
    user.settle()
    expect(user.focused, identicalTo: screen.field("a"))
    expect(screen.field("a").returnKeyType, equals: .default)
  }
}
