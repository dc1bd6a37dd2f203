public import Foundation

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  /// Grows as much as the superview. UIKit divides the growth between lengths
  /// and margins, but the double has no flexible margins.
  func resize(with old: CGSize, _ new: CGSize) {
    if autoresizingMask.isEmpty { return }
    var grown = frame
    if autoresizingMask.contains(.flexibleWidth) {
      grown.size.width += new.width - old.width
    }
    if autoresizingMask.contains(.flexibleHeight) {
      grown.size.height += new.height - old.height
    }
    frame = grown
  }

  public var frame: CGRect {
    get {
      guard transform == .identity else {
        return CGRect(around: bounds.corners.map(toParent))
      }
      let size = bounds.size
      return CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2,
        width: size.width, height: size.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  func toParent(_ point: CGPoint) -> CGPoint {
    let turned = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)
      .applying(transform)
    return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
  }

  func fromParent(_ point: CGPoint) -> CGPoint {
    let turned = CGPoint(x: point.x - center.x, y: point.y - center.y)
      .unapplying(transform)
    return CGPoint(x: turned.x + bounds.midX, y: turned.y + bounds.midY)
  }

  func toScreen(_ point: CGPoint) -> CGPoint {
    let outside = toParent(point)
    return superview?.toScreen(outside) ?? outside
  }

  func fromScreen(_ point: CGPoint) -> CGPoint {
    fromParent(superview?.fromScreen(point) ?? point)
  }

  /// If `view` is `nil`, the result is in the window's coordinates.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard let space = view ?? window else { return rect }
    return convert(rect, to: space as any UICoordinateSpace)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let space = view ?? window else { return rect }
    return convert(rect, from: space as any UICoordinateSpace)
  }

  public func convert(
    _ rect: CGRect, to coordinateSpace: any UICoordinateSpace
  ) -> CGRect {
    Device.current.convertedFrames += 1
    return UIKit.fromScreen(
      UIKit.toScreen(rect, from: self), to: coordinateSpace)
  }

  public func convert(
    _ rect: CGRect, from coordinateSpace: any UICoordinateSpace
  ) -> CGRect {
    Device.current.convertedFrames += 1
    return UIKit.fromScreen(
      UIKit.toScreen(rect, from: coordinateSpace), to: self)
  }
}
