// Numbers that the script uses by name. Web/constants.py writes these numbers
// to Web/src/constants.js.

/// The traits that the script reports for a field, besides its obstacles.
struct WebTraits: OptionSet {
  let rawValue: UInt8

  static let empty = WebTraits(rawValue: 1)
  static let handlesReturn = WebTraits(rawValue: 2)
  static let listed = WebTraits(rawValue: 4)
}

/// The numbers for steps without a slot. `check` marks a slot that the script
/// must check.
enum WebStep {
  static let finish: Int32 = -1
  static let stay: Int32 = -2
  static let check: Int32 = 1 << 30
}
