import Foundation
import Testing

@testable import FieldNavigationAudit

@Suite("The code beside a file decides what the file leaves open")
struct CodeBesideTests {
  private func index(_ sources: [(String, String)]) -> CodeIndex {
    var code = CodeIndex()
    for (path, text) in sources {
      code.add(SourceFacts(path: path, data: Data(text.utf8)))
    }
    return code
  }

  /// The severity and the message of the findings with this rule, in a screen
  /// whose controller has the class `Login`.
  private func found(
    _ rule: FindingRule, _ fields: [String], _ sources: (String, String)...,
    of name: String = "Login"
  ) throws -> [String] {
    let document = Scenes.document(fields).replacing(
      "title=\"Form\"", with: "title=\"Form\" customClass=\"\(name)\"")
    let audit = try FileAudit(
      path: "Form.storyboard", data: Data(document.utf8), code: index(sources))
    return audit.findings.filter { $0.rule == rule }
      .map { "\($0.severity): \($0.message)" }
  }

  private static func login(_ code: String) -> (String, String) {
    ("App/Login.swift", "class Login: UIViewController { \(code) }")
  }

  private static let pad = [
    Scenes.field("Phone", "keyboardType=\"phonePad\""),
    Scenes.field("Name", y: 150),
  ]
  private static let low = [
    Scenes.field("Name"), Scenes.field("Town", y: 700),
  ]
  private static let password = [Scenes.field("Password")]
  private static let next = [
    Scenes.field("Name"),
    Scenes.field("Town", "returnKeyType=\"next\"", y: 150),
  ]
  private static let tags = [
    Scenes.field("Name", attributes: "tag=\"2\""),
    Scenes.field("Town", y: 150, attributes: "tag=\"1\""),
  ]
  private static let delegates = (0..<3).map { place in
    Scenes.field(
      "F\(place)", y: 50 + 50 * place,
      connections: place == 1
        ? ""
        : "<outlet property=\"delegate\" destination=\"controller\" id=\"d\"/>")
  }

