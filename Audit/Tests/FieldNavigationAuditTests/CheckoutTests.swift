import Foundation
import Testing

@testable import FieldNavigationAudit

@Suite("Different paths to a file identify the same file")
struct CheckoutTests {
  private let run: CommandRun

  init() throws { run = try CommandRun() }

  /// Creates two checkouts of the same app.
  private func makeCheckouts() throws {
    for name in ["one", "two"] {
      try run.write("", to: "\(name)/.git")
      try run.copy("DoneInMiddle.storyboard", as: "\(name)/App/Main.storyboard")
      try run.write("", to: "\(name)/ci/x")
    }
  }

  @Test("A baseline works in another checkout and another folder")
  func baseline() throws {
    defer { run.cleanUp() }
    try makeCheckouts()
    #expect(
      try run(["audit", "App", "--write-baseline", "ci/known.json"], in: "one")
        .code == 0)
    try run.write(run.text(of: "one/ci/known.json"), to: "two/ci/known.json")
    let two = run.folder.appendingPathComponent("two").path
    for (path, baseline, folder) in [
      ("App", "ci/known.json", "two"), ("./App/", "ci/known.json", "two"),
      ("App/../App/Main.storyboard", "./ci/../ci/known.json", "two"),
      ("\(two)/App", "ci/known.json", "two"),
      ("Main.storyboard", "../ci/known.json", "two/App"),
      ("two", "two/ci/known.json", "."),
      (".", "\(two)/ci/known.json", "two/App"),
    ] {
      let outcome = try run(
        ["audit", path, "--baseline", baseline], in: folder)
      #expect(outcome.code == 0, "\(path) in \(folder)")
    }
  }

  @Test(
    "Reports for programs have paths relative to the repository",
    arguments: ["json", "sarif", "github"])
  func names(format: String) throws {
    defer { run.cleanUp() }
    try makeCheckouts()
    let expected = try run(["audit", "App", "--format", format], in: "one")
    #expect(expected.output.contains("App/Main.storyboard"))
    #expect(!expected.output.contains(run.folder.path))
    let two = run.folder.appendingPathComponent("two").path
    for (path, folder) in [
      ("App/../App", "two"), ("\(two)/App/Main.storyboard", "."),
      ("Main.storyboard", "two/App"), ("two", "."),
    ] {
      let outcome = try run(["audit", path, "--format", format], in: folder)
      #expect(outcome.output == expected.output, "\(path) in \(folder)")
    }
    let rooted = try run(
      ["audit", "App", "--root", "App", "--format", format], in: "one")
    #expect(!rooted.output.contains("App/Main.storyboard"))
  }

  @Test(
    "The command audits a file once even if several arguments name the file")
  func once() throws {
    defer { run.cleanUp() }
    try makeCheckouts()
    let outcome = try run(
      ["audit", "App", "App/Main.storyboard", "App/../App", "./App"], in: "one")
    #expect(outcome.output.contains("\n1 file, "))
  }

  @Test("The text report has paths relative to the current folder")
  func text() throws {
    defer { run.cleanUp() }
    try makeCheckouts()
    #expect(
      try run(["audit", "../App"], in: "one/ci").output.hasPrefix(
        "../App/Main.storyboard\n"))
    let whole = run.folder.appendingPathComponent("one/App").path
    #expect(
      try run(["audit", whole]).output.hasPrefix("\(whole)/Main.storyboard\n"))
  }

  @Test(
    "In Xcode, findings have absolute paths, so that a click opens the file")
  func xcode() throws {
    defer { run.cleanUp() }
    try makeCheckouts()
    let outcome = try run(
      ["audit", "App"], in: "one",
      environment: ["XCODE_VERSION_ACTUAL": "2640"])
    #expect(
      outcome.output.hasPrefix(
        "\(run.folder.path)/one/App/Main.storyboard:16:29: warning: "))
    let text = try run(
      ["audit", "App", "--format", "text"], in: "one",
      environment: ["XCODE_VERSION_ACTUAL": "2640"])
    #expect(text.output.hasPrefix("App/Main.storyboard\n"))
  }

  @Test(
    "The option --stdin-name gives standard input a file name"
  )
  func standardInput() throws {
    defer { run.cleanUp() }
    let data = try Storyboards.data("DoneInMiddle.storyboard")
    let outcome = try run(
      ["audit", "-", "--stdin-name", "App/Main.storyboard"], input: data)
    #expect(outcome.code == 1)
    #expect(outcome.output.hasPrefix("App/Main.storyboard\n"))
    try makeCheckouts()
    try run.write(
      #"{"overrides": [{"files": ["App/*"], "severity": {"done-in-middle": "off"}}]}"#,
      to: "one/.fieldnavigation.json")
    #expect(
      try run(
        ["audit", "-", "--stdin-name", "New.storyboard"], in: "one/App",
        input: data
      ).code == 0)
    let unnamed = try run(["audit", "-"], input: data)
    #expect(unnamed.output.hasPrefix("standard input\n"))
    let page = try run(
      ["audit", "-", "--stdin-name=a.html"],
      input: Data("<form><input type=email></form>".utf8))
    #expect(page.output.contains("[no-autocomplete]"))
  }

  @Test("A finding in unnamed standard input has no folder")
  func unnamedInput() throws {
    defer { run.cleanUp() }
    let data = try Storyboards.data("DoneInMiddle.storyboard")
    let outcome = try run(["audit", "-", "--format", "xcode"], input: data)
    #expect(outcome.output.hasPrefix("standard input:16:29: warning: "))
    #expect(
      try run(["audit", "-", "--write-baseline", "a/known.json"], input: data)
        .code == 2)
    try run.write("", to: "a/x")
    #expect(
      try run(["audit", "-", "--write-baseline", "a/known.json"], input: data)
        .code == 0)
    #expect(
      try run.text(of: "a/known.json").contains(
        "\"done-in-middle standard input "))
  }

  @Test(
    "The command reports an unreadable file relative to the current folder"
  )
  func failures() throws {
    defer { run.cleanUp() }
    try makeCheckouts()
    try run.write("<document>", to: "one/App/Cut.xib")
    for options in [[], ["--fix"]] {
      let outcome = try run(
        ["audit", "Cut.xib", "Gone.xib"] + options, in: "one/App")
      #expect(outcome.output.contains("Cut.xib:1: error: "))
      #expect(outcome.output.contains("Gone.xib: error: "))
      #expect(!outcome.output.contains("App/"))
    }
  }
}
