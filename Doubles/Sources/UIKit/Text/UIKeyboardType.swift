public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad
  case namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad
}

extension UIKeyboardType {
  /// Number pads have no Return key. On an iPad, only floating number pads lack
  /// the Return key.
  @MainActor var hasReturnKey: Bool {
    !isNumberPad
      || Device.current.idiom == .pad && !Device.current.keyboard.isFloating
  }

  var isNumberPad: Bool {
    switch self {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }
}
