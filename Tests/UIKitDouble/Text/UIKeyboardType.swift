public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad
  case namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad
}

extension UIKeyboardType {
  /// A block of ten digits. Where the screen is large, keys are added around it,
  /// Return among them.
  @MainActor var hasReturnKey: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad:
      Device.current.idiom == .pad
    default: true
    }
  }
}
