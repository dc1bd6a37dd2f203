import AdapterTesting
import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The navigator with an order that the app sets")
struct NavigatorExplicitOrderTests {
  private static func start(
    _ names: String = "a b c d",
    _ choose: (FormScreen, User) -> Void
  ) -> User {
    let screen = FormScreen(UITextField.column(names))
    let user = User(root: screen)
    choose(screen, user)
    return user
  }

  @Test(
    "An explicit order takes precedence over the layout (R2)",
    .underPolicyPairs)
  func explicit() {
    let delegate = Delegate()
    let user = Self.start { screen, user in
      for name in "acd" { user.field("\(name)").delegate = delegate }
      screen.navigator?.configuration.order = .explicit(
        ["b", "d", "a", "c"].map(user.field))
    }
    expect(user.path(from: "b"), equals: "b d a c")
    expect(user.begins(), equals: "d a c")
  }

  @Test("An explicit order takes precedence over tags (R2)")
  func explicitOverTags() {
    let user = Self.start { screen, user in
      for (place, name) in "dcba".enumerated() {
        user.field("\(name)").tag = place
      }
      screen.navigator?.configuration.order = .tag
      screen.navigator?.configuration.order = .explicit(
        ["b", "d", "a", "c"].map(user.field))
    }
    expect(user.path(from: "b"), equals: "b d a c")
  }

  @Test(
    "An unlisted field follows the field before it on the screen (R8)"
  )
  func unlisted() {
    let user = Self.start("a b c d e") { screen, user in
      let stranger = UITextField()
      screen.navigator?.configuration.order = .explicit([
        user.field("d"), stranger, user.field("b"),
      ])
    }
    expect(user.path(from: "a"), equals: "a d e b c")
    let tab: @MainActor (User) -> Void = { $0.press(.tab) }
    user.device.nativeTabOrder = []
    expect(user.path(from: "d", tab).hasPrefix("d e b c"))
  }

  @Test(
    "Tab follows an explicit order even with a focus system (R2, R8)",
    .under { $0.hasFocusSystem = true })
  func focusSystem() {
    let user = Self.start {
      $0.navigator?.configuration.order = .explicit(
        ["b", "d", "a", "c"].map($1.field))
    }
    user.tap("b")
    user.press(.tab)
    expect(user.name, equals: "d")
    user.press(.tab)
    expect(user.name, equals: "a")
    user.press(.tab, .shift)
    expect(user.name, equals: "d")
  }

  @Test("Tags decide the order only under the order `.tag` (R2)")
  func tags() {
    for isAsked in [false, true] {
      let user = Self.start { screen, user in
        for (name, tag) in zip("abcd", [7, -1, 7, 3]) {
          user.field("\(name)").tag = tag
        }
        screen.navigator?.configuration.order = isAsked ? .tag : .reading
      }
      let first = isAsked ? "b" : "a"
      let expected = isAsked ? "b d a c" : "a b c d"
      expect(user.path(from: first), equals: expected)
    }
  }

  @Test(
    "`FieldNavigator(fields:)` uses the list's order and includes transparent fields"
  )
  func list() {
    let user = Self.start { screen, user in
      screen.navigator?.invalidate()
      user.field("d").alpha = 0
      user.field("c").isHidden = true
      screen.navigator = FieldNavigator(
        fields: ["b", "c", "d", "a"].map(user.field))
    }
    expect(
      user.path(from: "b"), equals: "b d a",
      "transparent is visible where it is listed, hidden is not (R1)")
  }

  @Test("Return skips excluded fields but Tab visits them (R1, R8)")
  func exclusion() {
    let box = UIView().at(0, 40, 200, 100, UITextField.column("b c"))
    let screen = FormScreen([
      UITextField("a"), box, UITextField("d", 0, 160),
      UITextField("e", 0, 200),
    ])
    let user = User(root: screen)
    screen.navigator?.setRole(.excluded, of: box)
    screen.navigator?.setRole(.excluded, of: user.field("e"))
    expect(user.path(from: "a"), equals: "a d")
    user.tap("a")
    expect(user.sight, equals: "a next")
    user.press(.tab)
    expect(user.name, equals: "b")
    user.press(.tab)
    user.press(.tab)
    expect(user.sight, equals: "d done")

    screen.navigator?.setRole([], of: box)
    user.settle()
    expect(user.path(from: "a"), equals: "a b c d")
  }

  @Test("Changing a tag during editing changes the order (R2)")
  func tagsThatChange() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    screen.navigator?.configuration.order = .tag
    for (tag, name) in ["a", "b", "c"].enumerated() {
      screen.field(name).tag = tag + 1
    }
    user.tap(screen.field("a"))
    expect(user.sight, equals: "a next")
    screen.field("b").tag = 9
    user.settle()
    user.tapReturn()
    expect(user.sight, equals: "c next")
    screen.navigator?.configuration.order = .reading
    user.settle()
    expect(user.sight, equals: "c done")
  }

  @Test(
    "A new field at a released field's address isn't listed (R2)"
  )
  func fieldAtTheAddressOfAnother() throws {
    // The allocator may merge a released block with its neighbors. It then
    // doesn't reuse the address.
    let (user, screen, field) = try #require(
      (0..<20).lazy.compactMap { _ in self.formWithSuccessor() }.first)
    screen.view.insertSubview(field, at: 1)
    user.settle()
    expect(user.path(from: "c"), equals: "c a b")
  }

  /// A form whose listed field "b" has been released, and a new field "b" at
  /// its address.
  private func formWithSuccessor() -> (User, FormScreen, UITextField)? {
    let screen = FormScreen(UITextField.column("a b c"))
    let user = User(root: screen)
    screen.navigator?.configuration.order = .explicit(
      ["c", "b", "a"].map(user.field))
    expect(user.path(from: "c"), equals: "c b a")
    user.tap("a")
    let address = ObjectIdentifier(user.field("b"))
    user.field("b").removeFromSuperview()
    return successor(at: address) { UITextField("b", 0, 40) }
      .map { (user, screen, $0) }
  }
}
