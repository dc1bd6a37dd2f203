public import Foundation

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceStyle: UIUserInterfaceStyle

  init(
    _ idiom: UIUserInterfaceIdiom, _ width: UIUserInterfaceSizeClass,
    _ height: UIUserInterfaceSizeClass, _ style: UIUserInterfaceStyle
  ) {
    userInterfaceIdiom = idiom
    horizontalSizeClass = width
    verticalSizeClass = height
    userInterfaceStyle = style
    super.init()
  }
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
  public var traitCollection: UITraitCollection { Device.current.traits }
}

extension UIViewController: UITraitEnvironment {
  public var traitCollection: UITraitCollection { Device.current.traits }
}

extension Device {
  var traits: UITraitCollection {
    UITraitCollection(
      idiom, horizontalSizeClass, verticalSizeClass, userInterfaceStyle)
  }

  /// Changes traits as the system does, and notifies the app from the outside
  /// in.
  package func changeTraits(_ change: (Device) -> Void) {
    let old = traits
    change(self)
    for window in windows { window.traitsChanged(from: old) }
  }
}

extension UIView {
  fileprivate func traitsChanged(from old: UITraitCollection) {
    controller?.traitCollectionDidChange(old)
    traitCollectionDidChange(old)
    for view in content { view.traitsChanged(from: old) }
  }
}
