import Expectations
import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Tests what `activate(in:)` adds, what `deactivate()` removes, and what a
/// handler retains.
@MainActor @Suite("The lifetime of Tab handlers") struct TabLifetimeTests {
  @Test("deactivate() restores the app's key commands and interactions")
  func deactivate() {
    let form = TabCommandForm()
    let user = User(tabs: [0, 2, 1, 3], root: form)
    let own = UIKeyCommand(
      input: "s", modifierFlags: .command, action: "save:")
    form.addKeyCommand(own)
    let other = Mark()
    form.view.addInteraction(other)
    expect(form.keyCommands?.count, equals: 3)
    expect(form.view.interactions.count, equals: 2)

    form.tabs.deactivate()
    expect(form.keyCommands, equals: [own])
    expect(form.view.interactions.map { $0 === other }, equals: [true])
    user.tap(form.fields[0])
    expect(user.tabWalk(4), equals: ["3", "2", "4", "1"], "UIKit's own way")

    form.tabs.deactivate()
    form.tabs.activate(in: form)
    form.tabs.activate(in: form)
    expect(form.keyCommands?.count, equals: 3)
    expect(form.view.interactions.count, equals: 2)
    expect(user.tabWalk(1), equals: ["4"])
  }

  @Test("A handler can move to another controller")
  func moves() {
    let (first, second) = (TabCommandForm(), TabForm())
    let user = User(tabs: nil, root: first)
    first.addChild(second)
    first.view.addSubview(second.view)
    first.tabs.viewOrder = second.fields.reversed()
    first.tabs.activate(in: second)
    expect(first.keyCommands?.isEmpty, equals: true)
    expect(first.view.interactions.isEmpty)
    user.tap(second.fields[3])
    expect(user.tabWalk(2), equals: ["3", "2"])
  }

  @Test(
    "Tab in a nested controller follows the inner handler's order",
    .underPolicyPairs)
  func two() {
    let (outer, inner) = (TabCommandForm(), TabCommandForm())
    let user = User(tabs: nil, root: outer)
    inner.order = [3, 2, 1, 0]
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    user.tap(outer.fields[0])
    expect(user.tabWalk(4), equals: ["4", "2", "3", "1"])
    user.tap(inner.fields[0])
    expect(user.tabWalk(4), equals: ["4", "3", "2", "1"])
    expect(inner.fields[0].isFirstResponder)
    inner.tabs.deactivate()
    expect(user.tabWalk(1), equals: ["1"], "enters the outer order")
    expect(outer.fields[0].isFirstResponder)
  }

  @Test("A handler doesn't retain the listed responders")
  func weakFields() {
    let form = TabCommandForm()
    let user = User(tabs: nil, root: form)
    weak let gone: UITextField? = form.fields[3]
    user.tap(form.fields[0])
    user.remove(form.fields[3])
    form.forget(form.fields[3])
    expectNil(gone)
    expect(form.tabs.viewOrder.count, equals: 3)
    expect(user.tabWalk(3), equals: ["2", "3", "1"])
  }

  @Test(
    "A handler is released with its view and doesn't retain the controller",
    .underPolicyPairs)
  func lifetime() {
    weak var tabs: TabOrderHandler?
    weak var form: TabForm?
    weak var view: UIView?
    let user: User
    do {
      let mine = TabForm()
      (form, view) = (mine, mine.view)
      user = User(tabs: nil, root: mine)
      let handler = TabOrderHandler(viewOrder: mine.fields.reversed())
      handler.activate(in: mine)
      tabs = handler
      user.tap(mine.fields[0])
    }
    expect(user.tabWalk(2), equals: ["4", "3"], "nothing else holds it")
    expect(tabs != nil)
    user.window.rootViewController = nil
    expectNil(form)
    expectNil(view)
    expectNil(tabs)
  }

  @Test("A handler can outlive its controller")
  func outlives() {
    let tabs = TabOrderHandler(viewOrder: [])
    weak var form: TabForm?
    do {
      let mine = TabForm()
      form = mine
      tabs.viewOrder = mine.fields
      tabs.activate(in: mine)
    }
    expectNil(form)
    expect(tabs.viewOrder.isEmpty)
    tabs.deactivate()
  }
}

@MainActor private final class Mark: NSObject, UIInteraction {
  weak var view: UIView?

  func willMove(to view: UIView?) {}

  func didMove(to view: UIView?) { self.view = view }
}
