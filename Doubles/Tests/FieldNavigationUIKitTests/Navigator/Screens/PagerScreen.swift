import FieldNavigationUIKit
import Foundation
import UIKit
import UIKitDriver

/// A page view controller whose pages have a column of fields each.
@MainActor final class PagerScreen: AppScreen, UIPageViewControllerDataSource {
  let pages: [UIViewController]
  let pager = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  /// The pages that the app has shown after the end of the page before.
  private(set) var turned: [Int] = []

  init(_ names: [String]) {
    pages = names.map { column in
      let page = UIViewController()
      page.view = UIView()
      for field in UITextField.column(column) { page.view.addSubview(field) }
      return page
    }
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    pager.dataSource = self
    addChild(pager)
    pager.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    view.addSubview(pager.view)
    pager.setViewControllers([pages[0]], direction: .forward, animated: false)
    navigate()
    finish { [weak self] in self?.turn() }
  }

  var shown: Int {
    pages.firstIndex { $0 === pager.viewControllers?.first } ?? -1
  }

  private func turn() {
    turned.append(shown + 1)
    guard shown + 1 < pages.count else { return }
    pager.setViewControllers(
      [pages[shown + 1]], direction: .forward, animated: true)
  }

  func field(_ name: String) -> UITextField {
    pages.flatMap { $0.view.subviews }.compactMap { $0 as? UITextField }
      .first { $0.accessibilityIdentifier == name } ?? UITextField()
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    pages.count
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    shown
  }

  private func page(beside page: UIViewController, _ step: Int)
    -> UIViewController?
  {
    guard let place = pages.firstIndex(of: page),
      pages.indices.contains(place + step)
    else { return nil }
    return pages[place + step]
  }
}
