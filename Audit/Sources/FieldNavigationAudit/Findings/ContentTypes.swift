import FieldNavigation

/// Reports fields that lack a content type. With a content type, the system can
/// fill in a field.
extension Inspection<StoryboardScreen> {
  mutating func inspectContentTypes() {
    let boxes = Set(screen.codeRows.joined())
    for (place, field) in allFields.enumerated()
    where field.state.isReachable {
      guard field.traits.contentType == nil,
        !boxes.contains(place),
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

/// A guess at a field's content type, based on name and traits.
struct ContentTypeGuess: Equatable {
  let type: String
  /// Whether the field's name, keyboard and secure entry all suggest this type.
  let isCertain: Bool

  /// The content type in plain words, such as "a new password".
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

extension StoryboardScreen {
  /// Guesses the content type of a field. Returns `nil` if no trait suggests a
  /// type. Also returns `nil` if a trait contradicts the type.
  func contentType(of field: ScreenField) -> ContentTypeGuess? {
    let traits = field.traits
    let words = field.words
    if traits.isSecure { return secretType(words) }
    if words.say(.password) { return nil }
    let isNumeric = Keyboards.pads.contains(traits.keyboard ?? "")
    if words.say(.oneTimeCode) {
      // iOS fills in a whole code at once. The type is uncertain if each digit
      // has a separate field.
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

  /// Two password fields in a form usually ask for a new password.
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
    // The first of three password fields may ask for the old password. The name
    // of the field doesn't matter.
    let isOneOfTwo =
      secrets.count == 2 || words.say(.again) || words.say(.registration)
    return ContentTypeGuess(
      type: "new-password",
      isCertain: isCertain && secrets.areTypedAgain && isOneOfTwo)
  }

  /// Some apps use the email keyboard for other text that contains "@".
  private func emailType(_ words: FieldWords) -> ContentTypeGuess? {
    if words.say(.phone) { return nil }
    let isCertain = words.say(.email) && !words.say(.user)
    let speaksAgainst =
      !words.say(.email) && (words.say(.search) || words.say(.choice))
    return speaksAgainst
      ? nil : ContentTypeGuess(type: "email", isCertain: isCertain)
  }
}
