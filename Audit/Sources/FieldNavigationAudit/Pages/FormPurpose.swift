/// What a form of a page is for, judging by its buttons and names.
enum FormPurpose {
  case signIn
  /// The form makes or saves something, such as an account.
  case saving
  /// The form changes something, for which it may ask for the password.
  case changing
  case unknown

  /// - Parameters:
  ///   - buttons: the labels of the form's buttons.
  ///   - names: the names of the form, and where it is sent.
  init(buttons: [String], names: [String]) {
    let labels = buttons.map { FieldWords([$0]) }
    // One of two buttons may lead to the other form.
    self =
      [labels, [FieldWords(names)]].lazy.map(Self.purpose)
      .first { $0 != .unknown } ?? .unknown
  }

  private static func purpose(_ all: [FieldWords]) -> FormPurpose {
    let signsIn = all.contains { $0.say(.signIn) }
    let saves = all.contains { $0.say(.saving) || $0.say(.registration) }
    if signsIn != saves { return signsIn ? .signIn : .saving }
    return !signsIn && all.contains { $0.say(.changing) } ? .changing : .unknown
  }
}
