public import Foundation

@MainActor open class UIScreen: NSObject, UICoordinateSpace {
  open private(set) var bounds: CGRect

  init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }

  func turn() {
    bounds.size = CGSize(width: bounds.height, height: bounds.width)
  }

  open var coordinateSpace: any UICoordinateSpace { self }

  public func convert(
    _ rect: CGRect, to coordinateSpace: any UICoordinateSpace
  ) -> CGRect {
    fromScreen(rect, to: coordinateSpace)
  }

  public func convert(
    _ rect: CGRect, from coordinateSpace: any UICoordinateSpace
  ) -> CGRect {
    toScreen(rect, from: coordinateSpace)
  }
}
