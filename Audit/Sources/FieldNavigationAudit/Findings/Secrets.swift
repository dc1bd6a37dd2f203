/// Facts about the password and code fields on a screen.
struct Secrets {
  /// The number of fields that hide their text.
  private(set) var count = 0
  /// Whether a field asks the user to repeat the password.
  private(set) var areTypedAgain = false
  /// The ID of the last password field. The field may show its text.
  private(set) var lastID: String?
  /// The number of fields for one-time codes.
  private(set) var codeCount = 0

  init(in fields: [ScreenField]) {
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
