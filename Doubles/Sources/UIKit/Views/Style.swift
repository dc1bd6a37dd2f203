package import Foundation

// What only changes how a view looks. The double draws nothing.

package final class UIColor: NSObject, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
    super.init()
  }

  package static let clear = UIColor("clear")
  package static let systemBlue = UIColor("systemBlue")
  package static let secondarySystemFill = UIColor("secondarySystemFill")

  package func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor("\(name) \(alpha)")
  }

  package override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.name == name
  }

  package override var hash: Int { name.hashValue }
}

package final class UIFont: NSObject, Sendable {
  package struct TextStyle: Hashable, Sendable {
    fileprivate let name: String

    package static let body = TextStyle(name: "body")
    package static let title1 = TextStyle(name: "title1")
  }

  private let style: TextStyle

  private init(_ style: TextStyle) {
    self.style = style
    super.init()
  }

  package static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style)
  }
}

package enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}
