/// The 2018 article's algorithm, written straightforwardly: find the field in
/// the list, then the first empty field after that place.
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

  /// The cost of a state change in the article's code, which computes every
  /// label again.
  func keys() -> [Bool] { fields.map(key) }
}
