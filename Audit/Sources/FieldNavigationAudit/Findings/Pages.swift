import FieldNavigation

/// Reports problems in the forms of a page.
extension Inspection<PageScreen> {
  mutating func inspectPage() {
    let boxes = Set(screen.codeRows.joined())
    let firstPassed = firstPassed
    for (place, field) in screen.fields.enumerated() {
      inspectTabIndex(of: field, passing: firstPassed)
      guard field.state.isReachable else { continue }
      if !boxes.contains(place) { inspectAutocomplete(of: field) }
      if screen.part != .rest { inspectHint(of: field, at: place) }
    }
    for field in screen.fields where field.isLeaptOver {
      add(
        .unreachableRequired, at: field,
        "\(field.name) is required, but its tabindex makes Tab and Return leap "
          + "over it; remove tabindex")
    }
    for label in screen.strayLabels {
      add(
        .strayLabel, line: label.line,
        "The label \(label.text) refers to \(label.id), "
          + (label.hasTarget ? "not to" : "which no element has, beside")
          + " \(label.name); give both the same ID")
    }
    if let wrong = screen.wrongDefault,
      screen.fields.contains(where: {
        $0.kind == .input && $0.state.isReachable
      })
    {
      add(
        .wrongDefaultButton, line: wrong.line,
        "Enter presses \(wrong.name), the first button of type submit, not "
          + "\(wrong.sender); give \(wrong.name) the type button")
    }
    inspectSubmission()
    for id in screen.repeatedIDs {
      add(
        .duplicateID, line: id.line,
        "Line \(id.firstLine) has the ID \(id.id) too, and \(id.referrer) "
          + "refers to it; rename one of them")
    }
  }

  private mutating func inspectSubmission() {
    let inputs = screen.fields.filter {
      $0.kind == .input && $0.state.isReachable
    }
    guard let idle = screen.idle, !inputs.isEmpty else { return }
    let hasPassword = inputs.contains(where: \.traits.isSecure)
    let buttons = idle.buttons
    let repair: String
    var isCertain = idle.isCertain
    if screen.part == .rest {
      // More than ten inputs rarely belong to a single form.
      guard hasPassword, inputs.count <= 10, !buttons.isEmpty else { return }
      repair = "put them in a form, with a button of type submit"
      // A page of settings may have a button for each field.
      isCertain = isCertain && inputs.count <= 4 && buttons.count <= 2
    } else if hasPassword {
      // A page that asks for a password always sends the password. The form's
      // only button may just reveal the password.
      repair =
        sender(among: buttons).map(typeRepair) ?? "add a button of type submit"
    } else if buttons.count == 1, buttons[0].contains(where: \.isLetter) {
      // Buttons such as plus and minus submit nothing. A button whose label has
      // letters may submit the form.
      repair = typeRepair(of: buttons[0])
    } else {
      return
    }
    add(
      .enterSubmitsNothing, line: screen.line, isCertain: isCertain,
      "Enter submits nothing in \(screen.name); \(repair)"
        + (idle.remark.map { " (\($0))" } ?? ""))
  }

  private func typeRepair(of button: String) -> String {
    "if \(button) sends it, give that button the type submit"
  }

  /// The button that probably sends a form. `nil` if any of several may.
  private func sender(among buttons: [String]) -> String? {
    let senders = buttons.filter {
      $0.contains(where: \.isLetter) && !ButtonLabel($0).isOther
    }
    if senders.count == 1 { return senders[0] }
    let sure = senders.filter {
      FormPurpose(buttons: [$0], names: []) != .unknown
    }
    return sure.count == 1 ? sure[0] : nil
  }

  private mutating func inspectTabIndex(
    of field: ScreenField, passing first: Int
  ) {
    guard field.traits.jumps, let index = field.traits.tabIndex else { return }
    add(
      .positiveTabIndex, at: field, isCertain: first < field.traits.place,
      "tabindex \(index) puts \(field.name) before everything without one; move "
        + "it to its place in the page, and remove tabindex")
  }

