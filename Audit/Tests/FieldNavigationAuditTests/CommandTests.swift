import Foundation
import Testing

@testable import FieldNavigationAudit

@Suite("The command audits and repairs files")
struct CommandTests {
  private let command: CommandRun

  init() throws { command = try CommandRun() }

  private func run(_ arguments: String...) throws -> CommandRun.Outcome {
    try command(arguments)
  }

  @Test(
    "The exit code is 0, 1 or 2 for success, findings or failure"
  )
  func exitCodes() throws {
    defer { command.cleanUp() }
    try command.copy("Clean.storyboard")
    try command.copy("DoneInMiddle.storyboard")
    try command.write("<document>", to: "Cut.xib")
    #expect(try run("audit", "Clean.storyboard").code == 0)
    #expect(try run("audit", "DoneInMiddle.storyboard").code == 1)
    #expect(
      try run("audit", "--fail-on", "error", "DoneInMiddle.storyboard").code
        == 0)
    #expect(
      try run("audit", "--fail-on=never", "DoneInMiddle.storyboard").code == 0)
    let all = try run("audit", ".")
    #expect(all.code == 2)
    #expect(all.output.contains("Cut.xib:1: error:"))
    #expect(all.output.contains("[done-in-middle]"))
  }

  @Test(
    "The command reports wrong usage and the fix in one line",
    arguments: [
      (["adit"], "unknown command adit; did you mean audit?"),
      (
        ["completion", "fsh"],
        "unknown shell fsh; there are bash, zsh, fish"
      ),
      (["audit", "--fix", "-"], "--fix needs files, not -"),
      (
        ["audit", "--fix", "--format=json", "x"],
        "--format cannot be used with --fix"
      ),
      (["audit"], "audit needs a file or a folder"),
      (
        ["audit", "--fomat", "json", "x"],
        "unknown option --fomat; did you mean --format?"
      ),
      (["audit", "--format"], "--format needs a value"),
      (["audit", "--fix=1", "x"], "--fix takes no value"),
      (
        ["audit", "--format", "jsno", "x"],
        "unknown format jsno; did you mean json?"
      ),
      (
        ["audit", "--ignore", "coverd", "x"],
        "unknown rule coverd; did you mean covered?"
      ),
      (
        ["audit", "--fail-on", "fatal", "x"],
        "unknown severity fatal; there are note, warning, error, never"
      ),
      (["audit", "--fix", "--svg=a", "x"], "--svg cannot be used with --fix"),
      (["audit", "--dry-run", "x"], "--dry-run needs --fix"),
      (["audit", "--root", "none", "."], "--root none is not a folder"),
      (["audit", ".", "--output", "--all"], "--output needs a value"),
    ])
  func usage(arguments: [String], message: String) throws {
    defer { command.cleanUp() }
    let outcome = try command(arguments)
    #expect(outcome.code == 2)
    #expect(outcome.error.hasPrefix("fieldnavigation: \(message)\n"))
  }

  @Test("The command prints help and version to standard output")
  func help() throws {
    defer { command.cleanUp() }
    let help = try run("--help")
    #expect(help.code == 0)
    for option in ["--format", "--fix", "--baseline", "--svg", "NO_COLOR"] {
      #expect(help.output.contains(option))
    }
    #expect(try run("--version").output.hasPrefix("fieldnavigation "))
  }

  @Test("The command audits a folder that is named like a subcommand")
  func folderNamedHelp() throws {
    defer { command.cleanUp() }
    try command.copy("Clean.storyboard", as: "help/Main.storyboard")
    #expect(try run("audit", "help").output.hasPrefix("help/Main.storyboard"))
    #expect(
      try run("audit", "./help/").output.hasPrefix("help/Main.storyboard"))
  }

  @Test("The audit skips dependencies and excluded subfolders")
  func folders() throws {
    defer { command.cleanUp() }
    try command.copy("Clean.storyboard", as: "App/Main.storyboard")
    try command.copy("Covered.storyboard", as: "App/Pods/Pod.storyboard")
    try command.copy(
      "Covered.storyboard", as: "node_modules/x/Module.storyboard")
    try command.copy("Covered.storyboard", as: "Old/Old.storyboard")
    try FileManager.default.createSymbolicLink(
      at: command.folder.appendingPathComponent("App/Circle"),
      withDestinationURL: command.folder)
    let outcome = try run("audit", ".", "--exclude", "Old")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("App/Main.storyboard"))
    #expect(outcome.output.contains("1 file, 1 screen, 3 fields"))
  }

  @Test("A named pipe in a folder is left out, because reading it would wait")
  func pipe() throws {
    defer { command.cleanUp() }
    try command.write("<form><input></form>", to: "App/a.html")
    let path = command.folder.appendingPathComponent("App/b.html").path
    #expect(mkfifo(path, 0o600) == 0)
    let outcome = try run("audit", "App")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("1 file,"))
  }

  @Test("A folder without a file to audit is named")
  func nothing() throws {
    defer { command.cleanUp() }
    try command.write("<?php ?><form><input></form>", to: "App/a.php")
    let outcome = try run("audit", "App")
    #expect(outcome.code == 0)
    #expect(
      outcome.error.contains(
        "there is no file that ends in .storyboard, .xib, .html or .htm in App")
    )
    let named = try run("audit", "App/a.php")
    #expect(named.code == 2)
    #expect(
      named.output.contains(
        "is neither a storyboard nor a xib; if it is a page, pass -"))
    #expect(try run("audit", "App", "--force-exclude").error.isEmpty)
    let input = try command(["audit", "-"], input: Data("<document>".utf8))
    #expect(!input.output.contains("is neither"))
  }

  @Test("The command audits the other files if one is missing")
  func missingFile() throws {
    defer { command.cleanUp() }
    try command.copy("Clean.storyboard")
    let outcome = try run("audit", "Gone.storyboard", "Clean.storyboard")
    #expect(outcome.code == 2)
    #expect(
      outcome.output.contains("Gone.storyboard: error: there is no such file"))
    #expect(outcome.output.contains("1 file, 1 screen"))
  }

  @Test(
    "The command fails only because of findings that aren't in the baseline")
  func baseline() throws {
    defer { command.cleanUp() }
    try command.copy("DoneInMiddle.storyboard", as: "Main.storyboard")
    #expect(
      try run("audit", "Main.storyboard", "--write-baseline", "known.json").code
        == 0)
    #expect(
      try run("audit", "Main.storyboard", "--baseline", "known.json").code == 0)
    try command.copy("NextAtEnd.storyboard", as: "Main.storyboard")
    let outcome = try run(
      "audit", "Main.storyboard", "--baseline", "known.json")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("[next-at-end]"))
  }

  @Test("The command line overrides options from the configuration")
  func configuration() throws {
    defer { command.cleanUp() }
    try command.copy("DoneInMiddle.storyboard")
    try command.write(
      #"{"ignore": ["done-in-middle"], "format": "github"}"#,
      to: ".fieldnavigation.json")
    let outcome = try run("audit", ".")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("1 file"))
    #expect(
      try run("audit", ".", "--format", "text").output.hasPrefix("DoneInMiddle")
    )
  }

  @Test(
    "The command reports a mistake in the configuration",
    arguments: [
      (
        #"{"ignroe": []}"#,
        "unknown key in .fieldnavigation.json: ignroe; did you mean ignore?"
      ),
      (
        #"{"ignore": "covered"}"#,
        ".fieldnavigation.json: ignore must be a list of strings"
      ),
      ("[]", ".fieldnavigation.json is not a JSON object"),
    ])
  func wrongConfiguration(text: String, message: String) throws {
    defer { command.cleanUp() }
    try command.write(text, to: ".fieldnavigation.json")
    let outcome = try run("audit", ".")
    #expect(outcome.code == 2)
    #expect(outcome.error.hasPrefix("fieldnavigation: \(message)"))
  }

  @Test(
    "A repair preserves permissions and links"
  )
  func fix() throws {
    defer { command.cleanUp() }
    let file = try command.copy("NoReturnKey.storyboard")
    let before = try Data(contentsOf: file)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: file.path)
    try FileManager.default.createSymbolicLink(
      at: command.folder.appendingPathComponent("Link.storyboard"),
      withDestinationURL: file)
    let dry = try run(
      "audit", "--fix", "--labels", "--dry-run", "Link.storyboard")
    #expect(dry.output.contains("+++ b/Link.storyboard"))
    #expect(try Data(contentsOf: file) == before)
    let fixed = try run("audit", "--fix", "--labels", "Link.storyboard")
    #expect(fixed.code == 0)
    #expect(fixed.output == "1 attribute in 1 file added\n")
    #expect(try Data(contentsOf: file) != before)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.attributesOfItem(
        atPath: command.folder.appendingPathComponent("Link.storyboard").path)[
          .type]
        as? FileAttributeType == .typeSymbolicLink)
    #expect(
      try run("audit", "--fix", "--labels", "Link.storyboard").output
        == "0 attributes in 0 files added\n")
  }

  @Test(
    "The repair skips findings that the user ignores"
  )
  func fixOfWhatCounts() throws {
    defer { command.cleanUp() }
    let file = try command.copy("NoReturnKey.storyboard")
    let before = try Data(contentsOf: file)
    let nothing = "0 attributes in 0 files added\n"
    #expect(
      try run("audit", "--fix", "--labels", "--ignore", "no-return-key", ".")
        .output
        == nothing)
    try command.write(#"{"ignore": ["no-return-key"]}"#, to: "quiet.json")
    #expect(
      try run("audit", "--fix", "--labels", "--config", "quiet.json", ".")
        .output == nothing
    )
    #expect(try run("audit", ".", "--write-baseline", "known.json").code == 0)
    #expect(
      try run("audit", "--fix", "--labels", "--baseline", "known.json", ".")
        .output
        == nothing)
    #expect(try Data(contentsOf: file) == before)
  }

  @Test("The command writes pictures into a new folder")
  func pictures() throws {
    defer { command.cleanUp() }
    try command.copy("Clean.storyboard")
    #expect(try run("audit", ".", "--svg", "a/b").code == 0)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: command.folder.appendingPathComponent("a/b").path)
    #expect(
      names.sorted() == ["Clean.storyboard-ctl-Fn-001.svg", "index.html"])
  }

  @Test("The command prints colors only on a terminal")
  func noColor() throws {
    defer { command.cleanUp() }
    try command.copy("Covered.storyboard")
    #expect(try !run("audit", ".").output.contains("\u{1B}"))
  }

  @Test(
    "The value of an option may begin with two hyphens after an equals sign")
  func valueWithHyphens() throws {
    defer { command.cleanUp() }
    try command.copy("DoneInMiddle.storyboard")
    #expect(try run("audit", ".", "--output=--x").output.isEmpty)
    #expect(try command.text(of: "--x").contains("[done-in-middle]"))
  }

  @Test("The option --output - means standard output")
  func standardOutput() throws {
    defer { command.cleanUp() }
    try command.copy("DoneInMiddle.storyboard")
    let outcome = try run("audit", ".", "--output", "-")
    #expect(outcome.output == (try run("audit", ".").output))
  }

  @Test(
    "A diff is the same for Windows and Unix line endings"
  )
  func diffOfWindowsFile() throws {
    defer { command.cleanUp() }
    let text = String(
      decoding: try Storyboards.data("NoReturnKey.storyboard"), as: UTF8.self)
    try command.write(text, to: "A.storyboard")
    let expected = try run("audit", "--fix", "--dry-run", "A.storyboard")
    try command.write(
      text.replacing("\n", with: "\r\n"), to: "A.storyboard")
    #expect(
      try run("audit", "--fix", "--dry-run", "A.storyboard").output
        == expected.output)
  }
}
