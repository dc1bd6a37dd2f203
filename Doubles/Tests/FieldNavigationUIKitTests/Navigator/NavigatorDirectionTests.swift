import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A right-to-left view, as in an Arabic app.
@MainActor private final class ArabicView: UIView {
  override var effectiveUserInterfaceLayoutDirection:
    UIUserInterfaceLayoutDirection
  { .rightToLeft }
}

@MainActor @Suite("Reading order with layout directions and scrolling")
struct NavigatorDirectionTests {
  private static func row(_ names: String, y: Double = 0) -> [UITextField] {
    names.split(separator: " ").enumerated().map {
      UITextField("\($1)", Double(100 * $0), y)
    }
  }

  /// The form has two rows. They read from right to left.
  @Test(
    "Reading order uses a container's effective layout direction (R3)",
    .underPolicyPairs)
  func arabic() {
    let delegate = Delegate()
    let box = ArabicView().at(
      0, 0, 300, 100, Self.row("c b a") + Self.row("f e d", y: 40))
    let user = User(root: FormScreen([box]))
    for name in "bcdef" { user.field("\(name)").delegate = delegate }
    expect(user.path(from: "a"), equals: "a b c d e f")
    expect(user.begins(), equals: "b c d e f")
  }

  @Test("Reading order also uses the root view's direction (R3)")
  func root() {
    let screen = FormScreen(Self.row("c b a")) {
      $0.view.semanticContentAttribute = .forceRightToLeft
    }
    expect(User(root: screen).path(from: "a"), equals: "a b c")
  }

  @Test(
    "A left-to-right view inside a right-to-left view keeps its direction (R3)")
  func mixed() {
    let part = UIView().at(0, 0, 200, 30, Self.row("b c"))
    part.semanticContentAttribute = .forceLeftToRight
    let box = ArabicView().at(
      0, 0, 300, 100, [part, UITextField("a", 220)])
    expect(User(root: FormScreen([box])).path(from: "a"), equals: "a b c")
  }

  @Test("Changing the direction during editing changes the order (R3)")
  func change() {
    let screen = FormScreen(Self.row("a b c"))
    let user = User(root: screen)
    user.tap("b")
    screen.view.semanticContentAttribute = .forceRightToLeft
    user.settle()
    expect(user.sight, equals: "b next")
    user.tapReturn()
    expect(user.sight, equals: "a done")
  }

  @Test("Scrolling never changes the order (R3)")
  func scrolling() {
    for offset in [0.0, 200, 1000, -50] {
      let scroll = UIScrollView().at(
        0, 40, 300, 200, UITextField.column("b c d"))
      scroll.contentSize = CGSize(width: 300, height: 1200)
      let views = [UITextField("e", 0, 260), scroll, UITextField("a")]
      let screen = FormScreen(views)
      let user = User(root: screen)
      screen.navigator?.configuration.avoidsKeyboard = false
      scroll.contentOffset.y = offset
      expect(user.path(from: "a"), equals: "a b c d e", "\(offset)")
    }
  }

  @Test(
    "Two adjacent scroll views keep their rows when only one is scrolled (R3)")
  func sideBySide() {
    let left = UIScrollView().at(0, 0, 100, 200, UITextField.column("a c"))
    let right = UIScrollView().at(100, 0, 100, 200, UITextField.column("b d"))
    let screen = FormScreen([left, right])
    let user = User(root: screen)
    screen.navigator?.configuration.avoidsKeyboard = false
    right.contentOffset.y = 70
    expect(user.path(from: "a"), equals: "a b c d")
  }

  @Test("Scrolling nested scroll views never changes the order (R3)")
  func nested() {
    let inner = UIScrollView().at(0, 40, 300, 100, Self.row("b c d"))
    let outer = UIScrollView().at(
      0, 0, 300, 200, [UITextField("e", 0, 300), inner, UITextField("a")])
    let screen = FormScreen([outer])
    let user = User(root: screen)
    screen.navigator?.configuration.avoidsKeyboard = false
    inner.contentOffset.x = 150
    outer.contentOffset.y = 90
    expect(user.path(from: "a"), equals: "a b c d e")
  }

  @Test(
    "Reading order uses the positions on the screen in a scaled container"
  )
  func transform() {
    let box = UIView().at(0, 0, 200, 400, [UITextField("b", 0, 300)])
    box.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    // On the screen, the box is at y 100 to 300. The field in the box is at y
    // 250.
    let views = [UITextField("c", 0, 290), box, UITextField("a")]
    expect(User(root: FormScreen(views)).path(from: "a"), equals: "a b c")
  }

  @Test("Return and Tab reach fields far below the screen")
  func offScreen() {
    let scroll = UIScrollView().at(
      0, 0, 320, 480,
      (0..<40).map { UITextField("f\($0)", 0, Double(100 * $0)) })
    scroll.contentSize = CGSize(width: 320, height: 4000)
    let user = User(root: FormScreen([scroll]))
    let all = (0..<40).map { "f\($0)" }.joined(separator: " ")
    expect(user.path(from: "f0"), equals: all)
    user.tap("f0")
    for _ in 0..<39 { user.press(.tab) }
    expect(user.name, equals: "f39")
    let field = user.field("f39")
    let frame = field.convert(field.bounds, to: nil)
    expect(frame.maxY <= 480 - 216, "and is seen above the keyboard (A2)")
  }
}
