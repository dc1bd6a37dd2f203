import Foundation
import Testing

@testable import FieldNavigationAudit
@testable import fieldnavigation

/// The author of a file chooses its labels, its attributes and its name. All
/// these texts may be hostile.
@Suite("No text from a file can forge a report")
struct HostileNameTests {
  /// This text contains line breaks and control sequences. The text imitates
  /// report lines and commands for build servers. The text changes the text
  /// direction. The text contains the closing delimiters of each format.
  private static let hostile =
    "a\n::add-mask::x\r\u{1B}[2J\u{7}\u{9B}31m\u{202E}\u{2066}\u{2028}\u{85}"
    + "##[error]y ::stop::z b.xib:1:1: error: no\t\\n \\ \"</li><b>&amp;'%0A,"
    + "](https://example.org)\u{FEFF}\u{E0041}\u{FFFF}"

  /// Audits a page. The path, labels, IDs and attributes of the page contain
  /// the given text.
  private static func audit(_ name: String) throws -> FileAudit {
    let label = escapedForHTML(name)
    let page = """
      <form><input aria-label="\(label)" tabindex="2" autocomplete="off">
      <input id="\(label)" aria-label="b" type="email">
      <input aria-label="c" enterkeyhint="\(label)"><button>Go</button></form>
      """
    return try FileAudit(path: name + ".html", data: Data(page.utf8))
  }

