import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Two tabs, each with a navigation stack. A tab's view leaves the hierarchy
/// when the user changes tabs.
final class TabsApp: UIViewController {
  let stacks: [UINavigationController]
  private(set) var chosen = 0

  init(_ roots: [UIViewController]) {
    stacks = roots.map { UINavigationController(rootViewController: $0) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for stack in stacks { addChild(stack) }
    show()
  }

  func choose(_ tab: Int) {
    stacks[chosen].view.removeFromSuperview()
    chosen = tab
    show()
  }

  private func show() {
    let stack = stacks[chosen]
    view.addSubview(stack.view)
    stack.view.frame = view.bounds
    if stack.topViewController?.view.superview == nil {
      stack.viewWillAppear(false)
    }
  }
}

/// A form that pushes another form when it finishes.
final class StackedForm: AppScreen {
  let fields: [UITextField]

  init(_ name: String, count: Int = 3, navigated: Bool = true) {
    fields = (0..<count).map {
      UITextField.named("\(name)\($0)", y: 20 + 50 * CGFloat($0))
    }
    super.init(navigated: navigated)
  }

  required init?(coder: NSCoder) { nil }

  var following: StackedForm?

  override func viewDidLoad() {
    super.viewDidLoad()
    show(fields)
    navigate()
    finish { [weak self] in self?.goOn() }
  }

  private func goOn() {
    done.append("next screen")
    guard let following, let stack = parent as? UINavigationController else {
      return
    }
    stack.pushViewController(following, animated: true)
  }
}

@MainActor @Suite("App: tabs with navigation stacks") struct TabsAppTests {
  @Test(
    "Each screen of a navigation stack is a separate form",
    .underPolicyPairs)
  func push() {
    let (first, second) = (StackedForm("a"), StackedForm("b", count: 2))
    first.following = second
    let app = TabsApp([first, StackedForm("c")])
    let user = User(root: app)
    user.tap(first.fields[0])
    for _ in 0..<3 {
      user.type("x")
      user.tapReturn()
    }
    expect(first.done, equals: ["next screen"])
    user.tap(second.fields[0])
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "b1")
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(second.done, equals: ["next screen"])
    app.stacks[0].popViewController(animated: true)
    user.settle()
    user.tap(first.fields[1])
    expect(user.returnKey, equals: .done, "all that follow are filled")
    user.deleteAll()
    user.tap(first.fields[0])
    expect(user.returnKey, equals: .next)
  }

  @Test(
    "A tab's form works after the user switches tabs",
    .underPolicyPairs)
  func tabs() {
    let (left, right) = (StackedForm("a"), StackedForm("c"))
    let app = TabsApp([left, right])
    let user = User(root: app)
    user.tap(left.fields[0])
    user.type("x")
    app.choose(1)
    user.settle()
    expect(user.place, equals: "nowhere")
    user.tap(right.fields[1])
    user.tapReturn()
    expect(user.place, equals: "c2")
    app.choose(0)
    user.settle()
    user.tap(left.fields[0])
    expect(left.fields[0].text, equals: "x")
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "a1")
    expect(left.view.frame.minY, equals: 64)
    expect(right.view.frame.minY, equals: 64)
  }

  @Test(
    "One navigator for the whole app serves the visible screen (R1)",
    .underPolicyPairs)
  func one() {
    let first = StackedForm("a", navigated: false)
    let second = StackedForm("b", navigated: false)
    let app = TabsApp([first, StackedForm("c", navigated: false)])
    let user = User(root: app)
    let navigator = FieldNavigator(in: app.view)
    user.tap(first.fields[0])
    user.tapReturn()
    expect(user.place, equals: "a1")
    app.stacks[0].pushViewController(second, animated: true)
    user.settle()
    user.tap(second.fields[1])
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "b2")
    expect(user.returnKey, equals: .done)
    app.choose(1)
    user.settle()
    let third = app.stacks[1].topViewController as? StackedForm
    if let field = third?.fields[0] { user.tap(field) }
    user.tapReturn()
    expect(user.place, equals: "c1")
    navigator.invalidate()
  }

  @Test(
    "The keyboard doesn't cover the field after a layout pass (A4)",
    .underPolicyPairs)
  func layout() {
    let form = StackedForm("a", count: 8)
    let app = TabsApp([form])
    let user = User(root: app)
    user.tap(form.fields[6])
    expect(user.covered(form.fields[6]), equals: 0)
    app.stacks[0].view.setNeedsLayout()
    user.settle()
    expect(user.covered(form.fields[6]), equals: 0)
    user.window.setNeedsLayout()
    user.settle()
    expect(user.covered(form.fields[6]), equals: 0)
    user.tapOutside()
    expect(form.view.frame.minY, equals: 64)
  }

  @Test(
    "No change remains after the app pushes and pops a screen",
    .underPolicyPairs
  )
  func leaving() {
    let (first, second) = (StackedForm("a", count: 8), StackedForm("b"))
    let app = TabsApp([first])
    let user = User(root: app)
    user.tap(first.fields[7])
    app.stacks[0].pushViewController(second, animated: true)
    user.settle()
    expect(second.view.frame.minY, equals: 64)
    app.stacks[0].popViewController(animated: true)
    user.settle()
    expect(first.view.frame.minY, equals: 64)
    first.navigator?.invalidate()
    expect(first.fields.allSatisfy { $0.returnKeyType == .default })
    expect(first.fields.allSatisfy { $0.actionCount == 0 })
  }
}
