public import Foundation

@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace)
    -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace)
    -> CGRect
}

/// Converts a rectangle to the screen's coordinates. The frames of windows use
/// these coordinates.
@MainActor func toScreen(_ rect: CGRect, from space: any UICoordinateSpace)
  -> CGRect
{
  guard let view = space as? UIView else { return rect }
  return CGRect(around: rect.corners.map { view.toScreen($0) })
}

@MainActor func fromScreen(_ rect: CGRect, to space: any UICoordinateSpace)
  -> CGRect
{
  guard let view = space as? UIView else { return rect }
  return CGRect(around: rect.corners.map { view.fromScreen($0) })
}
