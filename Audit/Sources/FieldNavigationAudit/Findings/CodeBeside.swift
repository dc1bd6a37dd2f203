import FieldNavigation

/// Weighs a finding in a storyboard by the source of the screen's class.
///
/// The names in a source show whether code does what the file lacks. A name
/// that is missing is a sign only if the class and all its superclasses are in
/// the folders.
struct CodeBeside {
  private let code: CodeIndex
  /// The fields whose middle the keyboard covers, by ID.
  private let covered: Set<String>
  private let name: String
  private let evidence: CodeIndex.Evidence
  /// The classes of the fields that have one of the app, by the field's ID.
  private let fieldClasses: [String: String]

  init(_ code: CodeIndex, of screen: StoryboardScreen) {
    self.code = code
    covered = screen.coveredFields
    name = screen.className ?? ""
    var evidence = screen.className.map(code.class) ?? CodeIndex.Evidence()
    // The class of an embedded controller may handle the fields.
    if screen.embedsControllers { evidence.isWhole = false }
    self.evidence = evidence
    fieldClasses = Dictionary(
      (screen.fields + screen.templates).compactMap { field in
        field.traits.className.map { (field.id, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The finding as the code leaves it. `nil` if the code takes care of it.
  func weighed(_ finding: Finding) -> Finding? {
    if finding.severity == .note, isDone(finding) { return nil }
    if evidence.isDeclaredTwice, Self.dependsOnCode(finding.rule) {
      return finding.with(
        finding.severity, "\(name) is declared twice, so its code is not read")
    }
    if finding.severity > .note {
      return evidence.words.contains(.returnKey)
        && [.doneInMiddle, .nextAtEnd].contains(finding.rule)
        ? finding.with(.note, seen("sets Return keys")) : finding
    }
    return proof(of: finding).map { finding.with(.warning, seen($0)) }
      ?? finding
  }

  private func seen(_ what: String) -> String {
    let file = evidence.file?.split(separator: "/").last.map(String.init)
    return "\(file ?? name) \(what)"
  }

  private static func dependsOnCode(_ rule: FindingRule) -> Bool {
    switch rule {
    case .covered, .noWayOn, .noDelegate, .tagOrder, .duplicateTag,
      .plainPassword, .nextAtEnd:
      true
    default: false
    }
  }

  /// Whether code takes care of what a rule finds.
  private func isDone(_ finding: Finding) -> Bool {
    let words = evidence.words.union(ownWords(of: finding))
    let hasLibrary = code.everywhere.contains(.library)
    switch finding.rule {
    case .covered:
      return hasLibrary || !words.isDisjoint(with: [.keyboard, .navigator])
    case .noWayOn:
      return hasLibrary || !words.isDisjoint(with: [.bar, .navigator])
    case .noReturnKey:
      // A label in the file would hold the navigator's back.
      return words.contains(.returnKey) || code.everywhere.contains(.navigator)
    case .tagOrder, .duplicateTag, .missingTag:
      return evidence.isWhole
        && words.isDisjoint(with: [.viewWithTag, .tag])
    case .noContentType: return words.contains(.contentType)
    case .plainPassword: return words.contains(.secure)
    default: return false
    }
  }

  /// What the code shows if it leaves no doubt about a note.
  private func proof(of finding: Finding) -> String? {
    let words = evidence.words
    let any = words.union(evidence.shared)
    switch finding.rule {
    case .tagOrder where words.contains(.viewWithTag),
      .duplicateTag where words.contains(.viewWithTag):
      return "moves with viewWithTag"
    case .covered
    where isMissing([.keyboard, .lift], finding) && covered.contains(finding.id):
      return "has nothing about the keyboard"
    case .noWayOn
    where isMissing([.bar, .letters, .inputView], finding)
      && !code.everywhere.contains(.bar):
      return "sets no inputAccessoryView"
    case .noDelegate
    where any.contains(.shouldReturn) && isMissing([.delegate], finding):
      return "sets no delegate"
    case .plainPassword where isMissing([.secure], finding):
      return "doesn't set isSecureTextEntry"
    case .nextAtEnd where isMissing([.shouldReturn, .returnKey], finding):
      return "has no textFieldShouldReturn"
    default: return nil
    }
  }

  /// The names in the field's own class. A class that isn't in the folders has
  /// none, because the text fields of libraries rarely act by themselves.
  private func ownWords(of finding: Finding) -> CodeWords {
    fieldClasses[finding.id].map { code.class($0).words } ?? []
  }

  /// Whether no code of the screen and its field has one of these names.
  private func isMissing(_ words: CodeWords, _ finding: Finding) -> Bool {
    evidence.isWhole
      && evidence.words.union(evidence.shared)
        .union(ownWords(of: finding)).isDisjoint(with: words)
  }
}

extension StoryboardScreen {
  /// The IDs of the fields whose middle the keyboard covers on a device of
  /// today. An older device, or a canvas that is no device, shows a form in
  /// another height.
  fileprivate var coveredFields: Set<String> {
    guard let size, size.height >= 640, size.width != 600, let keyboard else {
      return []
    }
    let covered = fields.filter { field in
      field.frame.map { $0.middle.y > keyboard.y } ?? false
    }
    return Set(covered.map(\.id))
  }
}

extension Finding {
  /// The finding with another severity, and what the audit looked at.
  fileprivate func with(_ severity: Severity, _ remark: String) -> Finding {
    Finding(
      rule: rule, severity: severity, file: file, line: line, path: path,
      id: id, message: "\(message) (\(remark))")
  }
}
