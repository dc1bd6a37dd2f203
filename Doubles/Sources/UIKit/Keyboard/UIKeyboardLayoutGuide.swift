package import Foundation

/// The docked keyboard's frame in the view's coordinates. If no keyboard is
/// docked, the guide is at the bottom of the safe area. Each change of the
/// guide causes a layout of the view.
@MainActor package final class UIKeyboardLayoutGuide: NSObject {
  private weak var owningView: UIView?
  private var lastFrame = CGRect.zero

  package var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    let safe = view.bounds.maxY - view.safeAreaInsets.bottom
    let keyboard = Device.current.keyboard.frame.map {
      view.convert($0, from: Device.current.screen.coordinateSpace)
    }
    let covers = keyboard.map {
      $0.maxY >= view.bounds.maxY && !$0.isEmpty
    }
    let top = covers == true ? min(keyboard?.minY ?? safe, safe) : safe
    return CGRect(
      x: 0, y: top, width: view.bounds.width, height: view.bounds.maxY - top)
  }

  static func of(_ view: UIView) -> UIKeyboardLayoutGuide {
    let guide = UIKeyboardLayoutGuide()
    guide.owningView = view
    Device.current.guides.append(guide)
    return guide
  }

  func update() {
    let frame = layoutFrame
    if frame == lastFrame { return }
    lastFrame = frame
    owningView?.setNeedsLayout()
  }
}

extension Device {
  func updateGuides() {
    for guide in guides { guide.update() }
  }
}
