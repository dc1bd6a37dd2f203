/// Checks one screen of a file against the rules.
struct Inspection<Kind: Screen> {
  let screen: Kind
  let file: String
  /// Whether the sources beside the file are known, which decide some findings.
  let hasCode: Bool
  private(set) var findings: [Finding] = []

  mutating func add(
    _ rule: FindingRule, at field: ScreenField, isCertain: Bool = true,
    _ message: String
  ) {
    findings.append(
      Finding(
        rule: rule, severity: isCertain ? rule.severity : .note, file: file,
        line: field.line, path: field.path, id: field.id, message: message))
  }

  mutating func add(
    _ rule: FindingRule, line: Int, isCertain: Bool = true, _ message: String
  ) {
    findings.append(
      Finding(
        rule: rule, severity: isCertain ? rule.severity : .note, file: file,
        line: line, path: screen.name, id: screen.id, message: message))
  }

  /// All fields of the screen, including the fields of repeated cells.
  var allFields: [ScreenField] { screen.fields + screen.templates }
}

extension Inspection<StoryboardScreen> {
  /// - Parameter code: the sources beside the file, by which the rules weigh
  ///   what they find.
  /// - Complexity: O(n log n) for n fields.
  static func findings(
    in screen: StoryboardScreen, of file: String, _ code: CodeIndex?
  ) -> [Finding] {
    var inspection = Inspection(
      screen: screen, file: file, hasCode: code != nil)
    inspection.inspectTags()
    inspection.inspectKeys()
    inspection.inspectChain()
    inspection.inspectKeyboard()
    inspection.inspectSegues()
    inspection.inspectContentTypes()
    inspection.inspectCodeBoxes()
    inspection.inspectPlainPasswords()
    if let code {
      let beside = CodeBeside(code, of: screen)
      inspection.findings = inspection.findings.compactMap(beside.weighed)
    }
    return inspection.findings.sorted { $0.line < $1.line }
  }
}

extension Inspection<PageScreen> {
  /// - Complexity: O(n log n) for n fields.
  static func findings(in screen: PageScreen, of file: String) -> [Finding] {
    var inspection = Inspection(screen: screen, file: file, hasCode: false)
    inspection.inspectPage()
    inspection.inspectCodeBoxes()
    inspection.inspectPlainPasswords()
    return inspection.findings.sorted { $0.line < $1.line }
  }
}
