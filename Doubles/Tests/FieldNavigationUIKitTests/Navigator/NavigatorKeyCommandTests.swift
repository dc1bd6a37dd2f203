import Expectations
import FieldNavigation
import FieldNavigationWords
import Foundation
import Testing
import UIKit
import UIKitDriver

@testable import FieldNavigationUIKit

@MainActor @Suite("What the navigator's key commands do")
struct NavigatorKeyCommandTests {
  @Test(
    "Tab in a text view inserts a tab by default",
    .underPolicyPairs)
  func textView() {
    let notes = UITextView()
    let screen = FormScreen(3) { screen in
      screen.replace("b", by: notes)
      screen.fields[2].delegate = Delegate.idle
    }
    let user = User(root: screen)
    screen.navigator?.configuration.order = .explicit([
      screen.field("a"), notes,
    ])
    user.tap(screen.field("a"))
    user.press(.tab)
    expect(user.focused, identicalTo: notes)
    user.press(.tab)
    expect(notes.text, equals: "\t", "Tab is text there")
    expect(user.focused, identicalTo: notes)

    screen.navigator?.configuration.textViewKeys.insert(.tab)
    user.settle()
    user.press(.tab)
    expect(user.focused, identicalTo: screen.field("c"))
    expect(notes.text, equals: "\t")
    user.press(.tab, .shift)
    user.press(.tab, .shift)
    expect(user.focused, identicalTo: screen.field("a"))
    expect(user.calls().filter { $0 == "c didBegin" }.count, equals: 1)
  }

  @Test(
    "Command+Return finishes the form from any field (R5)",
    .underPolicyPairs)
  func finishes() {
    let notes = UITextView()
    let screen = FormScreen(3) { $0.replace("b", by: notes) }
    let user = User(root: screen)
    for field in [screen.field("a"), notes, screen.field("c")] {
      user.tap(field)
      let before = screen.finishes
      user.press(.enter, .command)
      expectNil(user.focused)
      expect(screen.finishes, equals: before + 1)
    }
    expect(notes.text.isEmpty)
  }

  @Test(
    "Command+Return presses the finish action's button if it's enabled (R5)")
  func pressesButton() {
    let screen = FormScreen(2)
    let user = User(root: screen)
    let button = UIButton()
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    user.tap(screen.field("a"))
    screen.navigator?.setFinishAction(.control(button))
    user.settle()
    expect(screen.hasFinishKey)
    user.press(.enter, .command)
    expectNil(user.focused)
    expect(presses, equals: 1, "although b is empty")
    expect(screen.finishes, equals: 0)
    button.isEnabled = false
    user.tap(screen.field("a"))
    user.press(.enter, .command)
    expect(presses, equals: 1)
  }

  @Test("The app gets Command+Return if the form has no finish action (R5)")
  func noEnd() {
    let screen = FormScreen(2)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    expect(screen.hasFinishKey)
    screen.navigator?.onFinish = nil
    user.settle()
    expect(!screen.hasFinishKey)
    user.press(.enter, .command)
    expect(user.sight, equals: "a next")
    screen.navigator?.onFinish = {}
    user.settle()
    expect(screen.hasFinishKey)
  }

  @Test(
    "Command+Return does nothing in a sheet without a finish action (R5, R12)"
  )
  func sheet() {
    let screen = FormScreen(2)
    let user = User(root: screen)
    let sheet = PlainScreen("x y")
    screen.present(sheet, animated: false)
    user.settle()
    user.tap("x")
    expect(!sheet.hasFinishKey)
    user.press(.enter, .command)
    expect(user.sight, equals: "x next")
    expect(screen.finishes, equals: 0)
  }

  @Test(
    "Command+Return doesn't finish the form if the field refuses (R14)",
    .underPolicyPairs)
  func doesNotEnd() {
    let delegate = Delegate()
    let screen = FormScreen(2) { $0.fields[0].delegate = delegate }
    let user = User(root: screen)
    delegate.ends = { _ in false }
    user.tap(screen.field("a"))
    user.press(.enter, .command)
    expect(user.focused, identicalTo: screen.field("a"))
    expect(screen.finishes, equals: 0)
  }

  @Test(
    "Keys do nothing while an input method composes text (R14)",
    .underPolicyPairs)
  func composes() {
    let field = ComposingField()
    let screen = FormScreen(3) { $0.replace("b", by: field) }
    let user = User(root: screen)
    screen.navigator?.configuration.order = .explicit([
      screen.field("a"), field,
    ])
    user.tap(field)
    field.isComposing = true
    user.press(.tab)
    user.press(.tab, .shift)
    user.press(.enter, .command)
    expect(user.focused, identicalTo: field)
    expect(screen.finishes, equals: 0)
    field.isComposing = false
    user.press(.tab)
    expect(user.focused, identicalTo: screen.field("c"))
  }

  @Test(
    "A changed label reloads the keyboard only after composition ends (R14)")
  func reload() {
    let field = ComposingField()
    let screen = FormScreen(2) { $0.replace("a", by: field) }
    let user = User(root: screen)
    user.tap(field)
    expect(user.sight, equals: "a next")
    field.isComposing = true
    screen.field("b").text = "x"
    let calls = user.calls { user.settle() }
    expect(!calls.contains("a reloadInputViews"))
    expect(user.calls { user.settle() }, equals: [])
    field.isComposing = false
    user.settle()
    expect(user.sight, equals: "a done")
    expect(user.calls(), equals: ["a reloadInputViews"])
  }

  @Test(
    "Tab and Return with other modifiers do nothing (R14)",
    .underPolicyPairs(where: { !$0.hasFocusSystem }))
  func modifiers() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    user.tap(screen.field("b"))
    for flags in [.command, .control, .alternate] as [UIKeyModifierFlags] {
      user.press(.tab, flags)
      expect(user.focused, identicalTo: screen.field("b"))
    }
    user.press(.enter, [.command, .shift])
    expect(screen.finishes, equals: 0)
  }

  @Test(
    "The navigator's key commands have titles and priority"
  )
  func titles() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    user.tap(screen.field("b"))
    let commands = screen.keyCommands ?? []
    expect(commands.count, equals: 3)
    expect(commands.filter(\.wantsPriorityOverSystemBehavior).count, equals: 3)
    expect(
      Set(commands.compactMap(\.discoverabilityTitle)),
      equals: Set(NavigationKey.allCases.map(\.title)))
  }

  @Test(
    "The controller has key commands only while a field of the form has focus",
    .underPolicyPairs
  )
  func onlyWhileFocused() {
    let screen = FormScreen(2)
    let own = UIKeyCommand(
      input: "s", modifierFlags: .command, action: "save:")
    screen.addKeyCommand(own)
    let user = User(root: screen)
    user.settle()
    expect(screen.keyCommands, equals: [own])
    user.tap(screen.field("a"))
    expect(screen.keyCommands?.contains(own), equals: true)
    expect((screen.keyCommands ?? []).count > 1)
    screen.field("a").resignFirstResponder()
    user.settle()
    expect(screen.keyCommands, equals: [own])
    expect(screen.view.interactions.isEmpty)
  }
}

extension UIViewController {
  fileprivate var hasFinishKey: Bool {
    keyCommands?.contains { $0.input == "\r" } == true
  }
}
