import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Tests pages side by side in a horizontal scroll view. A wizard has such
/// pages.
@MainActor @Suite("The navigator and pages in a horizontal scroll view")
struct NavigatorPageTests {
  /// Returns pages with two fields each. The first page has `a` and `b`, and so
  /// on.
  private static func pages(
    _ count: Int, width: Double = 320, gap: Double = 0
  ) -> [UIView] {
    (0..<count).map { page in
      let names = "abcdefgh".dropFirst(2 * page).prefix(2).map(String.init)
      return UIView().at(
        Double(page) * (width + gap), 0, width, 200,
        UITextField.column(names.joined(separator: " ")))
    }
  }

  private static func scroll(
    _ views: [UIView], width: Double
  ) -> UIScrollView {
    let scroll = UIScrollView()
    _ = scroll.at(0, 0, 320, 200, views)
    scroll.contentSize = CGSize(width: width, height: 200)
    return scroll
  }

  enum Nesting: CaseIterable {
    case plain, content, stack, narrow

    @MainActor var scroll: UIScrollView {
      switch self {
      case .plain: return NavigatorPageTests.scroll(pages(3), width: 960)
      case .content:
        let content = UIView().at(0, 0, 960, 200, pages(3))
        return NavigatorPageTests.scroll([content], width: 960)
      case .stack:
        let stack = UIStackView().at(0, 0, 960, 200, [])
        for page in pages(3) { stack.addArrangedSubview(page) }
        return NavigatorPageTests.scroll([stack], width: 960)
      // The user also sees the edges of the neighboring pages.
      case .narrow:
        return NavigatorPageTests.scroll(
          pages(3, width: 280, gap: 10), width: 870)
      }
    }

    @MainActor private func pages(
      _ count: Int, width: Double = 320, gap: Double = 0
    ) -> [UIView] {
      NavigatorPageTests.pages(count, width: width, gap: gap)
    }
  }

  @Test(
    "Return visits all fields of a page before the next page (R3)",
    .underPolicyPairs, arguments: Nesting.allCases)
  func order(nesting: Nesting) {
    let scroll = nesting.scroll
    let below = UITextField("z", 0, 210)
    let user = User(root: FormScreen([scroll, below]))
    expect(user.path(from: "a"), equals: "a b c d e f z")
  }

  @Test(
    "Return and Tab scroll to the page of the next field (R13)",
    .underPolicyPairs, arguments: [false, true])
  func turns(isPaging: Bool) {
    let scroll = Self.scroll(Self.pages(3), width: 960)
    scroll.isPagingEnabled = isPaging
    let user = User(root: FormScreen([scroll]))
    user.tap("b")
    expect(scroll.contentOffset.x, equals: 0)
    user.tapReturn()
    expect(user.name, equals: "c")
    expect(scroll.contentOffset.x, equals: 320)
    user.tapReturn()
    expect(user.name, equals: "d")
    expect(scroll.contentOffset.x, equals: 320)
    user.tapReturn()
    expect(user.name, equals: "e")
    expect(scroll.contentOffset.x, equals: 640)
    user.press(.tab, .shift)
    guard !user.device.policies.hasFocusSystem else { return }
    expect(user.name, equals: "d")
    expect(scroll.contentOffset.x, equals: 320)
  }

  @Test("Return centers a page that is narrower than the screen")
  func narrow() {
    let scroll = Nesting.narrow.scroll
    let user = User(root: FormScreen([scroll]))
    user.tap("b")
    user.tapReturn()
    expect(user.name, equals: "c")
    expect(scroll.contentOffset.x, equals: 270)
  }

  @Test("Return scrolls sideways to a field that isn't in a page")
  func wide() {
    let scroll = Self.scroll(
      [UITextField("a", 0, 0), UITextField("b", 500, 0)], width: 800)
    let user = User(root: FormScreen([scroll]))
    user.tap("a")
    user.tapReturn()
    let frame = user.field("b").convert(user.field("b").bounds, to: nil)
    expect(user.name, equals: "b")
    expect(frame.minX >= 0)
    expect(frame.maxX <= 320)
  }

  @Test(
    "Return doesn't scroll to a visible field or a refusing field"
  )
  func quiet() {
    let delegate = Delegate()
    let scroll = Self.scroll(Self.pages(2), width: 640)
    let user = User(root: FormScreen([scroll]))
    for name in "ab" { user.field("\(name)").center.x += 20 }
    scroll.contentOffset.x = 10
    user.tap("a")
    user.tapReturn()
    expect(user.name, equals: "b")
    expect(scroll.contentOffset.x, equals: 10)
    for name in "cd" { user.field("\(name)").delegate = delegate }
    delegate.begins = { _ in false }
    user.tapReturn()
    expect(user.name, equals: "b")
    expect(scroll.contentOffset.x, equals: 10)
  }

  @Test("A right-to-left layout reverses the pages")
  func mirrored() {
    let pages = Self.pages(2)
    let scroll = Self.scroll(pages, width: 640)
    scroll.semanticContentAttribute = .forceRightToLeft
    let user = User(root: FormScreen([scroll]))
    expect(user.path(from: "c"), equals: "c d a b")
  }

  @Test(
    "A scroll view with an inset doesn't scroll past its ends",
    .underPolicyPairs(where: { !$0.hasFocusSystem }))
  func insets() {
    let scroll = Self.scroll(Self.pages(2), width: 640)
    scroll.contentInset.left = 30
    scroll.contentInset.right = 30
    let user = User(root: FormScreen([scroll]))
    scroll.contentOffset.x = 320
    user.tap("c")
    user.press(.tab, .shift)
    expect(user.name, equals: "b")
    expect(scroll.contentOffset.x, equals: 0)
    user.tapReturn()
    expect(user.name, equals: "c")
    expect(scroll.contentOffset.x, equals: 320)
  }
}
