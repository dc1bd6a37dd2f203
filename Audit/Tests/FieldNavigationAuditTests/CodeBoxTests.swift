import Foundation
import Testing

@testable import FieldNavigationAudit

@Suite("The audit notes a code in a row of boxes (R15)")
struct CodeBoxTests {
  private static let name = "The 6 boxes from Digit 1 look like one code, but "
  private static let repair = "; use one field with a length of 6"

  private static func boxes(
    _ count: Int, _ attributes: String = "maxlength=1"
  ) -> String {
    (1...max(count, 1)).prefix(count).map {
      "<input \(attributes) title=\"Digit \($0)\">"
    }.joined()
  }

  private func messages(_ html: String) throws -> [String] {
    try Pages.audit(html).findings.filter { $0.rule == .codeBoxes }
      .map(\.message)
  }

  // MARK: Pages

  @Test("A row with all faults has one note, which names them and the repair")
  func allFaults() throws {
    let boxes = String(repeating: "<input maxlength=1 name=otp-x>", count: 6)
    let findings = try Pages.audit(
      "<body><form>\(boxes)<button>Go</button></form>"
    ).findings
    #expect(findings.map(\.severity) == [.warning])
    #expect(
      findings.map(\.message) == [
        "The 6 boxes from otp-x look like one code, but none has the "
          + "autocomplete one-time-code, maxlength cuts a fill, and no script "
          + "spreads it, no group holds them, none has a label such as \"digit "
          + "1 of 6\"" + Self.repair
      ])
  }

  private static let fill = "autocomplete=one-time-code maxlength=1"

  @Test(
    "Each fault of a row is named by itself",
    arguments: [
      (
        "<form><fieldset>\(boxes(6))</fieldset></form>",
        "none has the autocomplete one-time-code"
      ),
      (
        "<body><form><p role=group>\(boxes(6, fill))</p></form>",
        "maxlength cuts a fill, and no script spreads it"
      ),
      ("<form>\(boxes(6, fill))</form>", "no group holds them"),
      (
        "<form><fieldset>\(boxes(3, fill))</fieldset>\(boxes(3))</form>",
        "no group holds them"
      ),
    ])
  func faults(html: String, fault: String) throws {
    #expect(try messages(html) == [Self.name + fault + Self.repair])
  }

  @Test("A label of the first box doesn't name the other boxes")
  func firstLabel() throws {
    let rest = String(repeating: "<input maxlength=1>", count: 5)
    #expect(
      try messages(
        "<form><fieldset><label for=a>Digit 1</label><input id=a \(Self.fill)>"
          + "\(rest)</fieldset></form>") == [
          Self.name + "5 have no label such as \"digit 1 of 6\"" + Self.repair
        ])
  }

  @Test("A single box without a label is a fault of the row")
  func lastLabel() throws {
    #expect(
      try messages(
        "<form><fieldset>\(Self.boxes(5, Self.fill))<input \(Self.fill)>"
          + "</fieldset></form>") == [
          Self.name + "1 has no label such as \"digit 1 of 6\"" + Self.repair
        ])
  }

  @Test(
    "A page that may spread a fill isn't said to cut it",
    arguments: [
      "<script src=a.js></script>", "<p onpaste=a()></p>", "<p @click=a></p>",
      "<my-code></my-code>", "{% include 'code' %}",
      "<script>a.onPaste = b</script>",
      "<script>new OTPCredential()</script>",
      "<script src=https://unpkg.com/otp-input/index.js></script>",
      "<script src=https://a.example/app.js></script>",
    ])
  func scripts(other: String) throws {
    let row = "<form><fieldset>\(Self.boxes(6, Self.fill))</fieldset></form>"
    #expect(try messages("<body>\(row)").count == 1)
    #expect(try messages(row).isEmpty)
    #expect(try messages("<body>\(row)\(other)").isEmpty)
  }

  @Test("A script that only moves focus doesn't spread a fill")
  func moves() throws {
    let row = "<form><fieldset>\(Self.boxes(6, Self.fill))</fieldset></form>"
    for other in [
      "<script>a.focus()</script>", "<p onkeyup=move()></p>",
      "<script src=https://cdn.jsdelivr.net/npm/supabase.js></script>",
    ] {
      #expect(
        try messages("<body>\(row)\(other)") == [
          Self.name + "maxlength cuts a fill, and no script spreads it"
            + Self.repair
        ])
    }
  }

  @Test(
    "The scripts beside the page decide whether a fill is spread",
    arguments: [
      ("a.addEventListener('paste', b)", false),
      ("a.removeAttribute('maxLength')", false), ("a.focus()", true),
      ("// paste", true),
    ])
  func beside(source: String, isLost: Bool) throws {
    var code = CodeIndex()
    code.add(SourceFacts(path: "js/otp.js", data: Data(source.utf8)))
    let row = "<form><fieldset>\(Self.boxes(6, Self.fill))</fieldset></form>"
    let html = "<body>\(row)<script src=js/otp.js></script>"
    let audit = try FileAudit(
      path: "a.html", data: Data(html.utf8), code: code)
    let messages = audit.findings.filter { $0.rule == .codeBoxes }
      .map(\.message)
    let fault = "maxlength cuts a fill, and otp.js doesn't spread it"
    #expect(messages == (isLost ? [Self.name + fault + Self.repair] : []))
  }

  @Test(
    "Boxes that lose a fill are a warning if their names speak of a code",
    arguments: [
      ("name=digit1", Severity.warning), ("class=otp-box", .warning),
      ("name=letter", .note), ("aria-label='Verification code'", .warning),
    ])
  func severity(attribute: String, severity: Severity) throws {
    let boxes = Self.boxes(5, "maxlength=1 \(attribute)")
    let findings = try Pages.audit(
      "<body><form>\(boxes)<button>Go</button></form>"
    ).findings
    #expect(findings.map(\.severity) == [severity])
  }

  @Test(
    "A code has four to eight boxes",
    arguments: [(3, 0), (4, 1), (8, 1), (9, 0)])
  func counts(count: Int, found: Int) throws {
    #expect(
      try messages("<form>\(Self.boxes(count))</form>").count == found)
    let scene = Scenes.document(Self.scene(count))
    #expect(try rules(scene).count { $0 == "code-boxes" } == found)
  }

  @Test(
    "Other fields between the boxes end the row",
    arguments: [
      "<input>", "<input maxlength=2>", "<textarea maxlength=1></textarea>",
      "<input maxlength=1 disabled>",
    ])
  func interrupted(other: String) throws {
    let half = Self.boxes(3)
    #expect(try messages("<form>\(half)\(other)\(half)</form>").isEmpty)
    let hidden = "<input type=hidden>"
    #expect(try messages("<form>\(half)\(hidden)\(half)</form>").count == 1)
  }

  // MARK: Storyboards

  private static func scene(
    _ count: Int, _ traits: String = "keyboardType=\"numberPad\"",
    width: Int = 44, step: Int = 50, y: (Int) -> Int = { _ in 100 },
    inside: String = ""
  ) -> [String] {
    (0..<count).map { place in
      Scenes.field(
        place == 0 ? "1" : "", traits, y: y(place), width: width,
        connections: "</connections>\(inside)<connections>"
      )
      .replacing("x=\"20\"", with: "x=\"\(10 + step * place)\"")
      .replacing("id=\"\"", with: "id=\"b\(place)\"")
    }
  }

  private func rules(_ document: String) throws -> [String] {
    try Scenes.audit(document).findings.map(\.rule.rawValue)
      .filter { ["code-boxes", "no-content-type"].contains($0) }
  }

  @Test("A row of boxes in a storyboard has one note")
  func storyboard() throws {
    let findings = try Scenes.audit(Scenes.document(Self.scene(6))).findings
      .filter { $0.rule == .codeBoxes }
    #expect(findings.map(\.severity) == [.note])
    #expect(
      findings.map(\.message) == [
        "The 6 boxes from 1 look like one code, but none has the content type "
          + "one-time-code, none has a label such as \"digit 1 of 6\""
          + Self.repair
      ])
  }

  @Test("A row with a content type and labels is accepted")
  func goodStoryboard() throws {
    let label =
      "<accessibility key=\"accessibilityConfiguration\" label=\"Code, digit\"/>"
    let type = "keyboardType=\"numberPad\" textContentType=\"one-time-code\""
    #expect(
      try rules(Scenes.document(Self.scene(6, type, inside: label))).isEmpty)
    #expect(try rules(Scenes.document(Self.scene(6, type))) == ["code-boxes"])
  }

  @Test("Boxes with different keyboards aren't one code")
  func keyboards() throws {
    let letters = Self.scene(4, "").suffix(2)
    #expect(
      try rules(Scenes.document(Self.scene(2) + letters)).isEmpty)
  }

  @Test("Boxes of different sizes, rows and distances aren't one code")
  func otherBoxes() throws {
    #expect(try rules(Scenes.document(Self.scene(4, width: 61))).isEmpty)
    #expect(try rules(Scenes.document(Self.scene(4, width: 52))).isEmpty)
    #expect(try rules(Scenes.document(Self.scene(4, step: 95))).isEmpty)
    #expect(
      try rules(Scenes.document(Self.scene(4, y: { 100 + 50 * $0 }))).isEmpty)
    let dates = Self.scene(4).map {
      $0.replacing("<textField ", with: "<textField userLabel=\"Birth date\" ")
    }
    #expect(try rules(Scenes.document(dates)).isEmpty)
  }
}
