import FieldNavigation
import Foundation

/// A file of Tests/Scenarios: a form, what happens, and what is expected.
struct Scenario: Decodable {
  struct Options: Decodable {
    var destination: String?
    var ending: String?
    var finishKey: String?
  }

  struct Field: Decodable {
    var id: String?
    var text: String?
    var hidden: Bool?
    var disabled: Bool?
    var readonly: Bool?
    var excluded: Bool?
    var refuses: Bool?
    var key: String?
    var group: String?
    var fields: [Field]?
  }

  struct Step: Decodable {
    var focus, type, text, hide, show, disable, enable, remove: String?
    var after, press, moves, key, rule: String?
    var insert: Field?
    var keys: [String: String]?
    var finishes, stays: Bool?
  }

  var name: String
  var options: Options?
  var fields: [Field]
  var steps: [Step]

  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Scenarios")

  /// The names of all files; none if the folder is not there.
  static let files: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  init(file: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: file))
    self = try JSONDecoder().decode(Scenario.self, from: data)
  }
}

extension Scenario.Field {
  /// What keeps Tab away as well as Return.
  var tabObstacles: Obstacles {
    var obstacles: Obstacles = []
    if hidden == true { obstacles.insert(.hidden) }
    if disabled == true { obstacles.insert(.disabled) }
    return obstacles
  }

  /// The field as the form sees it.
  var state: FieldState {
    var obstacles = tabObstacles
    if readonly == true { obstacles.insert(.notEditable) }
    if excluded == true { obstacles.insert(.excluded) }
    return FieldState(
      obstacles: obstacles, isEmpty: (text ?? "").isEmpty,
      fixedKey: key.flatMap(ReturnKey.init(name:)))
  }

  /// The field or group with all fields in it.
  var element: FieldGroup<String> {
    fields.map { .group($0.map(\.element)) } ?? .field(id ?? "")
  }

  var leaves: [Self] { fields.map { $0.flatMap(\.leaves) } ?? [self] }
}

extension ReturnKey {
  init?(name: String) {
    guard let key = Self.allCases.first(where: { "\($0)" == name }) else {
      return nil
    }
    self = key
  }
}

extension Policy {
  init(_ options: Scenario.Options?) {
    self.init()
    for value in Destination.allCases where "\(value)" == options?.destination {
      destination = value
    }
    for value in Ending.allCases where "\(value)" == options?.ending {
      ending = value
    }
    finishKey = options?.finishKey.flatMap(ReturnKey.init(name:)) ?? .done
  }
}
