import Foundation
import Testing

@testable import FieldNavigationAudit

@Suite("Reports are easy to read")
struct ReadableTests {
  private static var all: AuditReport {
    get throws {
      var report = AuditReport()
      for name in Storyboards.names { report.add(try Storyboards.audit(name)) }
      return report
    }
  }

  private static func page(_ html: String) throws -> AuditReport {
    var report = AuditReport()
    report.add(try FileAudit(path: "page.html", data: Data(html.utf8)))
    return report
  }

  @Test("The text report fits into 80 columns despite long names")
  func width() throws {
    let long = String(repeating: "Straße und Hausnummer ", count: 5)
    let wide = String(repeating: "住所", count: 30)
    let html = """
      <form id="f"><input aria-label="\(long)" tabindex="3" enterkeyhint="next">
      <input aria-label="\(wide)" type="email" enterkeyhint="done">
      <textarea aria-label="👩‍👩‍👧 \(long)"></textarea></form>
      """
    for report in [try Self.all, try Self.page(html)] {
      for text in [report.text(), report.text(isComplete: true)] {
        for line in text.split(separator: "\n") {
          #expect(TextLines.columns(of: line) <= 80, "\(line)")
        }
      }
    }
  }

  @Test("A line breaks only if the next word doesn't fit into 80 columns")
  func lastColumn() {
    func lines(_ count: Int) -> Int {
      let words = String(repeating: "a", count: 39) + " "
      return TextLines.wrapped(
        words + String(repeating: "b", count: count), indent: 0
      ).count
    }
    #expect(lines(40) == 1)
    #expect(lines(41) == 2)
  }

  @Test("The text report shortens a name of more than 28 columns")
  func longName() throws {
    for (count, shown) in [(28, 28), (29, 27)] {
      let name = String(repeating: "n", count: count)
      let text = try Self.page("<form><input aria-label=\(name)></form>").text()
      let short = String(repeating: "n", count: shown)
      #expect(text.contains(" \(short + (shown < count ? "…" : "")) "))
    }
  }

  @Test("The text report mentions size classes only for a storyboard")
  func sizeClass() throws {
    let words = "not in the saved size class"
    let clipped = "<p style='clip-path:inset(50%)'><input></p>"
    #expect(try !Self.page("<form>\(clipped)</form>").text().contains(words))
    let excluded = """
      <variation key="default"><mask key="subviews"><exclude reference="Name"/>
      </mask></variation>
      """
    var report = AuditReport()
    report.add(
      try Scenes.audit(
        Scenes.document([Scenes.field("Name")], inside: excluded)))
    #expect(report.text().contains(words))
  }

  @Test(
    "The text report counts the findings of each rule if there are more than 10",
    arguments: [(10, false), (11, true)])
  func countedRules(count: Int, isCounted: Bool) throws {
    let fields = String(repeating: "<input type=email>", count: count)
    let text = try Self.page("<form>\(fields)<button>Go</button>").text()
    #expect(text.contains("By rule") == isCounted)
  }

  @Test(
    "The text report on at most 10 files is complete",
    arguments: [(10, true), (11, false)])
  func completeReport(count: Int, isComplete: Bool) throws {
    var report = AuditReport()
    for _ in 0..<count {
      report.add(try Storyboards.audit("Clean.storyboard"))
    }
    #expect(report.text().contains("Clean.storyboard\n") == isComplete)
  }

  @Test("The text report shows each finding below its screen")
  func places() throws {
    let text = try Self.page(
      """
      <form id="one"><input id="a" type="email"><button>Go</button></form>
      <form id="two"><input id="b" autocomplete="off"><button>Go</button></form>
      <form id="three"><input id="c" type="tel"><button>Go</button></form>
      """
    ).text(isComplete: true)
    let parts = text.split(separator: "\n  ").filter { !$0.hasPrefix("  ") }
    let screens = text.split(separator: "\n").filter {
      $0.hasPrefix("  ") && !$0.hasPrefix("    ")
    }
    #expect(screens.count == 3)
    #expect(parts.count == 4)
    let places = text.split(separator: "\n").map { line in
      line.contains("(one)")
        ? "one"
        : line.contains("(two)")
          ? "two"
          : line.contains("(three)")
            ? "three" : line.contains("note: ") ? "!" : ""
    }.filter { !$0.isEmpty }
    #expect(places == ["one", "!", "two", "three", "!"])
  }

  @Test("The text report counts skipped files in one line")
  func skipped() throws {
    var report = AuditReport()
    for name in ["A", "B", "C"] {
      report.add(
        try FileAudit(
          path: "\(name).xib", data: Storyboards.data("Mac.storyboard")))
    }
    #expect(
      report.text() == """
        3 files, 0 screens, 0 fields: 0 errors, 0 warnings, 0 notes
        skipped: 3 files for MacOSX.Cocoa, not for iOS

        """)
  }

  @Test(
    "A report on many files shows only screens with warnings"
  )
  func manyFiles() throws {
    var report = try Self.all
    let text = report.text()
    #expect(!text.contains("\nClean.storyboard\n"))
    #expect(text.contains("\nNextAtEnd.storyboard\n"))
    #expect(!text.contains(" note: "))
    let rules =
      #/By rule \(--explain RULE has the details\):\n +\d+  no-return-key\n/#
    #expect(text.contains(rules))
    #expect(text.hasSuffix(" findings; --all shows them\n"))
    #expect(report.text(least: .note).contains(" note: "))
    let complete = report.text(isComplete: true)
    #expect(complete.contains("\nClean.storyboard\n"))
    #expect(complete.contains(" note: "))
    #expect(!complete.contains("not shown"))
    report = AuditReport()
    report.add(try Storyboards.audit("Clean.storyboard"))
    #expect(report.text().hasPrefix("Clean.storyboard\n"))
  }

  @Test(
    "A picture shows each field's number and name",
    arguments: [
      (200, 34, true), (113, 34, false), (40, 40, false), (3, 2, false),
    ])
  func pictures(width: Int, height: Int, isNamedInside: Bool) throws {
    let text = String(
      decoding: try Storyboards.data("Clean.storyboard"), as: UTF8.self
    ).replacing(
      "width=\"353\" height=\"34\"",
      with: "width=\"\(width)\" height=\"\(height)\"")
    let screen = try FileAudit(path: "a.storyboard", data: Data(text.utf8))
      .screens[0]
    let root = try XMLReader.read(Array(screen.picture.utf8))
    let numbers = root.children.filter { $0["class"] == "number" }
    let below = root.children.filter { $0["class"] == "small" }
    #expect(numbers.count == 3)
    #expect(below.count == (isNamedInside ? 0 : 3))
    let box = try #require(root["viewBox"]).split(separator: " ")
      .compactMap { Double($0) }
    for line in below {
      #expect(try #require(Double(line["y"] ?? "")) < box[1] + box[3])
    }
  }
}
