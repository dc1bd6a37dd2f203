import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Labels of the Return key on the screen")
struct NavigatorLabelTests {
  private static func reloads(_ calls: [String]) -> [String] {
    calls.filter { $0.hasSuffix("reloadInputViews") }
  }

  /// The test taps, types and presses Return. The focused field's label doesn't
  /// change.
  @Test(
    "The navigator doesn't reload the keyboard for an unchanged label (R7)",
    .underPolicyPairs)
  func quiet() {
    let screen = FormScreen(4) { $0.fields[3].delegate = Delegate.idle }
    let user = User(root: screen)
    user.settle()
    let calls = user.calls {
      for name in ["a", "c", "d", "b"] {
        user.tap(screen.field(name))
        expect(
          user.sight, equals: "\(name) \(name == "d" ? "done" : "next")",
          "a tap on any field finds its label right (R7)")
        user.type("x")
        user.deleteAll()
      }
      user.tapReturn()
      expect(user.sight, equals: "c next")
    }
    expect(Self.reloads(calls).isEmpty)
    expect(calls.filter { $0 == "d didBegin" }.count, equals: 1)
  }

  @Test(
    "The navigator redraws a changed label once after code changes fields (R7)",
    .underPolicyPairs)
  func changed() {
    let screen = FormScreen(3, filled: ["b", "c"])
    let user = User(root: screen)
    user.tap(screen.field("a"))
    expect(user.sight, equals: "a done")
    let calls = user.calls {
      screen.field("c").text = ""
      user.settle()
      user.settle()
    }
    expect(Self.reloads(calls).count, equals: 1)
    expect(user.sight, equals: "a next")
    let more = user.calls {
      screen.field("b").text = ""
      user.settle()
    }
    expect(more.isEmpty, "its label is the same")
  }

  @Test(
    "The navigator doesn't reload input views during a keyboard notification",
    .underPolicyPairs(where: { $0.hardwareKeyboard != .silentWithoutAccessory })
  )
  func notInsideNotifications() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    user.settle()
    var names: [NSNotification.Name] = []
    let tokens = [
      UIResponder.keyboardWillShowNotification,
      UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
      UIResponder.keyboardWillHideNotification,
    ].map { name in
      NotificationCenter.default.addObserver(
        forName: name, object: nil, queue: nil
      ) { _ in
        // The app changes the form inside the notification.
        MainActor.assumeIsolated {
          names.append(name)
          for field in screen.fields { field.text = "x" }
        }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    let calls = user.calls { screen.field("a").becomeFirstResponder() }
    expect(!names.isEmpty)
    expect(Self.reloads(calls).isEmpty)
    let after = user.calls { user.settle() }
    expect(Self.reloads(after).count, equals: 1)
    expect(user.sight, equals: "a done")
  }

  @Test(
    "Labels update by the end of the turn if a field becomes unreachable",
    .underPolicyPairs)
  func states() {
    let screen = FormScreen(4)
    let user = User(root: screen)
    user.tap(screen.field("b"))
    screen.field("d").isHidden = true
    user.settle()
    expect(screen.field("c").returnKeyType, equals: .done)
    screen.field("c").isEnabled = false
    user.settle()
    expect(user.sight, equals: "b done")
    screen.field("d").isHidden = false
    user.settle()
    expect(user.sight, equals: "b next")
    user.remove(screen.field("d"))
    expect(user.sight, equals: "b done")
  }

  @Test(
    "A field that has lost focus shows the correct label (R7)"
  )
  func leftInTheTurn() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    user.tap(screen.field("b"))
    screen.field("c").isHidden = true
    user.tap(screen.field("a"))
    expect(screen.field("b").returnKeyType, equals: .done)
  }

  @Test(
    "A label that the app sets in `editingDidBegin` is drawn once (R6)",
    .underPolicyPairs)
  func setAtBegin() {
    let screen = FormScreen(2) { screen in
      let a = screen.fields[0]
      a.addAction(
        UIAction { _ in a.returnKeyType = .go }, for: .editingDidBegin)
    }
    let user = User(root: screen)
    user.settle()
    let calls = user.calls {
      user.tap(screen.field("a"))
      user.settle()
    }
    expect(Self.reloads(calls), equals: ["a reloadInputViews"])
    expect(user.sight, equals: "a go")
  }

  @Test(
    "UIKit draws a label that changes at a turn's end (R7)",
    .underPolicyPairs)
  func wakesTheLoop() {
    let screen = FormScreen(2)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    user.settle()
    func wakeUps(_ act: () -> Void) -> Int {
      let before = Device.wakeUps
      act()
      return Device.wakeUps - before
    }
    screen.navigator?.configuration.avoidsKeyboard = false
    user.settle()
    expect(wakeUps { user.settle() }, equals: 0, "nothing has changed")
    let label = wakeUps {
      screen.field("b").text = "x"
      user.settle()
    }
    expect(user.sight, equals: "a done")
    expect(label, equals: 1)
    expect(wakeUps { user.tapReturn() }, equals: 1, "the keyboard closes")
    expect(screen.finishes, equals: 1)
    expect(wakeUps { user.settle() }, equals: 0)
  }

  @Test(
    "The navigator keeps labels that the app sets, and sets all others (R6)")
  func ownLabels() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    screen.field("b").returnKeyType = .default
    screen.field("c").returnKeyType = .search
    user.settle()
    expect(screen.fields.map(\.returnKeyType), equals: [.next, .next, .search])
    screen.field("c").returnKeyType = .default
    user.settle()
    expect(screen.fields.map(\.returnKeyType), equals: [.next, .next, .done])
  }
}
