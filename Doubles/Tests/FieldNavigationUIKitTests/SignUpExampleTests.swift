import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

@testable import SignUpExample

/// The first screen of Examples/SignUp.swiftpm.
@Suite("The sign-up example") @MainActor struct SignUpExampleTests {
  private func start() -> (user: User, field: (String) throws -> UITextField) {
    let user = User(size: CGSize(width: 390, height: 844)) {
      SignUpViewController()
    }
    user.device.keyboard.height = 336
    return (
      user,
      { name in
        try #require(
          user.window.textFields.first { $0.accessibilityIdentifier == name })
      }
    )
  }

  @Test(
    "Return visits the empty fields and then signs the user up (R4, R5)",
    .underPolicyPairs)
  func walk() throws {
    let (user, field) = start()
    user.tap(try field("username"))
    user.type("ada")
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.focused, identicalTo: try field("email"))
    user.type("ada@example.com")
    user.tapReturn()
    expect(user.focused, identicalTo: try field("password"))
    user.type("analytical")
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.focused, identicalTo: try field("invite"))
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expectNil(user.focused)
    let root = try #require(user.window.rootViewController)
    expect(root.presentedViewController is WelcomeViewController)
    expect(root.view.frame.minY, equals: 0)
  }

  @Test(
    "Return shows Done when the form hides its last empty field (R1, R6)"
  )
  func invited() throws {
    let (user, field) = start()
    user.tap(try field("email"))
    user.type("ada@example.org")
    user.tapReturn()
    user.type("a")
    try expect(!field("invite").canBeSeen)
    expect(user.returnKey, equals: .done)
    user.deleteAll()
    try expect(field("invite").canBeSeen)
    expect(user.returnKey, equals: .next)
  }

  @Test(
    "Return in the last field focuses an earlier empty field"
  )
  func missing() throws {
    let (user, field) = start()
    user.tap(try field("invite"))
    user.type("x")
    user.tapReturn()
    expect(user.focused, identicalTo: try field("username"))
    let root = try #require(user.window.rootViewController)
    expectNil(root.presentedViewController)
  }

  @Test(
    "R16: Return in the last field goes back to a wrong address, with a message",
    .underPolicyPairs)
  func mistake() throws {
    let (user, field) = start()
    let root = try #require(user.window.rootViewController)
    var messages: [String] {
      user.window.shownTexts.filter { $0.hasPrefix("An address") }
    }
    user.tap(try field("username"))
    for text in ["ada", "ada", "analytical", "x"] {
      user.type(text)
      expect(messages, equals: [])
      user.tapReturn()
    }
    let email = try field("email")
    expect(user.focused, identicalTo: email)
    expect(messages.count, equals: 1)
    expect(email.accessibilityHint, equals: messages.first)
    expectNil(root.presentedViewController)
    user.tapReturn()
    expect(user.focused, identicalTo: email, "the mistake is still there")
    user.type("@example.com")
    expect(messages, equals: [])
    expectNil(email.accessibilityHint)
    user.tapReturn()
    expectNil(user.focused)
    expect(root.presentedViewController is WelcomeViewController)
  }

  @Test("R16: the button goes back to a wrong address, too")
  func mistakeAtButton() throws {
    let (user, field) = start()
    for (name, text) in [("username", "a"), ("email", "a"), ("password", "a")] {
      user.tap(try field(name))
      user.type(text)
    }
    user.tap(try #require(user.window.view(named: "sign-up")))
    expect(user.focused, identicalTo: try field("email"))
    let root = try #require(user.window.rootViewController)
    expectNil(root.presentedViewController)
  }

  @Test(
    "The controller is released when the window's root controller is removed")
  func freed() throws {
    let (user, field) = start()
    user.tap(try field("password"))
    weak let controller = user.window.rootViewController
    user.window.rootViewController = nil
    expectNil(controller)
  }
}

extension UIView {
  /// The texts of the labels that aren't hidden.
  fileprivate var shownTexts: [String] {
    if isHidden { return [] }
    return ((self as? UILabel)?.text.map { [$0] } ?? [])
      + subviews.flatMap(\.shownTexts)
  }
}
