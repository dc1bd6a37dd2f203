import Expectations
import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Tests refusals (R10) when the handler receives Tab and Shift+Tab as key
/// commands.
@MainActor @Suite("Tab and fields that refuse focus") struct TabRefusalTests {
  @Test(
    "R10: Tab tries the next field after a refusal and asks each field at most once",
    .underEveryPolicy(promising: .refusalKeepsFocus))
  func next() {
    let (form, user) = start()
    form.answer = { $0 !== form.fields[3] && $0 !== form.fields[1] }
    user.press(.tab)
    expect(user.tabFocus, equals: "3")
    let asked = user.calls().filter { $0.hasSuffix("shouldBegin") }
    expect(
      asked,
      equals: ["4 shouldBegin", "2 shouldBegin"]
        + user.handover("", "3").filter { $0 == "3 shouldBegin" })
    expect(user.tabWalk(1, .shift), equals: ["1"])
  }

  @Test(
    "R10: Tab changes neither focus nor selection when all fields refuse",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func all() {
    let (form, user) = start()
    user.type("abcdef")
    let first = form.fields[0]
    first.selectedTextRange = range(in: first)
    form.answer = { $0 === first }
    for flags in [[], .shift] as [UIKeyModifierFlags] {
      expect(user.tabWalk(1, flags), equals: ["1"])
      expect(first.text, equals: "abcdef")
      expect(first.selectedTextRange?.start.distance(in: first), equals: 1)
      expect(first.selectedTextRange?.end.distance(in: first), equals: 3)
    }
  }

  private func range(in field: UITextField) -> UITextRange? {
    let start = field.beginningOfDocument
    guard let from = field.position(from: start, offset: 1),
      let to = field.position(from: start, offset: 3)
    else { return nil }
    return field.textRange(from: from, to: to)
  }

  @Test("R10: Tab keeps focus in a hidden field when all other fields refuse")
  func allFromHidden() {
    let (form, user) = start()
    form.answer = { $0 === form.fields[0] }
    form.fields[0].isHidden = true
    expect(user.tabWalk(2), equals: ["1", "1"])
    expect(user.tabWalk(2, .shift), equals: ["1", "1"])
  }

  @Test(
    "R10: Tab from an unlisted view tries the next field after a refusal",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func unlisted() {
    let (form, user) = start()
    let dial = form.addDial()
    user.tap(dial)
    form.answer = { $0 === form.fields[1] }
    expect(user.tabWalk(1), equals: ["2"])
    user.tap(dial)
    form.answer = { _ in false }
    expect(user.tabWalk(1), equals: ["dial"])
    expect(user.tabWalk(1, .shift), equals: ["dial"])
  }

  @Test(
    "R10: Tab tries no other field when `shouldBeginEditing` presents a screen",
    .underPolicyPairs)
  func presents() {
    let (form, user) = start()
    form.answer = { field in
      guard field === form.fields[3] else { return true }
      form.present(UIViewController(), animated: true)
      return false
    }
    user.press(.tab)
    let asked = user.calls().filter { $0.hasSuffix("shouldBegin") }
    expect(asked, equals: ["4 shouldBegin"])
    expect(form.presentedViewController != nil)
  }

  @Test(
    "R14: Tab doesn't move focus again when `shouldBeginEditing` focuses another field",
    .underPolicyPairs)
  func appMoves() {
    let (form, user) = start()
    form.answer = { field in
      guard field === form.fields[3] else { return true }
      form.fields[2].becomeFirstResponder()
      return false
    }
    expect(user.tabWalk(1), equals: ["3"])
  }

  @Test(
    "R14: Tab from a controller doesn't move focus again when `shouldBeginEditing` moves it",
    .underPolicyPairs)
  func appMovesFromController() {
    let (form, user) = start()
    form.takesFocus = true
    form.tabs.viewOrder.insert(form, at: 0)
    form.becomeFirstResponder()
    form.answer = { field in
      guard field === form.fields[0] else { return true }
      form.fields[2].becomeFirstResponder()
      return false
    }
    expect(user.tabWalk(1), equals: ["3"])
  }

  private func start() -> (TabCommandForm, User) {
    let form = TabCommandForm()
    let user = User(tabs: nil, root: form)
    user.tap(form.fields[0])
    _ = user.calls()
    return (form, user)
  }
}

extension UITextPosition {
  @MainActor fileprivate func distance(in field: UITextField) -> Int {
    field.offset(from: field.beginningOfDocument, to: self)
  }
}
