import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Reading order of UIKit views")
struct NavigatorReadingOrderTests {
  /// Returns the order in which Return visits the fields. All fields are empty.
  private func order(
    _ views: [UIView], from first: String = "a",
    _ prepare: @escaping @MainActor (FormScreen) -> Void = { _ in }
  ) -> String {
    let screen = FormScreen(views) { prepare($0) }
    return User(root: screen).path(from: first)
  }

  /// The rows are in two nested containers. The order of the rows differs from
  /// the view hierarchy.
  @Test(
    "Reading order follows the rows across nested containers (R3)",
    .underPolicyPairs)
  func rows() {
    let delegate = Delegate()
    let row = UIView().at(
      0, 40, 300, 30, [UITextField("d", 100), UITextField("c")])
    let all = UIView().at(
      10, 10, 300, 200,
      [UITextField("e", 0, 80), row, UITextField("b", 100), UITextField("a")])
    let screen = FormScreen([all])
    let user = User(root: screen)
    for name in "bcde" { user.field("\(name)").delegate = delegate }
    expect(user.path(from: "a"), equals: "a b c d e")
    expect(user.begins(), equals: "b c d e", "each began once")
    expect(screen.finishes, equals: 1)
  }

  @Test("Labels follow reading order instead of the hierarchy (R6, R7)")
  func labels() {
    let screen = FormScreen(UITextField.column("a b c").reversed())
    let user = User(root: screen)
    user.settle()
    let keys = ["a", "b", "c"].map { user.field($0).returnKeyType }
    expect(keys, equals: [.next, .next, .done])
  }

  @Test("A field belongs to a row if it overlaps by more than half (R3)")
  func overlap() {
    expect(
      order([UITextField("b", 100, 0), UITextField("a", 0, 14)]), equals: "a b")
    let apart = [UITextField("b", 100, 0), UITextField("a", 0, 16)]
    expect(order(apart, from: "b"), equals: "b a")
  }

  @Test(
    "A tall field is in the same row as the first field beside it (R3)")
  func tall() {
    let tall = UITextField("b", 100, 0, height: 110)
    let fields = UITextField.column("a c d")
    expect(order(fields + [tall]), equals: "a b c d")
  }

  @Test("Fields with the same frame keep the order of the hierarchy (R3)")
  func ties() {
    let fields = [UITextField("a"), UITextField("b"), UITextField("c")]
    expect(order(fields), equals: "a b c")
  }

  @Test(
    "Return visits a whole stack view before an adjacent stack view (R3)"
  )
  func stacks() {
    func stack(_ x: Double, _ names: String) -> UIView {
      let stack = UIStackView().at(
        x, 0, 80, 100, UITextField.column(names))
      stack.axis = .vertical
      return stack
    }
    expect(order([stack(100, "c d"), stack(0, "a b")]), equals: "a b c d")

    let outer = UIStackView().at(
      0, 0, 200, 100, [stack(0, "a b"), stack(0, "c d")])
    expect(order([UITextField("e", 0, 120), outer]), equals: "a b c d e")
  }

  @Test(
    "Return visits columns one after another only if they're units (R3)")
  func units() {
    func columns() -> [UIView] {
      [
        UIView().at(100, 0, 80, 100, UITextField.column("c d")),
        UIView().at(0, 0, 80, 100, UITextField.column("a b")),
      ]
    }
    expect(order(columns()), equals: "a c b d")

    let views = columns()
    let screen = FormScreen(views)
    let user = User(root: screen)
    views.forEach { screen.navigator?.setRole(.unit, of: $0) }
    expect(user.path(from: "a"), equals: "a b c d")
  }

  @Test(
    "A field outside its container's bounds is placed by its own frame (R3)")
  func overflow() {
    let box = UIView().at(0, 0, 10, 10, [UITextField("b", 0, 100)])
    expect(order([box, UITextField("a", 0, 50)]), equals: "a b")
  }

  @Test(
    "Return visits a higher field before a lower field in a container"
  )
  func container() {
    let box = UIView().at(0, 0, 300, 400, [UITextField("c", 0, 300)])
    let screen = FormScreen([UITextField("a"), box, UITextField("b", 0, 100)])
    expect(User(root: screen).path(from: "a"), equals: "a b c")
  }

  @Test("Fields with a vertical offset of one point are in one row")
  func halfPoint() {
    for offset in [-1, -0.5, -0.001, 0.001, 0.5, 1] {
      let screen = FormScreen([
        UITextField("a", 0, 20), UITextField("b", 100, 20 + offset),
        UITextField("c", 200, 20 - offset),
      ])
      expect(User(root: screen).path(from: "a"), equals: "a b c", "\(offset)")
    }
  }

  @Test(
    "Return visits each nested stack view's fields in sequence"
  )
  func nestedStacks() {
    func stack(_ axis: NSLayoutConstraint.Axis, _ views: [UIView]) -> UIView {
      let stack = UIStackView().at(0, 0, 160, 70, views)
      stack.axis = axis
      return stack
    }
    let names = stack(.horizontal, [UITextField("a"), UITextField("b")])
    let left = stack(.vertical, [UITextField("c"), UITextField("d")])
    let right = stack(.vertical, [UITextField("e"), UITextField("f")])
    let all = stack(.vertical, [names, stack(.horizontal, [left, right])])
    expect(User(root: FormScreen([all])).path(from: "a"), equals: "a b c d e f")
  }

  @Test(
    "Return treats `shouldGroupAccessibilityChildren` as one unit (R3)"
  )
  func grouped() {
    let left = UIView().at(0, 0, 100, 80, UITextField.column("a b"))
    let right = UIView().at(150, 0, 100, 80, UITextField.column("c d"))
    left.shouldGroupAccessibilityChildren = true
    right.shouldGroupAccessibilityChildren = true
    let screen = FormScreen([left, right])
    let user = User(root: screen)
    user.tap(left.subviews[0])
    var seen = [user.sight]
    for _ in 0..<3 {
      user.tapReturn()
      seen.append(user.sight)
    }
    expect(seen, equals: ["a next", "b next", "c next", "d done"])
  }

  /// The bars are wider than the scroll view. In one row with it, their fields
  /// would come first.
  @Test("A bar over a scroll view's inset isn't in the scroll view's row (R3)")
  func insets() {
    let scroll = UIScrollView().at(
      50, 0, 220, 100, [UITextField("b", 0, 0, height: 20)])
    scroll.contentSize = CGSize(width: 220, height: 300)
    scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 60, right: 0)
    let bottom = UITextField("c", 0, 60)
    expect(order([scroll, UITextField("a", 290, 0), bottom]), equals: "a b c")
  }
}
