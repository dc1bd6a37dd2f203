import Foundation
import Testing

@testable import FieldNavigationAudit
@testable import fieldnavigation

@Suite("A configuration sets severities for rules and for paths")
struct ConfigurationTests {
  private let run: CommandRun

  init() throws { run = try CommandRun() }

  private func findings(_ outcome: CommandRun.Outcome) -> [String] {
    outcome.output.split(separator: "\n").dropLast().map { line in
      line.split(separator: ": ")[1] + " "
        + line.split(separator: " [")[1].dropLast()
    }
  }

  @Test("The configuration sets the severity of a rule")
  func severity() throws {
    defer { run.cleanUp() }
    try run.copy("DoneInMiddle.storyboard")
    for (level, code, lines) in [
      ("error", Int32(1), ["error done-in-middle"]),
      ("note", 0, ["note done-in-middle"]),
      ("off", 0, []),
    ] {
      try run.write(
        #"{"severity": {"done-in-middle": "\#(level)"}, "format": "xcode"}"#,
        to: ".fieldnavigation.json")
      let outcome = try run(["audit", "."])
      #expect(outcome.code == code)
      #expect(findings(outcome) == lines)
      #expect(
        try run(["audit", "--list-rules"]).output.contains(
          "done-in-middle         \(level) "))
    }
  }

  @Test("A configured severity also applies to uncertain findings")
  func uncertainty() throws {
    defer { run.cleanUp() }
    try run.write(
      "<form><input><input type=password autocomplete=off></form>",
      to: "a.html")
    let arguments = ["audit", ".", "--format", "xcode"]
    #expect(findings(try run(arguments)) == ["note enter-submits-nothing"])
    try run.write(
      #"{"severity": {"enter-submits-nothing": "error"}}"#,
      to: ".fieldnavigation.json")
    #expect(findings(try run(arguments)) == ["error enter-submits-nothing"])
  }

  @Test("Every report format shows the configured severity")
  func formats() throws {
    defer { run.cleanUp() }
    try run.copy("DoneInMiddle.storyboard")
    try run.write(
      #"{"severity": {"done-in-middle": "note"}}"#, to: ".fieldnavigation.json")
    for (format, text) in [
      ("text", "line 16: note: "), ("xcode", ":16:29: note: "),
      ("github", "::notice file=DoneInMiddle.storyboard,line=16,col=29,"),
      ("json", #""severity" : "note""#), ("sarif", #""level" : "note""#),
    ] {
      let outcome = try run(["audit", ".", "--format", format])
      #expect(outcome.output.contains(text), "\(format)")
    }
  }

  @Test("The last matching override sets the severity")
  func overrides() throws {
    defer { run.cleanUp() }
    for path in [
      "App/A.storyboard", "Old/B.storyboard", "Old/New/C.storyboard",
    ] {
      try run.copy("DoneInMiddle.storyboard", as: path)
    }
    try run.write(
      """
      {"format": "xcode", "overrides": [
        {"files": ["Old/**"], "severity": {"done-in-middle": "off"}},
        {"files": ["Old/*/*.storyboard"], "severity": {"done-in-middle": "error"}}
      ]}
      """, to: ".fieldnavigation.json")
    let all = try run(["audit", "."])
    #expect(
      findings(all)
        == ["error done-in-middle", "warning done-in-middle"].reversed())
    let one = try run(["audit", "New"], in: "Old")
    #expect(findings(one) == ["error done-in-middle"])
  }

  @Test(
    "The command finds a configuration in any parent folder"
  )
  func upwards() throws {
    defer { run.cleanUp() }
    try run.copy("DoneInMiddle.storyboard", as: "repo/App/Screens/A.storyboard")
    try run.write(
      #"{"ignore": ["done-in-middle"]}"#, to: "repo/.fieldnavigation.json")
    #expect(try run(["audit", "repo/App"]).code == 0)
    #expect(try run(["audit", "."], in: "repo/App/Screens").code == 0)
    #expect(
      try run(["audit", "A.storyboard"], in: "repo/App/Screens").code == 0)
    try run.write("", to: "repo/App/.git")
    #expect(try run(["audit", "repo/App"]).code == 1)
  }

  @Test("Paths in a configuration are relative to its folder")
  func paths() throws {
    defer { run.cleanUp() }
    try run.copy("DoneInMiddle.storyboard", as: "App/A.storyboard")
    try run.copy("NextAtEnd.storyboard", as: "App/Old/B.storyboard")
    try run.write(
      #"{"baseline": "ci/known.json", "exclude": ["App/Old"], "svg": "out"}"#,
      to: ".fieldnavigation.json")
    try run.write("{}", to: "ci/x")
    #expect(
      try run(["audit", "App", "--write-baseline", "ci/known.json"]).code == 0)
    #expect(try run(["audit", "."], in: "App").code == 0)
    #expect(try run.text(of: "out/index.html").contains("A.storyboard"))
  }

  @Test(
    "A pattern matches a name anywhere, or a whole path",
    arguments: [
      ("Old", "a/Old/b.xib", true), ("Old", "a/Older/b.xib", false),
      ("*.xib", "a/b.xib", true), ("*.xib", "a/b.xibs", false),
      ("a/*.xib", "a/b.xib", true), ("a/*.xib", "a/c/b.xib", false),
      ("a/*.xib", "z/a/b.xib", false), ("a/", "z/a/b.xib", true),
      ("a/**/b.xib", "a/b.xib", true), ("a/**/b.xib", "a/c/d/b.xib", true),
      ("**/d", "a/c/d/b.xib", true), ("./a/b?.xib", "a/b1.xib", true),
      ("./a/b?.xib", "a/b.xib", false), ("a*b*c", "aXbXbXc", true),
      ("a*b*c", "aXbXbX", false), ("", "a/b.xib", false),
      (".", "a/b.xib", false), ("./", "a/b.xib", false),
      ("/", "a/b.xib", false),
    ])
  func patterns(pattern: String, path: String, matches: Bool) {
    #expect(
      PathPattern(pattern, from: "/base").matches("/base/\(path)") == matches)
  }

  @Test("The command warns about an unused --exclude pattern")
  func unusedPattern() throws {
    defer { run.cleanUp() }
    try run.copy("Clean.storyboard")
    let outcome = try run(["audit", ".", "--exclude", "Lagacy"])
    #expect(outcome.code == 0)
    #expect(
      outcome.error == "fieldnavigation: --exclude Lagacy matches nothing\n")
  }

  @Test(
    "The command reports a mistake in severities or overrides",
    arguments: [
      (
        #"{"severity": {"coverd": "off"}}"#,
        "unknown rule coverd; did you mean covered?"
      ),
      (
        #"{"severity": {"done-in-middle": "fatal"}}"#,
        "unknown severity fatal; there are note, warning, error, off"
      ),
      (
        #"{"severity": "off"}"#,
        ".fieldnavigation.json: severity must be an object of strings"
      ),
      (
        #"{"overrides": [{"files": []}]}"#,
        ".fieldnavigation.json: an override needs severity"
      ),
      (
        #"{"overrides": [{"file": [], "files": [], "severity": {}}]}"#,
        "unknown key in .fieldnavigation.json: file; did you mean files?"
      ),
    ])
  func mistakes(text: String, message: String) throws {
    defer { run.cleanUp() }
    try run.write(text, to: ".fieldnavigation.json")
    let outcome = try run(["audit", "."])
    #expect(outcome.code == 2)
    #expect(outcome.error.hasPrefix("fieldnavigation: \(message)\n"))
  }

  @Test("The command warns that an empty pattern matches nothing")
  func emptyPattern() throws {
    defer { run.cleanUp() }
    try run.copy("DoneInMiddle.storyboard")
    let outcome = try run(["audit", ".", "--exclude", ""])
    #expect(outcome.code == 1)
    #expect(outcome.error == "fieldnavigation: --exclude  matches nothing\n")
  }

  @Test(
    "The command accepts two patterns for the same files"
  )
  func forestalledPattern() throws {
    defer { run.cleanUp() }
    try run.copy("DoneInMiddle.storyboard", as: "Old/A.storyboard")
    try run.copy("DoneInMiddle.storyboard", as: "Pods/A.storyboard")
    let outcome = try run([
      "audit", ".", "--exclude", "Old", "--exclude", "O*", "--exclude", "Pods",
    ])
    #expect(outcome.code == 0)
    #expect(outcome.error == "")
  }

  @Test(
    "The option --force-exclude excludes files from a hook"
  )
  func forcedPatterns() throws {
    defer { run.cleanUp() }
    let names = ["Old/A.storyboard", "Pods/x/A.storyboard"]
    for name in names { try run.copy("DoneInMiddle.storyboard", as: name) }
    try run.write("", to: ".git")
    try run.write(#"{"exclude": ["Old"]}"#, to: ".fieldnavigation.json")
    #expect(try run(["audit"] + names).output.contains("\n2 files, "))
    let forced = try run(
      ["audit", "--force-exclude", "--exclude", "Older"] + names)
    #expect(forced.code == 0)
    #expect(forced.output.hasPrefix("0 files, "))
    #expect(forced.error == "")
    let hook = try String(
      contentsOf: Storyboards.guides.appendingPathComponent(
        "../../Scripts/audit_hook.sh"), encoding: .utf8)
    #expect(hook.contains("audit --force-exclude "))
  }
}
