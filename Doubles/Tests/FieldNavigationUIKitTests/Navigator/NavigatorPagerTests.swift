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
    #expect(user.returnKey == .next)
    user.tapReturn()
    #expect(user.place == "b" && user.returnKey == .done)
    user.tapReturn()
    #expect(screen.shown == 1 && screen.turned == [1])
    #expect(screen.pager.shownIndex == 1)
    #expect(user.place == "nowhere")
    user.tap(screen.field("c"))
    #expect(user.returnKey == .next)
    user.tapReturn()
    #expect(user.place == "d" && screen.turned == [1])
    user.tapReturn()
    #expect(screen.turned == [1, 2] && screen.pager.shownIndex == 2)
    user.tap(screen.field("f"))
    user.tapReturn()
    #expect(user.place == "nowhere" && screen.turned == [1, 2, 3])
  }

  @Test("Neither Tab nor focusNext turns a page (R8, R12)")
  func tab() {
    let (screen, user) = open("a b", "c d")
    user.tap(screen.field("b"))
    #expect(screen.navigator?.canFocusNext == false)
    #expect(screen.navigator?.canFocusPrevious == true)
    #expect(screen.navigator?.focusNext() == false)
    #expect(user.place == "b" && screen.shown == 0)
    let offset = screen.pager.view.subviews.first?.bounds.origin
    #expect(offset == .zero)
  }

  @Test("After a swipe, the fields of the new page are the form (R11)")
  func swipe() {
    let (screen, user) = open("a b", "c d")
    user.tap(screen.field("a"))
    user.swipe(screen.pager)
    #expect(screen.shown == 1 && screen.turned == [])
    user.tap(screen.field("c"))
    #expect(user.returnKey == .next)
    user.type("x")
    user.tapReturn()
    #expect(user.place == "d" && user.returnKey == .done)
    user.swipe(screen.pager, forward: false)
    user.tap(screen.field("b"))
    user.type("x")
    user.tapReturn()
    #expect(screen.turned == [1] && screen.shown == 1)
  }
}