  private static func escapedForHTML(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic ? "\(scalar)" : "&#\(scalar.value);"
    }.joined()
  }

  private static func report(_ name: String = hostile) throws -> AuditReport {
    var report = AuditReport()
    report.add(try audit(name))
    report.add(
      AuditReport.Failure(path: name, problem: AuditProblem(name, line: 3)))
    return report
  }

  /// All report formats, as the command writes them.
  private static let formats:
    [(String, @Sendable (AuditReport) throws -> String)] =
      [
        ("text", { $0.text() }),
        ("xcode", { $0.xcode() }),
        ("github", { $0.github() }),
        ("json", { String(decoding: try $0.json(), as: UTF8.self) }),
        (
          "sarif",
          { String(decoding: try $0.sarif(version: "1"), as: UTF8.self) }
        ),
        ("svg", { report in report.audits[0].screens.map(\.picture).joined() }),
        ("html", { Gallery($0).files[0].content }),
      ]

  @Test("No format prints invisible characters", arguments: formats)
  func invisible(
    format: String, write: @Sendable (AuditReport) throws -> String
  ) throws {
    let text = try write(Self.report())
    for scalar in text.unicodeScalars where scalar != "\n" {
      let category = scalar.properties.generalCategory
      #expect(
        ![.control, .format, .lineSeparator, .paragraphSeparator, .unassigned]
          .contains(category),
        "\(format) has U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test(
    "Only the GitHub format prints workflow commands", arguments: formats)
  func commands(
    format: String, write: @Sendable (AuditReport) throws -> String
  ) throws {
    let text = try write(Self.report())
    #expect(!text.contains("##"))
    for line in text.split(separator: "\n") {
      let start = line.drop(while: \.isWhitespace)
      #expect(
        !start.hasPrefix("::")
          || format == "github"
            && ["::warning file=", "::error file=", "::notice file="]
              .contains(where: start.hasPrefix)
      )
    }
  }

  @Test(
    "JSON, HTML and XML parsers recover the text of a report",
    arguments: [
      hostile, "", "Ünïcode, 日本語, 👩‍👩‍👧, فارسی", "\\u{41}", "###", ":::",
      "a:\u{301}:b",
    ])
  func readBack(name: String) throws {
    #expect(unescaped(printable(name)) == name)
    let json = try JSONEncoder().encode(printable: [name])
    #expect(
      try JSONDecoder().decode([String].self, from: Data(json.utf8)) == [name])
    let html = try HTMLReader.read(Array("<p title=\"\(escaped(name))\">".utf8))
    #expect(html.elements.first { $0.name == "p" }?["title"] == printable(name))
    let xml = try XMLReader.read(Array("<p title=\"\(escaped(name))\"/>".utf8))
    #expect(xml["title"] == printable(name))
  }

  @Test("JSON and SARIF contain the original names")
  func names() throws {
    let report = try Self.report()
    let json = try #require(
      JSONSerialization.jsonObject(with: report.json()) as? [String: Any])
    let files = try #require(json["files"] as? [[String: Any]])
    #expect(files[0]["path"] as? String == Self.hostile + ".html")
    let sarif = try #require(
      JSONSerialization.jsonObject(with: report.sarif(version: "1"))
        as? [String: Any])
    let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == report.findings.count)
    for (result, finding) in zip(results, report.findings) {
      let message = try #require(result["message"] as? [String: String])
      let places = try #require(result["locations"] as? [[String: Any]])
      let place = try #require(
        places.first?["physicalLocation"] as? [String: [String: Any]])
      let uri = try #require(place["artifactLocation"]?["uri"] as? String)
      #expect(uri.removingPercentEncoding == Self.hostile + ".html")
      #expect(uri.utf8.allSatisfy { $0 > 32 && $0 < 127 && $0 != 58 })
      #expect(
        message["text"]
          == finding.message.replacing("](", with: "]\u{200B}("))
    }
  }

  @Test("Xcode's pattern matches each finding once and no forged line")
  func xcode() throws {
    let report = try Self.report()
    // Xcode recognizes a place and a severity by this pattern.
    let pattern = #/^([^:]+):(\d+):(\d+): (error|warning|note): (.*)$/#
    let lines = report.xcode().split(separator: "\n").dropLast()
    #expect(lines.count == report.findings.count + 1)
    for (line, finding) in zip(lines, report.findings) {
      let match = try #require(line.wholeMatch(of: pattern))
      #expect(unescaped(String(match.1)) == finding.file)
      #expect(Int(match.2) == finding.line)
      #expect(
        unescaped(String(match.5))
          == "\(finding.message) [\(finding.rule.rawValue)]")
    }
  }

  @Test("GitHub reads each finding's file and message")
  func github() throws {
    let report = try Self.report()
    let lines = report.github().split(separator: "\n").dropLast()
    #expect(lines.count == report.findings.count + 1)
    for (line, finding) in zip(lines, report.findings) {
      // GitHub's runner reads properties up to the next two colons.
      let rest = line.dropFirst(2)
      let end = try #require(rest.firstRange(of: "::"))
      let properties = rest[..<end.lowerBound].split(separator: " ")[1...]
        .joined(separator: " ").split(separator: ",")
      let file = try #require(properties.first).dropFirst("file=".count)
      #expect(unescaped(decoded(file)) == finding.file)
      #expect(unescaped(decoded(rest[end.upperBound...])) == finding.message)
    }
  }

  @Test("A hostile name adds no unindented line")
  func text() throws {
    let lines = try Self.report().text().split(separator: "\n")
    #expect(lines.filter { !$0.hasPrefix("  ") }.count == 3)
  }

  @Test(
    "The audit reads the smallest and largest integers as tags",
    arguments: ["-2", "9223372036854775807", "-9223372036854775808"])
  func tags(tag: String) throws {
    var text = String(
      decoding: try Storyboards.data("TagOrder.storyboard"), as: UTF8.self)
    text.replace("tag=\"1\"", with: "tag=\"\(tag)\"")
    let audit = try FileAudit(path: "a.storyboard", data: Data(text.utf8))
    #expect(audit.screens[0].fields.map(\.traits.tag).contains(Int(tag) ?? 0))
  }

  // MARK: Readers

  private func decoded(_ text: some StringProtocol) -> String {
    String(text).removingPercentEncoding ?? ""
  }

  /// Restores the original text from the result of `printable(_:)`.
  private func unescaped(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let letter = rest.unicodeScalars.popFirst() {
      guard letter == "\\" else {
        result.unicodeScalars.append(letter)
        continue
      }
      switch rest.unicodeScalars.popFirst() {
      case "n": result += "\n"
      case "r": result += "\r"
      case "t": result += "\t"
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
        if let value = UInt32(digits, radix: 16),
          let scalar = Unicode.Scalar(value)
        {
          result.unicodeScalars.append(scalar)
        }
      default: result += "\\"
      }
    }
    return result
  }
}
