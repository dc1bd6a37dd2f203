#if canImport(SwiftUI)
import FieldNavigationWords
import SwiftUI

@MainActor struct Codes<Value: Hashable> {
  private(set) var declared: [FieldCode<Value>] = []
  private var rows: [CodeRow<Value>] = []
  /// The texts that the app has passed to `input(_:of:)`. The form keeps them
  /// rather than the proxy, because a model of the app that owns the proxy
  /// would own itself through its bindings.
  var texts: [Value: Binding<String>] = [:]

  /// A code with the same fields and lengths keeps the user's input.
  mutating func declare(_ codes: [FieldCode<Value>]) {
    declared = codes
    rows = codes.compactMap { code in
      guard code.isValid else {
        let (count, lengths) = (code.fields.count, code.lengths)
        Warning.say(
          "A code has \(count) fields and the lengths \(lengths), and "
            + "does nothing. Give each field a length of 1 or more.",
          once: "code \(count) \(lengths)")
        return nil
      }
      let row =
        rows.first { $0.hasSameFieldsAndLengths(as: code) } ?? CodeRow(code)
      row.take(code)
      return row
    }
  }

  func row(of value: Value) -> CodeRow<Value>? {
    rows.first { $0.fields.contains(value) }
  }

  func warnOfMissingInput(of value: Value) {
    guard texts[value] == nil, row(of: value) != nil else { return }
    Warning.say(
      "Field '\(value)' belongs to a code, but the form can't hear its input. Pass proxy: form to fieldNavigation, and form.input($text, of: value) to the text field.",
      once: "input \(value)")
  }
}
#endif
