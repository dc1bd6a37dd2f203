import Foundation

/// A CSS selector with the syntax that ``PageTerms`` uses. The syntax has
/// lists, tag names, attributes and `:not()`.
struct PageSelector: ExpressibleByStringLiteral {
  /// A tag name, an attribute or both, such as `input[readonly]` or
  /// `[role=form]`.
  private struct Simple {
    let name: String
    let attribute: String?
    let value: String?

    init(_ text: String) {
      let parts = text.filter { !"])'".contains($0) }
        .split(omittingEmptySubsequences: false) { "[=".contains($0) }
        .map(String.init)
      name = parts[0]
      attribute = parts.count > 1 ? parts[1] : nil
      value = parts.count > 2 ? parts[2] : nil
    }

    func matches(_ element: HTMLElement) -> Bool {
      guard name.isEmpty || name == element.name else { return false }
      guard let attribute else { return true }
      return value.map { $0 == element[attribute] } ?? element.has(attribute)
    }
  }
  private let list: [[Simple]]

  init(stringLiteral text: String) {
    list = text.components(separatedBy: ",").map {
      $0.components(separatedBy: ":not(").map(Simple.init)
    }
  }

  func matches(_ element: HTMLElement) -> Bool {
    list.contains { parts in
      parts[0].matches(element)
        && !parts.dropFirst().contains { $0.matches(element) }
    }
  }
}
