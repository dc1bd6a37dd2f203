import Expectations
import FieldNavigation
import Foundation
import Testing
import UIKit
import UIKitDriver

@testable import FieldNavigationUIKit

@MainActor @Suite("How Tab moves focus in UIKit")
struct NavigatorTabTests {
  /// The field with focus after each press.
  private static func walk(
    _ user: User, _ count: Int, _ flags: UIKeyModifierFlags = []
  ) -> [String] {
    (0..<count).map { _ in
      user.press(.tab, flags)
      return user.focused.map(user.device.name(of:)) ?? "nobody"
    }
  }

  /// With the explicit order, the navigator handles Tab despite a focus system.
  @Test(
    "Tab and Shift+Tab visit filled and empty fields (R8)",
    .underEveryPolicy)
  func walk() {
    let screen = FormScreen(4, filled: ["b"]) {
      $0.fields[3].delegate = Delegate.idle
    }
    let user = User(root: screen)
    screen.navigator?.configuration.order = .explicit(screen.fields)
    user.tap(screen.field("a"))
    expect(Self.walk(user, 3), equals: ["b", "c", "d"])
    expect(Self.walk(user, 3, .shift), equals: ["c", "b", "a"])
    expect(user.calls().filter { $0 == "d didBegin" }.count, equals: 1)
    expect(screen.finishes, equals: 0)
  }

  @Test(
    "Tab follows an explicit order (R8)",
    .underPolicyPairs)
  func explicitOrder() {
    let screen = FormScreen(4)
    let user = User(root: screen)
    screen.navigator?.configuration.order = .explicit([
      screen.field("c"), screen.field("a"),
    ])
    user.tap(screen.field("c"))
    expect(Self.walk(user, 3), equals: ["d", "a", "b"])
    expect(Self.walk(user, 3, .shift), equals: ["a", "d", "c"])
  }

  @Test(
    "Tab skips disabled and hidden fields but visits excluded fields (R1, R8)",
    .underPolicyPairs)
  func stops() {
    let screen = FormScreen(5)
    let user = User(root: screen)
    screen.navigator?.configuration.order = .explicit(screen.fields)
    screen.navigator?.setRole(.excluded, of: screen.field("c"))
    screen.field("b").isHidden = true
    user.tap(screen.field("a"))
    screen.field("d").isEnabled = false
    expect(Self.walk(user, 2), equals: ["c", "e"])
  }

  @Test(
    "The system handles Tab at the ends of the form (R8)",
    .underPolicyPairs)
  func ends() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    screen.navigator?.configuration.order = .explicit(screen.fields)
    user.tap(screen.field("c"))
    expect(user.commands, equals: ["shift \t", "command \r"])
    user.tap(screen.field("a"))
    expect(user.commands, equals: ["\t", "command \r"])
    user.tap(screen.field("b"))
    expect(user.commands, equals: ["\t", "shift \t", "command \r"])
  }

  @Test(
    "Tab skips fields that refuse focus (R10)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func refusal() {
    let delegate = Delegate()
    let screen = FormScreen(3) { screen in
      for field in screen.fields.dropFirst() { field.delegate = delegate }
    }
    let user = User(root: screen)
    screen.navigator?.configuration.order = .explicit(screen.fields)
    delegate.begins = { $0 !== screen.field("b") }
    user.tap(screen.field("a"))
    user.type("12")
    screen.field("a").selectedTextRange = user.caret(1)
    expect(Self.walk(user, 1), equals: ["c"])
    user.tap(screen.field("a"))
    screen.field("a").selectedTextRange = user.caret(1)
    delegate.begins = { _ in false }
    expect(Self.walk(user, 1), equals: ["a"])
    expect(user.caretPlace, equals: 1)
  }

  @Test(
    "A focus system handles Tab if the app sets no order",
    .underPolicyPairs)
  func focusSystem() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    user.tap(screen.field("b"))
    let own = Policies.current.hasFocusSystem ? [] : ["\t", "shift \t"]
    expect(user.commands, equals: own + ["command \r"])
    screen.navigator?.configuration.order = .tag
    for (tag, field) in screen.fields.reversed().enumerated() {
      field.tag = tag
    }
    user.settle()
    expect(Self.walk(user, 1), equals: ["a"])
  }
}

extension User {
  /// The current key commands as text, with their modifiers.
  var commands: [String] {
    (window.rootViewController?.keyCommands ?? []).map { command in
      let flags = command.modifierFlags
      let name = flags == .shift ? "shift " : "command "
      return (flags.isEmpty ? "" : name) + (command.input ?? "?")
    }
  }
}
