import Foundation
import Testing

/// Finds the parts of a document that a JSON schema rejects. This type supports
/// only some keywords of JSON Schema. The project's schemas use no others.
struct Schema {
  private let root: [String: Any]

  init(_ name: String) throws {
    let file = Storyboards.folder.deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(
        "Schemas/\(name).json")
    root = try #require(Self.parsed(Data(contentsOf: file)) as? [String: Any])
  }

  static func parsed(_ data: Data) throws -> Any {
    try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
  }

  /// The invalid parts of a document. Each part has a reason.
  func problems(in document: Any) -> [String] {
    problems(of: document, root, at: "")
  }

  /// The strings of the `enum` at a path in the schema.
  func words(_ path: String...) -> [String] {
    let schema = path.reduce(root as Any) { schema, key in
      (schema as? [String: Any])?[key] ?? [:]
    }
    return (schema as? [String: Any])?["enum"] as? [String] ?? []
  }

  private static let known: Set<String> = [
    "$schema", "$defs", "$ref", "title", "description", "type", "enum", "const",
    "properties", "additionalProperties", "required", "items", "minItems",
    "maxItems", "minimum",
  ]

  private func problems(
    of value: Any, _ schema: [String: Any], at place: String
  ) -> [String] {
    var found = schema.keys.filter { !Self.known.contains($0) }
      .map { "\(place): the test does not know the keyword \($0)" }
    if let reference = schema["$ref"] as? String {
      let name = reference.replacing("#/$defs/", with: "")
      let definitions = root["$defs"] as? [String: [String: Any]]
      guard let definition = definitions?[name] else {
        return ["\(place): no definition \(name)"]
      }
      found += problems(of: value, definition, at: place)
    }
    if let type = schema["type"] as? String, !Self.has(value, type) {
      found.append("\(place): no \(type)")
    }
    if let words = schema["enum"] as? [String] {
      if !words.contains(value as? String ?? "") {
        found.append("\(place): none of \(words)")
      }
    }
    if let constant = schema["const"] as? Int, constant != value as? Int {
      found.append("\(place): not \(constant)")
    }
    if let least = schema["minimum"] as? Int, (value as? Int ?? 0) < least {
      found.append("\(place): less than \(least)")
    }
    if let object = value as? [String: Any] {
      found += problems(ofMembers: object, schema, at: place)
    }
    if let list = value as? [Any] {
      let count =
        (schema["minItems"] as? Int ?? 0)...(schema["maxItems"] as? Int ?? .max)
      if !count.contains(list.count) {
        found.append("\(place): \(list.count) items")
      }
      if let items = schema["items"] as? [String: Any] {
        for (number, item) in list.enumerated() {
          found += problems(of: item, items, at: "\(place)/\(number)")
        }
      }
    }
    return found
  }

  private func problems(
    ofMembers object: [String: Any], _ schema: [String: Any], at place: String
  ) -> [String] {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let others = schema["additionalProperties"]
    var found = (schema["required"] as? [String] ?? [])
      .filter { object[$0] == nil }.map { "\(place): no \($0)" }
    for (key, value) in object {
      if let property = properties[key] {
        found += problems(of: value, property, at: "\(place)/\(key)")
      } else if let schema = others as? [String: Any] {
        found += problems(of: value, schema, at: "\(place)/\(key)")
      } else if others as? Bool == false {
        found.append("\(place): \(key) is not allowed")
      }
    }
    return found
  }

  private static func has(_ value: Any, _ type: String) -> Bool {
    // The operator `as?` turns a number into a Boolean. `as?` also turns a
    // Boolean into a number.
    let number = (value as? NSNumber).map { String(cString: $0.objCType) }
    let isBoolean = value is Bool && ["c", "B", nil].contains(number)
    switch type {
    case "object": return value is [String: Any]
    case "array": return value is [Any]
    case "string": return value is String
    case "boolean": return isBoolean
    case "integer": return value is Int && !isBoolean
    case "number": return value is Double && !isBoolean
    default: return false
    }
  }
}
