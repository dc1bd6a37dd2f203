import Foundation
import Testing

@testable import FieldNavigationAudit
@testable import fieldnavigation

@Suite("The help, manual and shell completions list every option")
struct ShellTests {
  private static let texts: [(String, String)] =
    [("help", Help.text), ("manual", Manual.text)]
    + Completion.allCases.map { ($0.rawValue, $0.script) }

  @Test(
    "The help, manual and completions name every option and command",
    arguments: texts)
  func everything(name: String, text: String) {
    // The manual page escapes hyphens. The fish script omits the two hyphens of
    // an option.
    let plain = text.replacing("\\-", with: "-")
    for option in Option.all {
      #expect(
        plain.contains(
          name == "fish" ? "-l \(option.name.dropFirst(2)) " : option.name))
    }
    for command in Help.commands { #expect(plain.contains(command.name)) }
    for rule in FindingRule.allCases where !["help", "manual"].contains(name) {
      #expect(plain.contains(rule.rawValue))
    }
  }

  @Test("The help fits into 80 columns")
  func width() {
    let lines = (Help.text + Help.rules(\.severity)).split(separator: "\n")
    #expect(lines.filter { $0.count > 80 } == [])
  }

  @Test("The command and the documentation summarize each rule alike")
  func explanations() throws {
    let page = try String(
      contentsOf: Storyboards.guides.appendingPathComponent("Auditing.md"),
      encoding: .utf8
    )
    let sections = page.split(separator: "\n### ").dropFirst().map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    for (rule, section) in zip(FindingRule.allCases, sections) {
      let severity = rule.severity.rawValue
      let article = severity == "error" ? "An" : "A"
      #expect(
        section
          == "\(rule.rawValue) \(article) \(severity). \(rule.summary)")
    }
    #expect(sections.count == FindingRule.allCases.count)
    #expect(
      Help.explanation(of: .covered, .error).hasPrefix("covered (error): "))
  }

  @Test(
    "bash completes commands, options, values and paths",
    .enabled(if: FileManager.default.fileExists(atPath: "/bin/bash")),
    arguments: [
      (["fieldnavigation", "a"], ["audit"]),
      (["fieldnavigation", "completion", "z"], ["zsh"]),
      (["fieldnavigation", "audit", "--form"], ["--format"]),
      (["fieldnavigation", "audit", "--format", "s"], ["sarif"]),
      (["fieldnavigation", "audit", "--format", "=", "s"], ["sarif"]),
      (
        ["fieldnavigation", "audit", "--format", "="],
        ["text", "xcode", "json", "sarif", "github"]
      ),
      (
        ["fieldnavigation", "audit", "--ignore", "dup"],
        ["duplicate-tag", "duplicate-segue", "duplicate-id"]
      ),
      (["fieldnavigation", "audit", "--svg", "Fo"], ["Folder"]),
      (["fieldnavigation", "audit", "F"], ["File.xib", "Folder"]),
      (["fieldnavigation", "audit", "My"], ["My File.xib"]),
      (["fieldnavigation", "audit", "--output", "My"], ["My File.xib"]),
      (["fieldnavigation", "manual", "F"], []),
    ])
  func bash(words: [String], expected: [String]) throws {
    let run = try CommandRun()
    defer { run.cleanUp() }
    try run.write("", to: "File.xib")
    try run.write("", to: "My File.xib")
    try run.write("", to: "Folder/x")
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    try run.write(
      """
      \(Completion.bash.script)
      COMP_WORDS=(\(line)) COMP_CWORD=\(words.count - 1)
      _fieldnavigation
      printf '%s\\n' "${COMPREPLY[@]}"
      """, to: "test.sh")
    let output = try Self.output(of: "/bin/bash", "test.sh", in: run.folder)
    #expect(
      Set(output.split(separator: "\n").map(String.init)) == Set(expected))
  }

  @Test(
    "groff formats the manual without errors",
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/groff")))
  func manual() throws {
    let run = try CommandRun()
    defer { run.cleanUp() }
    try run.write(Manual.text, to: "manual.1")
    // With the option -ww, groff warns about everything unknown.
    let output = try Self.output(
      of: "/usr/bin/groff", "-man", "-Tascii", "-P-cbou", "-ww", "manual.1",
      in: run.folder)
    #expect(!output.contains("manual.1:"))
    #expect(output.contains("fieldnavigation audit PATH... [options]"))
    #expect(output.contains("--write-baseline FILE"))
    #expect(output.contains(" DerivedData,"))
  }

  /// Runs a program. Returns its output and its error output.
  private static func output(
    of program: String, _ arguments: String..., in folder: URL
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  @Test(
    "The GitHub action reads one path per line, even with spaces in the path")
  func action() throws {
    let run = try CommandRun()
    defer { run.cleanUp() }
    let action = try String(
      contentsOf: Storyboards.guides.appendingPathComponent(
        "../../Audit/action.yml"), encoding: .utf8)
    let script = try #require(action.split(separator: "run: |\n").last)
    let command = try run.write(
      "printf '[%s]' \"$@\"", to: "fieldnavigation/bin/fieldnavigation")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: command.path)
    try run.write(
      """
      PATHS=$'My App\\nOther*\\n\\n' OPTIONS='--fail-on error'
      RUNNER_TEMP=.
      \(script)
      """, to: "test.sh")
    #expect(
      try Self.output(of: "/bin/bash", "test.sh", in: run.folder)
        == "[audit][--format][github][--fail-on][error][--][My App][Other*]")
  }

  @Test("The Swift package plugin knows which options take no value")
  func plugin() throws {
    let plugin = try String(
      contentsOf: Storyboards.guides.appendingPathComponent(
        "../../Audit/Plugins/AuditForms/AuditForms.swift"), encoding: .utf8)
    for option in Option.all {
      #expect(
        plugin.contains("\"\(option.name)\"") == (option.value == nil),
        "\(option.name)")
    }
  }
}
