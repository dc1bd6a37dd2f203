import FieldNavigation
import Foundation

@testable import FieldNavigationAudit

/// Short pages as tests see them.
enum Pages {
  static func audit(_ html: String) throws -> FileAudit {
    try FileAudit(path: "page.html", data: Data(html.utf8))
  }

  /// What Return comes to in each field of the first form, such as
  /// `a next b` or `c done finish`; a field is called by its ID.
  static func path(_ html: String) throws -> [String] {
    guard let screen = try audit(html).screens.first else { return [] }
    return screen.fields.map { field in
      let key = field.returnKey.map { "\($0)" } ?? "-"
      return "\(field.id) \(key) \(words(field.destination, in: screen))"
    }
  }

  private static func words(
    _ destination: ScreenField.Destination, in screen: Screen
  ) -> String {
    if case .field(let place) = destination { return screen.fields[place].id }
    return "\(destination)"
  }

  /// The IDs of the fields of the first form that can be reached.
  static func reachable(_ html: String) throws -> [String] {
    try audit(html).screens.first?.fields.filter(\.state.isReachable)
      .map(\.id) ?? []
  }
}