  /// The place of the first field that another field of the form passes because
  /// of a `tabindex`. A form that numbers most of its fields has
  /// a chosen order. The result is then the end of the page.
  private var firstPassed: Int {
    // The fields without a form may belong to different parts of a page.
    guard screen.part != .rest else { return .max }
    let fields = screen.fields.filter(\.state.isReachable)
    let unnumbered = fields.filter { $0.traits.tabIndex ?? 0 <= 0 }
    guard 2 * unnumbered.count > fields.count else { return .max }
    return unnumbered.map(\.traits.place).min() ?? .max
  }

  private mutating func inspectAutocomplete(of field: ScreenField) {
    guard field.traits.contentType == nil, !screen.hasAutocompleteOff,
      let type = screen.autocomplete(for: field)
    else { return }
    add(
      .noAutocomplete, at: field,
      "\(field.name) has no autocomplete; set it to \(type)")
  }

  // MARK: Labels of the Return key

  private mutating func inspectHint(of field: ScreenField, at place: Int) {
    guard let hint = field.traits.returnKey?.lowercased(), !hint.isEmpty,
      field.kind != .select,
      let problem = problem(with: hint, of: field, at: place)
    else { return }
    add(
      problem.rule, at: field,
      "\(field.name) has enterkeyhint \"\(hint)\", but \(problem.reason)")
  }

  private func problem(
    with hint: String, of field: ScreenField, at place: Int
  ) -> (rule: FindingRule, reason: String)? {
    switch hint {
    case "enter":
      return field.kind == .input
        ? (.hintMismatch, "Enter never breaks a line there; remove it") : nil
    case "previous":
      return (.hintMismatch, "Enter never goes back; remove it")
    case "next", "done", "go", "search", "send": break
    default:
      return (.hintMismatch, "browsers don't know that value; use next or done")
    }
    if field.state.handlesReturn {
      return (.hintMismatch, "Enter breaks the line; remove it")
    }
    let follower = screen.fields[(place + 1)...].first(
      where: \.state.isReachable)
    if hint == "next" {
      return follower == nil
        ? (.hintMismatch, "no field follows; use done")
        : nil
    }
    if field.destination == .own {
      return (
        .hintMismatch,
        "Enter submits nothing; add a submit button that is enabled"
      )
    }
    guard let follower, hint == "done" || hint == "go" else { return nil }
    return (.doneInMiddle, "\(follower.name) follows; use next")
  }
}

extension PageScreen {
  /// The `autocomplete` value that a field's type and name clearly imply, in
  /// quotes. Two values if the form may sign in or not.
  fileprivate func autocomplete(for field: ScreenField) -> String? {
    switch field.traits.inputType {
    case "password":
      let words = field.words
      if words.say(.otherSecret) { return nil }
      // With two password fields, the form asks for a new password. A name
      // such as "new password" shows the same.
      let passwords = fields.lazy.filter {
        $0.traits.isSecure && $0.state.isReachable
      }
      let isRepeated = passwords.dropFirst().first != nil
      let isNew = isRepeated || words.say(.registration)
      if words.say(.current) { return Self.currentPassword }
      if isNew { return Self.newPassword }
      // A form asks for the password again before it changes something.
      return words.say(.again) ? Self.currentPassword : singlePassword
    case "email": return "\"email\""
    case "tel" where !isCode(field): return "\"tel\""
    default: return isCode(field) ? "\"one-time-code\"" : nil
    }
  }

  private static let newPassword = "\"new-password\""
  private static let currentPassword = "\"current-password\""

  /// The value for the only password of a form.
  private var singlePassword: String {
    switch purpose {
    case .signIn: return Self.currentPassword
    case .saving: return Self.newPassword
    case .unknown
    where fields.count { $0.kind == .input && $0.state.isReachable } <= 2:
      return Self.currentPassword
    case .changing, .unknown:
      return Self.newPassword
        + ", or to \"current-password\" if the form signs in"
    }
  }

  private func isCode(_ field: ScreenField) -> Bool {
    field.kind == .input && field.words.say(.oneTimeCode)
  }
}

extension ScreenField {
  /// Whether only a negative `tabindex` keeps focus from an empty field that
  /// has to be filled in.
  fileprivate var isLeaptOver: Bool {
    traits.isRequired && traits.tabIndex ?? 0 < 0
      && (state.isEmpty || traits.hasTemplateValue)
      && state.obstacles == .noInteraction
  }
}
