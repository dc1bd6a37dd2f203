import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Two navigators")
struct NavigatorSharingTests {
  private static func start() -> (FormScreen, User) {
    let screen = FormScreen(UITextField.column("a b c"))
    let user = User(root: screen)
    user.settle()
    return (screen, user)
  }

  /// A sheet that has a navigator of its own, and the form behind it.
  @Test(
    "A sheet with a navigator of its own belongs to that one (R14)",
    .underPolicyPairs)
  func own() {
    let (screen, user) = Self.start()
    let sheet = FormScreen(UITextField.column("x y"))
    screen.present(sheet, animated: false)
    user.settle()
    let delegate = Delegate()
    for name in "bcy" { user.field("\(name)").delegate = delegate }
    #expect(user.path(from: "x") == "x y")
    #expect(sheet.finishes == 1)
    #expect(screen.finishes == 0)
    screen.dismiss(animated: false)
    user.settle()
    #expect(user.path(from: "a") == "a b c")
    #expect(screen.finishes == 1)
    #expect(sheet.finishes == 1)
    #expect(user.begins() == "y b c")
  }

  @Test(
    "A sheet's navigator that comes late takes its fields over (R14)",
    .underPolicyPairs)
  func late() {
    let (screen, user) = Self.start()
    let sheet = PlainScreen("x y")
    screen.present(sheet, animated: false)
    user.tap("x")
    var finishes = 0
    let navigator = FieldNavigator(in: sheet.view)
    navigator.onFinish = .call { finishes += 1 }
    user.settle()
    #expect(user.sight == "x next")
    user.tapReturn()
    #expect(user.sight == "y done")
    user.tapReturn()
    #expect(user.name == "nobody")
    #expect(finishes == 1)
    #expect(screen.finishes == 0)
    navigator.invalidate()
  }

  @Test("A field leaves for the form of another navigator (R14)")
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
      #expect(user.path(from: "x") == "x b")
      #expect(user.path(from: "a") == "a")
      first.invalidate()
      second.invalidate()
    }
  }
}
