import FieldNavigation

/// What the keyboard takes away: the Return key, and the fields below it.
extension Inspection {
  private static let pads: Set<String> = [
    "numberPad", "phonePad", "decimalPad", "asciiCapableNumberPad",
  ]

  mutating func inspectKeyboard() {
    for field in allFields where field.state.isReachable {
      if let keyboard = field.traits.keyboard, Self.pads.contains(keyboard) {
        add(
          .noWayOn, at: field,
          "\(field.name) has a keyboard without a Return key; put a bar with "
            + "Next and Done above it")
      }
    }
    for field in screen.fields where isCovered(field) {
      add(
        .covered, at: field,
        "The keyboard covers \(field.name), and nothing scrolls; put the fields "
          + "into a scroll view, or move them out of the way")
    }
  }

  private func isCovered(_ field: ScreenField) -> Bool {
    guard field.state.isReachable, !field.traits.scrolls,
      let frame = field.frame, let keyboard = screen.keyboard
    else { return false }
    // A text view scrolls by itself: its first line is what has to be in sight.
    let height = field.kind == .textView ? min(frame.height, 44) : frame.height
    return frame.y + height > keyboard.y
  }
}

extension Screen {
  /// The keyboard with its bar of suggestions on the device of the screen, in
  /// points; `nil` where the size of the screen is not saved.
  ///
  /// The heights are those that apps have measured on devices in portrait: 260
  /// on phones with a home button, 336 without, 324 on tablets.
  var keyboard: LayoutRect? {
    guard isWhole, let size, size.width > 0, size.height > 0 else { return nil }
    let height: Double =
      size.width >= 700 ? 324 : size.height >= 780 ? 336 : 260
    return LayoutRect(
      x: 0, y: size.height - height, width: size.width, height: height)
  }
}
