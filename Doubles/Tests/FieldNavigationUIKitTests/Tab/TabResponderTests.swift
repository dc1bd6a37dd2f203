import Expectations
import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Tests Tab's key commands in listed and unlisted responders, such as text
/// views and controllers.
@MainActor @Suite("Tab in text views and other responders")
struct TabResponderTests {
  @Test(
    "Tab in an unlisted text view inserts a tab character", .underPolicyPairs)
  func unlistedText() {
    let form = TabCommandForm()
    let user = User(tabs: nil, root: form)
    let notes = form.addNotes()
    user.tap(notes)
    user.type("a")
    _ = user.calls()
    user.press(.tab)
    expect(notes.text, equals: "a\t")
    expect(user.calls(), equals: ["notes command Next Field"])
    expect(user.focused, identicalTo: notes)
    user.press(.tab, .shift)
    expect(user.tabFocus, equals: "3", "the last of the order")
  }

  @Test(
    "Tab moves focus out of a listed text view and keeps its text",
    .underPolicyPairs)
  func listedText() {
    let form = TabCommandForm()
    let user = User(tabs: nil, root: form)
    let notes = form.addNotes()
    notes.delegate = form
    form.tabs.viewOrder.insert(notes, at: 1)
    user.tap(form.fields[0])
    _ = user.calls()
    expect(user.tabWalk(1), equals: ["notes"])
    expect(
      user.tabCalls(),
      equals: ["1 command Next Field"]
        + user.handover("1", "notes"))
    expect(user.tabWalk(1), equals: ["4"])
    expect(user.tabWalk(2, .shift), equals: ["notes", "1"])
    expect(notes.text, equals: "")
    notes.isEditable = false
    expect(user.tabWalk(1), equals: ["4"])
  }

  @Test(
    "Tab from an unlisted view focuses the first field, and Shift+Tab the last"
  )
  func unlistedView() {
    let form = TabCommandForm()
    let user = User(tabs: nil, root: form)
    let dial = form.addDial()
    user.tap(dial)
    expect(user.tabWalk(1), equals: ["1"])
    user.tap(dial)
    expect(user.tabWalk(1, .shift), equals: ["3"])
    form.fields[0].isHidden = true
    user.tap(dial)
    expect(user.tabWalk(1), equals: ["4"])
  }

  @Test(
    "Tab visits the app's own view and the controller when the order lists them",
    .underPolicyPairs)
  func anyResponder() {
    let form = TabCommandForm()
    form.takesFocus = true
    let user = User(tabs: nil, root: form)
    form.tabs.viewOrder = [form.fields[0], form.addDial(), form]
    user.tap(form.fields[0])
    expect(user.tabWalk(3), equals: ["dial", "TabCommandForm", "1"])
    expect(user.tabWalk(3, .shift), equals: ["TabCommandForm", "dial", "1"])
  }

  @Test(
    "R14: Tab doesn't move focus with other modifiers or during text composition",
    .underPolicyPairs
  )
  func wishes() {
    let form = TabCommandForm()
    let user = User(tabs: nil, root: form)
    for flags in [.command, .alternate, .control, [.control, .shift]]
      as [UIKeyModifierFlags]
    {
      user.tap(form.fields[0])
      expect(user.tabWalk(1, flags), equals: ["1"])
    }
    let composing = TabComposingField(frame: form.fields[1].frame)
    composing.accessibilityIdentifier = "composing"
    form.view.addSubview(composing)
    for order in [[composing], []] {
      form.tabs.viewOrder = order + form.fields
      user.tap(composing)
      expect(user.tabWalk(1), equals: ["composing"])
      expect(user.tabWalk(1, .shift), equals: ["composing"])
    }
  }
}
