import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The navigator and the Return key on the screen")
struct NavigatorLabelTests {
  private static func reloads(_ calls: [String]) -> [String] {
    calls.filter { $0.hasSuffix("reloadInputViews") }
  }

  /// Taps, typing and Return: no label of a focused field changes by them.
  private static func checkQuiet(_ policies: Policies) {
    let screen = FormScreen(4) { $0.fields[3].delegate = Delegate.idle }
    let user = User(policies, root: screen)
    user.settle()
    let calls = user.calls {
      for name in ["a", "c", "d", "b"] {
        user.tap(screen.field(name))
        #expect(
          user.sight == "\(name) \(name == "d" ? "done" : "next")",
          "a tap on any field finds its label right (R7): \(policies)")
        user.type("x")
        user.deleteAll()
      }
      user.tapReturn()
      #expect(user.sight == "c next", "\(policies)")
    }
    #expect(Self.reloads(calls).isEmpty, "\(policies)")
    #expect(calls.filter { $0 == "d didBegin" }.count == 1, "\(policies)")
  }

  @Test("Nothing is reloaded where the label was right (R7)")
  func quiet() {
    Policies.pairwise.forEach(Self.checkQuiet)
  }

  @Test("A wrong UIKit is noticed")
  func faults() {
    expectFaultsAreNoticed(Self.checkQuiet)
  }

  @Test("A label that changed under the user is drawn anew, once (R7)")
  func changed() {
    for policies in Policies.pairwise {
      let screen = FormScreen(3, filled: ["b", "c"])
      let user = User(policies, root: screen)
      user.tap(screen.field("a"))
      #expect(user.sight == "a done", "\(policies)")
      let calls = user.calls {
        screen.field("c").text = ""
        user.settle()
        user.settle()
      }
      #expect(Self.reloads(calls).count == 1, "\(policies)")
      #expect(user.sight == "a next", "\(policies)")
      let more = user.calls {
        screen.field("b").text = ""
        user.settle()
      }
      #expect(more.isEmpty, "its label is the same: \(policies)")
    }
  }

  @Test("Never inside a notification of the keyboard")
  func notInsideNotifications() {
    for policies in Policies.pairwise {
      let screen = FormScreen(3)
      let user = User(policies, root: screen)
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
          // The app changes the form at the worst of all times.
          MainActor.assumeIsolated {
            names.append(name)
            for field in screen.fields { field.text = "x" }
          }
        }
      }
      defer { tokens.forEach(NotificationCenter.default.removeObserver) }
      let calls = user.calls { screen.field("a").becomeFirstResponder() }
      #expect(!names.isEmpty, "\(policies)")
      #expect(Self.reloads(calls).isEmpty, "\(policies)")
      let after = user.calls { user.settle() }
      #expect(Self.reloads(after).count == 1, "\(policies)")
      #expect(user.sight == "a done", "\(policies)")
    }
  }

  @Test("Hidden, disabled, removed, added: labels follow by the end of a turn")
  func states() {
    for policies in Policies.pairwise {
      let screen = FormScreen(4)
      let user = User(policies, root: screen)
      user.tap(screen.field("b"))
      screen.field("d").isHidden = true
      user.settle()
      #expect(screen.field("c").returnKeyType == .done, "\(policies)")
      screen.field("c").isEnabled = false
      user.settle()
      #expect(user.sight == "b done", "\(policies)")
      screen.field("d").isHidden = false
      user.settle()
      #expect(user.sight == "b next", "\(policies)")
      user.remove(screen.field("d"))
      #expect(user.sight == "b done", "\(policies)")
    }
  }
}
