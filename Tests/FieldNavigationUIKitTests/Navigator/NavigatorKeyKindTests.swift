import FieldNavigation
import Foundation
import Testing
import UIKit
import UIKitDriver

@testable import FieldNavigationUIKit

@MainActor @Suite("The navigator's keys: text views, ends, words")
struct NavigatorKeyKindTests {
  private static func checkTextView(_ policies: Policies) {
    let notes = UITextView()
    let screen = FormScreen(3) { screen in
      screen.replace("b", by: notes)
      screen.fields[2].delegate = Delegate.idle
    }
    let user = User(policies, root: screen)
    screen.navigator?.configuration.order = .explicit([
      screen.field("a"), notes,
    ])
    user.tap(screen.field("a"))
    user.press(.tab)
    #expect(user.focused === notes, "\(policies)")
    user.press(.tab)
    #expect(notes.text == "\t", "Tab is text there: \(policies)")
    #expect(user.focused === notes, "\(policies)")

    screen.navigator?.configuration.textViewKeys.insert(.tab)
    user.settle()
    user.press(.tab)
    #expect(user.focused === screen.field("c"), "\(policies)")
    #expect(notes.text == "\t", "\(policies)")
    user.press(.tab, .shift)
    user.press(.tab, .shift)
    #expect(user.focused === screen.field("a"), "\(policies)")
    #expect(user.calls().filter { $0 == "c didBegin" }.count == 1)
  }

  @Test("Tab is text in a text view, unless asked otherwise")
  func textView() {
    Policies.pairwise.forEach(Self.checkTextView)
  }

  @Test("A wrong UIKit is noticed")
  func faults() {
    expectFaultsAreNoticed(Self.checkTextView)
  }

  @Test("Command+Return finishes from any field, a text view too (R5)")
  func finishes() {
    for policies in Policies.pairwise {
      let notes = UITextView()
      let screen = FormScreen(3) { $0.replace("b", by: notes) }
      let user = User(policies, root: screen)
      for field in [screen.field("a"), notes, screen.field("c")] {
        user.tap(field)
        let before = screen.finishes
        user.press(.enter, .command)
        #expect(user.focused == nil, "\(policies)")
        #expect(screen.finishes == before + 1, "\(policies)")
      }
      #expect(notes.text.isEmpty, "\(policies)")
    }
  }

  @Test("Command+Return where the app does not let the field end (R14)")
  func doesNotEnd() {
    for policies in Policies.pairwise {
      let delegate = Delegate()
      let screen = FormScreen(2) { $0.fields[0].delegate = delegate }
      let user = User(policies, root: screen)
      delegate.ends = { _ in false }
      user.tap(screen.field("a"))
      user.press(.enter, .command)
      #expect(user.focused === screen.field("a"), "\(policies)")
      #expect(screen.finishes == 0, "\(policies)")
    }
  }

  @Test("Escape hides the keyboard by choice, and finishes nothing")
  func escape() {
    for policies in Policies.pairwise {
      let screen = FormScreen(2)
      let user = User(policies, root: screen)
      user.tap(screen.field("a"))
      user.press(.escape)
      #expect(user.focused === screen.field("a"), "\(policies)")
      screen.navigator?.configuration.escapeHidesKeyboard = true
      user.settle()
      user.press(.escape)
      #expect(user.focused == nil, "\(policies)")
      #expect(screen.finishes == 0, "\(policies)")
    }
  }

  @Test("While an input method composes its keys are its own (R14)")
  func composes() {
    for policies in Policies.pairwise {
      let field = ComposingField()
      let screen = FormScreen(3) { $0.replace("b", by: field) }
      let user = User(policies, root: screen)
      screen.navigator?.configuration.order = .explicit([
        screen.field("a"), field,
      ])
      screen.navigator?.configuration.escapeHidesKeyboard = true
      user.tap(field)
      field.isComposing = true
      user.press(.tab)
      user.press(.tab, .shift)
      user.press(.escape)
      user.press(.enter, .command)
      #expect(user.focused === field, "\(policies)")
      #expect(screen.finishes == 0, "\(policies)")
      field.isComposing = false
      user.press(.tab)
      #expect(user.focused === screen.field("c"), "\(policies)")
    }
  }

  @Test("Modifiers make another key of it (R14)")
  func modifiers() {
    for policies in Policies.pairwise where !policies.hasFocusSystem {
      let screen = FormScreen(3)
      let user = User(policies, root: screen)
      user.tap(screen.field("b"))
      for flags in [.command, .control, .alternate] as [UIKeyModifierFlags] {
        user.press(.tab, flags)
        #expect(user.focused === screen.field("b"), "\(policies)")
      }
      user.press(.enter, [.command, .shift])
      #expect(screen.finishes == 0, "\(policies)")
    }
  }

  @Test("Keys come before the system's and say what they do")
  func titles() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    screen.navigator?.configuration.escapeHidesKeyboard = true
    user.tap(screen.field("b"))
    let commands = screen.keyCommands ?? []
    #expect(commands.count == 4)
    #expect(commands.filter(\.wantsPriorityOverSystemBehavior).count == 4)
    #expect(
      Set(commands.compactMap(\.discoverabilityTitle))
        == Set(NavigationKey.allCases.map(\.title)))
  }
}
