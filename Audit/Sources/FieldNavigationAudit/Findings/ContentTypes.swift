import FieldNavigation

/// Fields that the system could fill in if it knew what they are for.
extension Inspection {
  mutating func inspectContentTypes() {
    for field in allFields where field.state.isReachable {
      guard field.traits.contentType == nil,
        let guess = screen.contentType(of: field)
      else { continue }
      add(
        .noContentType, at: field,
        "\(field.name) has no content type; "
          + (guess.isCertain
            ? "set it to \(guess.type)"
            : "if it asks for \(guess.thing), set it to \(guess.type)")
      )
    }
  }
}

/// What a field is for, as far as its name and its traits show.
struct ContentTypeGuess: Equatable {
  let type: String
  /// Whether name, keyboard and secure entry agree.
  let isCertain: Bool

  /// The content as a person says it.
  var thing: String {
    switch type {
    case "email": "an email address"
    case "tel": "a telephone number"
    case "one-time-code": "a one-time code"
    case "new-password": "a new password"
    default: "a password"
    }
  }
}

extension Screen {
  /// `nil` where nothing speaks for a type, or something against it.
  func contentType(of field: ScreenField) -> ContentTypeGuess? {
    let traits = field.traits
    let words = field.words
    if traits.isSecure { return secretType(words) }
    if words.say(.password) { return nil }
    let isNumeric = Keyboards.pads.contains(traits.keyboard ?? "")
    if words.say(.oneTimeCode) {
      // Boxes for one digit each are filled in together.
      return ContentTypeGuess(
        type: "one-time-code", isCertain: isNumeric && secrets.codeCount <= 1)
    }
    switch traits.keyboard {
    case "emailAddress":
      return emailType(words)
    case "phonePad" where words.say(.phone) && !words.say(.otherSecret):
      return ContentTypeGuess(type: "tel", isCertain: true)
    default: return nil
    }
  }

  /// That a password is new, two fields for it tell.
  private func secretType(_ words: FieldWords) -> ContentTypeGuess? {
    if words.say(.otherSecret) { return nil }
    let isCertain = words.say(.password) || words.say(.again)
    if !isCertain, words.say(.phone) || words.say(.email) { return nil }
    guard secrets.count > 1 else {
      // A form with more than a name and a password may be for a new account.
      let isNew =
        words.say(.registration)
        || FieldWords(names + [name]).say(.registration)
      return ContentTypeGuess(
        type: isNew ? "new-password" : "password",
        isCertain: isCertain && !isNew && fields.count <= 2)
    }
    if words.say(.current) {
      return ContentTypeGuess(type: "password", isCertain: isCertain)
    }
    // Of three passwords the first may be the old one, whatever it is called.
    let isOneOfTwo =
      secrets.count == 2 || words.say(.again) || words.say(.registration)
    return ContentTypeGuess(
      type: "new-password",
      isCertain: isCertain && secrets.areTypedAgain && isOneOfTwo)
  }

  /// The keyboard of addresses has "@", which other texts want, too.
  private func emailType(_ words: FieldWords) -> ContentTypeGuess? {
    if words.say(.phone) { return nil }
    let isCertain = words.say(.email) && !words.say(.user)
    let speaksAgainst =
      !words.say(.email) && (words.say(.search) || words.say(.choice))
    return speaksAgainst
      ? nil : ContentTypeGuess(type: "email", isCertain: isCertain)
  }
}
