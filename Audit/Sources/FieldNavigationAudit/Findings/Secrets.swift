/// What the fields for passwords and codes on a screen imply together.
struct Secrets {
  /// How many fields hide their text.
  private(set) var count = 0
  /// Whether one of them asks for the same password again.
  private(set) var areTypedAgain = false
  /// The last field for a password, hidden or not.
  private(set) var lastID: String?
  /// How many fields are for a one-time code.
  private(set) var codeCount = 0

  init(in fields: [ScreenField] = []) {
    for field in fields {
      let words = field.words
      if field.traits.isSecure {
        count += 1
        areTypedAgain =
          areTypedAgain || words.say(.again) && !words.say(.otherSecret)
      }
      if field.traits.isSecure || words.say(.password) { lastID = field.id }
      if words.say(.oneTimeCode) { codeCount += 1 }
    }
  }
}
