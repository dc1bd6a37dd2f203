import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

/// R10 for Tab and Shift+Tab with key commands.
@MainActor @Suite("Tab to fields that refuse") struct TabRefusalTests {
  @Test("R10: the next one is tried, each at most once")
  func next() {
    for policies in Policies.product { check(policies) }
  }

  @Test("The check notices a wrong UIKit")
  func faults() {
    expectFaultsAreNoticed(check)
  }

  private func check(_ policies: Policies) {
    let (form, user) = start(policies)
    form.answer = { $0 !== form.fields[3] && $0 !== form.fields[1] }
    user.press(.tab)
    #expect(user.tabFocus == "3", "\(policies)")
    let asked = user.calls().filter { $0.hasSuffix("shouldBegin") }
    #expect(
      asked == ["4 shouldBegin", "2 shouldBegin"]
        + policies.tabHandover("", "3").filter { $0 == "3 shouldBegin" },
      "\(policies)")
    #expect(user.tabWalk(1, .shift) == ["1"], "\(policies)")
  }

  @Test("R10: where all refuse the user stays, with the same selection")
  func all() {
    for policies in Policies.pairwise {
      let (form, user) = start(policies)
      user.type("abcdef")
      let first = form.fields[0]
      first.selectedTextRange = range(in: first)
      form.answer = { $0 === first }
      for flags in [[], .shift] as [UIKeyModifierFlags] {
        #expect(user.tabWalk(1, flags) == ["1"], "\(policies)")
        #expect(first.text == "abcdef")
        #expect(
          first.selectedTextRange?.start.distance(in: first) == 1,
          "\(policies)")
        #expect(
          first.selectedTextRange?.end.distance(in: first) == 3,
          "\(policies)")
      }
    }
  }

  private func range(in field: UITextField) -> UITextRange? {
    let start = field.beginningOfDocument
    guard let from = field.position(from: start, offset: 1),
      let to = field.position(from: start, offset: 3)
    else { return nil }
    return field.textRange(from: from, to: to)
  }

  @Test("R10: all refuse a field that is hidden or gone: nothing hangs")
  func allFromHidden() {
    let (form, user) = start(Policies())
    form.answer = { $0 === form.fields[0] }
    form.fields[0].isHidden = true
    #expect(user.tabWalk(2) == ["1", "1"])
    #expect(user.tabWalk(2, .shift) == ["1", "1"])
  }

  @Test("R10: from a view that is not listed too")
  func unlisted() {
    for order in Policies.Order.allCases {
      let (form, user) = start(Policies { $0.order = order })
      let dial = form.addDial()
      user.tap(dial)
      form.answer = { $0 === form.fields[1] }
      #expect(user.tabWalk(1) == ["2"], "\(order)")
      user.tap(dial)
      form.answer = { _ in false }
      #expect(user.tabWalk(1) == ["dial"], "\(order)")
      #expect(user.tabWalk(1, .shift) == ["dial"], "\(order)")
    }
  }

  @Test("R10: a picker that is presented from the question ends the search")
  func presents() {
    for policies in Policies.pairwise {
      let (form, user) = start(policies)
      form.answer = { field in
        guard field === form.fields[3] else { return true }
        form.present(UIViewController(), animated: true)
        return false
      }
      user.press(.tab)
      let asked = user.calls().filter { $0.hasSuffix("shouldBegin") }
      #expect(asked == ["4 shouldBegin"], "\(policies)")
      #expect(form.presentedViewController != nil)
    }
  }

  @Test("R14: focus that the app moves during the question stays there")
  func appMoves() {
    for policies in Policies.pairwise {
      let (form, user) = start(policies)
      form.answer = { field in
        guard field === form.fields[3] else { return true }
        form.fields[2].becomeFirstResponder()
        return false
      }
      #expect(user.tabWalk(1) == ["3"], "\(policies)")
    }
  }

  @Test("R14: the same from a controller that has focus itself")
  func appMovesFromController() {
    for policies in Policies.pairwise {
      let (form, user) = start(policies)
      form.takesFocus = true
      form.tabs.viewOrder.insert(form, at: 0)
      form.becomeFirstResponder()
      form.answer = { field in
        guard field === form.fields[0] else { return true }
        form.fields[2].becomeFirstResponder()
        return false
      }
      #expect(user.tabWalk(1) == ["3"], "\(policies)")
    }
  }

  private func start(_ policies: Policies) -> (TabCommandForm, User) {
    let form = TabCommandForm()
    let user = User(tabs: nil, policies, root: form)
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
