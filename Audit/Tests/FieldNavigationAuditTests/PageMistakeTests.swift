import Testing

@testable import FieldNavigationAudit

@Suite("The audit finds labels, buttons and fields that mislead in a page")
struct PageMistakeTests {
  private func found(_ rule: FindingRule, _ html: String) throws -> [String] {
    try Pages.audit(html).findings.filter { $0.rule == rule }
      .map { "\($0.severity): \($0.message)" }
  }

  private func form(_ fields: String) -> String {
    "<form>\(fields)<button>Send</button></form>"
  }

  // MARK: plain-password

  @Test(
    "A field that is named just for a password has to hide it",
    arguments: [
      ("<input name=password>", 1), ("<input id=txtConfirmPassword>", 1),
      ("<input placeholder='Enter your password'>", 1),
      ("<input name=password2 type=text>", 1),
      ("<input name=password type=password>", 0),
      ("<input name=password type=email>", 0),
      ("<input name=password_hint>", 0), ("<input name=passwordLength>", 0),
      ("<input name=wifi_password>", 0),
      ("<input name=password placeholder='Email'>", 0),
      ("<input name=password placeholder='SMS code'>", 0),
      ("<input name=password placeholder='Phone number'>", 0),
      ("<input name=user>", 0), ("<input name=pass>", 0),
      ("<input name=password type='{{ kind }}'>", 0),
      ("<input name=password :type=kind>", 0),
      ("<input name=password [type]=kind>", 0),
      ("<input name=password onfocus=\"this.type='password'\">", 0),
      ("<input name=password disabled>", 0),
      ("<textarea name=password></textarea>", 0),
    ])
  func plainPassword(field: String, count: Int) throws {
    #expect(try found(.plainPassword, form(field)).count == count)
  }

  @Test("A password in a storyboard is a note, because code may hide it")
  func plainPasswordInStoryboard() throws {
    func severities(_ name: String, _ traits: String = "") throws -> [Severity]
    {
      try Scenes.audit(Scenes.document([Scenes.field(name, traits)])).findings
        .filter { $0.rule == .plainPassword }.map(\.severity)
    }
    #expect(try severities("Confirm password") == [.note])
    #expect(try severities("Password", "secureTextEntry=\"YES\"").isEmpty)
    #expect(try severities("Password hint").isEmpty)
  }

  // MARK: stray-label

