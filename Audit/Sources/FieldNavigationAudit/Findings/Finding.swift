/// Something in a file that will trip up a user of the app.
///
/// ```swift
/// let audit = try FileAudit(path: "Main.storyboard", data: data)
/// audit.findings.first?.description
/// // "Main.storyboard:31: warning: Email says Done, but Password follows; ..."
/// ```
public struct Finding: Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  public let rule: FindingRule
  /// The file, as it was given.
  public let file: String
  /// Where in the file, from 1.
  public let line: Int
  /// The names of the screen and of the views around the element.
  public let path: String
  /// The ID of the element in the file.
  public let id: String
  /// One sentence that names the problem and the repair.
  public let message: String

  /// The line that compilers print for such a finding.
  public var description: String {
    "\(file):\(line): \(rule.severity): \(message) [\(rule.rawValue)]"
  }

  /// The same as long as the finding is in the file, even when lines move.
  public var fingerprint: String { "\(rule.rawValue) \(file) \(id)" }
}

/// How much a finding matters.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// The app can do better, or its code may already do so.
  case note
  /// The file shows something that will trip up a user.
  case warning
  /// Broken, whatever the app's code does.
  case error

  /// From ``note`` to ``error``.
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

/// The kinds of findings; the raw values are what `--ignore` takes.
public enum FindingRule: String, Sendable, CaseIterable {
  /// Two fields of a sequence share a tag.
  case duplicateTag = "duplicate-tag"
  /// A field in a sequence by tag has no tag, or the sequence has a gap.
  case missingTag = "missing-tag"
  /// The tags are not in reading order.
  case tagOrder = "tag-order"
  /// A field says Done, Go or Join, and another field follows.
  case doneInMiddle = "done-in-middle"
  /// A field says Next, and no field follows.
  case nextAtEnd = "next-at-end"
  /// A field has the default Return key.
  case noReturnKey = "no-return-key"
  /// An outlet leads to a field that can't be reached.
  case unreachableInChain = "unreachable-in-chain"
  /// A field has no delegate, unlike most others of its screen.
  case noDelegate = "no-delegate"
  /// A number pad has no Return key, and nothing else leads to the next field.
  case noWayOn = "no-way-on"
  /// The keyboard covers a field, and nothing scrolls.
  case covered
  /// Two segues of a controller have the same identifier.
  case duplicateSegue = "duplicate-segue"
  /// A field for a password, an address or a code has no content type.
  case noContentType = "no-content-type"
  /// A `tabindex` moves a field before everything that has none.
  case positiveTabIndex = "positive-tabindex"
  /// An `enterkeyhint` promises what Enter doesn't do.
  case hintMismatch = "hint-mismatch"
  /// Enter in a form of a page submits nothing.
  case enterSubmitsNothing = "enter-submits-nothing"
  /// A field of a page for a password, an address or a code has no
  /// `autocomplete`.
  case noAutocomplete = "no-autocomplete"
  /// A label or a field refers to an ID that two elements have.
  case duplicateID = "duplicate-id"

  /// How much it matters, unless the configuration says otherwise.
  ///
  /// A warning is what the file itself shows. What the app's code may already
  /// take care of (a delegate, a bar above the keyboard, a form that moves, tags
  /// that are no sequence, a hidden field that is shown later) is a note.
  public var severity: Severity {
    switch self {
    case .duplicateSegue: .error
    case .doneInMiddle, .nextAtEnd, .positiveTabIndex, .hintMismatch,
      .enterSubmitsNothing, .duplicateID:
      .warning
    case .duplicateTag, .missingTag, .tagOrder, .noReturnKey,
      .unreachableInChain, .noDelegate, .noWayOn, .covered, .noContentType,
      .noAutocomplete:
      .note
    }
  }

  /// One sentence for lists of rules.
  public var summary: String {
    switch self {
    case .duplicateTag: "Two fields of a sequence share a tag."
    case .missingTag: "A field in a sequence has no tag, or a tag is skipped."
    case .tagOrder: "The tags are not in reading order."
    case .doneInMiddle: "A key says Done, but another field follows."
    case .nextAtEnd: "A key says Next, but no field follows."
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
