import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("When the navigator walks through the views")
struct NavigatorIdleTests {
  @Test(
    "A tap walks at begin-editing, and at most once more in its turn",
    .underPolicyPairs)
  func tap() {
    let (screen, user) = FormScreen.boxed(focus: nil)
    let delegate = Delegate()
    for place in 1..<6 { user.field("f\(place)").delegate = delegate }
    let begin = user.visits { _ = $0.field("f2").becomeFirstResponder() }
    #expect(begin == screen.view.walkLength)
    #expect(user.visits { $0.settle() } <= screen.view.walkLength)
    user.tap("f3")
    #expect(user.name == "f3")
    #expect(user.begins() == "f2 f3")
  }

  @Test("While nobody edits there is no walk, until the layout changes")
  func idle() {
    let (screen, user) = FormScreen.boxed(focus: nil)
    #expect(
      user.visits { user in (0..<5).forEach { _ in user.settle() } } == 0)
    screen.view.frame.size.height -= 100
    #expect(user.visits { $0.settle() } == screen.view.walkLength)
    #expect(user.visits { $0.settle() } == 0)
  }

  @Test("A field of somebody else is no reason to walk")
  func elsewhere() {
    let (_, user) = FormScreen.boxed(focus: nil)
    let other = UITextField("other", 0, 400)
    user.window.addSubview(other)
    user.settle()
    #expect(user.visits { _ = $0.tap(other) } == 0)
    #expect(user.visits { $0.type("x") } == 0)
  }

  @Test("After the last field, and after stop(), there is no walk")
  func over() {
    let (screen, user) = FormScreen.boxed(focus: "f5")
    user.tapReturn()
    #expect(user.name == "nobody")
    user.settle()
    #expect(user.visits { $0.settle() } == 0)
    user.tap("f0")
    screen.navigator?.invalidate()
    #expect(user.visits { $0.settle() } == 0)
    #expect(user.visits { $0.tap("f2") } == 0)
  }
}
