import Expectations
import SwiftUIDriver
import Testing

extension Screen {
  /// Taps a field, types into each empty field and presses Return. Stops when
  /// no other field gets focus. Each press must do what the label shows (R6).
  ///
  /// - Returns: each field that had focus, with its Return key label.
  func walk(from title: String, hardware: Bool = false) -> [String] {
    tap(title)
    var steps: [String] = []
    while let field = focused, steps.count < 40 {
      let key = returnKey ?? "none"
      if text(of: field).isEmpty { type("x") }
      let promised = returnKey ?? "none"
      expect(promised, equals: key, "typing into \(field) changed its key")
      steps.append("\(field) \(key)")
      pressReturn(hardware: hardware)
      let hasMoved = focused != nil && focused != field
      if ["next", "done", "continue", "go", "send"].contains(key) {
        expect(
          hasMoved, equals: key == "next",
          "\(field) says \(key), then focus is at \(focused ?? "nobody")")
      }
      guard hasMoved else { break }
    }
    return steps
  }

  /// Types into a field and closes the keyboard.
  func fill(_ title: String, _ text: String = "x") {
    tap(title)
    type(text)
    dismissKeyboard()
  }
}
