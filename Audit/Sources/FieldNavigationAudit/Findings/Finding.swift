/// A problem in a file that users of the app will run into.
///
/// ```swift
/// let audit = try FileAudit(path: "Main.storyboard", data: data)
/// audit.findings.first?.description
/// // "Main.storyboard:31: warning: Email has a Done key, but Password ..."
/// ```
public struct Finding: Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  public let rule: FindingRule
  /// The rule's severity, or less where the file leaves it open.
  public let severity: Severity
  /// The path of the file, as given.
  public let file: String
  /// The line in the file, from 1.
  public let line: Int
  /// The names of the screen and of the views around the element.
  public let path: String
  /// The ID of the element in the file.
  public let id: String
  /// One sentence that names the problem and the repair.
  public let message: String

  /// The finding in one line, as compilers print it.
  public var description: String {
    "\(file):\(line): \(severity): \(message) [\(rule.rawValue)]"
  }

  /// An identifier that doesn't change when the finding moves to another line.
  public var fingerprint: String { "\(rule.rawValue) \(file) \(id)" }
}

/// How much a finding matters.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// A possible improvement, which the app's code may already make.
  case note
  /// A problem that users will run into, as far as the file shows.
  case warning
  /// A defect that the app's code can't repair.
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

/// The kinds of findings; `--ignore` takes their raw values.
public enum FindingRule: String, Sendable, CaseIterable {
  /// Two fields of a sequence share a tag.
  case duplicateTag = "duplicate-tag"
  /// A field in a sequence by tag has no tag, or the sequence has a gap.
  case missingTag = "missing-tag"
  /// The tags are not in reading order.
  case tagOrder = "tag-order"
  /// A field has a Done, Go or Join key, but another field follows.
  case doneInMiddle = "done-in-middle"
  /// A field has a Next key, but no field follows.
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
  /// A `tabindex` moves a field before all elements without one.
  case positiveTabIndex = "positive-tabindex"
  /// An `enterkeyhint` promises what Enter doesn't do.
  case hintMismatch = "hint-mismatch"
  /// Enter submits nothing in a form of a page.
  case enterSubmitsNothing = "enter-submits-nothing"
  /// A field of a page for a password, an address or a code has no
  /// `autocomplete`.
  case noAutocomplete = "no-autocomplete"
  /// A label or a field refers to an ID that two elements have.
  case duplicateID = "duplicate-id"

  /// The severity, unless the configuration changes it, or a file leaves it
  /// open; see ``Finding/severity``.
  ///
  /// A warning is visible in the file itself. A note is something that the
  /// app's code may already handle: a delegate, an input bar, a form that
  /// moves, tags that aren't a sequence, a hidden field that is shown later.
  public var severity: Severity {
    switch self {
    case .duplicateSegue: .error
    case .doneInMiddle, .nextAtEnd, .positiveTabIndex, .hintMismatch,
      .enterSubmitsNothing:
      .warning
    case .duplicateTag, .missingTag, .tagOrder, .noReturnKey,
      .unreachableInChain, .noDelegate, .noWayOn, .covered, .noContentType,
      .noAutocomplete, .duplicateID:
      .note
    }
  }

  /// One sentence for lists of rules.
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
