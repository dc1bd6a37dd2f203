public import Foundation

/// A picture of each screen in a report. A page shows all pictures.
///
/// ```swift
/// for file in Gallery(report).files {
///   try file.content.write(to: folder.appendingPathComponent(file.name), ...)
/// }
/// ```
public struct Gallery: Sendable {
  /// The files of the gallery, beginning with `index.html`.
  public let files: [File]

  /// A file of the gallery.
  public struct File: Sendable {
    /// The file name, without a folder.
    public let name: String
    /// The content of the file.
    public let content: String
  }

  /// Draws all screens of a report.
  ///
  /// - Complexity: O(fields).
  public init(_ report: AuditReport) {
    var pictures: [File] = []
    var sections: [String] = []
    var names: Set<String> = []
    for audit in report.audits where !audit.screens.isEmpty {
      var figures: [String] = []
      for (place, screen) in audit.screens.enumerated() {
        let name = Self.name(audit.path, screen.id, &names)
        pictures.append(File(name: name, content: screen.picture))
        let items = audit.findings(of: place).map {
          Self.item($0, report.severity($0).rawValue)
        }
        figures.append(Self.figure(screen, name, items))
      }
      sections.append(
        "<section><h2>\(escaped(audit.path))</h2>\(figures.joined())</section>")
    }
    let index = File(
      name: "index.html",
      content: Self.page(report.summary, sections.joined(separator: "\n")))
    files = [index] + pictures
  }

  /// Whether a file is the page of a gallery. The command doesn't overwrite any
  /// other `index.html`.
  public static func isIndex(_ content: Data) -> Bool {
    String(decoding: content.prefix(400), as: UTF8.self).contains(mark)
  }

  private static let mark =
    "<meta name=\"generator\" content=\"fieldnavigation\">"

  /// A unique file name for a picture. The characters of the name are valid in
  /// every file system.
  private static func name(
    _ path: String, _ id: String, _ names: inout Set<String>
  ) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let letters = "\(file)-\(id)".map {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0))
        ? $0 : "-"
    }
    // File systems allow names of 255 bytes. The limit leaves room for a
    // number.
    let plain = letters.prefix(200)
    var name = String(plain)
    var number = 2
    while !names.insert(name.lowercased()).inserted {
      name = "\(String(plain))-\(number)"
      number += 1
    }
    return name + ".svg"
  }

  private static func item(_ finding: Finding, _ severity: String) -> String {
    "<li class=\"\(severity)\"><b>\(severity)</b>, line \(finding.line): "
      + "\(escaped(finding.message)) <code>\(finding.rule.rawValue)</code></li>"
  }

  private static func figure(
    _ screen: any Screen, _ name: String, _ items: [String]
  ) -> String {
    let list =
      items.isEmpty
      ? "<p>No findings.</p>" : "<ul>\(items.joined(separator: "\n"))</ul>"
    return """
      <article><h3>\(escaped(screen.name)) <small>line \(screen.line)</small></h3>
      <div><a href="\(name)"><img src="\(name)" loading="lazy" \
      alt="The keyboard's path through \(escaped(screen.name))"></a>\(list)</div>
      </article>

      """
  }

  private static func page(_ summary: String, _ body: String) -> String {
    """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <meta name="color-scheme" content="light dark">
    \(mark)
    <title>The keyboard's path</title>
    <style>
    body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;padding:1rem;\
    max-width:70rem}
    h2{overflow-wrap:anywhere;font-size:1.2rem;margin:2rem 0 0}
    small{font-weight:normal;opacity:.7}
    article>div{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:start}
    img{width:22rem;max-width:100%;height:auto}
    ul,p{flex:1 1 18rem;margin:0;padding-left:1.2rem}
    li{margin-bottom:.5rem}
    code{opacity:.7;font-size:.85em}
    .error b{color:light-dark(#b3001b,#ff8589)}
    .warning b{color:light-dark(#8a5000,#ffc266)}
    </style></head><body>
    <h1>The keyboard's path</h1>
    <p style="padding:0">\(escaped(summary))</p>
    \(body)
    </body></html>

    """
  }
}
