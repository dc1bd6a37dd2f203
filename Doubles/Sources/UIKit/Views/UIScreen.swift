public import Foundation

@MainActor open class UIScreen: NSObject {
  open private(set) var bounds: CGRect

  package init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }

  func turn() {
    bounds.size = CGSize(width: bounds.height, height: bounds.width)
  }

  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(of: self) }
}

/// The coordinate space of a screen. `UIScreen` itself isn't a coordinate
/// space.
final class ScreenSpace: NSObject, UICoordinateSpace {
  private let screen: UIScreen

  init(of screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  var bounds: CGRect { screen.bounds }

  func convert(
    _ rect: CGRect, to coordinateSpace: any UICoordinateSpace
  ) -> CGRect {
    fromScreen(rect, to: coordinateSpace)
  }

  func convert(
    _ rect: CGRect, from coordinateSpace: any UICoordinateSpace
  ) -> CGRect {
    toScreen(rect, from: coordinateSpace)
  }
}
