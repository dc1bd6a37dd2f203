import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The navigator, delegates, controllers and refusals")
struct NavigatorNeighbourTests {
  /// Field b refuses, d does so only the first time.
  @Test("A field that refuses does not stop the chain (R10)", .underPolicyPairs)
  func refusals() {
    let delegate = Delegate()
    var refusals = 0
    let screen = FormScreen(UITextField.column("a b c d e"))
    let user = User(root: screen)
    for name in "bcde" { user.field("\(name)").delegate = delegate }
    delegate.begins = { field in
      if field.accessibilityIdentifier == "b" { refusals += 1 }
      return field.accessibilityIdentifier != "b"
    }
    #expect(user.path(from: "a") == "a c d e")
    #expect(refusals == 1, "asked once in a move")
    #expect(screen.finishes == 1)
    #expect(user.begins() == "c d e")
  }

  @Test("Delegates stay where they are and are called as ever (R14)")
  func delegates() {
    func calls(isNavigated: Bool) -> [String] {
      let delegate = Delegate()
      let screen = FormScreen(UITextField.column("a b"))
      let user = User(root: screen)
      if !isNavigated { screen.navigator = nil }
      user.settle()
      for name in "ab" { user.field("\(name)").delegate = delegate }
      user.tap("a")
      user.type("x")
      if isNavigated {
        user.tapReturn()
      } else {
        let goesOn = delegate.textFieldShouldReturn(user.field("a"))
        user.device.note(user.field("a"), "shouldReturn")
        if goesOn { user.field("b").becomeFirstResponder() }
      }
      #expect(user.name == "b")
      #expect(user.field("a").delegate === delegate)
      return user.callsOfFields().filter {
        !$0.contains("reload") && !$0.contains("OnExit")
      }
    }
    #expect(calls(isNavigated: true) == calls(isNavigated: false))
  }

  @Test("Fields far below the screen are reached, by both keys")
  func offScreen() {
    let scroll = UIScrollView().at(
      0, 0, 320, 480,
      (0..<40).map { UITextField("f\($0)", 0, Double(100 * $0)) })
    scroll.contentSize = CGSize(width: 320, height: 4000)
    let user = User(root: FormScreen([scroll]))
    let all = (0..<40).map { "f\($0)" }.joined(separator: " ")
    #expect(user.path(from: "f0") == all)
    user.tap("f0")
    for _ in 0..<39 { user.press(.tab) }
    #expect(user.name == "f39")
    let field = user.field("f39")
    let frame = field.convert(field.bounds, to: nil)
    #expect(frame.maxY <= 480 - 216, "and is seen above the keyboard (A2)")
  }

  @Test("Fields of child controllers belong to the form")
  func children() {
    let screen = FormScreen([UITextField("a"), UITextField("d", 0, 160)]) {
      let child = UIViewController()
      $0.addChild(child)
      child.view.frame = CGRect(x: 0, y: 40, width: 320, height: 100)
      for field in UITextField.column("b c") { child.view.addSubview(field) }
      $0.view.addSubview(child.view)
      child.didMove(toParent: $0)
    }
    #expect(User(root: screen).path(from: "a") == "a b c d")
  }

  @Test("In a navigation controller each screen is its own form")
  func pushed() {
    let first = FormScreen(2)
    let second = FormScreen(UITextField.column("x y"))
    let navigation = UINavigationController(rootViewController: first)
    let user = User(root: navigation)
    #expect(user.path(from: "a") == "a b")
    navigation.pushViewController(second, animated: false)
    user.settle()
    #expect(user.path(from: "x") == "x y")
    #expect(first.finishes == 1)
    #expect(second.finishes == 1)
    navigation.popViewController(animated: false)
    user.settle()
    #expect(user.path(from: "a") == "a b")
    #expect(first.finishes == 2)
    #expect(second.finishes == 1)
  }

  @Test("A navigator of a part of the screen leaves the rest alone (R9, R14)")
  func part() {
    let box = UIView().at(0, 100, 320, 100, UITextField.column("b c"))
    let screen = FormScreen([UITextField("a"), box, UITextField("d", 0, 300)])
    let user = User(root: screen)
    screen.navigator?.invalidate()
    screen.navigator = FieldNavigator(in: box)
    user.settle()
    #expect(user.path(from: "b") == "b c")
    user.tap("a")
    #expect(user.sight == "a default")
    user.tapReturn()
    #expect(user.sight == "a default", "UIKit does nothing by itself")
    #expect(user.field("a").actionCount == 0)
  }
}
