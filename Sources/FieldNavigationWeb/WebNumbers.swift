import FieldNavigation

// Numbers that the script uses by name, because Web/constants.py writes them to
// Web/src/constants.js.

/// The traits that the script reports for a field, besides its obstacles.
struct WebTraits: OptionSet {
  let rawValue: UInt8

  static let empty = WebTraits(rawValue: 1)
  static let handlesReturn = WebTraits(rawValue: 2)
  static let listed = WebTraits(rawValue: 4)
  static let invalid = WebTraits(rawValue: 8)
}

/// The kinds of presses, and the searches that work like presses. Without any,
/// it's a press of Return whose key doesn't show Next.
struct WebPress: OptionSet {
  let rawValue: UInt8

  static let tab = WebPress(rawValue: 1)
  static let backward = WebPress(rawValue: 2)
  static let showsNext = WebPress(rawValue: 4)
  static let validates = WebPress(rawValue: 8)
  static let firstInvalid = WebPress(rawValue: 16)
  static let firstEmpty = WebPress(rawValue: 32)

  func press(in slot: FormSession.Slot?) -> FormSession.Press {
    if contains(.tab) {
      return .tab(
        in: slot, direction: contains(.backward) ? .backward : .forward)
    }
    if contains(.firstInvalid) { return .first(.invalid, in: slot) }
    if contains(.firstEmpty) { return .first(.empty, in: slot) }
    return .return(
      in: slot, shown: contains(.showsNext) ? .next : nil,
      validates: contains(.validates))
  }
}

/// The numbers for steps without a slot, and the marks of a slot that the
/// script must check: `check`, or `validate` if it may also be invalid (R16).
enum WebStep {
  static let finish: Int32 = -1
  static let stay: Int32 = -2
  static let check: Int32 = 1 << 29
  static let validate: Int32 = 1 << 30
}
