#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
import UIKit

/// The screen that appears after a form is finished.
final class WelcomeViewController: UIViewController {
  private let greeting = UILabel()

  init(title: String = "Welcome") {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    greeting.text = "\(title ?? ""), Ada"
    view.addSubview(greeting)
    view.applyLook()
    greeting.applyTitleLook()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    greeting.frame = CGRect(
      x: 24, y: view.bounds.midY - 20, width: view.bounds.width - 48, height: 41
    )
  }
}
#endif
