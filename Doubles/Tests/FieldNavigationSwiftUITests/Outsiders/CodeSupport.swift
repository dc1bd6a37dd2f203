import Expectations
import SwiftUIDriver
import Testing

// "silent (U2)" marks a place where the documentation is silent or can be read
// in two ways; the number is the entry in UNCLEAR.md.

extension Screen {
  /// Types one letter after the other, each its own edit.
  func typeEach(_ text: String) {
    for letter in text { type(String(letter)) }
  }

  /// Types a text as one edit, as a paste does.
  func paste(_ text: String, into label: String) {
    tap(label)
    type(text)
  }

  /// Stands for Delete and Select All: the user leaves only this text.
  func shorten(_ label: String, to text: String) {
    tap(label)
    autofill(label, text)
    tap(label)
  }

  /// Compares the boxes "Digit 1", "Digit 2"... `_` is an empty box.
  func expectDigits(
    _ digits: String, at place: SourceLocation = #_sourceLocation
  ) {
    for (box, digit) in digits.enumerated() {
      let text = digit == "_" ? "" : String(digit)
      expect(
        self.text(of: "Digit \(box + 1)"), equals: text, "box \(box + 1)",
        at: place)
    }
  }
}
