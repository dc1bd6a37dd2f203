public import Foundation

/// An image without content. The double knows only the image's name.
open class UIImage: NSObject, @unchecked Sendable {
  package let name: String

  /// The double has a symbol for every name except the empty name.
  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.name = name
    super.init()
  }
}
