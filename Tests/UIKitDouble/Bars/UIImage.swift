public import Foundation

/// A picture that is known by its name only.
open class UIImage: NSObject, @unchecked Sendable {
  package let name: String

  /// The double has every symbol; an empty name is none.
  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.name = name
    super.init()
  }
}
