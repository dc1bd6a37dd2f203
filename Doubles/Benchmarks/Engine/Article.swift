/// The algorithm of the 2018 article finds the field in the list, and then the
/// next empty field.
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

  /// The cost of a state change in the article's code. The code computes every
  /// label again.
  func keys() -> [Bool] { fields.map(key) }
}
