import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// The pages of a page view controller are separate forms (R12).
@MainActor @Suite("The navigator and a page view controller", .underPolicyPairs)
struct NavigatorPagerTests {
  private func open(
    _ names: String..., loadsNeighbors: Bool = true
  ) -> (PagerScreen, User) {
    var screen: PagerScreen?
    let user = User {
      Device.current.loadsNeighboringPages = loadsNeighbors
      let made = PagerScreen(names)
      screen = made
      return made
    }
    guard let screen else { preconditionFailure("no screen") }
    return (screen, user)
  }

  @Test(
    "Return in the last field of a page ends the page (R5, R12)",
    arguments: [true, false])
  func end(loadsNeighbors: Bool) {
    let (screen, user) = open(
      "a b", "c d", "e f", loadsNeighbors: loadsNeighbors)
    user.tap(screen.field("a"))
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "b")
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(screen.shown, equals: 1)
    expect(screen.turned, equals: [1])
    expect(screen.pager.shownIndex, equals: 1)
    expect(user.place, equals: "nowhere")
    user.tap(screen.field("c"))
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "d")
    expect(screen.turned, equals: [1])
    user.tapReturn()
    expect(screen.turned, equals: [1, 2])
    expect(screen.pager.shownIndex, equals: 2)
    user.tap(screen.field("f"))
    user.tapReturn()
    expect(user.place, equals: "nowhere")
    expect(screen.turned, equals: [1, 2, 3])
  }

  @Test("Neither Tab nor focusNext turns a page (R8, R12)")
  func tab() {
    let (screen, user) = open("a b", "c d")
    user.tap(screen.field("b"))
    expect(screen.navigator?.canFocusNext, equals: false)
    expect(screen.navigator?.canFocusPrevious, equals: true)
    expect(screen.navigator?.focusNext(), equals: false)
    expect(user.place, equals: "b")
    expect(screen.shown, equals: 0)
    let offset = screen.pager.view.subviews.first?.bounds.origin
    expect(offset, equals: .zero)
  }

  @Test("After a swipe, the fields of the new page are the form (R11)")
  func swipe() {
    let (screen, user) = open("a b", "c d")
    user.tap(screen.field("a"))
    user.swipe(screen.pager)
    expect(screen.shown, equals: 1)
    expect(screen.turned, equals: [])
    user.tap(screen.field("c"))
    expect(user.returnKey, equals: .next)
    user.type("x")
    user.tapReturn()
    expect(user.place, equals: "d")
    expect(user.returnKey, equals: .done)
    user.swipe(screen.pager, forward: false)
    user.tap(screen.field("b"))
    user.type("x")
    user.tapReturn()
    expect(screen.turned, equals: [1])
    expect(screen.shown, equals: 1)
  }
}
