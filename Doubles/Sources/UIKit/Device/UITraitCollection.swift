public import Foundation

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  init(_ idiom: UIUserInterfaceIdiom) {
    userInterfaceIdiom = idiom
    super.init()
  }
}

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {
  public var traitCollection: UITraitCollection {
    UITraitCollection(Device.current.idiom)
  }
}

extension UIViewController: UITraitEnvironment {
  public var traitCollection: UITraitCollection {
    UITraitCollection(Device.current.idiom)
  }
}
