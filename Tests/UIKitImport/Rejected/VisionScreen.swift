// rejected: is unavailable in visionOS
// on: visionOS
import UIKit

@MainActor func covered(by keyboard: CGRect, in window: UIWindow) -> CGRect {
  window.convert(keyboard, from: window.screen.coordinateSpace)
}
