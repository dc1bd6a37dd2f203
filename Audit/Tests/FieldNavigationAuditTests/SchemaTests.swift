import Foundation
import Testing

@testable import FieldNavigationAudit
@testable import fieldnavigation

@Suite("The schemas match what the command writes and reads")
struct SchemaTests {
  private static var report: AuditReport {
    get throws {
      var report = AuditReport()
      for name in Storyboards.names { report.add(try Storyboards.audit(name)) }
      report.add(
        try FileAudit(
          path: "page.html",
          data: Data(
            """
            <form><input type="email" tabindex="1"><textarea></textarea>
            <select><option></select><div contenteditable></div></form>
            <input><div role="form"><input></div>
            """.utf8)))
      for line in [nil, 7] {
        report.add(
          AuditReport.Failure(
            path: "cut.xib", problem: AuditProblem("ends too early", line: line)
          )
        )
      }
      return report
    }
  }

  @Test("Every JSON report matches the schema")
  func reports() throws {
    let schema = try Schema("report")
    for report in [AuditReport(), try Self.report] {
      #expect(schema.problems(in: try Schema.parsed(report.json())).isEmpty)
    }
  }

  @Test("The schema rejects a missing, extra or mistyped member")
  func otherReports() throws {
    let schema = try Schema("report")
    let text = String(decoding: try Self.report.json(), as: UTF8.self)
    for (one, other) in [
      (#""fingerprint" :"#, #""print" :"#),
      ("\"tag\" : 0\n", "\"tag\" : \"0\"\n"),
      ("\"version\" : 1\n", "\"version\" : 2\n"),
      ("\"line\" : 7,", "\"line\" : 0,"),
      (#""severity" : "note""#, #""severity" : "off""#),
    ] {
      #expect(text.contains(one))
      let changed = Data(text.replacing(one, with: other).utf8)
      #expect(!schema.problems(in: try Schema.parsed(changed)).isEmpty)
    }
  }

  @Test(
    "The configuration's schema lists the values of the options"
  )
  func words() throws {
    let schema = try Schema("configuration")
    #expect(
      schema.words("properties", "format")
        == Options.Format.allCases.map(\.rawValue))
    #expect(
      schema.words("properties", "failOn") == Options.severities + ["never"])
    #expect(
      schema.words("$defs", "severity", "additionalProperties")
        == ["off"] + Options.severities)
  }

  @Test("The configuration in the documentation is valid")
  func documentation() throws {
    let page = try String(
      contentsOf: Storyboards.guides.appendingPathComponent("Auditing.md"),
      encoding: .utf8)
    let samples = page.matches(of: #/```json\n(.*?)```/#.dotMatchesNewlines())
    #expect(samples.count == 1)
    let schema = try Schema("configuration")
    for sample in samples {
      let document = try Schema.parsed(Data(sample.1.utf8))
      #expect(schema.problems(in: document).isEmpty)
    }
  }

  @Test(
    "The command accepts the same configurations as the schema",
    arguments: [
      (#"{}"#, true), (#"{"$schema": "x", "svg": "out"}"#, true),
      (#"{"format": "xcode", "failOn": "never", "ignore": ["covered"]}"#, true),
      (#"{"exclude": ["a/**"], "baseline": "b", "severity": {}}"#, true),
      (
        #"{"overrides": [{"files": ["a"], "severity": {"covered": "off"}}]}"#,
        true
      ),
      (#"{"formt": "xcode"}"#, false), (#"{"format": "yaml"}"#, false),
      (#"{"ignore": "covered"}"#, false), (#"{"svg": 1}"#, false),
      (#"{"severity": {"covered": "never"}}"#, false),
      (#"{"overrides": [{"files": ["a"]}]}"#, false),
      (#"{"overrides": [{"severity": {}}]}"#, false),
      (#"{"overrides": {}}"#, false), (#"[]"#, false),
    ])
  func configuration(text: String, isValid: Bool) throws {
    let run = try CommandRun()
    defer { run.cleanUp() }
    let schema = try Schema("configuration")
    #expect(
      schema.problems(in: try Schema.parsed(Data(text.utf8))).isEmpty == isValid
    )
    let file = try run.write(text, to: "c.json")
    if isValid {
      #expect(throws: Never.self) { try Configuration(file.path, from: "/") }
    } else {
      #expect(throws: UsageError.self) {
        try Configuration(file.path, from: "/")
      }
    }
  }
}
