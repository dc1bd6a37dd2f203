import Foundation
import Testing

@testable import FieldNavigationAudit

@Suite("The audit's advice fits the form, and the file")
struct AdviceTests {
  private func messages(_ html: String) throws -> [String] {
    try Pages.audit(html).findings.map(\.message)
  }

  // MARK: Passwords of a page

  private static let user = "<input name=name><input type=password name=p>"
  private static let more = "<input name=a><input name=b>"

  @Test(
    "A single password is the current one only where the form may sign in",
    arguments: [
      (user + "<button>Save user</button>", "\"new-password\""),
      (user + "<button type=button>Save user</button>", "\"new-password\""),
      (user + "<input type=submit value=Speichern>", "\"new-password\""),
      (user + "<button>Register</button>", "\"new-password\""),
      (user + "<button>Log in</button>", "\"current-password\""),
      (more + user + "<button>Sign in</button>", "\"current-password\""),
      (user + "<button>Go</button>", "\"current-password\""),
      (user, "\"current-password\""),
      // A label that says both says neither. A form of two fields signs in.
      (user + "<button>Save login</button>", "\"current-password\""),
      (user + "<button>Change email</button>", choice),
      (more + user + "<button>Go</button>", choice),
      // The name of the field decides before the button.
      (
        "<input type=password title='Current password'><button>Save</button>",
        "\"current-password\""
      ),
      (
        "<input type=password title='Confirm password'><button>Save</button>",
        "\"current-password\""
      ),
    ])
  func password(fields: String, value: String) throws {
    let found = try Pages.audit("<form>\(fields)</form>").findings
      .filter { $0.rule == .noAutocomplete }.map(\.message)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("; set it to \(value)") == true, "\(found)")
  }

  private static let choice =
    "\"new-password\", or to \"current-password\" if the form signs in"

  @Test(
    "A form's names decide where its buttons don't",
    arguments: [
      ("id=newUser", "\"new-password\""),
      ("action=/login", "\"current-password\""),
      ("id=new_user action=/users/sign_in", "\"current-password\""),
      ("aria-label='Create account'", "\"new-password\""),
    ])
  func formNames(attributes: String, value: String) throws {
    let html = "<form \(attributes)>\(Self.user)<button>OK</button></form>"
    #expect(try messages(html).map { $0.hasSuffix(value) } == [true])
  }

  // MARK: Buttons

  @Test(
    "A button that may send a form with a password is named",
    arguments: [
      ("<button type=button>Log in</button>", "Log in"),
      (
        "<button type=button>Show</button><button type=button>Go</button>", "Go"
      ),
      (
        "<button type=button>Help</button><button type=button>Log in</button>",
        "Log in"
      ),
    ])
  func namedButton(buttons: String, name: String) throws {
    let html =
      "<form><input><input type=password autocomplete=off>\(buttons)</form>"
    #expect(
      try messages(html) == [
        "Enter submits nothing in form; if \(name) sends it, give that button "
          + "the type submit"
      ])
  }

  // MARK: Files without a page

  private func skipped(_ data: Data) throws -> String? {
    let audit = try FileAudit(path: "page.html", data: data)
    #expect(audit.findings.isEmpty)
    return audit.isSkipped ? audit.note : nil
  }

  @Test("A page without text isn't clean, it is skipped")
  func withoutText() throws {
    #expect(try skipped(Data()) == "without text")
    #expect(try skipped(Data(" \n\t".utf8)) == "without text")
    var random = SystemRandomNumberGenerator()
    let noise = (0..<4_096).map { _ in UInt8.random(in: 0...255, using: &random)
    }
    #expect(try skipped(Data(noise)) == "without text")
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]
    #expect(try skipped(Data(png)) == "without text")
  }

  @Test(
    "A page with a few odd characters is read",
    arguments: ["<p>a\u{0B}</p>", "a", "\u{1B}$B\u{1B}(B", "\u{FEFF}<p>", "é"])
  func oddText(html: String) throws {
    let page = html + String(repeating: " ", count: 40) + "<input>"
    #expect(try skipped(Data(page.utf8)) == nil)
    let audit = try FileAudit(path: "page.html", data: Data(page.utf8))
    #expect(audit.screens.count == 1)
  }

  @Test("A page in UTF-16 with a mark is read")
  func utf16() throws {
    let data = try #require("\u{FEFF}<input>".data(using: .utf16LittleEndian))
    #expect(try FileAudit(path: "page.html", data: data).screens.count == 1)
  }

  @Test("A page above the limit is skipped, and the limit is said")
  func limit() throws {
    let page = Data("<input>".utf8)
    let spaces = Data(repeating: 32, count: 10 << 20)
    #expect(try skipped(page + spaces) == "larger than 10 MB")
    #expect(UnreadPage.reason(for: page + spaces.dropLast(7)) == nil)
  }

  @Test("The command names a page that it skips, and exits as without it")
  func command() throws {
    let command = try CommandRun()
    defer { command.cleanUp() }
    try command.write("", to: "empty.html")
    try command.write("<p>", to: "page.html")
    let run = try command(["audit", "."])
    #expect(run.code == 0)
    #expect(
      run.error == "fieldnavigation: empty.html is skipped: without text\n")
    #expect(run.output.contains("skipped: 1 file without text\n"))
  }

  // MARK: Repairs

  @Test("--fix writes labels only if it is asked to")
  func labels() throws {
    let command = try CommandRun()
    defer { command.cleanUp() }
    try command.copy("NoReturnKey.storyboard")
    #expect(
      try command(["audit", "--fix", "NoReturnKey.storyboard"]).output
        == "0 attributes in 0 files added\n")
    #expect(
      try command(["audit", "--fix", "--labels", "NoReturnKey.storyboard"])
        .output == "1 attribute in 1 file added\n")
    #expect(
      try command(["audit", "--labels", "."]).error.hasPrefix(
        "fieldnavigation: --labels needs --fix\n"))
  }

  @Test("An app that uses the navigator gets no advice about labels")
  func navigator() throws {
    let command = try CommandRun()
    defer { command.cleanUp() }
    try command.copy("NoReturnKey.storyboard", as: "App/Form.storyboard")
    let without = try command(["audit", "App"])
    #expect(without.output.contains("[no-return-key]"))
    try command.write("import FieldNavigationUIKit\n", to: "App/Base.swift")
    let with = try command(["audit", "App"])
    #expect(!with.output.contains("[no-return-key]"))
    #expect(
      try command(["audit", "--fix", "--labels", "App"]).output
        == "0 attributes in 0 files added\n")
  }

  // MARK: Shells

  @Test("An unknown shell is answered with the shells there are")
  func shells() throws {
    let command = try CommandRun()
    defer { command.cleanUp() }
    for word in ["tcsh", "fsh"] {
      #expect(
        try command(["completion", word]).error.hasPrefix(
          "fieldnavigation: unknown shell \(word); there are bash, zsh, fish\n")
      )
    }
  }
}
