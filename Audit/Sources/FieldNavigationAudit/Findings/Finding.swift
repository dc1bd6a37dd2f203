/// Something in a file that a user of the app will stumble over.
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
  /// One sentence that names the repair.
  public let message: String

  /// The line that compilers print for such a finding.
  public var description: String {
    "\(file):\(line): \(rule.severity): \(message) [\(rule.rawValue)]"
  }

  /// The same in every version of the file in which the finding still stands:
  /// lines move.
  public var fingerprint: String { "\(rule.rawValue) \(file) \(id)" }
}

/// How much a finding matters.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// The app can do better, or its code may have done so.
  case note
  /// A user will stumble.
  case warning
  /// Broken, whatever the code of the app does.
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
  /// A tag stands at more than one field of a sequence.
  case duplicateTag = "duplicate-tag"
  /// A field in a sequence by tag has no tag, or the sequence has a gap.
  case missingTag = "missing-tag"
  /// The tags lead another way than the eye.
  case tagOrder = "tag-order"
  /// A field says Done, Go or Join, and another field follows.
  case doneInMiddle = "done-in-middle"
  /// A field says Next, and no field follows.
  case nextAtEnd = "next-at-end"
  /// A field leaves the label of its Return key to the system.
  case noReturnKey = "no-return-key"
  /// An outlet leads to a field that can't be reached.
  case unreachableInChain = "unreachable-in-chain"
  /// A field has no delegate, where most others of its screen have one.
  case noDelegate = "no-delegate"
  /// A keyboard without a Return key has no other way to the next field.
  case noWayOn = "no-way-on"
  /// The keyboard covers a field, and nothing scrolls.
  case covered
  /// Two segues of a controller have the same identifier.
  case duplicateSegue = "duplicate-segue"
  /// A field for a password, an address or a code does not say so.
  case noContentType = "no-content-type"
  /// A field of a page comes before all that has no `tabindex`.
  case positiveTabIndex = "positive-tabindex"
  /// An `enterkeyhint` says something else than Enter does.
  case hintMismatch = "hint-mismatch"
  /// Enter in a form of a page submits nothing.
  case enterSubmitsNothing = "enter-submits-nothing"
  /// A field of a page for a password, an address or a code does not say so.
  case noAutocomplete = "no-autocomplete"
  /// A label or a field refers to an ID that stands at two elements.
  case duplicateID = "duplicate-id"

  /// How much it matters, unless the configuration says otherwise.
  ///
  /// A warning is what the file itself shows. What the app's code may have
  /// answered (a delegate, a bar above the keyboard, a form that moves, tags that
  /// are no sequence) is a note.
  public var severity: Severity {
    switch self {
    case .duplicateSegue: .error
    case .doneInMiddle, .nextAtEnd, .unreachableInChain, .positiveTabIndex,
      .hintMismatch, .enterSubmitsNothing, .duplicateID:
      .warning
    case .duplicateTag, .missingTag, .tagOrder, .noReturnKey, .noDelegate,
      .noWayOn, .covered, .noContentType, .noAutocomplete:
      .note
    }
  }

  /// One sentence for lists of rules.
  public var summary: String {
    switch self {
    case .duplicateTag: "A tag stands at more than one field of a sequence."
    case .missingTag: "A field in a sequence by tag has no tag of its own."
    case .tagOrder: "The tags lead another way than the eye."
    case .doneInMiddle: "A key that finishes, and another field follows."
    case .nextAtEnd: "A key that says Next, and no field follows."
    case .noReturnKey: "A Return key without a label of its own."
    case .unreachableInChain: "A field of the chain that nobody can reach."
    case .noDelegate: "A field without the delegate that the others have."
    case .noWayOn: "A keyboard without a Return key, and no way on."
    case .covered: "A field under the keyboard, and nothing that scrolls."
    case .duplicateSegue: "Two segues with the same identifier."
    case .noContentType: "A field that does not say what belongs into it."
    case .positiveTabIndex: "A tabindex that comes before all without one."
    case .hintMismatch: "An enterkeyhint that says what Enter does not do."
    case .enterSubmitsNothing: "A form in which Enter presses no button."
    case .noAutocomplete: "A field of a page without autocomplete."
    case .duplicateID: "An ID at two elements, to which something refers."
    }
  }
}
