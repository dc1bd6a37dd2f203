/// A problem that the audit found in a storyboard, a xib or a page.
///
/// ```swift
/// let audit = try FileAudit(path: "Main.storyboard", data: data)
/// audit.findings.first?.description
/// // "Main.storyboard:31: warning: Email has a Done key, but Password ..."
/// ```
public struct Finding: Sendable, Hashable, CustomStringConvertible {
  /// The rule that describes the problem.
  public let rule: FindingRule
  /// The severity of the rule. The severity is ``Severity/note`` if the file
  /// alone doesn't prove the problem.
  public let severity: Severity
  /// The path of the file, as passed to the audit.
  public let file: String
  /// The line in the file, counted from 1.
  public let line: Int
  /// The names of the screen, the enclosing views and the element. For example:
  /// `Sign Up > view > Name`.
  public let path: String
  /// The ID of the field or screen that has the problem.
  public let id: String
  /// A sentence that names the problem and the fix.
  public let message: String

  /// The finding in one line, in the format of compiler diagnostics.
  public var description: String {
    "\(file):\(line): \(severity): \(message) [\(rule.rawValue)]"
  }

  /// An identifier that doesn't change when the finding moves to another line.
  public var fingerprint: String { "\(rule.rawValue) \(file) \(id)" }
}

/// How much a finding matters.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// A possible problem. The app's code may already handle the problem.
  case note
  /// A problem that users will have, judging by the file.
  case warning
  /// A defect that the app's code can't repair.
  case error

  /// Orders severities from ``note`` to ``error``.
  public static func < (one: Severity, other: Severity) -> Bool {
    one.weight < other.weight
  }

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// The rules that the audit checks. The option `--ignore` takes the raw values
/// of the rules.
public enum FindingRule: String, Sendable, CaseIterable {
  /// Two fields in a sequence of tags share a tag.
  case duplicateTag = "duplicate-tag"
  /// A sequence of tags skips a number, or a field lacks a tag.
  case missingTag = "missing-tag"
  /// The order of the tags isn't the reading order of the fields.
  case tagOrder = "tag-order"
  /// A field has a Done, Go or Join key, but another field follows.
  case doneInMiddle = "done-in-middle"
  /// A field has a Next key, but no field follows.
  case nextAtEnd = "next-at-end"
  /// The Return key of a field has the default label.
  case noReturnKey = "no-return-key"
  /// A field's outlet leads to a next field that is hidden or disabled.
  case unreachableInChain = "unreachable-in-chain"
  /// A field has no delegate. Most other fields on the screen have a delegate.
  case noDelegate = "no-delegate"
  /// A number pad has no Return key and no input bar.
  case noWayOn = "no-way-on"
  /// The keyboard covers a field. No scroll view can reveal the field.
  case covered
  /// Two segues of a controller have the same identifier.
  case duplicateSegue = "duplicate-segue"
  /// A field with a known purpose has no content type. Known purposes are
  /// passwords, email addresses, phone numbers and one-time codes.
  case noContentType = "no-content-type"
  /// A positive `tabindex` puts a field before the rest of the page.
  case positiveTabIndex = "positive-tabindex"
  /// An `enterkeyhint` shows the wrong label for what Enter does.
  case hintMismatch = "hint-mismatch"
  /// Enter doesn't submit the fields of a page.
  case enterSubmitsNothing = "enter-submits-nothing"
  /// A field in a page has a known purpose but no `autocomplete`. Known purposes
  /// are passwords, email addresses, phone numbers and one-time codes.
  case noAutocomplete = "no-autocomplete"
  /// Two elements share an ID. A label or a field refers to this ID.
  case duplicateID = "duplicate-id"
  /// A code has a box for each letter. A fill or a screen reader can't use the
  /// row of boxes.
  case codeBoxes = "code-boxes"
  /// A field for a password shows the text.
  case plainPassword = "plain-password"
  /// A label refers to another element than the field beside it.
  case strayLabel = "stray-label"
  /// Enter presses a button that doesn't send the form.
  case wrongDefaultButton = "wrong-default-button"
  /// Tab and Return leap over a field that has to be filled in.
  case unreachableRequired = "unreachable-required"

  /// The default severity of the rule. A configuration can change the severity.
  /// An uncertain finding has a lower severity; see ``Finding/severity``.
  ///
  /// A warning is a problem that the file itself shows. A note is a problem
  /// that the app's code may already solve. For example, code may set a
  /// delegate, add an input bar or show a hidden field. Code may also lift the
  /// form above the keyboard. Tags may have another purpose.
  public var severity: Severity {
    switch self {
    case .duplicateSegue: .error
    case .doneInMiddle, .nextAtEnd, .hintMismatch, .enterSubmitsNothing,
      .positiveTabIndex, .plainPassword, .strayLabel, .wrongDefaultButton,
      .unreachableRequired, .codeBoxes:
      .warning
    case .duplicateTag, .missingTag, .tagOrder, .noReturnKey,
      .unreachableInChain, .noDelegate, .noWayOn, .covered, .noContentType,
      .noAutocomplete, .duplicateID:
      .note
    }
  }

  /// A one-sentence description for lists of rules. The documentation has the
  /// same text.
  public var summary: String {
    switch self {
    case .duplicateTag: "Two fields of a sequence share a tag."
    case .missingTag: "A field in a sequence has no tag, or a tag is skipped."
    case .tagOrder: "The tags are not in reading order."
    case .doneInMiddle: "A key shows Done, but another field follows."
    case .nextAtEnd: "A key shows Next, but no field follows."
    case .noReturnKey: "A Return key has the default label."
    case .unreachableInChain: "The chain leads to a hidden or disabled field."
    case .noDelegate: "A field has no delegate, unlike most others."
    case .noWayOn: "A number pad has no key that leads to the next field."
    case .covered: "The keyboard covers a field, and nothing scrolls."
    case .duplicateSegue: "Two segues have the same identifier."
    case .noContentType: "A field has no content type."
    case .positiveTabIndex: "A tabindex puts a field before all others."
    case .hintMismatch: "An enterkeyhint promises what Enter doesn't do."
    case .enterSubmitsNothing: "Enter submits nothing in a form."
    case .noAutocomplete: "A field of a page has no autocomplete."
    case .duplicateID: "Two elements share an ID that something refers to."
    case .codeBoxes: "A code has a box for each letter."
    case .plainPassword: "A field for a password shows the text."
    case .strayLabel: "A label refers to another element."
    case .wrongDefaultButton: "Enter presses a button that doesn't send."
    case .unreachableRequired: "Tab leaps over a required field."
    }
  }
}
