import Foundation

/// The presentation of one controller by another.
@MainActor final class Presentation {
  private let presented: UIViewController
  private unowned let presenter: UIViewController
  private let style: UIModalPresentationStyle
  /// The view that a full-screen presentation removed, and its former place.
  private var covered: (view: UIView, parent: UIView, place: Int)?

  init(of presented: UIViewController, by presenter: UIViewController) {
    self.presented = presented
    self.presenter = presenter
    style = presented.modalPresentationStyle
  }

  func show() {
    let window = presenter.responderWindow
    // If the style has no container, the presented view covers the window
    // directly.
    guard style.hasContainer else {
      return presented.appear { window?.addSubview(self.presented.view) }
    }
    let show = {
      let container = PresentationView(of: self.presented, self.style)
      container.frame = window?.bounds ?? .zero
      self.presented.appear {
        window?.addSubview(container)
        container.layoutIfNeeded()
      }
    }
    guard style.coversAll else { return show() }
    presenter.outermost.disappear {
      show()
      self.cover()
    }
  }

  func hide() {
    presented.disappear {
      let view = self.presented.view
      guard let covered = self.covered else {
        (view?.superview as? PresentationView)?.removeFromSuperview()
        view?.removeFromSuperview()
        return
      }
      self.presenter.outermost.appear {
        covered.parent.insertSubview(covered.view, at: covered.place)
        view?.superview?.removeFromSuperview()
        view?.removeFromSuperview()
      }
    }
  }

  private func cover() {
    guard let own = presenter.outermost.viewIfLoaded else { return }
    let view = (own.superview as? PresentationView) ?? own
    guard let parent = view.superview,
      let place = parent.content.firstIndex(of: view)
    else { return }
    covered = (view, parent, place)
    view.removeFromSuperview()
  }
}

extension UIModalPresentationStyle {
  fileprivate var hasContainer: Bool {
    ![.automatic, .none, .custom].contains(self)
  }

  fileprivate var coversAll: Bool {
    [.fullScreen, .currentContext].contains(self)
  }

  fileprivate func frame(in bounds: CGRect) -> CGRect {
    switch self {
    case .pageSheet, .formSheet:
      CGRect(x: 0, y: 40, width: bounds.width, height: bounds.height - 40)
    case .popover: bounds.insetBy(dx: 20, dy: 60)
    default: bounds
    }
  }
}

extension UIViewController {
  /// A full-screen presentation removes the view of the presenter's outermost
  /// parent.
  fileprivate var outermost: UIViewController { parent?.outermost ?? self }
}

/// Covers the whole window. Views below receive no touches.
final class PresentationView: UIView {
  private weak var presented: UIViewController?
  private let style: UIModalPresentationStyle

  init(of presented: UIViewController, _ style: UIModalPresentationStyle) {
    self.presented = presented
    self.style = style
    super.init(frame: .zero)
    addSubview(presented.view)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    presented?.viewIfLoaded?.frame = style.frame(
      in: CGRect(origin: .zero, size: bounds.size))
  }
}
