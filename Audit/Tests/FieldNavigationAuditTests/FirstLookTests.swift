import Foundation
import Testing

@testable import FieldNavigationAudit

@Suite("A report without warnings shows something")
struct FirstLookTests {
  /// A page with notes only: a field for mail without `autocomplete`, and more.
  private static func page(_ fields: String) -> String {
    "<form id=f>\(fields)<button>Send</button></form>"
  }

  private func report(_ pages: [String]) throws -> AuditReport {
    var report = AuditReport()
    for (number, html) in pages.enumerated() {
      report.add(
        try FileAudit(path: "p\(number).html", data: Data(html.utf8)))
    }
    return report
  }

  private static let plain = page("<input autocomplete=off>")
  private static let mail = page("<input name=m type=email><input name=n>")
  private static let boxes = page(
    (1...6).map { "<input maxlength=1 name=d\($0)>" }.joined())

  private func many(_ pages: String...) throws -> AuditReport {
    try report(pages + Array(repeating: Self.plain, count: 11))
  }

  @Test("The worst screens come first, each with its path")
  func screens() throws {
    let text = try many(Self.mail, Self.boxes).text()
    #expect(
      text.hasPrefix(
        """
        No warnings. The 2 screens with the most notes:
          p1.html:1 f
            1 d1 [code-boxes] -> 2 d2 -> 3 d3 -> 4 d4 -> 5 d5 -> 6 d6: finishes
          p0.html:1 f
            1 m [no-autocomplete] -> 2 n: finishes

        What to look at, and an example of each:
             1  no-autocomplete: A field of a page has no autocomplete.
                p0.html:1: m has no autocomplete; set it to "email"
        """))
    #expect(
      text.hasSuffix(
        """

        Next:
          fieldnavigation audit p1.html
          fieldnavigation audit --explain code-boxes

        13 files, 13 screens, 19 fields: 0 errors, 0 warnings, 2 notes
        not shown: 13 screens, 2 findings; --all shows them

        """))
  }

  @Test("The rules with the most findings come first")
  func rules() throws {
    let text = try many(Self.mail, Self.boxes, Self.boxes).text()
    let rules = text.split(separator: "\n").filter {
      $0.hasPrefix("     ") && $0.contains(": A ")
    }
    #expect(
      rules == [
        "     2  code-boxes: A code has a box for each letter.",
        "     1  no-autocomplete: A field of a page has no autocomplete.",
      ])
  }

  @Test("At most three screens and eight fields of each are shown")
  func limits() throws {
    let long = Self.page(
      "<input name=a type=email>" + String(repeating: "<input>", count: 9))
    let text = try many(long, long, long, long).text()
    #expect(text.hasPrefix("No warnings. The 3 screens"))
    let words = text.split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
    #expect(words.components(separatedBy: "and 2 fields more").count == 4)
  }

  @Test("The path of a screen has at most three lines")
  func pathLines() throws {
    let fields = (1...8).map {
      "<input type=email title='A rather long name \($0)'>"
    }.joined()
    let text = try many(Self.page(fields)).text()
    let lines = text.split(separator: "\n").dropFirst(2)
      .prefix { $0.hasPrefix("    ") }
    #expect(lines.count == 3)
  }

  @Test("The report has at most forty lines of at most 80 columns")
  func size() throws {
    let name = String(repeating: "long name ", count: 20)
    let fields = (0..<30).map {
      "<input type=email title='\(name)' tabindex=\($0 + 1)>"
    }.joined()
    var report = try many(Self.page(fields), Self.boxes, Self.mail)
    for file in Storyboards.names { report.add(try Storyboards.audit(file)) }
    report.severity = { _ in .note }
    let lines = report.text().split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast()
    #expect(lines.count <= 40)
    #expect(lines.allSatisfy { TextLines.columns(of: $0) <= 80 })
    #expect(lines.contains { $0.hasPrefix("        also: ") })
  }

  @Test("The report uses all of its forty lines, whatever ends it")
  func room() throws {
    let runtimes = ["MacOSX.Cocoa", "AppleTV", "watchKit"]
    var counts: [Int] = []
    for skipped in 0...runtimes.count {
      var report = try many(Self.boxes, Self.mail)
      report.severity = { _ in .note }
      for runtime in runtimes.prefix(skipped) {
        let document = "<document targetRuntime=\"\(runtime)\"/>"
        report.add(
          try FileAudit(path: runtime, data: Data(document.utf8)))
      }
      for file in Storyboards.names {
        report.add(try Storyboards.audit(file))
        let text = report.text()
        #expect(text.contains("No warnings") && text.contains("Next:"))
        counts.append(text.count { $0 == "\n" })
      }
    }
    #expect(counts.max() == 40)
  }

  @Test("A field that a screen shows twice has each rule once")
  func fieldShownTwice() throws {
    let containers = (0..<2).map { place in
      """
      <containerView id="box\(place)"><rect key="frame" x="0"
      y="\(100 + 200 * place)" width="393" height="100"/><connections>
      <segue kind="embed" destination="child" id="embed\(place)"/>
      </connections></containerView>
      """
    }
    let child = """
      <scene><objects><viewController id="child"><view key="view" id="inside">
      <rect key="frame" x="0" y="0" width="393" height="100"/><subviews>
      \(Scenes.field("Email", "keyboardType=\"emailAddress\"", y: 20))
      </subviews></view></viewController></objects></scene></scenes>
      """
    let document = Scenes.document(containers).replacing(
      "</scenes>", with: child)
    var report = try many()
    report.add(try Scenes.audit(document))
    let text = report.text()
    #expect(text.contains("1 Email [no-return-key, no-content-type] -> 2"))
  }

  @Test(
    "A report with a warning, without a note or on few files stays as it is")
  func others() throws {
    let warning = Self.page("<input name=password>")
    #expect(try !many(Self.mail, warning).text().contains("No warnings"))
    #expect(try !many().text().contains("No warnings"))
    #expect(try !report([Self.mail]).text().contains("No warnings"))
    let all = try many(Self.mail)
    #expect(!all.text(isComplete: true).contains("No warnings"))
    #expect(!all.text(least: .note).contains("No warnings"))
    #expect(!all.xcode().contains("No warnings"))
    #expect(!all.github().contains("No warnings"))
  }

  @Test(
    "A path that a shell or the command wouldn't take as it is isn't suggested",
    arguments: [("a b.html", false), ("-a.html", false), ("a-b.html", true)])
  func oddNames(path: String, isSuggested: Bool) throws {
    var report = try many()
    report.add(try FileAudit(path: path, data: Data(Self.mail.utf8)))
    #expect(report.text().contains("audit \(path)\n") == isSuggested)
  }
}
