import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A split view with a filter column and a form column. Each column is a child
/// controller. It has a search bar and its own navigator.
final class SplitApp: UIViewController {
  let left = Column(["filter", "tag"])
  let right = Column(["title", "author", "year"])

  override func viewDidLoad() {
    super.viewDidLoad()
    for column in [left, right] {
      addChild(column)
      view.addSubview(column.view)
      column.didMove(toParent: self)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let half = view.bounds.width / 2
    left.view.frame = CGRect(
      x: 0, y: 0, width: half, height: view.bounds.height)
    right.view.frame = CGRect(
      x: half, y: 0, width: half, height: view.bounds.height)
  }
}

final class Column: AppScreen {
  let fields: [UITextField]
  let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 160, height: 44))

  init(_ names: [String]) {
    fields = names.enumerated().map {
      UITextField.named(
        $0.element, x: 10, y: 60 + 50 * CGFloat($0.offset), width: 140)
    }
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    show([search] + fields)
    navigate()
    finish { [weak self] in self?.done.append("finished") }
  }
}

@MainActor @Suite("App: a split view") struct SplitAppTests {
  private let size = CGSize(width: 640, height: 480)

  @Test(
    "Return moves focus only within one column (R12)",
    .underPolicyPairs)
  func columns() {
    let app = SplitApp()
    let user = User(root: app, size: size)
    user.tap(app.left.fields[0])
    user.tapReturn()
    expect(user.place, equals: "tag")
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.left.done, equals: ["finished"])
    expect(app.right.done.isEmpty)
    user.tap(app.right.fields[0])
    user.tapReturn()
    user.tapReturn()
    expect(user.place, equals: "year")
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.right.done, equals: ["finished"])
  }

  @Test(
    "The navigator leaves Return in a search field to the app (R14)",
    .underPolicyPairs)
  func search() {
    let app = SplitApp()
    let user = User(root: app, size: size)
    user.tap(app.left.search.searchTextField)
    expect(user.returnKey, equals: .search)
    user.tapReturn()
    expect(app.left.search.isFirstResponder)
    expect(app.left.done.isEmpty)
  }

  @Test(
    "Labels are correct after a tap in the other column (R7)"
  )
  func taps() {
    let app = SplitApp()
    let user = User(root: app, size: size)
    for _ in 0..<2 {
      user.tap(app.left.fields[0])
      expect(user.returnKey, equals: .next)
      user.tap(app.right.fields[2])
      expect(user.returnKey, equals: .done)
    }
  }

  @Test(
    "One column's navigator works after the other navigator stops"
  )
  func invalidated() {
    let app = SplitApp()
    let user = User(root: app, size: size)
    user.tap(app.left.fields[0])
    app.left.navigator?.invalidate()
    user.settle()
    expect(app.left.fields[0].returnKeyType, equals: .default)
    user.tap(app.right.fields[0])
    user.tapReturn()
    expect(user.place, equals: "author")
  }
}
