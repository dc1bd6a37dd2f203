import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Tests iPad apps and Mac Catalyst apps on a Mac. A Mac shows no keyboard on
/// the screen.
@MainActor @Suite("The navigator on a Mac") struct NavigatorMacTests {
  private func start(_ screen: FormScreen) -> User {
    let user = User { UIViewController() }
    user.device.isMac = true
    user.device.idiom = .mac
    user.window.rootViewController = screen
    user.settle()
    return user
  }

  @Test("On a Mac no field gets an input bar", .underPolicyPairs)
  func bar() {
    let notes = UITextView()
    let screen = FormScreen(4) { screen in
      screen.fields[0].keyboardType = .numberPad
      screen.fields[1].inputView = UIPickerView()
      screen.replace("c", by: notes)
    }
    let user = start(screen)
    for choice in [.automatic, .always] as [FieldNavigator.InputBar] {
      screen.navigator?.configuration.inputBar = choice
      for field in [screen.field("a"), screen.field("b"), notes] as [UIView] {
        user.tap(field)
        expectNil((field as UIResponder).inputAccessoryView)
      }
    }
  }

  @Test("On a Mac no view moves, even if UIKit reports a frame")
  func avoidance() {
    let screen = FormScreen(2) { screen in
      screen.fields[1].frame.origin.y = 440
    }
    let user = start(screen)
    let frame = screen.view.frame
    user.tap(screen.field("b"))
    user.device.keyboard.show(CGRect(x: 0, y: 200, width: 320, height: 280))
    user.settle()
    expect(screen.view.frame, equals: frame)
  }

  @Test(
    "The Mac handles Tab unless the app set an order", .underPolicyPairs)
  func tab() {
    let screen = FormScreen(3)
    let user = start(screen)
    user.tap(screen.field("a"))
    expect(screen.keyCommands?.contains { $0.input == "\t" }, equals: false)
    screen.navigator?.configuration.order = .explicit([
      screen.field("c"), screen.field("a"),
    ])
    user.settle()
    user.tap(screen.field("c"))
    user.press(.tab)
    expect(user.focused, identicalTo: screen.field("a"))
  }

  @Test(
    "Return moves focus on a Mac and Command+Return finishes the form",
    .underPolicyPairs)
  func keys() {
    let screen = FormScreen(3)
    let user = start(screen)
    user.tap(screen.field("a"))
    user.tapReturn()
    expect(user.focused, identicalTo: screen.field("b"))
    user.press(.enter, .command)
    expectNil(user.focused)
    expect(screen.finishes, equals: 1)
  }
}
