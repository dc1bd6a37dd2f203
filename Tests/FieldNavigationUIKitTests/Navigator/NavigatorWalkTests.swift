import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("How often the navigator walks through the views")
struct NavigatorWalkTests {
  private static let pressReturn: @MainActor (User) -> Void = {
    ($0.focused as? UITextField)?.pressReturn()
  }

  /// Return, and then the end of the turn.
  @Test("Return reads no tree; the turn's end reads it once", .underPolicyPairs)
  func returns() {
    let (screen, user) = FormScreen.boxed()
    let delegate = Delegate()
    for place in 1..<6 { user.field("f\(place)").delegate = delegate }
    for place in 1..<6 {
      #expect(user.visits(Self.pressReturn) == 0)
      #expect(user.name == "f\(place)")
      #expect(
        user.visits { $0.settle() } == screen.view.walkLength,
        "one walk a turn")
    }
    #expect(user.visits(Self.pressReturn) == 0, "the end")
    #expect(user.begins() == "f1 f2 f3 f4 f5")
  }

  @Test("Tab reads no tree, from a key or from a bar")
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
    #expect(user.visits { _ in press([]) } == 0)
    #expect(user.name == "f1")
    user.settle()
    #expect(user.visits { _ in press(.shift) } == 0)
    #expect(user.name == "f0")
    #expect(user.visits { _ in next() } == 0)
    #expect(user.name == "f1")
  }

  @Test(
    "A target that is gone, hidden or filled costs no walk either (R1)",
    .underPolicyPairs)
  func missed() {
    let (_, user) = FormScreen.boxed()
    user.field("f1").isHidden = true
    user.field("f2").superview?.isHidden = true
    user.field("f3").text = "x"
    user.field("f4").removeFromSuperview()
    #expect(user.visits(Self.pressReturn) == 0)
    #expect(user.name == "f5")
  }

  @Test("Several presses in one turn: still one walk")
  func oneTurn() {
    let (screen, user) = FormScreen.boxed()
    let visits = user.visits {
      for _ in 0..<3 { Self.pressReturn($0) }
      $0.settle()
    }
    #expect(user.name == "f3")
    #expect(visits == screen.view.walkLength)
  }

  @Test("Typing: one walk a turn, however much is typed")
  func typing() {
    let (screen, user) = FormScreen.boxed()
    let visits = user.visits {
      for letter in "abc" {
        ($0.focused as? UITextField)?.insertText("\(letter)")
      }
      $0.settle()
    }
    #expect(visits == screen.view.walkLength)
  }

  @Test("A thousand fields: a press reads none of them")
  func many() {
    let (screen, user) = FormScreen.boxed(count: 1000)
    user.field("f1").text = "x"
    #expect(user.visits(Self.pressReturn) == 0)
    #expect(user.name == "f2")
    #expect(user.visits { $0.settle() } == screen.view.walkLength)
  }
}
