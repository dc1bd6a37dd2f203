// Numbers that the script knows by name: Web/constants.py writes them into
// Web/src/constants.js.

/// What the script tells of a field, besides its obstacles.
struct WebTraits: OptionSet {
  let rawValue: UInt8

  static let empty = WebTraits(rawValue: 1)
  static let handlesReturn = WebTraits(rawValue: 2)
  static let listed = WebTraits(rawValue: 4)
}

/// Steps of a press that are no slots, and the mark of a slot to check.
enum WebStep {
  static let finish: Int32 = -1
  static let stay: Int32 = -2
  static let check: Int32 = 1 << 30
}
