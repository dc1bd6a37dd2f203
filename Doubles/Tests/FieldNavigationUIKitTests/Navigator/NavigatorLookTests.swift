import AdapterTesting
import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// At the end of a turn, the navigator compares the views with its last scan.
/// The comparison must notice every change that a new scan would find.
@MainActor @Suite("The navigator notices changes at the end of a turn")
struct NavigatorLookTests {
  @Test(
    "Filling a custom field outside the view updates the label (R7)",
    .underPolicyPairs)
  func outside() {
    let code = CodeInput()
    let screen = FormScreen([
      UIView().at(0, 0, 300, 80, UITextField.column("a b")), code,
    ])
    let user = User(root: screen)
    screen.navigator?.invalidate()
    let navigator = FieldNavigator(in: screen.view.content[0])
    navigator.setRole(.field, of: code)
    user.tap("b")
    expect(user.sight, equals: "b next")
    code.insertText("1")
    user.settle()
    expect(user.sight, equals: "b done")
    code.deleteBackward()
    user.settle()
    expect(user.sight, equals: "b next")
    navigator.invalidate()
  }

  /// At the end of a turn, the navigator forgets the results of a press.
  @Test(
    "A field that a press made unreachable is reachable afterwards (R1, R7)",
    .underPolicyPairs)
  func onlyDuringThePress() {
    let changes: [(UITextField) -> (Bool) -> Void] = [
      { field in { field.isHidden = $0 } },
      { field in { field.superview?.isHidden = $0 } },
      { field in { field.text = $0 ? "x" : nil } },
      { field in { field.returnKeyType = $0 ? .search : .default } },
    ]
    for (number, change) in changes.enumerated() {
      let box = UIView().at(0, 80, 300, 40, [UITextField("c")])
      let screen = FormScreen(UITextField.column("a b") + [box])
      let user = User(root: screen)
      user.tap("b")
      expect(user.sight, equals: "b next")
      let set = change(user.field("c"))
      set(true)
      _ = screen.navigator?.pressReturn(in: user.field("b"))
      set(false)
      user.settle()
      user.tap("b")
      expect(user.sight, equals: "b next", "\(number)")
      user.tapReturn()
      expect(user.sight, equals: "c done", "\(number)")
    }
  }

  @Test(
    "A new view at a released view's address has no role (R1, R12)"
  )
  func wrapperAtTheAddressOfAnother() throws {
    for role in [FieldNavigator.Role.group, .excluded] {
      let screen = FormScreen(UITextField.column("a b c"))
      let user = User(root: screen)
      let field = user.field("b")
      field.frame.origin.y = 0
      func wrap(in wrapper: UIView) {
        wrapper.frame = CGRect(x: 0, y: 40, width: 300, height: 40)
        wrapper.addSubview(field)
        screen.view.insertSubview(wrapper, at: 1)
        user.settle()
      }
      func unwrap() {
        field.superview?.removeFromSuperview()
        field.removeFromSuperview()
      }
      let address: ObjectIdentifier
      do {
        let named = UIView()
        wrap(in: named)
        screen.navigator?.setRole(role, of: named)
        expect(user.path(from: "a"), equals: "a c")
        user.tap("a")
        address = ObjectIdentifier(named)
        unwrap()
      }
      wrap(in: try #require(successor(at: address, make: UIView.init)))
      expect(user.path(from: "a"), equals: "a b c")
    }
  }
}
