import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Tests fields that UIKit clears when the user returns to them.
@MainActor @Suite("The UIKit double: fields that are cleared")
struct DoubleClearingTests {
  @Test(
    "The first change after a secure field regains focus clears the old text")
  func secure() {
    let (form, user) = DoubleForm.started()
    form.a.isSecureTextEntry = true
    user.tap(form.a)
    user.type("se")
    user.type("cret")
    expect(form.a.text, equals: "secret")
    user.tap(form.b)
    user.tap(form.a)
    expect(form.a.text, equals: "secret")
    user.type("x")
    user.type("y")
    expect(form.a.text, equals: "xy")
  }

  @Test("A field with `clearsOnBeginEditing` is empty when it gets focus")
  func clearing() {
    let (form, user) = DoubleForm.started()
    form.b.clearsOnBeginEditing = true
    form.b.text = "old"
    user.tap(form.b)
    expect(form.b.text, equals: "")
  }

  @Test("A Mac shows no keyboard and posts no keyboard notification")
  func mac() {
    let (form, user) = DoubleForm.started()
    form.a.resignFirstResponder()
    user.device.isMac = true
    _ = user.calls()
    user.tap(form.a)
    expectNil(user.device.keyboard.frame)
    expect(!user.calls().contains { $0.hasPrefix("keyboard") })
  }
}
