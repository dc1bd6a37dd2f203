import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// What is kept from scan to scan must never be older than the screen.
@MainActor @Suite("The navigator looks again")
struct NavigatorScanTests {
  @Test("A press reads no subviews, the end of a turn each view's once")
  func visits() {
    let screen = FormScreen(8)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    user.device.visitedViews = 0
    screen.field("a").pressReturn()
    #expect(user.sight == "b next")
    #expect(user.device.visitedViews == 0)
    user.settle()
    #expect(user.device.visitedViews == 1, "the fields' own are not looked at")
  }

  @Test(
    "Fields that change places while editing are read anew (R3)",
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
    #expect(user.sight == "c next")
    user.tapReturn()
    #expect(user.sight == "b done")
  }

  @Test("Tags that change while editing sort anew (R2)")
  func tags() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    screen.navigator?.configuration.order = .tag
    for (tag, name) in ["a", "b", "c"].enumerated() {
      screen.field(name).tag = tag + 1
    }
    user.tap(screen.field("a"))
    #expect(user.sight == "a next")
    screen.field("b").tag = 9
    user.settle()
    user.tapReturn()
    #expect(user.sight == "c next")
    screen.navigator?.configuration.order = .reading
    user.settle()
    #expect(user.sight == "c done")
  }

  @Test("A label is set again where the app took it away, or kept (R6)")
  func labels() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    screen.field("b").returnKeyType = .default
    screen.field("c").returnKeyType = .search
    user.settle()
    #expect(screen.fields.map(\.returnKeyType) == [.next, .next, .search])
    screen.field("c").returnKeyType = .default
    user.settle()
    #expect(screen.fields.map(\.returnKeyType) == [.next, .next, .done])
  }

  @Test("A view in the place of another is another field (R11)")
  func successors() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    for _ in 0..<20 {
      let frame = screen.view.content[1].frame
      screen.view.content[1].removeFromSuperview()
      let field = UITextField(frame: frame)
      field.accessibilityIdentifier = "new"
      screen.view.insertSubview(field, at: 1)
      user.settle()
      #expect(field.returnKeyType == .next)
      #expect(field.actionCount == 1)
    }
    user.tapReturn()
    #expect(user.sight == "new next")
  }

  @Test("A field goes into a group and out of it (R12)")
  func groups() {
    let screen = FormScreen(4)
    let user = User(root: screen)
    let group = UIView(frame: CGRect(x: 0, y: 60, width: 320, height: 70))
    screen.view.insertSubview(group, at: 1)
    screen.navigator?.setRole(.group, of: group)
    user.tap(screen.field("a"))
    let frame = screen.field("b").frame
    screen.field("b").frame = CGRect(x: 20, y: 0, width: 200, height: 30)
    group.addSubview(screen.field("b"))
    user.settle()
    #expect(
      screen.fields.map(\.returnKeyType) == [.next, .done, .next, .done])
    screen.field("b").frame = frame
    screen.view.insertSubview(screen.field("b"), at: 1)
    user.settle()
    #expect(
      screen.fields.map(\.returnKeyType) == [.next, .next, .next, .done])
  }
}
