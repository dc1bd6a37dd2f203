import Testing

@testable import FieldNavigationAudit

@Suite("The audit finds each kind of problem in a page")
struct PageFindingTests {
  /// The rules that apply only to pages.
  static let rules: Set<FindingRule> = [
    .positiveTabIndex, .hintMismatch, .enterSubmitsNothing, .noAutocomplete,
    .duplicateID, .strayLabel, .wrongDefaultButton, .unreachableRequired,
  ]

  private func findings(_ html: String) throws -> [String] {
    try Pages.audit(html).findings.map {
      "\($0.line) \($0.rule.rawValue): \($0.message)"
    }
  }

  private func form(_ fields: String) -> String {
    "<form>\(fields)<button>Go</button></form>"
  }

  @Test("A page without problems has no findings")
  func clean() throws {
    #expect(
      try findings(
        form(
          """
          <label for=a>Mail</label><input id=a type=email autocomplete=email
          enterkeyhint=next><textarea enterkeyhint=enter></textarea>
          <input tabindex=0><input type=password enterkeyhint=done
          autocomplete=current-password>
          """)) == [])
  }

  @Test("The audit reports a positive tabindex")
  func tabIndex() throws {
    #expect(
      try findings(form("\n<input id=a title=A tabindex=3><input id=b>")) == [
        "2 positive-tabindex: tabindex 3 puts A before everything without one; "
          + "move it to its place in the page, and remove tabindex"
      ])
  }

  @Test(
    "The audit reports a tabindex that changes the order",
    arguments: [
      ("<a href=a>A</a><a href=b>B</a>", 1), ("<button>B</button>", 1),
      ("<div tabindex=0>B</div>", 1), ("<my-menu></my-menu>", 1),
      ("{% include 'menu' %}", 1), ("<p contenteditable></p>", 1),
      ("<a href=a>A</a>", 0), ("<a>A</a><a>B</a>", 0),
      ("<button hidden>B</button>", 0), ("<input type=hidden>", 0),
      ("<button tabindex=9>B</button>", 0), ("<a tabindex=-1>B</a>", 0),
      ("{% if a %}{% endif %}", 0),
      ("<noscript><a href=a>A</a><button>B</button></noscript>", 0),
    ])
  func jumps(before: String, count: Int) throws {
    let field = "<form><input title=A tabindex=2></form><button>C</button>"
    #expect(try findings("<body>\(before)\(field)").count == count)
    #expect(try findings(before + field).count == 1)
  }

  @Test("A tabindex changes the order after an insertion of a template")
  func jumpOverInsertion() throws {
    let field = "<input title=A autocomplete=off tabindex=2>"
    #expect(try findings("<body>{% include 'menu' %}\(field)").count == 1)
    #expect(try findings("<body>\(field){% include 'menu' %}").count == 0)
  }

  @Test(
    "The audit accepts a tabindex that a script reads",
    arguments: [
      (#"document.querySelector('[tabindex="' + next + '"]')"#, 0),
      ("document.querySelector(`[tabindex='${next}']`)", 0),
      (#"$("[tabindex=" + next + "]")"#, 0),
      (#"document.querySelectorAll('[tabindex="-1"]')"#, 1),
      ("if (editor.tabIndex == 1) editor.focus()", 0),
      ("field.tabIndex = 0", 1),
    ])
  func tabIndexInScript(script: String, count: Int) throws {
    #expect(
      try findings(
        form("<input title=A tabindex=1>") + "<script>\(script)</script>"
      ).count == count)
  }

  @Test(
    "The audit ignores a drop-down's enterkeyhint, as no keyboard shows it",
    arguments: ["next", "done", "enter", "previous", "continue"])
  func hintOfDropDown(hint: String) throws {
    let field = "<select enterkeyhint=\(hint)><option>1</select>"
    #expect(try findings(form("\(field)<input>")) == [])
    #expect(try findings(form("<input>\(field)")) == [])
  }

  @Test(
    "The audit reports an enterkeyhint with a wrong label",
    arguments: [
      (
        "<input><input title=A enterkeyhint=next>",
        "no field follows; use done"
      ),
      (
        "<textarea title=A enterkeyhint=send></textarea>",
        "Enter breaks the line; remove it"
      ),
      (
        "<input title=A enterkeyhint=enter>",
        "Enter never breaks a line there; remove it"
      ),
      (
        "<input title=A enterkeyhint=Previous>",
        "Enter never goes back; remove it"
      ),
      (
        "<input title=A enterkeyhint=continue>",
        "browsers don't know that value; use next or done"
      ),
    ])
  func hint(fields: String, reason: String) throws {
    let findings = try Pages.audit(form(fields)).findings
    #expect(findings.map(\.rule) == [.hintMismatch])
    #expect(findings.first?.message.hasSuffix("but \(reason)") == true)
    #expect(findings.first?.message.hasPrefix("A has enterkeyhint") == true)
  }

  @Test(
    "The audit reports an enterkeyhint of go in a form that Enter can't submit")
  func hintOfBlockedForm() throws {
    #expect(
      try findings("<form><input><input title=A enterkeyhint=go></form>") == [
        "1 hint-mismatch: A has enterkeyhint \"go\", but Enter submits nothing; "
          + "add a submit button that is enabled"
      ])
  }

  @Test(
    "The audit reports a login form in which Enter doesn't press the button")
  func enterSubmitsNothing() throws {
    let fields =
      "<input autocomplete=username><input type=password autocomplete=current-password>"
    let login = "<button type=button>Log in</button>"
    #expect(
      try findings("<form name=login>\(fields)\(login)</form>") == [
        "1 enter-submits-nothing: Enter submits nothing in login; if Log in "
          + "sends it, give that button the type submit"
      ])
    #expect(
      try findings(
        "<form>\(fields)<button type=button>Show</button>\(login)</form>") == [
          "1 enter-submits-nothing: Enter submits nothing in form; if Log in "
            + "sends it, give that button the type submit"
        ])
  }

  @Test(
    "The audit accepts a form that may be submitted",
    arguments: [
      "<form><input><button type=button>Go</button></form>",
      "<form><input><input><button type=button>x</button><button>Go</button></form>",
      "<form><input><input onkeydown='f()'><button type=button>Go</button></form>",
      "<form @keyup.enter=f><input><input><button type=button>Go</button></form>",
      "<form><input><input><button type=button>Go</button><my-button></my-button></form>",
      "<form><input><input></form>",
      "<form><input type=password autocomplete=off></form>",
      "<form><input><input><button type=button hidden>Go</button></form>",
      "<form><input><input><button type=button disabled>Go</button></form>",
      "<form><input><input type=password autocomplete=off hidden></form>",
      "<form><input hidden><input hidden><button type=button>Go</button></form>",
      "<input><input><button type=button>Go</button>",
      "<form><input><input><button type=button>+</button></form>",
      "<form><input><input><button type=button>Less</button>"
        + "<button type=button>More</button></form>",
    ])
  func enterSubmits(html: String) throws {
    #expect(try findings(html) == [])
  }

  @Test("The audit reports a Done key before the last field")
  func doneInMiddle() throws {
    let fields =
      "<input title=A enterkeyhint=done><input hidden><input title=B>"
    #expect(
      try findings(form(fields)) == [
        "1 done-in-middle: A has enterkeyhint \"done\", but B follows; use next"
      ])
    #expect(
      try findings(form(fields.replacing("=done", with: "=go"))) == [
        "1 done-in-middle: A has enterkeyhint \"go\", but B follows; use next"
      ])
    let search = "<input title=A enterkeyhint=search><input title=B>"
    #expect(try findings(form(search)) == [])
  }

  @Test(
    "The audit suggests a missing autocomplete value",
    arguments: [
      ("<input type=password>", ["current-password"]),
      (
        "<input type=password><input type=password>",
        ["new-password", "new-password"]
      ),
      (
        "<input type=password><input type=password hidden>",
        ["current-password"]
      ),
      ("<input type=email>", ["email"]), ("<input type=tel>", ["tel"]),
      ("<input name=otp>", ["one-time-code"]),
      ("<input type=tel aria-label='Verification code'>", ["one-time-code"]),
      ("<input type=password name=cvv>", []),
      (
        "<input type=password name=old><input type=password name=new>",
        ["current-password", "new-password"]
      ),
      ("<input type=password title='Create a password'>", ["new-password"]),
      ("<input type=tel name=smsCode>", ["one-time-code"]),
      ("<input name=laptop>", []), ("<input type=email autocomplete=off>", []),
      ("<input type=email disabled>", []),
    ] as [(String, [String])])
  func autocomplete(fields: String, values: [String]) throws {
    let findings = try Pages.audit(form(fields)).findings
    #expect(findings.map(\.rule) == values.map { _ in .noAutocomplete })
    for (finding, value) in zip(findings, values) {
      #expect(finding.message.hasSuffix("set it to \"\(value)\""))
    }
  }

  @Test("The audit accepts a form that turns off autocomplete")
  func autocompleteOff() throws {
    #expect(
      try findings("<form autocomplete=off><input type=email></form>") == [])
  }

  @Test(
    "The audit reports a shared ID in a label"
  )
  func duplicateIDs() throws {
    #expect(
      try findings(
        "<p id=a></p><form>\n<label for=a>A</label><input id=a></form>"
          + "<form><input id=b></form><form><p id=b></form>") == [
          "2 duplicate-id: Line 1 has the ID a too, and a label refers to it; "
            + "rename one of them"
        ])
    #expect(
      try findings(
        "<form id=f><input></form><form id=f><input></form><input form=f>"
      )
      .map { $0.prefix(14) } == ["1 duplicate-id"])
  }

  @Test("A duplicate-id finding is in the form and line of the second element")
  func placeOfDuplicateID() throws {
    let html = """
      <form id=one><input id=a></form>
      <form id=two><label for=a>A</label><input id=a></form>
      <p id=a></p>
      """
    let findings = try Pages.audit(html).findings
    #expect(findings.map(\.rule) == [.duplicateID])
    #expect(findings.map(\.id) == ["two"])
    #expect(findings.map(\.line) == [2])
  }

  @Test(
    "Two fields may share an ID if the label is beside the first"
  )
  func labelOfFirst() throws {
    let first = "<label for=a>A</label><input id=a>"
    #expect(try findings(form(first + "<input id=a>")) == [])
    #expect(
      try findings(form(first + "<br><label for=a>B</label><input id=a>"))
        .map { $0.prefix(14) } == ["1 duplicate-id"])
  }

  @Test(
    "Two elements in different template branches may share an ID",
    arguments: [
      ("{% else %}", []), ("{%- elif b -%}", []), ("{{else}}", []),
      ("<% } else { %>", []), ("@else", []), ("or else", ["1 duplicate-id"]),
      ("{% endif %}", []), ("{% if c %}{% endif %}", ["1 duplicate-id"]),
      ("{% endif %}{% if c %}", []),
    ] as [(String, [String])])
  func alternatives(between: String, found: [String]) throws {
    let field = "<form><label for=a>A</label><input id=a></form>"
    #expect(
      try findings("{% if b %}\(field)\(between)\(field)")
        .map { String($0.prefix(14)) } == found)
  }

  @Test("A branch of a template that has ended tells no elements apart")
  func endedBranch() throws {
    let inside = "{% if b %}1{% else %}2{% endif %}"
    #expect(
      try findings(
        form("<p id=a>\(inside)</p><br><label for=a>A</label><input id=a>")
      )
      .map { $0.prefix(14) } == ["1 duplicate-id"])
  }

  @Test(
    "Two elements with different framework conditions may share an ID",
    arguments: ["*ngIf", "ng-if", "v-if", "ng-switch-when"])
  func conditions(attribute: String) throws {
    let field = "<label for=a>A</label><input id=a>"
    let apart =
      "<p \(attribute)=b>\(field)</p><p \(attribute)=c>\(field)</p>"
    #expect(try findings(form(apart)) == [])
    #expect(
      try findings(form("<div \(attribute)=b>\(field)<br>\(field)</div>"))
        .map { $0.prefix(14) } == ["1 duplicate-id"])
  }

  @Test(
    "The audit accepts equal IDs if a template completes them",
    arguments: ["a{{ b }}", "<!--#echo var=", "<?b", "<%b", "a"])
  func completedIDs(id: String) throws {
    let field = "<label for='\(id)'>A</label><input id='\(id)'>"
    #expect(
      try findings(form(field + "<br>" + field)).count == (id == "a" ? 1 : 0))
  }

  @Test("A finding about a repeated ID is a note")
  func repeatedIDIsNote() {
    #expect(FindingRule.duplicateID.severity == .note)
  }

  @Test("The audit accepts any label of Return outside forms (R12)")
  func native() throws {
    #expect(
      try findings(
        "<input type=email enterkeyhint=next><textarea "
          + "enterkeyhint=go></textarea><input tabindex=1 autocomplete=x>"
      )
      .map { $0.split(separator: ":")[0] }
        == ["1 positive-tabindex", "1 no-autocomplete"])
  }

  @Test(
    "The audit suggests a submit button for a login form",
    arguments: [
      "<a href='#' onclick='f()'>Log in</a>",
      "<div role=button tabindex=0>Log in</div>",
      "<button type=button>Show</button><a onclick='f()'>Log in</a>",
      "<button type=button hidden>Log in</button>", "",
    ])
  func otherButtons(button: String) throws {
    #expect(
      try findings(
        "<form><input><input type=password autocomplete=off>\(button)</form>")
        == [
          "1 enter-submits-nothing: Enter submits nothing in form; add a button "
            + "of type submit"
        ])
  }

  @Test(
    "The audit leaves open whether the only button of a form sends the form")
  func singleButton() throws {
    #expect(
      try findings(
        "<form><input><input><button type=button>Cancel</button></form>") == [
          "1 enter-submits-nothing: Enter submits nothing in form; if Cancel "
            + "sends it, give that button the type submit"
        ])
  }

  private static let login =
    "<input><input type=password autocomplete=off>"

  @Test(
    "A form that only a click can send gets a warning",
    arguments: [
      ("<button type=button>Log in</button>", .warning),
      ("<a href='#'>Log in</a>", .warning), ("", .note),
      ("<a onclick='f()'>Log in</a>", .warning), ("<a>Log in</a>", .note),
      ("<div role=button>Log in</div>", .warning),
      ("<a href='#' hidden>Log in</a>", .note),
      ("<p><input><button type=button>Show</button></p>", .note),
      ("<p><input><br><input><button type=button>Go</button></p>", .warning),
    ] as [(String, Severity)])
  func certainty(button: String, severity: Severity) throws {
    let page = "<form>\(Self.login)\(button)</form>"
    #expect(try Pages.audit(page).findings.map(\.severity) == [severity])
  }

  @Test(
    "The finding is a note if the only button belongs to one of several inputs")
  func buttonOfOneInput() throws {
    let button = "<p><input><b><button type=button>Find</button></b></p>"
    let findings = try Pages.audit("<form><input>\(button)</form>").findings
    #expect(findings.map(\.rule) == [.enterSubmitsNothing])
    #expect(findings.map(\.severity) == [.note])
  }

  @Test(
    "The finding is a note if a template may add a button",
    arguments: [
      ("{{ context.submit() }}", .note), ("<?t PROCESS button ?>", .note),
      ("{% include 'b' %}", .note), ("{% block b %}{% endblock %}", .note),
      ("<!--#include file='b' -->", .note), ("{include file='b'}", .note),
      ("<% RENDER b %>", .note), ("{{ submit", .warning),
      ("{{ title }}{% csrf_token %}", .warning),
      ("<!-- The button -->", .warning), ("</form>{{ submit }}", .warning),
    ] as [(String, Severity)])
  func templateButton(template: String, severity: Severity) throws {
    let button = "<button type=button>Back</button>"
    let page = "<form>\(Self.login)\(button)\(template)</form>"
    for before in ["", "{{ submit }}<form></form>"] {
      #expect(
        try Pages.audit(before + page).findings.map(\.severity) == [severity])
    }
  }

  @Test(
    "The finding is a note if a script may handle Enter",
    arguments: [
      ("onkeydown = e => e.key == 'Enter' && f()", .note),
      ("$('input').keypress(e => e.which == 13)", .note),
      ("onkeydown = e => e.key == 'Escape' && f()", .warning),
      ("f('Enter')", .warning),
    ] as [(String, Severity)])
  func listeningScript(script: String, severity: Severity) throws {
    let button = "<button type=button>Log in</button>"
    let page = "<form>\(Self.login)\(button)</form><script>\(script)</script>"
    #expect(try Pages.audit(page).findings.map(\.severity) == [severity])
  }

  @Test(
    "The audit reports a password outside forms"
  )
  func passwordWithoutForm() throws {
    let page = "<body>\(Self.login)<button>Log in</button>"
    #expect(
      try findings(page) == [
        "1 enter-submits-nothing: Enter submits nothing in fields without a "
          + "form; put them in a form, with a button of type submit"
      ])
    #expect(try Pages.audit(page).findings.map(\.severity) == [.warning])
  }

  @Test(
    "A page with many fields outside forms may have a button for each",
    arguments: [
      (2, 1, .warning), (4, 2, .warning), (5, 1, .note), (4, 3, .note),
    ] as [(Int, Int, Severity)])
  func settings(inputs: Int, buttons: Int, severity: Severity) throws {
    let fields = String(
      repeating: "<input autocomplete=off>", count: inputs - 1)
    let all = String(repeating: "<button>Save</button>", count: buttons)
    let password = "<input type=password autocomplete=off>"
    #expect(
      try Pages.audit("<body>\(fields)\(password)\(all)").findings
        .map(\.severity) == [severity])
  }

  @Test(
    "A script that may hear Enter, or can't be read, lowers the severity",
    arguments: [
      ("<script>let a = 1</script>", .warning),
      ("<script src=https://a.b/jquery.min.js></script>", .warning),
      ("<script src=app.js></script>", .note),
      ("<script>onkeyup = e => e.key == 'Enter' && f()</script>", .note),
    ] as [(String, Severity)])
  func passwordBesideScript(script: String, severity: Severity) throws {
    let page = "<body>\(Self.login)<button>Log in</button>\(script)"
    #expect(try Pages.audit(page).findings.map(\.severity) == [severity])
  }

  @Test(
    "The audit accepts a password outside forms if the page may send it",
    arguments: [
      login + "<button>Log in</button>", "<body>" + login,
      "<body>\(login)<button onkeydown='f()'>Log in</button>",
      "<body>\(login)<button>Log in</button>{% include 'b' %}",
      "<body>\(login)<button disabled>Log in</button>",
      "<body>\(login)<form><button>Search</button></form>",
      "<body>" + String(repeating: login, count: 6) + "<button>Go</button>",
      // Without a password, a script may search at each letter.
      "<body><input><button>Find</button>",
      "<body><input><button>Find</button><form>\(login)<button>Log in</button>",
    ])
  func otherPasswordWithoutForm(html: String) throws {
    #expect(try findings(html) == [])
  }

  @Test(
    "The audit accepts a form with a disabled button"
  )
  func disabledButton() throws {
    #expect(
      try findings(
        "<form><input><input><button type=button>Find address</button>"
          + "<button type=button disabled>Send order</button></form>") == [])
  }
}
