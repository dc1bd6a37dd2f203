import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The navigator and groups of fields")
struct NavigatorGroupTests {
  /// A form with fields `1` to `4`. A group with `g1`, `g2` and `g3` follows
  /// field `2`.
  private static func start() -> (FormScreen, User) {
    let group = UIView().at(0, 80, 300, 120, UITextField.column("g1 g2 g3"))
    group.accessibilityIdentifier = "group"
    let screen = FormScreen(
      UITextField.column("1 2") + [
        UITextField("3", 0, 200), group, UITextField("4", 0, 240),
      ])
    let user = User(root: screen)
    screen.navigator?.setRole(.group, of: group)
    user.settle()
    return (screen, user)
  }

  @Test(
    "Return neither enters a group nor leaves it (R12)",
    .underPolicyPairs)
  func group() {
    let (screen, user) = Self.start()
    let delegate = Delegate()
    for name in ["2", "3", "g1", "g3"] { user.field(name).delegate = delegate }
    expect(user.path(from: "1"), equals: "1 2 3 4")
    expect(user.begins(), equals: "2 3")
    expect(screen.finishes, equals: 1)
    expect(user.path(from: "g1"), equals: "g1 g2 g3")
    expect(user.begins(), equals: "g1 g3")
    expect(user.name, equals: "nobody")
  }

  @Test("The last field of a group shows Done (R6, R12)")
  func labels() {
    let (_, user) = Self.start()
    let names = ["1", "2", "g1", "g2", "g3", "3", "4"]
    let done = names.filter { user.field($0).returnKeyType == .done }
    expect(done, equals: ["g3", "4"])
    user.field("g3").text = "x"
    user.field("4").text = "x"
    user.tap("1")
    let later = names.filter { user.field($0).returnKeyType == .done }
    expect(later, equals: ["g2", "g3", "3", "4"])
  }

  @Test(
    "Tab doesn't distinguish fields in groups from other fields (R8, R12)"
  )
  func tab() throws {
    let (screen, user) = Self.start()
    let navigator = try #require(screen.navigator)
    let forward = "1 2 g1 g2 g3 3 4"
    let back = forward.split(separator: " ").reversed().joined(separator: " ")
    expect(user.path(from: "1", navigator.next), equals: forward)
    expect(user.path(from: "4", navigator.previous), equals: back)
    let keys = user.path(from: "1") { if $0.name != "4" { $0.press(.tab) } }
    expect(keys, equals: forward)
  }

  @Test(
    "If Return wraps, it visits only the fields of its group (R5, R12)"
  )
  func wraps() {
    let (screen, user) = Self.start()
    screen.navigator?.configuration.policy = ReturnPolicy(ending: .wrap)
    user.settle()
    expect(user.path(from: "g2"), equals: "g2 g3 g1")
    expect(user.path(from: "3"), equals: "3 4 1 2")
    expect(screen.finishes, equals: 0)
    for name in ["g1", "g3"] { user.field(name).text = "x" }
    user.tap("g2")
    expect(user.sight, equals: "g2 done", "whatever is empty outside")
  }

  @Test(
    "Return doesn't leave nested groups, but Tab does (R3, R12)"
  )
  func nested() throws {
    let inner = UIView().at(0, 40, 100, 40, [UITextField("c")])
    let outer = UIView().at(
      0, 40, 100, 120,
      [UITextField("b"), inner, UITextField("d", 0, 80)])
    let screen = FormScreen([
      UITextField("a"), outer, UITextField("e", 100, 80),
      UITextField("f", 0, 200),
    ])
    let user = User(root: screen)
    user.settle()
    let navigator = try #require(screen.navigator)
    navigator.setRole(.group, of: outer)
    navigator.setRole(.group, of: inner)
    user.settle()
    expect(user.path(from: "a"), equals: "a e f")
    expect(user.path(from: "b"), equals: "b d")
    expect(user.path(from: "c"), equals: "c")
    func tabs() -> String {
      user.path(from: "a", navigator.next)
    }
    expect(tabs(), equals: "a b c e d f")
    navigator.setRole(.unit, of: outer)
    user.settle()
    expect(tabs(), equals: "a b c d e f")
  }

  @Test(
    "Return skips an excluded field in a group (R1, R12)"
  )
  func reach() {
    let (screen, user) = Self.start()
    screen.navigator?.setRole(.excluded, of: user.field("g2"))
    user.settle()
    expect(user.path(from: "g1"), equals: "g1 g3")
    user.tap("2")
    user.window.find("group")?.isHidden = true
    user.press(.tab)
    expect(user.name, equals: "3")
  }

  @Test(
    "A view can become a group during editing (R11, R12)",
    .underPolicyPairs)
  func late() {
    let group = UIView().at(0, 40, 300, 80, UITextField.column("b c"))
    let screen = FormScreen([
      UITextField("a"), group, UITextField("d", 0, 200),
    ])
    let user = User(root: screen)
    user.tap("c")
    expect(user.sight, equals: "c next")
    screen.navigator?.setRole(.group, of: group)
    user.settle()
    expect(user.sight, equals: "c done")
    user.tap("b")
    user.tapReturn()
    expect(user.sight, equals: "c done")
  }

  @Test("Labels update when a field enters or leaves a group (R12)")
  func fieldGoesIn() {
    let screen = FormScreen(4)
    let user = User(root: screen)
    let group = UIView(frame: CGRect(x: 0, y: 60, width: 320, height: 70))
    screen.view.insertSubview(group, at: 1)
    screen.navigator?.setRole(.group, of: group)
    user.tap(screen.field("a"))
    let frame = screen.field("b").frame
    screen.field("b").frame = CGRect(x: 20, y: 0, width: 200, height: 30)
    group.addSubview(screen.field("b"))
    user.settle()
    expect(
      screen.fields.map(\.returnKeyType), equals: [.next, .done, .next, .done])
    screen.field("b").frame = frame
    screen.view.insertSubview(screen.field("b"), at: 1)
    user.settle()
    expect(
      screen.fields.map(\.returnKeyType), equals: [.next, .next, .next, .done])
  }
}
