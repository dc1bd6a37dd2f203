import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Which fields the navigator reaches")
struct NavigatorReachableTests {
  /// A form with fields `1` to `13`. Fields `3` and `4` are disabled. Fields
  /// `5` to `7` are in a container.
  private static func tree() -> User {
    var fields = (1...13).map { UITextField("\($0)", 0, Double(40 * $0)) }
    fields[2].isEnabled = false
    fields[3].isEnabled = false
    for place in 4...6 { fields[place].center.y -= 200 }
    let box = UIView().at(0, 200, 200, 120, Array(fields[4...6]))
    fields.replaceSubrange(4...6, with: [])
    return User(
      root: FormScreen([box] + fields),
      size: CGSize(width: 320, height: 800))
  }

  @Test(
    "Return skips disabled fields and visits a container's fields in order",
    .underPolicyPairs)
  func tree() {
    let user = Self.tree()
    let delegate = Delegate()
    user.field("5").delegate = delegate
    user.field("8").delegate = delegate
    expect(user.path(from: "1"), equals: "1 2 5 6 7 8 9 10 11 12 13")
    expect(user.name, equals: "nobody", "the last one finishes")
    expect(user.begins(), equals: "5 8")
  }

  @Test("focusNext(), focusPrevious() and Tab follow the same order (R8)")
  func agreement() throws {
    let user = Self.tree()
    let screen = user.window.rootViewController as? FormScreen
    let navigator = try #require(screen?.navigator)
    let forward = "1 2 5 6 7 8 9 10 11 12 13"
    let back = forward.split(separator: " ").reversed().joined(separator: " ")
    expect(user.path(from: "1", navigator.next), equals: forward)
    expect(user.name, equals: "13", "the last one stays")
    expect(navigator.focusNext(), equals: false)
    expect(user.path(from: "13", navigator.previous), equals: back)
    expect(user.name, equals: "1", "the first one stays")
    let keys = user.path(from: "1") {
      // In the last field the system handles Tab.
      if $0.name != "13" { $0.press(.tab) }
    }
    expect(keys, equals: forward)
    let shifted = user.path(from: "13") {
      if $0.name != "1" { $0.press(.tab, .shift) }
    }
    expect(shifted, equals: back)
  }

  @Test("Only the last reachable field shows Done")
  func labels() {
    let user = Self.tree()
    user.settle()
    let done = (1...13).filter { user.field("\($0)").returnKeyType == .done }
    expect(done, equals: [13])
    user.field("13").isHidden = true
    user.field("12").isEnabled = false
    user.tap("1")
    expect(user.field("11").returnKeyType, equals: .done)
  }

  @Test(
    "Return and Tab skip a field that is hidden or inside a hidden view (R1)")
  func hidden() {
    let hide: [@MainActor (UIView) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0 }, { $0.alpha = 0.009 },
      { $0.isUserInteractionEnabled = false },
    ]
    for isWrapper in [false, true] {
      for change in hide {
        let inner = UIView().at(0, 0, 200, 40, [UITextField("b")])
        let wrapper = UIView().at(0, 40, 200, 40, [inner])
        let screen = FormScreen([
          UITextField("a"), wrapper, UITextField("c", 0, 80),
        ])
        let user = User(root: screen)
        change(isWrapper ? wrapper : user.field("b"))
        expect(user.path(from: "a"), equals: "a c")
        user.tap("a")
        user.press(.tab)
        expect(user.name, equals: "c")
      }
    }
  }

  @Test(
    "Return and Tab skip a field without width or height (R1)",
    .underPolicyPairs,
    arguments: [CGSize(width: 200, height: 0), CGSize(width: 0, height: 40)])
  func area(size: CGSize) {
    for isWrapper in [false, true] {
      let inner = UIView().at(0, 0, 200, 40, [UITextField("b")])
      let wrapper = UIView().at(0, 40, 200, 40, [inner])
      let screen = FormScreen([
        UITextField("a"), wrapper, UITextField("c", 0, 80),
      ])
      let user = User(root: screen)
      let changed = isWrapper ? inner : user.field("b")
      let before = changed.bounds.size
      changed.bounds.size = size
      expect(user.path(from: "a"), equals: "a c")
      user.tap("a")
      user.press(.tab)
      expect(user.name == "c" || user.device.policies.hasFocusSystem)
      changed.bounds.size = before
      user.settle()
      expect(user.path(from: "a"), equals: "a b c", "it has grown")
    }
  }

  @Test("Return skips a collapsed section of a stack view (R1)")
  func folded() {
    let section = UIView().at(0, 0, 300, 40, [UITextField("b")])
    let stack = UIStackView().at(0, 40, 300, 200, [])
    stack.axis = .vertical
    for view in [section, UITextField("c")] { stack.addArrangedSubview(view) }
    let screen = FormScreen([UITextField("a"), stack])
    let user = User(root: screen)
    expect(user.path(from: "a"), equals: "a b c")
    section.frame.size.height = 0
    stack.setNeedsLayout()
    user.settle()
    expect(user.path(from: "a"), equals: "a c")
  }

  @Test("Return visits a field of size zero if the app lists it")
  func listed() {
    let screen = FormScreen([UITextField("a"), UITextField("b", 0, 40)])
    let user = User(root: screen)
    screen.navigator?.invalidate()
    user.field("b").bounds.size = .zero
    let navigator = FieldNavigator(fields: [user.field("a"), user.field("b")])
    user.settle()
    expect(user.path(from: "a"), equals: "a b")
    navigator.invalidate()
  }

  @Test("A wrapper with an alpha of 0.01 doesn't hide fields (R1)")
  func faint() {
    let wrapper = UIView().at(0, 40, 200, 40, [UITextField("b")])
    wrapper.alpha = 0.01
    let screen = FormScreen([UITextField("a"), wrapper])
    expect(User(root: screen).path(from: "a"), equals: "a b")
  }
}
