import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// One page of the sign-up: two fields. The page's end turns to the next page.
private final class PageViewController: UIViewController {
  let index: Int
  let isLast: Bool
  let fields: [UITextField]
  private(set) var finished = 0
  var onEnd: (() -> Void)?
  private var navigator: FieldNavigator?

  init(index: Int, names: [String], isLast: Bool) {
    self.index = index
    self.isLast = isLast
    fields = names.map { name in
      let field = UITextField()
      field.placeholder = name
      return field
    }
    super.init(nibName: nil, bundle: nil)
    title = "Page \(index + 1)"
  }

  required init?(coder: NSCoder) { fatalError("in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (row, field) in fields.enumerated() {
      field.frame = CGRect(
        x: 20, y: 80 + 60 * CGFloat(row), width: 280, height: 40)
      view.addSubview(field)
    }
    navigator = FieldNavigator(in: view)
    navigator?.configuration.policy.finishKey = isLast ? .go : .next
    navigator?.onFinish = { [weak self] in
      self?.finished += 1
      self?.onEnd?()
    }
  }
}

private final class SignUpViewController: UIViewController,
  UIPageViewControllerDataSource, UIPageViewControllerDelegate
{
  let pager = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  let pages = [
    PageViewController(
      index: 0, names: ["First name", "Last name"], isLast: false),
    PageViewController(index: 1, names: ["Street", "City"], isLast: false),
    PageViewController(index: 2, names: ["Email", "Phone"], isLast: true),
  ]
  let dots = UIPageControl()
  private(set) var submitted = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    pager.dataSource = self
    pager.delegate = self
    addChild(pager)
    pager.view.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - 60)
    pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pager.view)
    pager.didMove(toParent: self)
    dots.numberOfPages = pages.count
    dots.isUserInteractionEnabled = false
    dots.frame = CGRect(
      x: 0, y: view.bounds.height - 50, width: view.bounds.width, height: 30)
    view.addSubview(dots)
    for page in pages {
      page.onEnd = { [weak self, weak page] in
        guard let self, let page else { return }
        turn(from: page)
      }
    }
    pager.setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  private func turn(from page: PageViewController) {
    guard !page.isLast else { return submitted += 1 }
    let next = pages[page.index + 1]
    pager.setViewControllers([next], direction: .forward, animated: true) {
      [weak self] _ in
      self?.dots.currentPage = next.index
      next.fields.first { $0.text?.isEmpty != false }?.becomeFirstResponder()
    }
  }

  func pageViewController(
    _ pager: UIPageViewController,
    viewControllerBefore controller: UIViewController
  ) -> UIViewController? {
    guard let page = controller as? PageViewController, page.index > 0
    else { return nil }
    return pages[page.index - 1]
  }

  func pageViewController(
    _ pager: UIPageViewController,
    viewControllerAfter controller: UIViewController
  ) -> UIViewController? {
    guard let page = controller as? PageViewController, !page.isLast
    else { return nil }
    return pages[page.index + 1]
  }

  func pageViewController(
    _ pager: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    if let page = pager.viewControllers?.first as? PageViewController {
      dots.currentPage = page.index
    }
  }

  /// The index of the page on the screen, if the dots say the same.
  var place: Int? {
    let page = pager.viewControllers?.first as? PageViewController
    return page?.index == dots.currentPage ? page?.index : nil
  }

  var finished: [Int] { pages.map(\.finished) }
}

@MainActor
@Suite("A page view controller whose pages are forms", .underUsualAndPairs)
final class ShapePageTests {
  private var screen = SignUpViewController()
  private var opened: User?

  /// Another test may run before this one starts its device.
  private var user: User {
    if let opened { return opened }
    let user = User(root: screen)
    opened = user
    return user
  }

  private var app: SignUpViewController {
    _ = user
    return screen
  }

  /// The suite lives longer than its test. The navigator of this test would work
  /// in the next one.
  private func close() {
    opened = nil
    screen = SignUpViewController()
  }

  private var name: String? { (user.focused as? UITextField)?.placeholder }

  private func fillAll() {
    for text in ["Ann", "Lee", "High", "Rome", "a@b", "12"] {
      user.enter(text)
    }
  }

  @Test("Return goes through the pages, and the dots follow (R5, R12)")
  func straight() {
    defer { close() }
    user.tap(app.pages[0].fields[0])
    expect(user.returnKey, equals: .next)
    user.enter("Ann")
    expect(name, equals: "Last name")
    expect(user.returnKey, equals: .next)
    expect(app.place, equals: 0)
    user.enter("Lee")
    expect(app.finished, equals: [1, 0, 0])
    expect(app.place, equals: 1)
    expect(name, equals: "Street")
    expect(user.returnKey, equals: .next)
    user.enter("High")
    expect(name, equals: "City")
    expect(user.returnKey, equals: .next)
    user.enter("Rome")
    expect(app.finished, equals: [1, 1, 0])
    expect(app.place, equals: 2)
    expect(name, equals: "Email")
    user.enter("a@b")
    expect(name, equals: "Phone")
    expect(user.returnKey, equals: .go)
    user.enter("12")
    expect(app.finished, equals: [1, 1, 1])
    expect(app.submitted, equals: 1)
    expectNil(user.focused)
    expect(app.place, equals: 2)
  }

  @Test(
    "A swipe while editing leaves page and dots in step",
    arguments: [true, false])
  func swipe(loadsNeighbors: Bool) {
    defer { close() }
    user.device.loadsNeighboringPages = loadsNeighbors
    user.tap(app.pages[0].fields[1])
    user.type("Lee")
    user.swipe(app.pager)
    expect(app.place, equals: 1)
    expect(app.finished, equals: [0, 0, 0])
    if name == "Last name" {
      user.tapReturn()
      expect(app.finished, equals: [1, 0, 0])
      expect(name, equals: "Street")
      expect(app.place, equals: 1)
    }
    user.swipe(app.pager, forward: false)
    expect(app.place, equals: 0)
    expect(app.pages[0].fields[1].text, equals: "Lee")
    user.tap(app.pages[0].fields[1])
    expect(user.returnKey, equals: .next)
  }

  @Test("Going back to a filled page, Return turns to the next one again")
  func back() {
    defer { close() }
    user.tap(app.pages[0].fields[0])
    fillAll()
    user.swipe(app.pager, forward: false)
    user.swipe(app.pager, forward: false)
    expect(app.place, equals: 0)
    user.tap(app.pages[0].fields[0])
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(app.finished, equals: [2, 1, 1])
    expect(app.place, equals: 1)
    expectNil(user.focused)
  }

  @Test("The keyboard scrolls no page sideways")
  func keyboard() {
    defer { close() }
    user.tap(app.pages[0].fields[0])
    user.enter("Ann")
    user.enter("Lee")
    let page = app.pages[1].view.convert(app.pages[1].view.bounds, to: nil)
    expect(page.minX, equals: 0)
    expect(name, equals: "Street")
  }
}
