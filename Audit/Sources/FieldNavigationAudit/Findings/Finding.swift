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
  /// The severity of the rule, or ``Severity/note`` if the file doesn't show
  /// for certain that there is a problem.
  public let severity: Severity
  /// The path of the file, as passed to the audit.
  public let file: String
  /// The line in the file, counted from 1.
  public let line: Int
  /// The names of the screen, the enclosing views and the element, such as
  /// `Sign Up > view > Name`.
  public let path: String
  /// The ID of the field or screen that has the problem.
  public let id: String
  /// A sentence that names the problem and the fix.
  public let message: String

  /// The finding as one line in the format of compiler diagnostics.
  public var description: String {
    "\(file):\(line): \(severity): \(message) [\(rule.rawValue)]"
  }

  /// An identifier that doesn't change when the finding moves to another line.
  public var fingerprint: String { "\(rule.rawValue) \(file) \(id)" }
}

/// How much a finding matters.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// A possible problem, which the app's code may already handle.
  case note
  /// A problem that users will run into, judging by the file.
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
  /// Two fields in a sequence of tags have the same tag.
  case duplicateTag = "duplicate-tag"
  /// A sequence of tags skips a number, or a field among the tagged fields has
  /// no tag.
  case missingTag = "missing-tag"
  /// The order of the tags differs from the reading order of the fields.
  case tagOrder = "tag-order"
  /// A field has a Done, Go or Join key, but another field follows.
  case doneInMiddle = "done-in-middle"
  /// A field has a Next key, but no field follows.
  case nextAtEnd = "next-at-end"
  /// The Return key of a field has the default label.
  case noReturnKey = "no-return-key"
  /// A field's outlet for the next field leads to a hidden or disabled field.
  case unreachableInChain = "unreachable-in-chain"
  /// A field has no delegate, unlike most other fields on the screen.
  case noDelegate = "no-delegate"
  /// A number pad has no Return key and no input bar that leads to the next
  /// field.
  case noWayOn = "no-way-on"
  /// The keyboard covers a field, and no scroll view brings the field into
  /// view.
  case covered
  /// Two segues of a controller have the same identifier.
  case duplicateSegue = "duplicate-segue"
  /// A field for a password, an email address, a phone number or a one-time
  /// code has no content type.
  case noContentType = "no-content-type"
  /// A positive `tabindex` puts a field before all elements without a
  /// `tabindex`.
  case positiveTabIndex = "positive-tabindex"
  /// An `enterkeyhint` shows a label that doesn't match what Enter does.
  case hintMismatch = "hint-mismatch"
  /// Enter doesn't submit the fields of a page.
  case enterSubmitsNothing = "enter-submits-nothing"
  /// A field in a page for a password, an email address, a phone number or a
  /// one-time code has no `autocomplete`.
  case noAutocomplete = "no-autocomplete"
  /// A label or a field refers to an ID that two elements share.
  case duplicateID = "duplicate-id"

  /// The default severity of the rule. A configuration can change the severity.
  /// An uncertain finding has a lower severity; see ``Finding/severity``.
  ///
  /// A warning is a problem that the file itself shows. A note is a problem
  /// that the app's code may already solve. For example, code may set a
  /// delegate, add an input bar, move the form above the keyboard, use tags for
  /// another purpose, or show a hidden field later.
  public var severity: Severity {
    switch self {
    case .duplicateSegue: .error
    case .doneInMiddle, .nextAtEnd, .hintMismatch, .enterSubmitsNothing:
      .warning
    case .duplicateTag, .missingTag, .tagOrder, .noReturnKey, .positiveTabIndex,
      .unreachableInChain, .noDelegate, .noWayOn, .covered, .noContentType,
      .noAutocomplete, .duplicateID:
      .note
    }
  }

  /// A one-sentence description for lists of rules.
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
    }
  }
}
