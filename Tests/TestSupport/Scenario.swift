package import FieldNavigation
package import Foundation

/// A file of Tests/Scenarios. The file contains a form, its steps and the
/// expected results.
package struct Scenario: Decodable {
  package struct Options: Codable, Hashable, Sendable {
    package var destination: String?
    package var ending: String?
    package var finishKey: String?
    package var stopsAtInvalid: Bool?
  }

  package struct Field: Decodable {
    package var id: String?
    package var text: String?
    package var hidden: Bool?
    package var disabled: Bool?
    package var readonly: Bool?
    package var excluded: Bool?
    package var refuses: Bool?
    package var key: String?
    package var group: String?
    package var fields: [Field]?

    package init() {}
  }

  package struct Step: Decodable {
    package var focus, type, text, hide, show, disable, enable, remove: String?
    package var after, press, moves, key, rule: String?
    package var insert: Field?
    package var keys: [String: String]?
    package var finishes, resigns, stays: Bool?

    /// The result of a press: the newly focused field, `finishes`, `nobody` or
    /// `stays`.
    package var outcome: String {
      if let moves { return moves }
      return finishes == true
        ? "finishes" : resigns == true ? "nobody" : "stays"
    }
  }

  package var name: String
  package var options: Options?
  package var fields: [Field]
  package var steps: [Step]
  /// What a host must have to play the scenario.
  package let needs: [Capability]
  /// The form as a world, with the file's order of Tab and the open sheet.
  package let world: World
  /// The acts of the steps. A step without an act only states what is
  /// expected.
  package let acts: [Act?]

  // Doubles compiles this file through a symbolic link. `#filePath` contains
  // the link's path.
  package static let folder = URL(fileURLWithPath: #filePath)
    .resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Scenarios")

  /// The names of the scenario files that need nothing besides fields.
  package static let files = allFiles.filter {
    (try? Scenario(file: $0))?.needs.isEmpty ?? true
  }

  /// The names of all scenario files. If there are no scenario files, the run
  /// stops here. Swift Testing silently skips a test without arguments.
  package static let allFiles: [String] = {
    let found =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let files = found.filter { $0.hasSuffix(".json") }.sorted()
    if files.isEmpty { fatalError("no scenarios in \(folder.path)") }
    return files
  }()

  package init(file: String) throws {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent(file))
    self = try JSONDecoder().decode(Scenario.self, from: data)
  }

  private enum Keys: String, CodingKey {
    case name, options, fields, steps, needs, order, presents
  }

  package init(from decoder: any Decoder) throws {
    let file = try decoder.container(keyedBy: Keys.self)
    name = try file.decode(String.self, forKey: .name)
    options = try file.decodeIfPresent(Options.self, forKey: .options)
    fields = try file.decode([Field].self, forKey: .fields)
    steps = try file.decode([Step].self, forKey: .steps)
    needs =
      try file.decodeIfPresent([Capability].self, forKey: .needs) ?? []
    acts = try file.decode([Acting].self, forKey: .steps).map(\.act)
    var world = World(
      try file.decode(Tree.self, forKey: .fields).fields,
      policy: ReturnPolicy(options))
    world.order = try file.decodeIfPresent([String].self, forKey: .order)
    world.isPresenting =
      try file.decodeIfPresent(Bool.self, forKey: .presents) ?? false
    self.world = world
  }

  /// The fields in Tab order. Each field has the number of its group. The
  /// outermost form has the number 0.
  package var members: [(field: Field, group: Int)] {
    var found: [(field: Field, group: Int)] = []
    var groups = 0
    func collect(_ fields: [Field], into group: Int) {
      for field in fields {
        if let inner = field.fields {
          groups += 1
          collect(inner, into: groups)
        } else {
          found.append((field, group))
        }
      }
    }
    collect(fields, into: 0)
    return found
  }
}

extension Scenario.Field {
  /// The obstacles that apply to both Tab and Return.
  package var tabObstacles: FieldState.Obstacles {
    var obstacles: FieldState.Obstacles = []
    if hidden == true { obstacles.insert(.hidden) }
    if disabled == true { obstacles.insert(.disabled) }
    return obstacles
  }

  package var state: FieldState {
    var obstacles = tabObstacles
    if readonly == true { obstacles.insert(.notEditable) }
    if excluded == true { obstacles.insert(.excluded) }
    return FieldState(
      obstacles: obstacles, isEmpty: (text ?? "").isEmpty,
      fixedReturnKey: key.flatMap(ReturnKey.init(name:)))
  }

  package var leaves: [Self] { fields.map { $0.flatMap(\.leaves) } ?? [self] }
}

extension ReturnKey {
  package init?(name: String) {
    guard let key = Self.allCases.first(where: { "\($0)" == name }) else {
      return nil
    }
    self = key
  }
}

extension ReturnPolicy {
  package init(_ options: Scenario.Options?) {
    self.init()
    for value in Destination.allCases where "\(value)" == options?.destination {
      destination = value
    }
    for value in Ending.allCases where "\(value)" == options?.ending {
      ending = value
    }
    stopsAtInvalid = options?.stopsAtInvalid ?? false
    finishKey = options?.finishKey.flatMap(ReturnKey.init(name:)) ?? .done
  }
}
