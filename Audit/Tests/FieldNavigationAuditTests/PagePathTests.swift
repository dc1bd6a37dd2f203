import FieldNavigation
import Testing

@testable import FieldNavigationAudit

@Suite(
  "The audit predicts the path that the browser adapter takes through a page")
struct PagePathTests {
  // MARK: Fields and forms

  @Test(
    "Text inputs, drop-downs and editable elements are fields (R14)"
  )
  func fields() throws {
    let html = """
      <form><input id=a><input id=b type=EMAIL><input id=c type=fancy>
      <input type=checkbox><input type=hidden><input type=search>
      <input type=submit><textarea id=d></textarea><select id=e></select>
      <p id=f contenteditable><b contenteditable>x</b></p>
      <i contenteditable=false></i><input role=searchbox>
      <div role=search><input></div><search><input></search>
      <svg><input/></svg><template><input></template>
      <noscript><input></noscript></form>
      """
    let fields = try #require(try Pages.audit(html).screens.first?.fields)
    #expect(fields.map(\.id) == ["a", "b", "c", "d", "e", "f"])
    #expect(
      fields.map(\.kind) == [
        .input, .input, .input, .textarea, .select, .editable,
      ])
  }

  @Test("A form is a <form> or a marked element (R12)")
  func owners() throws {
    let html = """
      <input id=a><form id=f><input id=b><div role=form><input id=c></div>
      <i id=i></i><input id=h form=i></form>
      <p data-field-navigation id=m><input id=d><input id=e form=f>
      <input id=g form=none></p>
      """
    let screens = try Pages.audit(html).screens
    #expect(
      screens.map { $0.fields.map(\.id) } == [
        ["b", "c", "e"], ["d", "g"], ["a", "h"],
      ]
    )
    #expect(
      screens.map { ($0 as? PageScreen)?.part } == [.form, .marked, .rest])
    #expect(screens.map(\.id) == ["f", "m", "page"])
    #expect(screens.map(\.line) == [1, 3, 1])
  }

  @Test("A form attribute means the first of two forms that share an ID (R12)")
  func sharedID() throws {
    let html = """
      <form id=f><input id=a></form><form id=f><input id=b></form>
      <input id=c form=f>
      """
    #expect(
      try Pages.audit(html).screens.map { $0.fields.map(\.id) }
        == [["a", "c"], ["b"]])
  }

  @Test(
    "If the tags of a form and a table overlap, fields belong to the open form")
  func overlap() throws {
    let html = """
      <table><form id=f><tr><td><input id=a></td></tr><!-- </form> -->
      <script>"</form>"</script><tr title="</form>"><td><input id=b>x</form>
      <tr><td><input id=c></table><form id=g><input id=d></form>
      """
    let screens = try Pages.audit(html).screens
    #expect(screens.map(\.id) == ["f", "g", "page"])
    #expect(
      screens.map { $0.fields.map(\.id) } == [["a", "b"], ["d"], ["c"]])
  }

  @Test("A field belongs to its form despite an early </form>")
  func earlyEnd() throws {
    let html = "<form><div><input id=a></form><input id=b></div><input id=c>"
    let screens = try Pages.audit(html).screens
    #expect(screens.map { $0.fields.map(\.id) } == [["a", "b"], ["c"]])
  }

  @Test("Fields with a positive tabindex are first (R2)")
  func order() throws {
    let html = """
      <form><input id=a><input id=b tabindex=2><input id=c tabindex=0>
      <input id=d tabindex=' 1x'><input id=e tabindex=2><input id=f tabindex=x>
      """
    let fields = try #require(try Pages.audit(html).screens.first?.fields)
    #expect(fields.map(\.id) == ["d", "b", "e", "a", "c", "f"])
  }

  // MARK: States

  @Test(
    "An invisible or unusable field isn't reachable (R1)",
    arguments: [
      "<input hidden>", "<p hidden><input></p>", "<p inert><input></p>",
      "<input disabled>", "<input readonly>", "<textarea readonly></textarea>",
      "<input tabindex=-1>", "<input style='display:none'>",
      "<p style='color:red; DISPLAY : None !important'><input></p>",
      "<p style='visibility:hidden'><input></p>",
      "<p style='opacity:0'><input></p>", "<input style='opacity:.5%'>",
      "<fieldset disabled><input></fieldset>",
      "<fieldset disabled><legend></legend><legend><input></legend></fieldset>",
      "<details><summary></summary><input></details>",
      "<details><summary></summary><summary><input></summary></details>",
      "<dialog><input></dialog>", "<p popover><input></p>",
      "<canvas><input></canvas>", "<video><input></video>",
      "<p style='position:absolute;left:-9999px'><input></p>",
      "<p style='overflow:hidden;height:0'><input></p>",
      "<p style='position:absolute;clip:rect(0 0 0 0)'><input></p>",
      "<p style='clip-path:inset(50%)'><input></p>",
      "<p hidden style='visibility:visible'><input></p>",
      "<input style='display:contents'>",
      "<input style='opacity:0;opacity:none'>",
      "<p style='/* x */display:none'><input></p>",
      "<p style='display:none!important;display:block'><input></p>",
      "<input style='clip-path:inset(150%)'>",
      "<input style='clip-path:inset(50% round 3px)'>",
      "<p style='overflow:hidden;height:0;padding:0'><input></p>",
      "<p style='visibility:collapse'><input></p>",
      "<p style='position:absolute;top:-9999px'><input></p>",
      "<p style='position:fixed;clip:rect(0 0 0 0)'><input></p>",
      "<p style='position:absolute;clip:rect(1px 9px 1px 0)'><input></p>",
    ])
  func unreachable(field: String) throws {
    let html = "<form>\(field)<input id=z></form>"
    #expect(try Pages.reachable(html) == ["z"])
  }

  @Test(
    "A visible and usable field is reachable (R1)",
    arguments: [
      "<p hidden style='display:block'><input></p>",
      "<p style='visibility:hidden'><input style='visibility:visible'></p>",
      "<fieldset disabled><legend><input></legend></fieldset>",
      "<fieldset disabled><legend><fieldset><input></fieldset></legend>"
        + "</fieldset>",
      "<details open><input></details>",
      "<details><summary><input></summary></details>",
      "<dialog open><input></dialog>", "<p style='opacity:0.01'><input></p>",
      "<p style='opacity:0;opacity:1'><input></p>",
      "<p style='left:-9999px'><input></p>", "<input tabindex=+3>",
      "<input style='clip:rect(0 0 0 0)'>",
      "<fieldset disabled><p contenteditable></p></fieldset>",
      "<input style='clip-path:inset(50% 0 0 0)'>",
      "<input style='overflow:hidden;height:0'>",
      "<p style='overflow:hidden;height:0;padding:20px'><input></p>",
      "<input hidden=until-found>",
      "<label contenteditable></label>",
    ])
  func reachable(field: String) throws {
    let html = "<form>\(field)<input id=z></form>"
    #expect(try Pages.reachable(html).count == 2)
  }

  @Test("Return skips filled fields (R4)")
  func filled() throws {
    let html = """
      <form><input id=a>
      <input value=x><input type=date value=2026-11-22><textarea>x</textarea>
      <select><option>1<option selected>2</select><input type=number value=1e3>
      <select><option disabled>1<option>2</select>
      <p contenteditable><img></p><input type=url value=x>
      <input type=email value=&nbsp;><input type=date value=12026-01-01>
      <input type=date value=2028-02-29><input type=time value=10:00:00.5>
      <input type=week value=2026-W53><input type=month value=2026-11>
      <input type=datetime-local value='2026-11-22 10:00'>
      <select multiple><option selected>1<option value='' selected></select>
      <select><option>&nbsp;<option selected>&nbsp;</select>
      <input type=number id=b value=x><button></button></form>
      """
    #expect(try Pages.path(html).first == "a next b")
  }

  @Test(
    "A field without a valid value is empty",
    arguments: [
      "<input id=b value=''>", "<input id=b type=number value=1.>",
      "<input id=b type=date value=22.11.2026>",
      "<input id=b type=email value=' '>",
      "<textarea id=b>\n</textarea>",
      "<p id=b contenteditable> <b> </b></p>",
      "<select id=b><option>1<option>2</select>",
      "<select id=b><option value='' selected>1</select>",
      "<select id=b><optgroup disabled><option>1</optgroup></select>",
      "<select id=b multiple><option>1</select>",
      "<select id=b multiple><option value='' selected><option selected>1</select>",
      "<li id=b contenteditable></li>",
      "<input id=b type=date value=2026-02-30>",
      "<input id=b type=date value=2026-11-22T10:00>",
      "<input id=b type=datetime-local value=2026-11-22>",
      "<input id=b type=time value=24:00>", "<input id=b type=time value=1:00>",
      "<input id=b type=week value=2026-W54>",
      "<input id=b type=month value=2026-11-22>",
      "<input id=b type=month value=0000-11>",
    ])
  func empty(field: String) throws {
    let html = "<form><input id=a>\(field)<button></button></form>"
    #expect(try Pages.path(html).first == "a next b")
  }

  @Test(
    "A drop-down shows its last selected option, or its first enabled one (R4)",
    arguments: [
      ("<option value='' selected>1<option selected>2", false),
      ("<option selected>1<option value='' selected>2", true),
      ("<option disabled>1<option>2", false),
      ("<optgroup disabled><option>1</optgroup><option>2", false),
      ("<optgroup><option>1</optgroup><option>2", true),
      ("<option disabled>1<optgroup><option>2</optgroup>", false),
    ])
  func dropDown(options: String, isEmpty: Bool) throws {
    for attribute in ["", "disabled"] {
      let html = "<form><select \(attribute)>\(options)</select></form>"
      let fields = try Pages.audit(html).screens.first?.fields
      #expect(fields?.map(\.state.isEmpty) == [isEmpty])
    }
  }

  // MARK: Return

  @Test(
    "Return moves through a form and submits it (R4, R5, R6)"
  )
  func submission() throws {
    let html = "<form><input id=a><input id=b><button>Go</button></form>"
    #expect(try Pages.path(html) == ["a next b", "b done finish"])
  }

  @Test(
    "The last label stays if Enter submits nothing (R5)",
    arguments: [
      "", "<button disabled></button>", "<button type=button></button>",
      "<input type=reset>",
      "<fieldset disabled><button></button></fieldset>",
      "<button disabled></button><button></button>",
      "<svg><button></button></svg>",
      "<button command=show-popover commandfor=a></button>",
    ])
  func nothingToSubmit(buttons: String) throws {
    let html = "<form><input id=a><input id=b>\(buttons)</form>"
    #expect(try Pages.path(html) == ["a next b", "b - own"])
  }

  @Test(
    "Enter submits a form with any kind of default button",
    arguments: [
      "<input type=image></form>", "<button hidden></button></form>",
      "<button type=SUBMIT></button></form>",
      "</form><button form=f></button>",
    ])
  func defaultButton(end: String) throws {
    let html = "<form id=f><input id=a><input id=b>\(end)"
    #expect(try Pages.path(html).last == "b done finish")
  }

  @Test("Enter in the only text field submits its form")
  func singleTextField() throws {
    #expect(
      try Pages.path(
        "<form><input id=a><select id=b><option>1<option selected>2</select>")
        == ["a done finish", "b - own"])
    #expect(
      try Pages.path("<form><input id=a><input type=search><textarea id=b>")
        == ["a next b", "b - own"])
  }

  @Test(
    "Text areas and list boxes handle Return themselves (R6, R14)")
  func own() throws {
    let html = """
      <form><textarea id=a></textarea><p id=b contenteditable></p>
      <p id=c contenteditable aria-multiline=false></p>
      <select id=d><option>1</select>
      <select id=e size=' 3x'><option selected>1</select>
      <select id=f><option selected>1</select><button></button></form>
      """
    #expect(
      try Pages.path(html) == [
        "a - own", "b - own", "c next d", "d - own", "e - own", "f - own",
      ])
    #expect(
      try Pages.path("<form><input id=a contenteditable><input id=b>")
        == ["a next b", "b - own"])
  }

  @Test("Return submits the form from its only visible field")
  func twin() throws {
    let html = "<form><input id=a><input id=b hidden><button></button></form>"
    #expect(try Pages.path(html) == ["a - finish", "b - unreachable"])
  }

  @Test("Return in a single drop-down submits nothing")
  func singleDropDown() throws {
    let html =
      "<form><select id=a><option>1<option selected>2</select><button></button></form>"
    #expect(try Pages.path(html) == ["a - own"])
    #expect(
      try Pages.path(html.replacing("<form>", with: "<form><input id=b>"))
        == ["b done finish", "a - own"])
  }

  @Test("The page's label determines what Return does (R6)")
  func fixedLabels() throws {
    let html = """
      <form><input id=a enterkeyhint=GO><input id=b enterkeyhint=next value=x>
      <input id=c value=x><input id=d enterkeyhint=enter><input id=e
      enterkeyhint=next><button></button></form>
      """
    #expect(
      try Pages.path(html) == [
        "a go finish", "b next d", "c next d", "d - own", "e next finish",
      ])
    #expect(
      try Pages.path("<form><input id=a><input id=b enterkeyhint=done></form>")
        == ["a next b", "b done own"])
  }

  @Test(
    "The audit ignores an unknown enterkeyhint (R6)",
    arguments: ["constructor", "' next'", "''", "continue"])
  func unknownLabels(label: String) throws {
    let html =
      "<form><input id=a enterkeyhint=\(label)><input id=b><button></button></form>"
    #expect(try Pages.path(html) == ["a next b", "b done finish"])
  }

  @Test("Return enters a modal element but never leaves it (R1)")
  func modal() throws {
    let html = """
      <form><input id=a value=x><div aria-modal=true><input id=b></div>
      <input id=c><button></button></form>
      """
    #expect(
      try Pages.path(html) == ["a next b", "b done finish", "c done finish"])
  }

  @Test("The browser handles Enter outside a form (R12)")
  func native() throws {
    let html = "<input id=a><input id=b hidden><input id=c>"
    #expect(
      try Pages.path(html) == ["a - own", "b - unreachable", "c - own"])
  }

  // MARK: Names

  @Test("A field is named after its visible label")
  func names() throws {
    let html = """
      <span id=l>From</span><form aria-label=Order>
      <label for=a>Your <b>name</b> <select><option>x</select></label><input id=a>
      <label>Mail\n<input id=b title=t></label>
      <input aria-labelledby='l b' id=c><input aria-label=' ' placeholder=Town>
      <fieldset><legend>Home</legend><input name=zip></fieldset>
      <input type=tel><label>Around <input id=d></label><label for=d>For</label>
      <label for=d>Also for</label></form>
      """
    let screen = try #require(try Pages.audit(html).screens.first)
    #expect(
      screen.fields.filter { $0.kind == .input }.map(\.path) == [
        "Order > Your name", "Order > Mail", "Order > From", "Order > Town",
        "Order > Home > zip", "Order > tel field", "Order > For",
      ])
  }

  @Test("Fields and forms with the same name get different IDs")
  func ids() throws {
    let form = "<form><input name=a><input name=a><input><input></form>"
    let screens = try Pages.audit(form + "<form><input></form>").screens
    #expect(screens.map(\.id) == ["form", "form 2"])
    #expect(screens[0].fields.map(\.id) == ["a", "a 2", "input", "input 2"])
    #expect(screens[1].fields.map(\.id) == ["input 3"])
  }

  // MARK: What a file does not show

  @Test("A form has notes about unknown effects")
  func notes() throws {
    let html = """
      <link rel=stylesheet href=a.css><script type=text/template></script>
      <form><input><x-field></x-field><x-field></x-field><iframe></iframe>
      <div><template shadowrootmode=open><input></template></div></form>
      """
    #expect(
      try Pages.audit(html).screens.first?.notes == [
        "style sheets may hide fields, or show hidden ones",
        "a shadow root may hold fields", "a frame may hold fields",
        "<x-field> may hold fields, which scripts define",
      ])
    let scripted = "<form><input></form><script>x</script>"
    #expect(
      try Pages.audit(scripted).screens.first?.notes == [
        "scripts may add, change and remove fields"
      ])
    #expect(try Pages.audit("<form><input>").screens.first?.notes == [])
  }

  @Test("The audit reports a page that scripts build")
  func frameworkRoot() throws {
    let html = "<div id=root></div><script src=a.js></script>"
    #expect(
      try Pages.audit(html).note
        == "no fields: scripts build the page in the element with id \"root\"")
    #expect(try Pages.audit("<div id=root></div>").note == nil)
  }
}
