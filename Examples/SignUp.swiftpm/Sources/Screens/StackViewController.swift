#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
import UIKit

/// A screen with a title and scrolling rows below it.
class StackViewController: UIViewController {
  private let scroll = UIScrollView(frame: .zero)
  private let stack = UIStackView(frame: .zero)
  private let spacing: CGFloat = 16

  /// Puts the rows below the title. The last view fills the remaining height.
  func show(_ rows: [UIView]) {
    let heading = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 41))
    heading.text = title
    heading.applyTitleLook()
    stack.axis = .vertical
    stack.spacing = spacing
    for row in [heading] + rows + [UIView(frame: .zero)] {
      stack.addArrangedSubview(row)
    }
    scroll.addSubview(stack)
    view.addSubview(scroll)
    view.applyLook()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
    let height = stack.arrangedSubviews.filter { !$0.isHidden }
      .reduce(0) { $0 + $1.frame.height + spacing }
    stack.frame = CGRect(
      x: 24, y: 24, width: view.bounds.width - 48, height: height)
    scroll.contentSize = CGSize(width: view.bounds.width, height: height + 48)
  }
}

extension UIButton {
  /// A button with a title and the usual height.
  convenience init(
    _ title: String, identifier: String, _ action: @escaping () -> Void
  ) {
    self.init(
      frame: CGRect(x: 0, y: 0, width: 0, height: 35),
      primaryAction: UIAction(title: title) { _ in action() })
    accessibilityIdentifier = identifier
    accessibilityLabel = title
    applyButtonLook()
  }
}
#endif
