import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Text that doesn't come from the keyboard's keys.
@MainActor @Suite("Fills, pastes, drops and corrections")
struct NavigatorFillTests {
  @Test(
    "Return skips fields that the system has filled (R4)", .underPolicyPairs)
  func fills() {
    let screen = FormScreen(4)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    user.fill([screen.field("a"): "ada", screen.field("b"): "a@b.de"])
    expect(screen.fields.map(\.text), equals: ["ada", "a@b.de", "", ""])
    expect(user.sight, equals: "a next")
    user.tapReturn()
    expect(user.sight, equals: "c next")
    user.fill([screen.field("c"): "1", screen.field("d"): "2"])
    expect(user.sight, equals: "c done")
    user.tapReturn()
    expect(user.sight, equals: "nobody")
    expect(screen.finishes, equals: 1)
  }

  @Test(
    "A paste and a drop count as text, and move no focus (R4)",
    .underPolicyPairs)
  func pastes() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    user.drop("x", into: screen.field("b"))
    user.paste("y")
    expect(user.sight, equals: "a next")
    user.tapReturn()
    expect(user.sight, equals: "c done")
    expect(screen.fields.map(\.text), equals: ["y", "x", ""])
    expect(screen.finishes, equals: 0)
  }

  @Test(
    "Return that accepts a correction moves on once (R4)", .underPolicyPairs)
  func corrects() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    user.type("teh")
    user.acceptCorrection("the")
    expect(user.sight, equals: "b next")
    expect(screen.fields.map(\.text), equals: ["the", "", ""])
    user.type("on teh")
    user.acceptCorrection("the")
    expect(user.sight, equals: "c done")
    user.type("x")
    user.acceptCorrection("y")
    expect(user.sight, equals: "nobody")
    expect(screen.fields.map(\.text), equals: ["the", "on the", "y"])
    expect(screen.finishes, equals: 1)
  }

  @Test(
    "Delete in an empty field changes no label and no focus",
    .underPolicyPairs)
  func deletes() {
    let screen = FormScreen(2)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    user.pressDelete()
    expect(user.sight, equals: "a next")
    user.tapReturn()
    user.pressDelete()
    expect(user.sight, equals: "b done")
  }
}
