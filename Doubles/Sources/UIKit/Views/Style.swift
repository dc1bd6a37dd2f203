public import Foundation

// What only changes how a view looks. The double draws nothing.

public final class UIColor: NSObject, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
    super.init()
  }

  public static let clear = UIColor("clear")
  public static let systemBlue = UIColor("systemBlue")
  public static let secondarySystemFill = UIColor("secondarySystemFill")

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor("\(name) \(alpha)")
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.name == name
  }

  public override var hash: Int { name.hashValue }
}

public final class UIFont: NSObject, Sendable {
  public struct TextStyle: Hashable, Sendable {
    fileprivate let name: String

    public static let body = TextStyle(name: "body")
    public static let title1 = TextStyle(name: "title1")
  }

  private let style: TextStyle

  private init(_ style: TextStyle) {
    self.style = style
    super.init()
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style)
  }
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}
