import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("When the navigator walks the view tree")
struct NavigatorWalkTests {
  private static let pressReturn: @MainActor (User) -> Void = {
    ($0.focused as? UITextField)?.pressReturn()
  }

  /// The test presses Return and then ends the turn.
  @Test(
    "The navigator walks the views once, at the end of a turn",
    .underPolicyPairs)
  func returns() {
    let (screen, user) = FormScreen.boxed()
    let delegate = Delegate()
    for place in 1..<6 { user.field("f\(place)").delegate = delegate }
    for place in 1..<6 {
      expect(user.visits(Self.pressReturn), equals: 0)
      expect(user.name, equals: "f\(place)")
      expect(
        user.visitsPerEnd { $0.settle() }, equals: screen.view.walkLength,
        "one walk a turn")
    }
    expect(user.visits(Self.pressReturn), equals: 0, "the end")
    expect(user.begins(), equals: "f1 f2 f3 f4 f5")
  }

  @Test("Neither Tab nor focusNext() makes the navigator walk the views")
  func tab() {
    let (screen, user) = FormScreen.boxed()
    func press(_ flags: UIKeyModifierFlags) {
      var responder = user.focused
      while let current = responder {
        let found = current.keyCommands?.first {
          $0.input == "\t" && $0.modifierFlags == flags
        }
        if let found {
          _ = user.focused?.perform(found)
          return
        }
        responder = current.next
      }
    }
    func next() { screen.navigator?.focusNext() }
    expect(user.visits { _ in press([]) }, equals: 0)
    expect(user.name, equals: "f1")
    user.settle()
    expect(user.visits { _ in press(.shift) }, equals: 0)
    expect(user.name, equals: "f0")
    expect(user.visits { _ in next() }, equals: 0)
    expect(user.name, equals: "f1")
  }

  @Test(
    "The navigator doesn't walk the views when Return skips fields (R1)",
    .underPolicyPairs)
  func missed() {
    let (_, user) = FormScreen.boxed()
    user.field("f1").isHidden = true
    user.field("f2").superview?.isHidden = true
    user.field("f3").text = "x"
    user.field("f4").removeFromSuperview()
    expect(user.visits(Self.pressReturn), equals: 0)
    expect(user.name, equals: "f5")
  }

  @Test("The navigator walks the views once for several presses")
  func oneTurn() {
    let (screen, user) = FormScreen.boxed()
    let visits = user.visitsPerEnd {
      for _ in 0..<3 { Self.pressReturn($0) }
      $0.settle()
    }
    expect(user.name, equals: "f3")
    expect(visits, equals: screen.view.walkLength)
  }

  @Test(
    "The navigator walks the views once for several letters typed in one turn")
  func typing() {
    let (screen, user) = FormScreen.boxed()
    let visits = user.visitsPerEnd {
      for letter in "abc" {
        ($0.focused as? UITextField)?.insertText("\(letter)")
      }
      $0.settle()
    }
    expect(visits, equals: screen.view.walkLength)
  }

  @Test(
    "Return doesn't make the navigator walk 1,000 fields"
  )
  func many() {
    let (screen, user) = FormScreen.boxed(count: 1000)
    user.field("f1").text = "x"
    expect(user.visits(Self.pressReturn), equals: 0)
    expect(user.name, equals: "f2")
    expect(user.visitsPerEnd { $0.settle() }, equals: screen.view.walkLength)
  }

  @Test(
    "A tap on a field makes the navigator walk at most twice",
    .underPolicyPairs)
  func tap() {
    let (screen, user) = FormScreen.boxed(focus: nil)
    let delegate = Delegate()
    for place in 1..<6 { user.field("f\(place)").delegate = delegate }
    let begin = user.visits { _ = $0.field("f2").becomeFirstResponder() }
    expect(begin, equals: screen.view.walkLength)
    expect(user.visitsPerEnd { $0.settle() } <= screen.view.walkLength)
    user.tap("f3")
    expect(user.name, equals: "f3")
    expect(user.begins(), equals: "f2 f3")
  }

  @Test(
    "While no field has focus, the navigator walks only after a layout change"
  )
  func idle() {
    let (screen, user) = FormScreen.boxed(focus: nil)
    expect(
      user.visits { user in (0..<5).forEach { _ in user.settle() } }, equals: 0)
    screen.view.frame.size.height -= 100
    expect(user.visitsPerEnd { $0.settle() }, equals: screen.view.walkLength)
    expect(user.visitsPerEnd { $0.settle() }, equals: 0)
  }

  @Test(
    "The navigator doesn't walk the views when the user types outside the form")
  func elsewhere() {
    let (_, user) = FormScreen.boxed(focus: nil)
    let other = UITextField("other", 0, 400)
    user.window.addSubview(other)
    user.settle()
    expect(user.visits { _ = $0.tap(other) }, equals: 0)
    expect(user.visits { $0.type("x") }, equals: 0)
  }

  @Test(
    "The navigator doesn't walk the views after the form finishes"
  )
  func over() {
    let (screen, user) = FormScreen.boxed(focus: "f5")
    user.tapReturn()
    expect(user.name, equals: "nobody")
    user.settle()
    expect(user.visitsPerEnd { $0.settle() }, equals: 0)
    user.tap("f0")
    screen.navigator?.invalidate()
    expect(user.visitsPerEnd { $0.settle() }, equals: 0)
    expect(user.visits { $0.tap("f2") }, equals: 0)
  }

  @Test(
    "The navigator walks the views of a form with a list once per turn (R13)")
  func list() {
    let screen = RowScreen(3, fieldAbove: true)
    let user = User(root: screen)
    user.tap(screen.above)
    user.settle()
    expect(user.visitsPerEnd { $0.settle() }, equals: screen.view.walkLength)
  }

  @Test(
    "The navigator reads the container's subviews once in each turn"
  )
  func visits() {
    let screen = FormScreen(8)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    user.device.visitedViews = 0
    screen.field("a").pressReturn()
    expect(user.sight, equals: "b next")
    expect(user.device.visitedViews, equals: 0)
    expect(
      user.visitsPerEnd { $0.settle() }, equals: 1,
      "the fields' own are not looked at")
  }

  @Test(
    "While the user scrolls, a turn reads no views, and a key reads them all",
    .underPolicyPairs(where: { !$0.hasFocusSystem }))
  func scrolling() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    user.device.isTracking = true
    for _ in 0..<3 {
      user.device.visitedViews = 0
      user.settle()
      expect(user.device.visitedViews, equals: 0)
    }
    // Only a scan finds a new field.
    func add(_ name: String, _ x: Double) {
      screen.view.addSubview(UITextField(name, x, 20))
      user.settle()
    }
    add("new", 230)
    user.press(.tab)
    expect(user.name, equals: "new")
    for field in screen.fields[1...] { field.isHidden = true }
    user.type("x")
    expect(user.sight, equals: "new done", "a letter scans, too")
    add("last", 280)
    expect(user.sight, equals: "new done")
    user.device.isTracking = false
    user.settle()
    expect(user.sight, equals: "new next")
  }
}
