import FieldNavigationAudit
import Foundation

/// The options in a configuration file. Everyone who works on an app shares
/// this file.
struct Configuration: Sendable {
  static let usual = ".fieldnavigation.json"

  private(set) var format: Options.Format?
  private(set) var failOn: Severity??
  private(set) var ignored: Set<FindingRule> = []
  private(set) var excluded: [PathPattern] = []
  private(set) var pictures: String?
  private(set) var baseline: String?
  private(set) var levels: Levels = [:]
  private(set) var overrides: [Override] = []

  /// The severity of each rule. `nil` turns the rule off.
  typealias Levels = [FindingRule: Severity?]

  /// The severities of rules in some files.
  struct Override: Sendable {
    let files: [PathPattern]
    let levels: Levels
  }

  /// - Parameter path: the file named on the command line. If `nil`, the
  ///   nearest configuration is used, from `start` upward.
  init(_ path: String?, from start: String) throws {
    guard let path = path ?? Self.next(from: start) else { return }
    let file = ConfigurationFile(path)
    let object = try file.read()
    try file.check(
      object,
      keys: [
        "$schema", "format", "failOn", "ignore", "exclude", "svg", "baseline",
        "severity", "overrides",
      ])
    format = try file.word("format", in: object).map(Options.format)
    failOn = try file.word("failOn", in: object).map(Options.threshold)
    ignored = Set(try file.words("ignore", in: object).map(Options.rule))
    excluded = try file.patterns("exclude", in: object)
    pictures = try file.word("svg", in: object).map(file.location)
    baseline = try file.word("baseline", in: object).map(file.location)
    levels = try file.levels(in: object)
    overrides = try file.objects("overrides", in: object).map { object in
      try file.check(object, keys: ["files", "severity"], areRequired: true)
      return Override(
        files: try file.patterns("files", in: object),
        levels: try file.levels(in: object))
    }
  }

  /// The severity of a rule in a file. `nil` if the rule is off. If several
  /// overrides match, the last one applies. `usual` applies if the
  /// configuration sets no severity.
  func severity(
    of rule: FindingRule, in path: String?, usual: Severity? = nil
  ) -> Severity? {
    if ignored.contains(rule) { return nil }
    if let path {
      for override in overrides.reversed() {
        if let level = override.levels[rule],
          override.files.contains(where: { $0.matches(path) })
        {
          return level
        }
      }
    }
    return levels[rule] ?? usual ?? rule.severity
  }

  /// The search ends at the repository's root. A file above the root belongs to
  /// other projects.
  private static func next(from start: String) -> String? {
    for folder in Paths.folders(from: start) {
      let path = Paths.join(folder, usual)
      let manager = FileManager.default
      if manager.fileExists(atPath: path) { return path }
      if manager.fileExists(atPath: Paths.join(folder, ".git")) { return nil }
    }
    return nil
  }
}

/// Reads the values of a configuration file. Reports the invalid values.
private struct ConfigurationFile {
  private let path: String
  private let shown: String
  private let folder: String

  init(_ path: String) {
    self.path = Paths.absolute(path)
    shown = Paths.relative(self.path, to: Paths.here)
    folder = (self.path as NSString).deletingLastPathComponent
  }

  func read() throws -> [String: Any] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("cannot read \(shown)")
    }
    let object = try? JSONSerialization.jsonObject(with: data)
    guard let object = object as? [String: Any] else {
      throw UsageError("\(shown) is not a JSON object")
    }
    return object
  }

  func check(
    _ object: [String: Any], keys: [String], areRequired: Bool = false
  ) throws {
    if areRequired, let key = keys.first(where: { object[$0] == nil }) {
      throw UsageError("\(shown): an override needs \(key)")
    }
    for key in object.keys.sorted() where !keys.contains(key) {
      throw UsageError("key in \(shown):", key, among: keys)
    }
  }

  func word(_ key: String, in object: [String: Any]) throws -> String? {
    try value(key, in: object, "a string")
  }

  func words(_ key: String, in object: [String: Any]) throws -> [String] {
    try value(key, in: object, "a list of strings") ?? []
  }

  func objects(
    _ key: String, in object: [String: Any]
  ) throws -> [[String: Any]] {
    try value(key, in: object, "a list of objects") ?? []
  }

  func patterns(
    _ key: String, in object: [String: Any]
  ) throws -> [PathPattern] {
    try words(key, in: object).map { PathPattern($0, from: folder) }
  }

  func levels(in object: [String: Any]) throws -> Configuration.Levels {
    let levels: [String: String] =
      try value("severity", in: object, "an object of strings") ?? [:]
    var result: Configuration.Levels = [:]
    for (rule, level) in levels.sorted(by: { $0.key < $1.key }) {
      result[try Options.rule(rule)] = .some(
        level == "off" ? nil : try Options.severity(level, or: "off"))
    }
    return result
  }

  /// A path in the file is relative to the file's folder.
  func location(_ path: String) -> String {
    path.hasPrefix("/") ? path : Paths.join(folder, path)
  }

  private func value<Value>(
    _ key: String, in object: [String: Any], _ kind: String
  ) throws -> Value? {
    guard let value = object[key] else { return nil }
    guard let value = value as? Value else {
      throw UsageError("\(shown): \(key) must be \(kind)")
    }
    return value
  }
}