  @Test("A label of no element is beside the field that it means")
  func danglingLabel() throws {
    #expect(
      try found(
        .strayLabel, form("<label for=mail>Mail</label><input id=email>")) == [
          "warning: The label Mail refers to mail, which no element has, beside "
            + "email; give both the same ID"
        ])
  }

  @Test("A label of another field is beside the field that it means")
  func otherLabel() throws {
    #expect(
      try found(
        .strayLabel,
        form(
          "<p><label for=a>A</label><input id=a></p>"
            + "<p><label for=a>B</label><input id=b></p>")) == [
          "warning: The label B refers to a, not to b; give both the same ID"
        ])
  }

  @Test("A label may follow its field")
  func labelAfterField() throws {
    #expect(
      try found(
        .strayLabel,
        form(
          "<input id=a><label for=a>A</label><input id=b><label for=c>B</label>"
        )
      ).count == 1)
    #expect(
      try found(
        .strayLabel, form("<input id=a><label for=a>A</label><input id=b>")
      )
      .isEmpty)
  }

  @Test(
    "A label before a button belongs to the field before it",
    arguments: ["button", "image", "reset", "submit"])
  func labelBeforeButton(type: String) throws {
    #expect(
      try found(
        .strayLabel,
        form("<input id=a><label for=x>A</label><input type=\(type)>")
      ).count == 1)
  }

  @Test(
    "Labels that may be right aren't reported",
    arguments: [
      "<label for=a>A</label><input id=a>",
      "<label for=a>A</label><input id=b aria-label=B>",
      "<label for=x>A</label>{{ form.name }}<input id=b>",
      "<label for='{{ id }}'>A</label><input id=b>",
      "<label for=x>A</label><input id='id_{{ name }}'>",
      "<label for=x>A</label><button>B</button><input id=b>",
      "<label for=x>A</label><input id=b type=checkbox>",
      "<label for=x>A</label><my-field id=x></my-field>",
      "<label>A</label><input id=b>",
      "<input id=a aria-label=A><label class=error for=a>!</label><input id=b>",
      "<label for=x>A</label><div><div><div><div><input id=b></div></div></div>"
        + "</div>",
      "<input id=b><label for=x><input type=checkbox></label>",
      "<p id=x></p><label for=x>A</label><input id=b>",
      "<p id=x></p><label for=x>A</label><label for=x>B</label><input id=b>",
      // The ID is there twice, which another rule reports.
      "<input id=a aria-label=A><label for=a>A</label><input id=a>"
        + "<label for=a>A</label>",
    ])
  func goodLabels(fields: String) throws {
    #expect(try found(.strayLabel, form(fields)).isEmpty)
  }

  // MARK: wrong-default-button

  @Test("Enter presses the first button, whatever its label")
  func wrongDefault() throws {
    #expect(
      try found(
        .wrongDefaultButton,
        "<form><input><button>Cancel</button><button>Send</button></form>") == [
          "warning: Enter presses Cancel, the first button of type submit, not "
            + "Send; give Cancel the type button"
        ])
  }

  @Test("Of the buttons that may send a form, the first is named")
  func firstSender() throws {
    #expect(
      try found(
        .wrongDefaultButton,
        "<form><input><button>Cancel</button><button>Clear</button>"
          + "<button>Save</button><button>Save a copy</button></form>") == [
          "warning: Enter presses Cancel, the first button of type submit, not "
            + "Save; give Cancel the type button"
        ])
  }

  @Test(
    "A message names the button of which it is most certain, and signs in quotes",
    arguments: [
      (
        "<button>&lt;</button><button>Add</button><button type=submit>A</button>",
        "\"<\"", "A"
      ),
      (
        "<button>Cancel</button><button>Add</button><button>Save</button>",
        "Cancel", "Save"
      ),
      (
        "<button>{{ 'a.cancel' }}</button><button type=submit>{{ a }}</button>",
        "cancel", "a button whose label is computed"
      ),
      (
        "<button><i></i></button><button>Send</button>",
        "a button without a label", "Send"
      ),
    ])
  func namesOfButtons(buttons: String, wrong: String, sender: String) throws {
    #expect(
      try found(.wrongDefaultButton, "<form><input>\(buttons)</form>") == [
        "warning: Enter presses \(wrong), the first button of type submit, not "
          + "\(sender); give \(wrong) the type button"
      ])
  }

  @Test(
    "A button whose label begins with such a word sends no form",
    arguments: [
      "Abbrechen", "Annuler", "Annulla", "Back", "Browse", "Cancel", "Cancelar",
      "Clear", "Close", "Collapse", "Decrease", "Delete", "Dismiss", "Expand",
      "Generate", "Hide", "Increase", "Prev", "Previous", "Remove", "Reset",
      "Show", "Toggle", "Volver", "Zurück", "Назад", "Отмена", "取消", "返回",
      "DELETE all", "Log in with Google", "Continue with Facebook",
      "{% trans \"Cancel\" %}", "{{ 'dialog.cancel' | translate }}",
      "{{ cancel }}", "Remove {{ name | default('it') }}",
    ])
  func noSenders(label: String) throws {
    #expect(
      try found(
        .wrongDefaultButton,
        "<form><input><button>\(label)</button><button>Send</button></form>"
      ).count == 1)
  }

  @Test(
    "The first button of type submit decides",
    arguments: [
      ("<button>Cancel</button><button>Send</button>", 1),
      ("<button>Show password</button><input type=submit value=Send>", 1),
      ("<input type=submit value=Back><button>Send</button>", 1),
      ("<button><i class=eye></i></button><button>Send</button>", 1),
      ("<button>Send</button><button>Cancel</button>", 0),
      ("<button type=button>Cancel</button><button>Send</button>", 0),
      ("<button>Cancel</button>", 0),
      ("<button>Cancel</button><button>Back</button>", 0),
      ("<button disabled>Cancel</button><button>Send</button>", 0),
      ("<button type=submit><i></i></button><button>Send</button>", 0),
      ("<button></button><button>Send</button>", 0),
      ("<button>Send and cancel others</button><button>Save</button>", 0),
      // A framework gives the first button the type `button`, or may do so.
      ("<button [mat-dialog-close]>Cancel</button><button>Send</button>", 0),
      ("<button mat-menu-item>Show</button><button>Send</button>", 0),
      ("<button matStepperPrevious>Back</button><button>Send</button>", 0),
      ("<button [type]=kind>Cancel</button><button>Send</button>", 0),
      // Signs and icons.
      ("<button>&lt;</button><button>&gt;</button><button>Book</button>", 1),
      ("<button>×</button><button>Send</button>", 1),
      ("<button>B</button><button>Send</button>", 1),
      ("<button>-</button><button>Other</button>", 0),
      ("<button type=submit>&lt;</button><button>Send</button>", 0),
      ("<button>1</button><button>Send</button>", 0),
      ("<button>+</button><button>Save</button>", 0),
      ("<button>🔍</button><button>Send</button>", 0),
      ("<button><i class=fa-search></i></button><button>Send</button>", 0),
      ("<button (click)=save()><i></i></button><button>Send</button>", 0),
    ])
  func defaults(buttons: String, count: Int) throws {
    #expect(
      try found(.wrongDefaultButton, "<form><input>\(buttons)</form>").count
        == count)
    #expect(try found(.wrongDefaultButton, "<form>\(buttons)</form>").isEmpty)
  }

  @Test("A form that handles keys itself may press another button")
  func keysOfForm() throws {
    let buttons = "<button>Cancel</button><button>Send</button>"
    #expect(
      try found(
        .wrongDefaultButton, "<form onkeydown=f()><input>\(buttons)</form>"
      ).isEmpty)
  }

  @Test(
    "A button for a part of a form may be meant for the only input before it",
    arguments: [
      "<button>-</button><button>Other</button>",
      "<button aria-haspopup=menu>Fin</button><button>Send</button>",
      "<button data-dismiss=modal>{{ fin }}</button><button>Send</button>",
      "<button data-bs-toggle=collapse>Fin</button><button>Send</button>",
      "<button (click)=load()>Fin</button><button>Send</button>",
      "<button @click.prevent=f()>Fin</button><input type=submit value=A1>",
      "<button ng-click=f()>Fin</button><button type=submit>Other</button>",
      "<button>Add row</button><button>Save</button>",
      "<button *ngIf=a>Edit</button><button>Save</button>",
      "<p *ngIf=a><button>Edit</button></p><p *ngIf=a><button>Save</button></p>",
    ])
  func partOfForm(buttons: String) throws {
    func count(_ form: String) throws -> Int {
      try found(.wrongDefaultButton, "<form>\(form)</form>").count
    }
    #expect(try count("<input>\(buttons)") == 0)
    #expect(try count("<input><input>\(buttons)") == 1)
    #expect(try count("\(buttons)<input>") == 1)
    let far = "<p><b><i><u>\(buttons)</u></i></b></p>"
    #expect(try count("<input>\(far)") == 1)
  }

  @Test(
    "A button for a part of a form isn't reported without a button that sends",
    arguments: [
      "<button ng-click=f()>Fin</button><button>Other</button>",
      "<button ng-click=save()>Fin</button><button>Send</button>",
      "<button onclick=f() type=submit>Fin</button><button>Send</button>",
      "<button>Add row</button><button>New table</button>",
      "<button ngbDropdownToggle>Fin</button><button>Other</button>",
      "<button data-toggle=tooltip>Fin</button><button>Send</button>",
      "<button aria-expanded=false>Send</button><button>Save</button>",
      "<button *ngIf=a>Edit</button><button *ngIf=b>Save</button>",
      "<p v-if=a><button>Edit</button></p><p v-else><button>Save</button></p>",
      "<button>Fin</button><button type=submit>Save</button>",
      "<button>Add</button><button>Advanced search</button>",
      "<button ng-click=f()>Find</button><button>Save</button>",
      "<button ng-click=f()>Load</button><button>Create a list</button>",
      "<button ng-click=f()>{{ name }}</button><button>Save</button>",
    ])
  func otherParts(buttons: String) throws {
    #expect(
      try found(.wrongDefaultButton, "<form><input><input>\(buttons)</form>")
        .isEmpty)
  }

  // MARK: unreachable-required

  @Test(
    "Return can't leap over a field that has to be filled in",
    arguments: [
      ("required tabindex=-1", 1), ("required tabindex=-1 value='{{ a }}'", 1),
      ("required tabindex=0", 0), ("tabindex=-1", 0),
      ("required tabindex=-1 value=a", 0),
      ("required tabindex=-1 readonly", 0),
      ("required tabindex=-1 disabled", 0),
      ("required tabindex=-1 aria-hidden=true", 0),
      ("required tabindex=-1 style='display:none'", 0),
    ])
  func required(attributes: String, count: Int) throws {
    #expect(
      try found(.unreachableRequired, form("<input><input \(attributes)>"))
        .count == count)
  }

  // MARK: positive-tabindex

  @Test("A tabindex that passes a field of its form is a warning")
  func passingTabIndex() throws {
    func severities(_ fields: String) throws -> [Severity] {
      try Pages.audit(form(fields)).findings
        .filter { $0.rule == .positiveTabIndex }.map(\.severity)
    }
    #expect(try severities("<input><input><input tabindex=1>") == [.warning])
    #expect(try severities("<input><input tabindex=1><input>") == [.warning])
    // Most fields have a number: the order is chosen.
    #expect(try severities("<input><input tabindex=1>") == [.note])
    #expect(try severities("<input tabindex=1><input>") == [.note])
    #expect(
      try severities("<input tabindex=2><input tabindex=1>") == [.note, .note])
    #expect(try severities("<input disabled><input tabindex=1>") == [.note])
    let loose = try Pages.audit(
      "<body><input><input><input tabindex=1>"
    ).findings
    #expect(loose.map(\.severity) == [.note])
  }
}
