import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Tests the form from the article about Tab. On the simulated device, UIKit
/// doesn't report a press of Tab. The tests compare the article's algorithm
/// with `TabOrderHandler`.
@MainActor
@Suite(
  "The article's Tab algorithm and `TabOrderHandler` follow the app's order")
struct TabArticleTests {
  @Test("UIKit's own Tab visits fields 1, 4, 2, 3")
  func symptom() {
    let form = TabForm()
    let user = User(tabs: [0, 3, 1, 2], root: form)
    user.tap(form.fields[0])
    expect(user.tabWalk(4), equals: ["4", "2", "3", "1"])
    expect(user.tabWalk(4, .shift), equals: ["3", "2", "4", "1"])
  }

  @Test(
    "With the article's algorithm, Tab follows the app's order and Shift+Tab reverses it",
    .underPolicyPairs(where: { !$0.hasFocusSystem }))
  func articleCures() {
    check(TabArticleForm())
  }

  @Test(
    "With `TabOrderHandler`, Tab follows the app's order and Shift+Tab reverses it (R8)",
    .underEveryPolicy(where: { !$0.hasFocusSystem }))
  func oursCures() {
    check(ours())
  }

  @Test(
    "Both algorithms cause the same delegate calls at every step",
    .underPolicyPairs(where: { !$0.hasFocusSystem }))
  func sideBySide() {
    let article = steps(TabArticleForm())
    expect(article, equals: steps(ours()))
    expect(article.count, equals: 14)
  }

  private func ours() -> TabOursForm {
    let form = TabOursForm()
    form.observed = [0, 3, 1, 2]
    return form
  }

  private func check(_ form: TabForm) {
    let user = User(tabs: [0, 3, 1, 2], root: form)
    user.tap(form.fields[0])
    expect(user.tabWalk(4), equals: ["2", "3", "4", "1"])
    expect(user.tabWalk(4, .shift), equals: ["4", "3", "2", "1"])
    user.tap(form.fields[2])
    expect(user.tabWalk(1), equals: ["4"])
  }

  /// Presses Tab and Return, taps fields, and returns the calls of each step.
  private func steps(_ form: TabForm) -> [[String]] {
    let user = User(tabs: [0, 3, 1, 2], root: form)
    let acts: [() -> Void] =
      [{ user.tap(form.fields[0]) }]
      + Array(repeating: { user.press(.tab) }, count: 4)
      + [{ user.tapReturn() }, { user.tap(form.fields[3]) }]
      + Array(repeating: { user.press(.tab, .shift) }, count: 5)
      + [{ user.tapReturn() }, { user.press(.tab) }]
    return acts.map { act in
      act()
      return user.calls() + [user.tabFocus]
    }
  }
}

/// Limits of the article's algorithm: it supports only four fields in a fixed
/// order. `TabOrderHandler` doesn't have these limits.
@MainActor @Suite("Weak spots of the article's Tab algorithm")
struct TabWeakSpotTests {
  /// Presses Tab in field "1" and returns the name of the focused field.
  private func press(
    in form: TabForm, order: [Int] = [0, 3, 1, 2],
    _ flags: UIKeyModifierFlags = [], change: (TabForm, User) -> Void
  ) -> String {
    let user = User(tabs: order, root: form)
    user.tap(form.fields[0])
    change(form, user)
    user.press(.tab, flags)
    return user.tabFocus
  }

  private func ours(_ observed: [Int] = [0, 3, 1, 2]) -> TabOursForm {
    let form = TabOursForm()
    form.count = observed.count
    form.observed = observed
    return form
  }

  @Test(
    "A disabled field misleads the article's algorithm but not `TabOrderHandler`"
  )
  func disabled() {
    let disable = { (form: TabForm, _: User) in
      form.fields[1].isEnabled = false
    }
    expect(press(in: TabArticleForm(), change: disable), equals: "4")
    expect(press(in: ours(), change: disable), equals: "3")
  }

  @Test(
    "`TabOrderHandler` skips a hidden field, unlike the article's algorithm (R1)"
  )
  func hidden() {
    let hide = { (form: TabForm, _: User) in form.fields[1].isHidden = true }
    expect(press(in: TabArticleForm(), change: hide), equals: "2")
    expect(press(in: ours(), change: hide), equals: "3")
  }

  @Test(
    "A fifth field misleads the article's algorithm but not `TabOrderHandler`"
  )
  func five() {
    let order = [0, 3, 1, 4, 2]
    let article = TabArticleForm()
    article.count = 5
    article.observed = order
    expect(press(in: article, order: order) { _, _ in }, equals: "4")
    expect(press(in: ours(order), order: order) { _, _ in }, equals: "2")
  }

  @Test(
    "A tap after a Tab without effect misleads only the article's algorithm",
    .underEach(\.order))
  func tapBetween() {
    func tapAfterTab(_ form: TabForm) -> String {
      let user = User(tabs: [0, 3, 1, 2], root: form)
      user.tap(form.fields[0])
      for field in form.fields.dropFirst() { field.isHidden = true }
      user.press(.tab)
      for field in form.fields { field.isHidden = false }
      user.tap(form.fields[2])
      return user.tabFocus
    }
    expect(tapAfterTab(TabArticleForm()), equals: "4")
    expect(tapAfterTab(ours()), equals: "3")
  }
}
