#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
import UIKit

final class WelcomeViewController: UIViewController {
  private let greeting = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Welcome"
    greeting.text = "Welcome, Ada"
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
