import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

@testable import SignUpExample

/// The app of Examples/SignUp.swiftpm, started by its scene delegate.
@MainActor private struct App {
  let user = User(size: CGSize(width: 390, height: 844), app: SceneDelegate())

  init() {
    user.device.keyboard.height = 336
  }

  func tap(_ name: String) throws {
    let top = try #require(user.window.subviews.last)
    user.tap(try #require(top.view(named: name)))
  }

  /// Opens a screen from the menu.
  func open<Screen: UIViewController>(
    _ name: String, _ screen: Screen.Type
  ) throws -> Screen {
    try tap(name)
    return try #require(
      user.window.rootViewController?.presentedViewController as? Screen)
  }
}

@Suite("The screens of the example app") @MainActor struct ExampleScreensTests {
  @Test("The menu opens the sign-up form", .underPolicyPairs)
  func signUp() throws {
    let app = App()
    _ = try app.open("sign-up", SignUpViewController.self)
    try app.tap("username")
    expect(app.user.sight, equals: "username next")
  }

  @Test(
    "Return visits all 60 empty rows and then pays (R13)",
    .underPolicyPairs)
  func checkout() throws {
    let app = App()
    let screen = try app.open("checkout", OrderViewController.self)
    let empty = (1...60).filter { $0 % 3 != 1 }
    try app.tap("engraving-2")
    for number in empty {
      let key = number == empty.last ? "continue" : "next"
      expect(app.user.sight, equals: "engraving-\(number) \(key)")
      app.user.type("\(number)")
      app.user.tapReturn()
    }
    expect(screen.hasPaid)
    expect(screen.engravings[..<3], equals: ["Ada", "2", "3"])
    expect(!screen.engravings.contains(""))
  }

  @Test(
    "The Send key sends a message and the keyboard stays open (R6)",
    .underPolicyPairs)
  func chat() throws {
    let app = App()
    let screen = try app.open("chat", ChatViewController.self)
    try app.tap("recipient")
    expect(app.user.sight, equals: "recipient next")
    app.user.type("Grace")
    app.user.tapReturn()
    for text in ["Hello", "Bye"] {
      expect(app.user.sight, equals: "message send")
      app.user.type(text)
      app.user.tapReturn()
    }
    expect(screen.sent, equals: "Hello\nBye\n")
  }

  @Test("The chat's message field stays above the keyboard (A1)")
  func chatIsVisible() throws {
    let app = App()
    let screen = try app.open("chat", ChatViewController.self)
    try app.tap("message")
    expect(screen.message.place.maxY <= 844 - 336)
  }

  @Test(
    "A switch that adds fields changes the key to Next (R1, R6)",
    .underPolicyPairs)
  func settings() throws {
    let app = App()
    let screen = try app.open("settings", SettingsViewController.self)
    try app.tap("name")
    expect(app.user.sight, equals: "name done")
    try app.tap("proxy")
    expect(app.user.sight, equals: "name next")
    app.user.type("Ada")
    app.user.tapReturn()
    app.user.type("localhost")
    app.user.tapReturn()
    expect(
      app.user.sight, equals: "port none", "a number pad has no Return key")
    expect(app.user.bar != nil)
    app.user.tapBar("Done")
    expect(screen.hasSaved)
  }

  @Test(
    "The address sheet closes after its last field (R12)",
    .underPolicyPairs)
  func sheet() throws {
    let app = App()
    let screen = try app.open("settings", SettingsViewController.self)
    try app.tap("address")
    expect(screen.presentedViewController is AddressSheet)
    try app.tap("street")
    expect(app.user.sight, equals: "street next")
    app.user.type("Main Street 1")
    app.user.tapReturn()
    expect(app.user.sight, equals: "city done")
    app.user.type("London")
    app.user.tapReturn()
    expectNil(screen.presentedViewController)
    expect(screen.address, equals: "Main Street 1, London")
    expect(!screen.hasSaved, "the form below does not end")
  }
}

extension UIView {
  func view(named name: String) -> UIView? {
    if accessibilityIdentifier == name { return self }
    return content.lazy.compactMap { $0.view(named: name) }.first
  }
}
