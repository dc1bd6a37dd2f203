import Expectations
import FieldNavigationRecipes
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitDriver

/// Tests `TabOrderHandler` in a delegate that follows the article. On the
/// simulated device, UIKit doesn't report a press of Tab.
@MainActor @Suite("Tab in the app's order, with the article's delegate")
struct TabDelegateTests {
  @Test(
    "R8: Tab follows the app's order when UIKit uses another order",
    .underPolicyPairs(where: { !$0.hasFocusSystem }), arguments: 2...8)
  func anyForm(count: Int) {
    let place = Policies.pairwise.firstIndex(of: .current) ?? 0
    let seed = Seeds.one(UInt64(100 * count + place))
    var random = Seeded(seed)
    for round in (4 * place)..<(4 * place + 4) {
      let observed = Array(0..<count).shuffled(using: &random)
      let hidden = Array(0..<count).shuffled(using: &random)
        .prefix(round % max(1, count - 2))
      check(observed, hidden: Set(hidden), "seed \(seed)")
    }
  }

  private func check(_ observed: [Int], hidden: Set<Int>, _ why: Comment) {
    let form = TabOursForm()
    form.count = observed.count
    form.observed = observed
    let user = User(tabs: observed, root: form)
    for place in hidden { form.fields[place].isHidden = true }
    let seen = observed.indices.filter { !hidden.contains($0) }
    let names = seen.map { "\($0 + 1)" }
    user.tap(form.fields[seen[0]])
    expect(user.tabWalk(seen.count), equals: names[1...] + [names[0]], why)
    // With only two fields, Tab and Shift+Tab move to the same field.
    expect(user.tabWalk(seen.count, .shift), equals: names.reversed(), why)
  }

  @Test("Tab follows the app's order after the app adds or removes fields")
  func comeAndGo() {
    let form = TabOursForm()
    form.observed = [0, 3, 1, 2]
    let user = User(tabs: [0, 3, 1, 2], root: form)
    user.tap(form.fields[0])
    user.remove(form.fields[1])
    user.device.nativeTabOrder = [0, 2, 1]
    expect(user.tabWalk(3), equals: ["3", "4", "1"])
    let new = form.add(4)
    user.device.nativeTabOrder = [0, 3, 2, 1]
    expect(
      user.tabWalk(1), equals: ["5"], "UIKit's own way, while it is unknown")
    form.tabs.viewOrder.insert(new, at: 1)
    form.tabs.uikitObservedOrder.insert(new, at: 1)
    user.tap(form.fields[0])
    expect(user.tabWalk(4), equals: ["5", "3", "4", "1"])
    expect(user.tabWalk(4, .shift), equals: ["4", "3", "5", "1"])
  }

  @Test(
    "Tab visits a listed field that is transparent (R1)",
    arguments: [[0, 1, 2], [0, 2, 1]])
  func transparent(observed: [Int]) {
    let form = TabOursForm()
    form.count = 3
    form.observed = observed
    let user = User(tabs: observed, root: form)
    form.fields[1].alpha = 0
    user.tap(form.fields[0])
    expect(user.tabWalk(1), equals: ["2"])
  }

  @Test(
    "R10: Tab tries the next field when a field refuses focus",
    .underEach(\.order))
  func refusal() {
    let form = RefusingOursForm()
    let user = User(tabs: [0, 3, 1, 2], root: form)
    form.refuses = { $0 === form.fields[1] }
    user.tap(form.fields[0])
    expect(user.tabWalk(2), equals: ["3", "4"])
    form.refuses = { $0 !== form.fields[3] }
    user.device.isTabRestricted = false
    expect(user.tabWalk(1), equals: ["4"], "all refuse")
  }

  @Test("A tap focuses a field after all fields refused focus on Tab")
  func tapAfterRefusedTab() async {
    let form = RefusingOursForm()
    let user = User(tabs: [0, 3, 1, 2], root: form)
    user.tap(form.fields[0])
    form.refuses = { $0 !== form.fields[0] }
    expect(user.tabWalk(1), equals: ["1"])
    form.refuses = { _ in false }
    // Waits until the main thread's next run loop turn begins. Other tests may
    // run in the meantime.
    let device = Device.current
    await Task { @MainActor in }.value
    Device.current = device
    user.tap(form.fields[2])
    expect(user.tabFocus, equals: "3")
  }

  @Test("The handler retains neither the listed fields nor the controller")
  func lifetime() {
    weak var form: TabOursForm?
    weak var gone: UITextField?
    weak var tabs: TabOrderHandler?
    do {
      let mine = TabOursForm()
      mine.observed = [0, 3, 1, 2]
      let user = User(tabs: [0, 3, 1, 2], root: mine)
      (form, tabs) = (mine, mine.tabs)
      user.tap(mine.fields[0])
      expect(user.tabWalk(2).count, equals: 2)
      gone = mine.fields[3]
      user.remove(mine.fields[3])
      mine.forget(mine.fields[3])
      expectNil(gone)
      expect(mine.tabs.viewOrder, equals: mine.fields)
      expect(mine.tabs.uikitObservedOrder.count, equals: 3)
      user.device.nativeTabOrder = [0, 1, 2]
      expect(user.tabWalk(1), equals: ["1"], "from 3 round the end")
      user.window.rootViewController = nil
    }
    expectNil(form)
    expectNil(tabs)
  }
}

/// A form whose delegate refuses focus for chosen fields.
@MainActor private final class RefusingOursForm: TabForm, UITextFieldDelegate {
  var refuses: (UITextField) -> Bool = { _ in false }
  private lazy var tabs = TabOrderHandler(
    viewOrder: fields,
    uikitObservedOrder: [0, 3, 1, 2].map { fields[$0] })

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    tabs.recordTextFieldEntered(textField)
    return !tabs.didBypassUIKitTab() && !refuses(textField)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    tabs.textFieldDidBeginEditing(textField)
  }
}
