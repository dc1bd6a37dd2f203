public import Foundation

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let beginFromCurrentState = AnimationOptions(
      rawValue: 1 << 2)
  }

  /// The double's animations finish immediately.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Device.current.note(
      nil, "animate \(duration) s, curve \(options.rawValue >> 16)")
    animations()
    completion?(true)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  public class func performWithoutAnimation(
    _ actionsWithoutAnimation: () -> Void
  ) {
    actionsWithoutAnimation()
  }
}
