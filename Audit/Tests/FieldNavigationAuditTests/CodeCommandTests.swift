import Foundation
import Testing

@testable import FieldNavigationAudit

@Suite("The command reads sources only in the given folders")
struct CodeCommandTests {
  private let command: CommandRun

  init() throws { command = try CommandRun() }

  private static let page =
    "<body><form><input><input type=password name=p autocomplete=off>"
    + "<button type=button>Log in</button></form><script src=app.js></script>"
  private static let script = "onkeyup = e => e.key == 'Enter'"

  private func severity(_ arguments: String...) throws -> String {
    let outcome = try command(["audit", "--fail-on", "never"] + arguments)
    #expect(outcome.code == 0)
    return outcome.output.contains("note: Enter submits nothing")
      ? "note"
      : outcome.output.contains("warning: Enter submits nothing")
        ? "warning" : "none"
  }

  @Test("A script beside the page counts, unless the user says otherwise")
  func option() throws {
    defer { command.cleanUp() }
    try command.write(Self.page, to: "App/a.html")
    try command.write(Self.script, to: "App/app.js")
    try command.write(Self.page, to: "Other/a.html")
    #expect(try severity("App") == "note")
    #expect(try severity("App", "--no-code") == "warning")
    #expect(try severity("App", "--exclude", "app.js") == "warning")
    // A file alone brings no folder along.
    #expect(try severity("App/a.html") == "warning")
    #expect(try severity("Other") == "warning")
  }

  @Test("A file that is named alone has the code of the folders after --code")
  func codeFolder() throws {
    defer { command.cleanUp() }
    try command.write(Self.page, to: "App/a.html")
    try command.write(Self.page, to: "App/b.html")
    try command.write(Self.script, to: "App/app.js")
    #expect(try severity("App/a.html", "--code", "App") == "note")
    let outcome = try command(["audit", "App/a.html", "--code", "."])
    #expect(!outcome.output.contains("b.html"))
    #expect(
      try severity("App/a.html", "--code", "App", "--no-code") == "warning")
    let wrong = try command(["audit", "App", "--code", "App/a.html"])
    #expect(wrong.code == 2)
    #expect(wrong.error.contains("--code App/a.html is not a folder"))
  }

  @Test("A source in two of the given folders is one source")
  func nestedFolders() throws {
    defer { command.cleanUp() }
    try command.write(Self.page, to: "App/a.html")
    try command.write(Self.script, to: "App/app.js")
    #expect(try severity(".", "App", "--code", "App") == "note")
  }

  @Test("A link and a skipped folder don't bring their sources along")
  func links() throws {
    defer { command.cleanUp() }
    try command.write(Self.page, to: "App/a.html")
    try command.write(Self.script, to: "Outside/app.js")
    try command.write(Self.script, to: "App/node_modules/app.js")
    for (link, target) in [
      ("App/app.js", "Outside/app.js"), ("App/Folder", "Outside"),
      ("App/circle.js", "App/circle.js"),
    ] {
      try FileManager.default.createSymbolicLink(
        at: command.folder.appendingPathComponent(link),
        withDestinationURL: command.folder.appendingPathComponent(target))
    }
    #expect(try severity("App") == "warning")
  }

  @Test("A source that is too large is named and skipped")
  func large() throws {
    defer { command.cleanUp() }
    try command.write(Self.page, to: "a.html")
    try command.write(
      Data(Self.script.utf8) + Data(count: SourceFacts.mostBytes), to: "app.js")
    let outcome = try command(["audit", ".", "--fail-on", "never"])
    #expect(outcome.code == 0)
    #expect(
      outcome.error
        == "fieldnavigation: app.js is larger than 4 MB, so its code is not "
        + "read\n")
    #expect(outcome.output.contains("warning: Enter submits nothing"))
  }

  // MARK: Names that aren't UTF-8

  #if os(Linux)
  /// The path of a file whose name has a byte of Latin-1.
  private func latin(_ suffix: String) -> [CChar] {
    let start = Array("\(command.folder.path)/caf".utf8)
    return (start + [0xE9] + Array("\(suffix)".utf8) + [0])
      .map { CChar(bitPattern: $0) }
  }

  private func write(_ data: Data, latin suffix: String) throws {
    let file = try #require(fopen(latin(suffix), "w"))
    _ = data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    fclose(file)
  }

  private func writeLatin() throws {
    try write(
      Data("<form><input type=email><button>Go</button></form>".utf8),
      latin: ".html")
  }

  @Test("A file whose name isn't UTF-8 is read, and its name is escaped")
  func latin() throws {
    defer { command.cleanUp() }
    try writeLatin()
    let outcome = try command(["audit", "."])
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("caf%E9.html\n"))
    #expect(outcome.output.contains("1 file, 1 screen, 1 field"))
    let shell = try command.withoutRoom("audit \"$(printf 'caf\\351.html')\"")
    #expect(shell.output.hasPrefix("caf%E9.html\n"))
  }

  @Test("A baseline knows the finding in a file whose name isn't UTF-8")
  func latinInBaseline() throws {
    defer { command.cleanUp() }
    try writeLatin()
    #expect(try command(["audit", ".", "--write-baseline", "b"]).code == 0)
    #expect(
      try command(["audit", ".", "--baseline", "b", "--fail-on", "note"]).code
        == 0)
    #expect(try command(["audit", ".", "--fail-on", "note"]).code == 1)
  }

  @Test("A repair writes into the file whose name isn't UTF-8")
  func latinRepair() throws {
    defer { command.cleanUp() }
    let data = try Storyboards.data("NoReturnKey.storyboard")
    try write(data, latin: ".storyboard")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: command.folder.path)
    #expect(try command(["audit", ".", "--fix", "--labels"]).code == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: command.folder.path) == names)
    let file = try #require(fopen(latin(".storyboard"), "r"))
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    #expect(ftell(file) > data.count)
  }

  @Test("Formats for editors and services escape a name that isn't UTF-8")
  func latinInFormats() throws {
    defer { command.cleanUp() }
    try write(
      try Storyboards.data("DoneInMiddle.storyboard"), latin: ".storyboard")
    for format in ["xcode", "json", "sarif", "github"] {
      let outcome = try command(["audit", ".", "--format", format])
      #expect(outcome.code == 1)
      // A URI escapes the percent sign, and a workflow command does, too.
      let isEscaped = ["caf%E9.storyboard", "caf%25E9.storyboard"].contains {
        outcome.output.contains($0)
      }
      #expect(isEscaped, "\(format)")
    }
  }
  #endif
}
