public import Foundation

/// An image of which only the name is known.
open class UIImage: NSObject, @unchecked Sendable {
  package let name: String

  /// The double has a symbol for every name but the empty name.
  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.name = name
    super.init()
  }
}
