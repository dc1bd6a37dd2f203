import Foundation
import Testing

@testable import FieldNavigationAudit

@Suite("A report has the same content in every format")
struct ReportTests {
  private var report: AuditReport {
    get throws {
      var report = AuditReport()
      for name in Storyboards.names { report.add(try Storyboards.audit(name)) }
      report.add(
        AuditReport.Failure(
          path: "cut.xib", problem: AuditProblem("ends too early", line: 7)))
      return report
    }
  }

  @Test("The text report has paths, findings and a summary")
  func text() throws {
    var report = AuditReport()
    report.add(try Storyboards.audit("DoneInMiddle.storyboard"))
    #expect(
      report.text() == """
        DoneInMiddle.storyboard
          Sign Up (ctl-Fn-001), line 12
            1  Name      Done  closes the keyboard  file: key done
            2  Email     Next  to 3                 file: key next
            3  Password  Done  finishes             file: key done
            line 16: warning: Name has a Done key, but Email follows; use Next
              [done-in-middle]

        1 file, 1 screen, 3 fields: 0 errors, 1 warning, 0 notes

        """)
  }

  @Test("The README's example is the command's report")
  func readme() throws {
    let readme = try String(
      contentsOf: Storyboards.folder.appendingPathComponent(
        "../../README.md"), encoding: .utf8)
    var report = AuditReport()
    report.add(try Storyboards.audit("DoneInMiddle.storyboard"))
    let lines = report.text().split(
      separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.dropLast().map { $0.isEmpty ? "" : "    \($0)" }
    #expect(readme.contains(shown.joined(separator: "\n")))
  }

  @Test("A colored report has the same text as a plain report")
  func colors() throws {
    let colored = try report.text(isColored: true)
    #expect(colored.contains("\u{1B}[33mwarning\u{1B}[0m"))
    #expect(
      colored.replacing(/\u{1B}\[[0-9]+m/, with: "") == (try report.text()))
  }

  @Test("The JSON report has every file, finding and problem")
  func json() throws {
    let report = try report
    let object = try #require(
      JSONSerialization.jsonObject(with: report.json()) as? [String: Any])
    let files = try #require(object["files"] as? [[String: Any]])
    #expect(files.compactMap { $0["path"] as? String } == Storyboards.names)
    let findings = files.flatMap { $0["findings"] as? [[String: Any]] ?? [] }
    #expect(
      findings.compactMap { $0["fingerprint"] as? String }
        == report.findings.map(\.fingerprint))
    let problems = try #require(object["problems"] as? [[String: Any]])
    #expect(problems.count == 1)
    #expect(problems[0]["line"] as? Int == 7)
    #expect(object["version"] as? Int == 1)
  }

  /// To update the saved paths, run this command in `Tests/Storyboards`:
  /// `fieldnavigation audit . --root . --format json --fail-on never
  /// >paths.json`.
  @Test(
    "The saved paths for the navigator are up to date"
  )
  func paths() throws {
    var report = AuditReport()
    for name in Storyboards.names { report.add(try Storyboards.audit(name)) }
    let kept = String(
      decoding: try Storyboards.data(Storyboards.paths), as: UTF8.self)
    let today = String(decoding: try report.json(), as: UTF8.self)
    #expect(kept == today + "\n")
  }

  @Test(
    "The SARIF report has each finding and each rule"
  )
  func sarif() throws {
    let report = try report
    let object = try #require(
      JSONSerialization.jsonObject(with: report.sarif(version: "1.2.3"))
        as? [String: Any])
    #expect(object["version"] as? String == "2.1.0")
    let run = try #require((object["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(
      results.compactMap { $0["ruleId"] as? String }
        == report.findings.map(\.rule.rawValue))
    let tool = try #require(run["tool"] as? [String: [String: Any]])
    let rules = try #require(tool["driver"]?["rules"] as? [[String: Any]])
    #expect(
      rules.compactMap { $0["id"] as? String }
        == FindingRule.allCases.map(\.rawValue))
    #expect(
      rules.compactMap { ($0["help"] as? [String: String])?["text"] }
        == FindingRule.allCases.map(\.explanation))
    let invocation = try #require(
      (run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
  }

  @Test(
    "The GitHub report escapes characters with a meaning in workflow commands")
  func github() throws {
    var report = AuditReport()
    report.add(
      AuditReport.Failure(
        path: "a,b:c.xib", problem: AuditProblem("50%\nof it", line: 3)))
    #expect(
      report.github() == """
        ::error file=a%2Cb%3Ac.xib,line=3,title=unreadable::50%25\\nof it
        0 files, 0 screens, 0 fields: 0 errors, 0 warnings, 0 notes, 1 file \
        could not be read

        """)
  }

  @Test("Every picture is well-formed XML and shows every field")
  func pictures() throws {
    for name in Storyboards.names {
      for screen in try Storyboards.audit(name).screens {
        let root = try XMLReader.read(Array(screen.picture.utf8))
        #expect(root.name == "svg")
        let numbers = root.children.filter { $0["class"] == "number" }
        let listed = root.children.filter { $0["class"] == "item" }
        #expect(numbers.count + listed.count == screen.fields.count)
        let arrows = root.children.filter { $0["class"] == "arrow" }
        let moves = screen.fields.filter { field in
          guard case .field(let next) = field.destination else { return false }
          return field.frame != nil && screen.fields[next].frame != nil
        }
        #expect(arrows.count == moves.count)
      }
    }
  }

  @Test("The picture in the documentation is up to date")
  func documentation() throws {
    let screen = try Storyboards.audit("Clean.storyboard").screens[0]
    let picture = try String(
      contentsOf: Storyboards.guides.appendingPathComponent(
        "audit.svg"), encoding: .utf8)
    #expect(picture == screen.picture)
  }

  @Test(
    "The gallery gives each picture a different name and shows each finding")
  func gallery() throws {
    let report = try report
    let files = Gallery(report).files
    #expect(Set(files.map { $0.name.lowercased() }).count == files.count)
    let index = try #require(files.first)
    #expect(index.name == "index.html")
    for file in files.dropFirst() {
      #expect(index.content.contains("src=\"\(file.name)\""))
    }
    for finding in report.findings {
      #expect(index.content.contains(escaped(finding.message)))
    }
  }

  @Test("Each finding in a one-line page has its own column")
  func columnsOfOneLine() throws {
    let page =
      "  <form>😀<input id=\"a\" type=\"email\"><input type=\"email\" "
      + "id=\"b\"><input name=c type=email></form><p id=\"a\"></p>"
    let audit = try Pages.audit(page)
    #expect(audit.findings.map(audit.column) == [11, 38, 3])
  }

  @Test(
    "A one-line page takes no longer than other pages"
  )
  func timeOfOneLine() throws {
    let fields = (0..<4_000).map { "<input id=\"f\($0)\" type=\"email\">" }
    let clock = ContinuousClock()
    let lines = try clock.measure {
      _ = try Pages.audit("<form>\(fields.joined(separator: "\n"))</form>")
    }
    let line = try clock.measure {
      _ = try Pages.audit("<form>\(fields.joined())</form>")
    }
    #expect(line < lines * 5 + .milliseconds(200))
  }
}
