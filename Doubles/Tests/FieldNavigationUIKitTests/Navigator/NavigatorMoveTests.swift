import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A screen whose fields change order in landscape.
@MainActor private final class TurningScreen: FormScreen {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isWide = view.bounds.width > view.bounds.height
    for (place, field) in fields.enumerated() {
      field.center.y = CGFloat(40 * (isWide ? fields.count - place : place))
    }
  }
}

@MainActor @Suite("The navigator and fields that change position")
struct NavigatorMoveTests {
  private static func start(
    _ views: [UIView], focus: String = "a"
  ) -> (FormScreen, User) {
    let screen = FormScreen(views)
    let user = User(root: screen)
    user.tap(focus)
    return (screen, user)
  }

  /// While `a` has focus, the app moves field `b` below `c`.
  @Test(
    "Moving a field during editing changes the order (R3)",
    .underPolicyPairs)
  func swap() {
    let (_, user) = Self.start(UITextField.column("a b c"))
    let delegate = Delegate()
    for name in "bc" { user.field("\(name)").delegate = delegate }
    user.field("b").center.y = 200
    user.settle()
    user.tapReturn()
    expect(user.sight, equals: "c next")
    user.tapReturn()
    expect(user.sight, equals: "b done")
    expect(user.begins(), equals: "c b")
  }

  @Test("A moved field has a new place in the order (R3, R11)")
  func focusedMoves() {
    let (_, user) = Self.start(UITextField.column("a b c"))
    expect(user.sight, equals: "a next")
    user.field("a").center.y = 300
    user.settle()
    expect(user.sight, equals: "a done")
    user.press(.tab, .shift)
    expect(user.sight, equals: "c next")
  }

  @Test("The fields of a moved container have a new place (R3)")
  func container() {
    let box = UIView().at(0, 40, 200, 80, UITextField.column("b c"))
    let (_, user) = Self.start([
      UITextField("a"), box, UITextField("d", 0, 130),
    ])
    box.center.y = 300
    user.settle()
    expect(user.path(from: "a"), equals: "a d b c")
  }

  @Test(
    "A field's new container decides its position and visibility"
  )
  func otherContainer() {
    let top = UIView().at(0, 40, 200, 80, UITextField.column("b c"))
    let low = UIView().at(0, 200, 200, 80, [])
    let (_, user) = Self.start([
      UITextField("a"), top, low, UITextField("d", 0, 130),
    ])
    low.addSubview(user.field("b"))
    user.settle()
    expect(user.path(from: "a"), equals: "a c d b")
    low.isHidden = true
    expect(user.path(from: "a"), equals: "a c d")
    top.addSubview(user.field("b"))
    low.isHidden = false
    expect(user.path(from: "a"), equals: "a b c d")
  }

  @Test("A field leaves the form if it leaves the navigator's view (R9)")
  func otherForm() {
    let (screen, user) = Self.start(UITextField.column("a b c"))
    let field = user.field("b")
    user.window.addSubview(field)
    user.settle()
    expect(field.returnKeyType, equals: .default)
    expect(user.path(from: "a"), equals: "a c")
    expect(screen.finishes, equals: 1)
    user.tap("b")
    user.tapReturn()
    expect(user.name, equals: "b", "as if there was no navigator")
  }

  @Test(
    "All labels are correct after a rotation outside editing (R7)",
    .underPolicyPairs)
  func rotation() {
    let screen = TurningScreen(3)
    let user = User(root: screen)
    user.settle()
    let keys = { screen.fields.map(\.returnKeyType) }
    expect(keys(), equals: [.next, .next, .done])
    user.rotate()
    expect(keys(), equals: [.done, .next, .next])
    expect(user.path(from: "c"), equals: "c b a")
  }

  @Test(
    "A rotation during editing updates the order and the label (R3, R6)",
    .underPolicyPairs)
  func rotationWhileEditing() {
    let screen = TurningScreen(3)
    let user = User(root: screen)
    user.tap("a")
    expect(user.sight, equals: "a next")
    user.rotate()
    expect(user.sight, equals: "a done")
    user.rotate()
    user.tapReturn()
    expect(user.sight, equals: "b next")
  }

  @Test(
    "Swapping two fields during editing swaps their order (R3)",
    .underEveryPolicy)
  func frames() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    let frame = screen.field("b").frame
    screen.field("b").frame = screen.field("c").frame
    screen.field("c").frame = frame
    user.settle()
    user.tapReturn()
    expect(user.sight, equals: "c next")
    user.tapReturn()
    expect(user.sight, equals: "b done")
  }
}
