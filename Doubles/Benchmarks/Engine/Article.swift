/// The article's algorithm of 2018, written straightforwardly: find the field in
/// the list, look for an empty one behind it.
struct Article {
  final class Field {
    var text = ""
  }

  var fields: [Field]

  func move(from field: Field) -> Field? {
    guard let current = fields.firstIndex(where: { $0 === field }) else {
      return nil
    }
    return fields[(current + 1)...].first { $0.text.isEmpty }
  }

  func key(of field: Field) -> Bool { move(from: field) != nil }

  /// The cost of a state change in the article: every label again.
  func keys() -> [Bool] { fields.map(key) }
}
