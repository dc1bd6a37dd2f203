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
}