  @Test(
    "A class without the names makes the note a warning, which names the file",
    arguments: [
      (FindingRule.noWayOn, pad, "", "sets no inputAccessoryView"),
      (.covered, low, "", "has nothing about the keyboard"),
      (.plainPassword, password, "", "doesn't set isSecureTextEntry"),
      (.nextAtEnd, next, "", "has no textFieldShouldReturn"),
      (.tagOrder, tags, "viewWithTag(1)", "moves with viewWithTag"),
      (
        .noDelegate, delegates, "func textFieldShouldReturn()",
        "sets no delegate"
      ),
    ])
  func raised(
    rule: FindingRule, fields: [String], code: String, remark: String
  ) throws {
    let found = try found(rule, fields, Self.login(code))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("warning: ") == true)
    #expect(found.first?.hasSuffix(" (Login.swift \(remark))") == true)
  }

  @Test(
    "A class with the names takes care of the finding",
    arguments: [
      (FindingRule.noWayOn, pad, "a.inputAccessoryView = bar"),
      (.covered, low, "keyboardWillShowNotification"),
      (.plainPassword, password, "a.isSecureTextEntry = true"),
      (.tagOrder, tags, ""),
      (.noReturnKey, low, "a.returnKeyType = .next"),
      (.noWayOn, pad, "FieldNavigatorObject()"),
      (.covered, low, "FieldNavigatorObject()"),
      (
        .noContentType,
        [Scenes.field("Password", "secureTextEntry=\"YES\"")],
        "a.textContentType = .password"
      ),
    ])
  func dropped(rule: FindingRule, fields: [String], code: String) throws {
    #expect(try found(rule, fields, Self.login(code)).isEmpty)
    let other = ("Other.swift", "class Other: UIViewController { \(code) }")
    let left = try found(rule, fields, other)
    #expect(!left.isEmpty && left.allSatisfy { $0.hasPrefix("note:") })
  }

  @Test(
    "Code that may take care of a finding leaves a note",
    arguments: [
      (FindingRule.noWayOn, pad, "func f() { shouldChangeCharactersIn }"),
      (.covered, low, "func textFieldDidBeginEditing()"),
      (.nextAtEnd, next, "func textFieldShouldReturn()"),
      (.noDelegate, delegates, ""),
      // The delegate of something else, maybe.
      (
        .noDelegate, delegates,
        "func textFieldShouldReturn() { a.delegate = self }"
      ),
    ])
  func left(rule: FindingRule, fields: [String], code: String) throws {
    #expect(
      try found(rule, fields, Self.login(code)).map { $0.prefix(5) }
        == ["note:"])
  }

  @Test("A label that code sets is only a note")
  func labels() throws {
    let done = [
      Scenes.field("Name", "returnKeyType=\"done\""),
      Scenes.field("Town", "returnKeyType=\"done\"", y: 150),
    ]
    #expect(
      try found(.doneInMiddle, done, Self.login("")).map { $0.prefix(7) }
        == ["warning"])
    #expect(
      try found(.doneInMiddle, done, Self.login("a.returnKeyType = .next")) == [
        "note: Name has a Done key, but Town follows; use Next (Login.swift "
          + "sets Return keys)"
      ])
  }

  @Test("A Next key in the last field that code may change is only a note")
  func labelAtEnd() throws {
    let delegate =
      "<outlet property=\"delegate\" destination=\"controller\" id=\"d\"/>"
    let fields = [Scenes.field("Name", connections: delegate), Self.next[1]]
    #expect(
      try found(.nextAtEnd, fields, Self.login("")) == [
        "warning: Town has a Next key, but no field follows; use Done"
      ])
    #expect(
      try found(.nextAtEnd, fields, Self.login("a.returnKeyType = .done")) == [
        "note: Town has a Next key, but no field follows; use Done (Login.swift "
          + "sets Return keys)"
      ])
  }

  @Test("Names in comments and strings decide nothing")
  func comments() throws {
    let code = "// inputAccessoryView\n let a = \"inputAccessoryView\""
    #expect(
      try found(.noWayOn, Self.pad, Self.login(code)).map { $0.prefix(7) }
        == ["warning"])
  }

  // MARK: Which class

  @Test(
    "Without the class or its superclass nothing is decided",
    arguments: [
      "class Other: UIViewController {}", "class Login: Base {}",
      "extension Login {}", "class Login {}",
    ])
  func unknown(code: String) throws {
    #expect(
      try found(.noWayOn, Self.pad, ("A.swift", code)).map { $0.prefix(5) }
        == ["note:"])
  }

  @Test("The names of superclasses and extensions count")
  func superclasses() throws {
    let login = ("A.swift", "class Login: Base {}")
    let base = ("B.swift", "class Base: UIViewController {}")
    let bar = "func f() { a.inputAccessoryView = b }"
    #expect(
      try found(.noWayOn, Self.pad, login, base) == [
        "warning: Phone has a keyboard without a Return key, and Name follows; "
          + "add a bar with Next and Done (A.swift sets no inputAccessoryView)"
      ])
    #expect(
      try found(.noWayOn, Self.pad, login, (base.0, base.1 + bar)).isEmpty)
    #expect(
      try found(
        .noWayOn, Self.pad, login, base,
        ("C.swift", "extension Base { \(bar) }")
      )
      .isEmpty)
    // An extension of a class of UIKit may have another use.
    #expect(
      try found(
        .noWayOn, Self.pad, login, base,
        ("C.swift", "extension UITextField { \(bar) }")
      ).map { $0.prefix(5) } == ["note:"])
  }

  @Test("A class of UIKit has no source in the app")
  func systemClass() throws {
    #expect(
      try found(
        .noWayOn, Self.pad, Self.login(""), of: "UIPageViewController"
      ).map { $0.prefix(5) } == ["note:"])
  }

  @Test(
    "The class of a field may do what the class of the screen doesn't",
    arguments: [
      ("class TextField: UITextField { var a = isSecureTextEntry }", 0),
      ("class TextField: UITextField { var a = isSecure }", 1),
      ("class Other: UITextField { var a = isSecureTextEntry }", 1),
    ])
  func ownClass(source: String, count: Int) throws {
    let field = Scenes.field(
      "Password", attributes: "customClass=\"TextField\"")
    let found = try found(
      .plainPassword, [Scenes.field("Name"), field], Self.login(""),
      ("TextField.swift", source))
    #expect(found.count == count)
  }

  @Test("The class of an embedded controller may handle its fields")
  func embedded() throws {
    let container = """
      <containerView id="box"><rect key="frame" x="0" y="300" width="300"
      height="50"/><connections><segue kind="embed" destination="child"
      id="embed"/></connections></containerView>
      """
    #expect(
      try found(.noWayOn, Self.pad + [container], Self.login(""))
        .map { $0.prefix(5) } == ["note:"])
  }

  @Test("Another class that sets a bar may be the class of the fields")
  func barOfField() throws {
    let field = "class Phone: UITextField { inputAccessoryView }"
    #expect(
      try found(.noWayOn, Self.pad, Self.login(""), ("Phone.swift", field))
        .map { $0.prefix(5) } == ["note:"])
  }

  @Test("Classes that are their own superclasses end the search")
  func circle() throws {
    #expect(
      try found(
        .noWayOn, Self.pad, ("A.swift", "class Login: Base {}"),
        ("B.swift", "class Base: Login {}")
      ).map { $0.prefix(5) } == ["note:"])
  }

  @Test("A class that is declared twice decides nothing, and the note says so")
  func twice() throws {
    #expect(
      try found(
        .noWayOn, Self.pad, Self.login(""),
        ("Old/Login.swift", "class Login: UIViewController {}")) == [
          "note: Phone has a keyboard without a Return key, and Name follows; "
            + "add a bar with Next and Done (Login is declared twice, so its "
            + "code is not read)"
        ])
  }

  @Test("Nothing in a class that is declared twice takes care of a finding")
  func twiceWithNames() throws {
    let bar = Self.login("a.inputAccessoryView = bar")
    let other = ("Old/Login.swift", "class Login: UIViewController {}")
    #expect(
      try found(.noWayOn, Self.pad, bar, other).map { $0.prefix(5) }
        == ["note:"])
    #expect(
      try found(.tagOrder, Self.tags, Self.login(""), other)
        .map { $0.prefix(5) } == ["note:"])
  }

  @Test("A keyboard library anywhere in the app serves all screens")
  func library() throws {
    let app = ("App.swift", "import IQKeyboardManagerSwift")
    #expect(try found(.noWayOn, Self.pad, Self.login(""), app).isEmpty)
    #expect(try found(.covered, Self.low, Self.login(""), app).isEmpty)
  }

  @Test(
    "Covered is a warning only on a device of today",
    arguments: [(852, "warning"), (639, "note:"), (640, "warning")])
  func heights(height: Int, severity: String) throws {
    let document = Scenes.document([
      Scenes.field("Name"), Scenes.field("Town", y: height - 100),
    ]).replacing("title=\"Form\"", with: "customClass=\"Login\"")
      .replacing("height=\"852\"", with: "height=\"\(height)\"")
    let audit = try FileAudit(
      path: "a.xib", data: Data(document.utf8), code: index([Self.login("")]))
    #expect(
      audit.findings.filter { $0.rule == .covered }
        .map { "\($0.severity):".hasPrefix(severity) } == [true])
  }

  @Test("A field that the keyboard only touches stays a note")
  func touched() throws {
    let fields = [Scenes.field("Name"), Scenes.field("Town", y: 490)]
    #expect(
      try found(.covered, fields, Self.login("")).map { $0.prefix(5) }
        == ["note:"])
  }

  // MARK: Scripts of pages

  private func severity(_ script: String, _ sources: (String, String)...) throws
    -> [String]
  {
    let form =
      "<form><input autocomplete=off><input type=password autocomplete=off>"
      + "<button type=button>Log in</button></form>"
    return try FileAudit(
      path: "a.html", data: Data("<body>\(form)\(script)".utf8),
      code: index(sources)
    ).findings.map {
      "\($0.severity)\($0.message.firstIndex(of: "(").map { _ in "" } ?? "")"
        + ($0.message.split(separator: "(").dropFirst().last.map { " (\($0)" }
          ?? "")
    }
  }

  @Test("A script that the page loads may hear Enter")
  func scripts() throws {
    let hears = (
      "js/app.js", "a.addEventListener('keyup', e => e.key == 'Enter')"
    )
    let tag = "<script src=\"/static/js/app.js?v=1\"></script>"
    #expect(
      try severity(tag, hears) == ["note (app.js may listen for Enter)"])
    #expect(
      try severity(tag, ("js/app.js", "f()"))
        == ["warning (app.js doesn't listen for Enter)"])
    #expect(try severity("", hears) == ["warning"])
    #expect(
      try severity(
        tag + "<script src=other.js></script>", hears, ("other.js", hears.1))
        == ["note (app.js may listen for Enter)"])
    let django = "<script src=\"{% static 'js/app.js' %}\"></script>"
    #expect(
      try severity(django, hears) == ["note (app.js may listen for Enter)"])
  }

  @Test("Of scripts with one name, the page loads the one in the same folder")
  func sameName() throws {
    let hears = ("admin/app.js", "onkeyup = e => e.key == 'Enter'")
    let tag = "<script src=site/app.js></script>"
    #expect(
      try severity(tag, hears, ("site/app.js", "f()"))
        == ["warning (app.js doesn't listen for Enter)"])
    let longer = "<script src='/static/site/app.js'></script>"
    #expect(
      try severity(longer, hears, ("site/app.js", "f()"))
        == ["warning (app.js doesn't listen for Enter)"])
    #expect(
      try severity("<script src=app.js></script>", hears, ("site/app.js", ""))
        == ["warning"])
  }
}
