import Foundation
import Testing

@testable import FieldNavigationAudit

@Suite(
  "The command writes the other outputs if one fails"
)
struct OutputTests {
  private let run: CommandRun

  init() throws { run = try CommandRun() }

  @Test(
    "The command reports a full disk in one line",
    .enabled(if: hasFullDevice))
  func fullOutput() throws {
    defer { run.cleanUp() }
    try run.copy("DoneInMiddle.storyboard")
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    for arguments in [["audit", "."], ["help"], ["manual"], ["version"]] {
      let outcome = try run(arguments, to: full)
      #expect(outcome.code == 2)
      #expect(
        outcome.error
          == "fieldnavigation: cannot write to standard output: "
          + "No space left on device\n")
    }
  }

  @Test(
    "The command reports a failed output file in one line",
    arguments: [
      (
        ["--output", "none/a"], "cannot write none/a: No such file or directory"
      ),
      (
        ["--write-baseline", "none/a"],
        "cannot write none/a: No such file or directory"
      ),
      (["--output", "."], "cannot write .: Is a directory"),
      (
        ["--svg", "DoneInMiddle.storyboard"],
        "cannot make the folder DoneInMiddle.storyboard"
      ),
    ])
  func unwritable(arguments: [String], message: String) throws {
    defer { run.cleanUp() }
    try run.copy("DoneInMiddle.storyboard")
    let outcome = try run(["audit", "DoneInMiddle.storyboard"] + arguments)
    #expect(outcome.code == 2)
    #expect(outcome.error == "fieldnavigation: \(message)\n")
    #expect(
      outcome.output.contains("[done-in-middle]") == !arguments.contains(
        "--output"))
  }

  @Test("A message has one line for a file name with line breaks")
  func hostileName() throws {
    defer { run.cleanUp() }
    let outcome = try run(["audit", "a\n::error::b", "--baseline", "c\n\u{1B}"])
    #expect(
      outcome.error == """
        fieldnavigation: cannot read the baseline c\\n\\u{1B}
        See: fieldnavigation --help

        """)
    let other = try run(["audit", "a\n::error::b"])
    #expect(
      other.output.hasPrefix(
        "a\\n\\u{3A}:error\\u{3A}:b: error: there is no such file\n"))
  }

  @Test("After writing a report, no temporary file is left")
  func output() throws {
    defer { run.cleanUp() }
    try run.copy("DoneInMiddle.storyboard")
    try run.write("old", to: "out/report.json")
    try FileManager.default.createSymbolicLink(
      at: run.folder.appendingPathComponent("link.json"),
      withDestinationURL: run.folder.appendingPathComponent("out/report.json"))
    let outcome = try run([
      "audit", "DoneInMiddle.storyboard", "--format", "json", "--output",
      "link.json",
    ])
    #expect(outcome.code == 1)
    #expect(outcome.output.isEmpty)
    #expect(
      try run.text(of: "out/report.json").contains(
        #""rule" : "done-in-middle""#))
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: run.folder.appendingPathComponent("out").path)
        == ["report.json"])
  }

  @Test("The command overwrites its gallery, but no other index.html")
  func foreignIndex() throws {
    defer { run.cleanUp() }
    try run.copy("Clean.storyboard")
    try run.write("<h1>Ours</h1>", to: "docs/index.html")
    let outcome = try run(["audit", "Clean.storyboard", "--svg", "docs"])
    #expect(outcome.code == 2)
    #expect(
      outcome.error == "fieldnavigation: docs/index.html already exists and "
        + "stays: this command did not write it\n")
    #expect(try run.text(of: "docs/index.html") == "<h1>Ours</h1>")
    #expect(
      try run.text(of: "docs/Clean.storyboard-ctl-Fn-001.svg").hasPrefix("<svg")
    )
    for _ in 1...2 {
      #expect(
        try run(["audit", "Clean.storyboard", "--svg", "pictures"]).code == 0)
    }
  }

  @Test("A failed write leaves the old file unchanged")
  func noRoom() throws {
    defer { run.cleanUp() }
    try run.copy("NoReturnKey.storyboard")
    try run.copy("DoneInMiddle.storyboard")
    try run.write("old", to: "report.json")
    for (arguments, error, output) in [
      (
        "--output report.json",
        "fieldnavigation: cannot write report.json: File too large\n", ""
      ),
      (
        "--svg out",
        "fieldnavigation: cannot write out/index.html: File too large, and 2 "
          + "pictures more\n", "[done-in-middle]"
      ),
      (
        "--fix --labels", "",
        "NoReturnKey.storyboard: error: cannot be written: File too large\n"
          + "0 attributes in 0 files added\n"
      ),
    ] {
      let outcome = try run.withoutRoom("audit . \(arguments)")
      #expect(outcome.code == 2)
      #expect(outcome.error == error)
      #expect(outcome.output == output || outcome.output.contains(output))
    }
    #expect(try run.text(of: "report.json") == "old")
    #expect(
      try run.text(of: "NoReturnKey.storyboard")
        == String(
          decoding: Storyboards.data("NoReturnKey.storyboard"), as: UTF8.self))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: run.folder.path)
        .sorted() == [
          "DoneInMiddle.storyboard", "NoReturnKey.storyboard", "out",
          "report.json",
        ])
  }

  @Test("Pictures have file names that every file system allows")
  func longNames() throws {
    defer { run.cleanUp() }
    let id = String(repeating: "ä/", count: 300)
    try run.write(
      """
      <form id="\(id)"><input aria-label="a" autocomplete="off"></form>
      <form id="\(id)b"><input aria-label="b" autocomplete="off"></form>
      """, to: "page.html")
    #expect(try run(["audit", "page.html", "--svg", "out"]).code == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: run.folder.appendingPathComponent("out").path
      ).count == 3)
  }

  private static let hasFullDevice = FileManager.default.fileExists(
    atPath: "/dev/full")
}
