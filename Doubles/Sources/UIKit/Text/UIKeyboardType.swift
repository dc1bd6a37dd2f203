public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad
  case namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad
}

extension UIKeyboardType {
  /// Number pads have no Return key, except on an iPad, where a number pad that
  /// doesn't float has more keys.
  @MainActor var hasReturnKey: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad:
      Device.current.idiom == .pad && !Device.current.keyboard.isFloating
    default: true
    }
  }
}
