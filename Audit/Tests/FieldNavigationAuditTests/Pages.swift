import FieldNavigation
import Foundation

@testable import FieldNavigationAudit

/// Audits short pages for tests.
enum Pages {
  static func audit(_ html: String) throws -> FileAudit {
    let data = Data(html.utf8)
    try keep(data)
    return try FileAudit(path: "page.html", data: data)
  }

  /// Saves a page for `pages_against_chromium.py`. The page's name is the same
  /// in each run.
  private static func keep(_ page: Data) throws {
    guard let folder = ProcessInfo.processInfo.environment["KEEP_PAGES"] else {
      return
    }
    let hash = page.reduce(5381 as UInt64) { $0 &* 33 ^ UInt64($1) }
    let folderURL = URL(fileURLWithPath: folder)
    try FileManager.default.createDirectory(
      at: folderURL, withIntermediateDirectories: true)
    let name = String(hash, radix: 36) + ".html"
    try page.write(to: folderURL.appendingPathComponent(name))
  }

  /// The label and the effect of Return in each field of the first form. For
  /// example, `a next b` means that Return in `a` shows Next and moves to `b`.
  static func path(_ html: String) throws -> [String] {
    guard let screen = try audit(html).screens.first else { return [] }
    return screen.fields.map { field in
      let key = field.returnKey.map { "\($0)" } ?? "-"
      return "\(field.id) \(key) \(words(field.destination, in: screen))"
    }
  }

  private static func words(
    _ destination: ScreenField.Destination, in screen: any Screen
  ) -> String {
    if case .field(let place) = destination { return screen.fields[place].id }
    return "\(destination)"
  }

  /// The IDs of the reachable fields in the first form.
  static func reachable(_ html: String) throws -> [String] {
    try audit(html).screens.first?.fields.filter(\.state.isReachable)
      .map(\.id) ?? []
  }
}
