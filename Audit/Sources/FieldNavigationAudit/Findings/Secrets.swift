/// The fields for passwords and codes on one screen.
struct Secrets {
  /// How many fields hide their text.
  private(set) var count = 0
  /// Whether a field asks the user to repeat the password.
  private(set) var areTypedAgain = false
  /// The last password field, whether or not it hides its text.
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
