import Expectations
import FieldNavigationRecipes
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitDriver

/// Tests `TabOrderHandler.activate(in:)`, which handles Tab with key commands.
@MainActor @Suite("Tab in the app's order, with key commands")
struct TabCommandTests {
  /// Field 4 is second in the app's order.
  @Test(
    "R8: Tab and Shift+Tab follow the view order with and without a focus system",
    .underEveryPolicy)
  func walk() {
    let form = TabCommandForm()
    let user = User(tabs: [0, 2, 1, 3], root: form)
    user.tap(form.fields[0])
    _ = user.calls()
    var from = "1"
    for (to, flags) in [
      ("4", []), ("2", []), ("3", []), ("1", []), ("3", .shift),
      ("2", .shift), ("4", .shift), ("1", .shift),
    ] as [(String, UIKeyModifierFlags)] {
      user.press(.tab, flags)
      let title = flags == .shift ? "Previous Field" : "Next Field"
      expect(
        user.tabCalls(),
        equals: ["\(from) command \(title)"] + user.handover(from, to))
      expect(user.tabFocus, equals: to)
      from = to
    }
  }

  @Test(
    "The key commands have titles and take priority over the system's commands")
  func commands() throws {
    let form = TabCommandForm()
    _ = User(tabs: nil, root: form)
    let commands = try #require(form.keyCommands)
    expect(commands.map(\.input), equals: ["\t", "\t"])
    expect(commands.map(\.modifierFlags), equals: [[], .shift])
    expect(
      commands.map(\.discoverabilityTitle),
      equals: ["Next Field", "Previous Field"])
    let first = commands.filter(\.wantsPriorityOverSystemBehavior)
    expect(first.count, equals: 2)
  }

  @Test(
    "R8: Shift+Tab reverses Tab when some fields are hidden, disabled or transparent"
  )
  func inverse() {
    let seed = Seeds.one(8)
    var random = Seeded(seed)
    for count in 1...8 {
      for _ in 0..<30 {
        let form = TabCommandForm()
        form.count = count
        form.order = Array(0..<count).shuffled(using: &random)
        let user = User(tabs: nil, root: form)
        var reachable = form.order
        for field in form.fields.indices.dropFirst() {
          switch random.next() % 5 {
          case 0: form.fields[field].isHidden = true
          case 1: form.fields[field].isEnabled = false
          case 2: form.fields[field].isUserInteractionEnabled = false
          case 3:
            form.fields[field].alpha = 0
            continue
          default: continue
          }
          reachable.removeAll { $0 == field }
        }
        user.tap(form.fields[0])
        let start = reachable.firstIndex(of: 0) ?? 0
        let names = reachable.map { "\($0 + 1)" }
        let round = names[start...] + names[..<start]
        let why: Comment = "seed \(seed)"
        expect(
          user.tabWalk(round.count), equals: round.dropFirst() + ["1"], why)
        expect(user.tabWalk(round.count, .shift), equals: round.reversed(), why)
      }
    }
  }

  @Test(
    "The order, the fields and their visibility may change at any time (R11)")
  func changes() {
    let form = TabCommandForm()
    let user = User(tabs: nil, root: form)
    user.tap(form.fields[0])
    form.fields[0].isHidden = true
    expect(user.tabWalk(1), equals: ["4"], "from a field that hides")
    form.fields[0].isHidden = false
    form.tabs.viewOrder = form.fields
    expect(user.tabWalk(2), equals: ["1", "2"])
    user.remove(form.fields[2])
    expect(user.tabWalk(1), equals: ["4"])
    form.tabs.viewOrder.append(form.add(4))
    expect(user.tabWalk(2), equals: ["5", "1"])
  }

  @Test(
    "Tab handles an empty list, a single field and a field listed twice"
  )
  func few() {
    let form = TabCommandForm()
    let user = User(tabs: nil, root: form)
    user.tap(form.fields[0])
    for order in [[], [0], [0, 0]] {
      form.tabs.viewOrder = order.map { form.fields[$0] }
      expect(user.tabWalk(2), equals: ["1", "1"])
      expect(user.tabWalk(2, .shift), equals: ["1", "1"])
    }
    form.tabs.viewOrder = [0, 1, 0].map { form.fields[$0] }
    expect(user.tabWalk(2), equals: ["2", "1"])
  }
}
