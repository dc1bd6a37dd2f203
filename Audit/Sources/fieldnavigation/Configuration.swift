import Foundation

/// The options in a file: the same for everybody who works on an app.
struct Configuration: Decodable {
  var format: String?
  var failOn: String?
  var ignore: [String]?
  var exclude: [String]?
  var svg: String?
  var baseline: String?

  private static let keys = [
    "format", "failOn", "ignore", "exclude", "svg", "baseline",
  ]
  private static let usual = ".fieldnavigation.json"

  /// Reads the file that is named; without a name the usual one, if it is there.
  static func read(_ path: String?) throws -> Configuration {
    guard let path = path ?? usualPath else { return Configuration() }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("cannot read \(path)")
    }
    let object = try? JSONSerialization.jsonObject(with: data)
    guard let object = object as? [String: Any] else {
      throw UsageError("\(path) is no JSON object")
    }
    for key in object.keys.sorted() where !keys.contains(key) {
      throw UsageError("key in \(path):", key, among: keys)
    }
    do {
      return try JSONDecoder().decode(Configuration.self, from: data)
    } catch DecodingError.typeMismatch(_, let context) {
      let key = context.codingPath.map(\.stringValue).joined(separator: ".")
      throw UsageError(
        "\(path): \(key) has to be "
          + (["ignore", "exclude"].contains(key) ? "a list of words" : "a word")
      )
    }
  }

  private static var usualPath: String? {
    FileManager.default.fileExists(atPath: usual) ? usual : nil
  }
}
