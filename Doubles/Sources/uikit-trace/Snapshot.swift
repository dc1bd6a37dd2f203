import Foundation
import UIKit
import UIKitDriver

/// The views and the keyboard on the device at one moment. All frames are in
/// points on the screen.
struct Snapshot: Encodable {
  struct View: Encodable {
    let kind: String
    let name: String?
    let label: String?
    let text: String?
    let placeholder: String?
    let secure: Bool?
    let focused: Bool
    let frame: CGRect
  }

  struct Keyboard: Encodable {
    let frame: CGRect
    let returnKey: String?
  }

  let views: [View]
  let keyboard: Keyboard?
  /// How far the controller's view is shifted from its place.
  let shift: Double
}

extension Snapshot {
  @MainActor init(_ user: User) {
    views = user.window.subviews.flatMap(View.visible)
    keyboard = user.device.keyboard.frame.map {
      Keyboard(frame: $0, returnKey: user.returnKey.map { "\($0)" })
    }
    let view = user.window.rootViewController?.viewIfLoaded
    shift = Double(view?.frame.minY ?? 0)
  }

  var focused: View? { views.first(where: \.focused) }
}

extension Snapshot.View {
  /// The view and the views inside it, from back to front.
  @MainActor static func visible(_ view: UIView) -> [Self] {
    guard view.canBeSeen else { return [] }
    let inside = view.subviews.flatMap(visible)
    return (Self(view).map { [$0] } ?? []) + inside
  }

  /// Skips views that only contain other views.
  @MainActor init?(_ view: UIView) {
    let field = view as? UITextField
    switch view {
    case is UITextField: kind = "field"
    case is UIButton: kind = "button"
    case is UILabel: kind = "label"
    case _ where view.controller != nil: kind = "screen"
    default: return nil
    }
    name = view.accessibilityIdentifier
    label = view.accessibilityLabel
    text =
      field?.text ?? (view as? UILabel)?.text ?? view.controller?.title
    placeholder = field?.placeholder
    secure = field?.isSecureTextEntry
    focused = view.isFirstResponder
    frame = view.convert(view.bounds, to: nil)
  }
}
