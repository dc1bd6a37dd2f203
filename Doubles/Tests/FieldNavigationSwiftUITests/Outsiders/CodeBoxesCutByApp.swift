import AdapterTesting
import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// The usual snippet: one `onChange` a box cuts and moves.
private struct SnippetScreen: View {
  let usesInput: Bool
  let tally: AppLog
  @State private var digits = ["", "", "", "", "", ""]
  @State private var form = FieldNavigationProxy<Int>()
  @FocusState private var focus: Int?

  var body: some View {
    HStack {
      ForEach(0..<6, id: \.self) { box in
        TextField("Digit \(box + 1)", text: text(of: box))
          .keyboardType(.numberPad)
          .field($focus, equals: box, text: digits[box])
          .onChange(of: digits[box]) { _, new in changed(box, new) }
      }
    }
    .fieldNavigation(
      $focus,
      codes: [
        FieldCode(
          [0, 1, 2, 3, 4, 5], lengths: [1, 1, 1, 1, 1, 1],
          finishesWhenFull: true)
      ],
      proxy: form
    ) { tally.finish(digits.joined()) }
  }

  private func text(of box: Int) -> Binding<String> {
    usesInput ? form.input($digits[box], of: box) : $digits[box]
  }

  private func changed(_ box: Int, _ new: String) {
    if new.count > 1 { digits[box] = String(new.suffix(1)) }
    if !new.isEmpty { focus = box < 5 ? box + 1 : nil }
  }
}

/// The other usual snippet: one `onChange` for the array, which moves from
/// wherever focus is.
private struct FromFocusScreen: View {
  let finishesWhenFull: Bool
  let tally: AppLog
  @State private var digits = ["", "", "", "", "", ""]
  @State private var form = FieldNavigationProxy<Int>()
  @FocusState private var focus: Int?

  var body: some View {
    HStack {
      ForEach(0..<6, id: \.self) { box in
        TextField(
          "Digit \(box + 1)", text: form.input($digits[box], of: box)
        )
        .field($focus, equals: box, text: digits[box])
      }
    }
    .onChange(of: digits) { _, new in
      for (box, digit) in new.enumerated() where digit.count > 1 {
        digits[box] = String(digit.prefix(1))
      }
      if let box = focus, !new[box].isEmpty, box < 5 { focus = box + 1 }
    }
    .fieldNavigation(
      $focus,
      codes: [
        FieldCode(
          [0, 1, 2, 3, 4, 5], lengths: [1, 1, 1, 1, 1, 1],
          finishesWhenFull: finishesWhenFull)
      ],
      proxy: form
    ) { tally.finish(digits.joined()) }
  }
}

/// An app that takes a letter away if it is no digit.
private struct DigitsOnlyScreen: View {
  let tally: AppLog
  @State private var digits = ["", "", ""]
  @State private var form = FieldNavigationProxy<Int>()
  @FocusState private var focus: Int?

  var body: some View {
    HStack {
      ForEach(0..<3, id: \.self) { box in
        TextField(
          "Digit \(box + 1)", text: form.input($digits[box], of: box)
        )
        .field($focus, equals: box, text: digits[box])
        .onChange(of: digits[box]) { _, new in
          if new.contains(where: { !$0.isNumber }) { digits[box] = "" }
        }
      }
    }
    .fieldNavigation(
      $focus, codes: [FieldCode([0, 1, 2], lengths: [1, 1, 1])], proxy: form
    ) { tally.finish(digits.joined()) }
  }
}

@MainActor @Suite("Outsider: boxes that the app cuts and moves, too")
struct OutsiderCodeBoxesCutByAppTests {
  @Test("Each letter moves one box, not two", .underPolicyPairs)
  func typed() async {
    let tally = AppLog()
    let screen = Screen { SnippetScreen(usesInput: true, tally: tally) }
    screen.tap("Digit 1")
    for digit in 1...6 {
      expect(screen.focused, equals: "Digit \(digit)")
      screen.type("\(digit)")
      await screen.rest()
    }
    screen.expectDigits("123456")
    expectNil(screen.focused)
    await tally.expect(finishes: ["123456"], on: screen)
  }

  @Test(
    "A whole code fills all boxes and finishes once", .underPolicyPairs,
    arguments: ["Digit 1", "Digit 3"])
  func whole(box: String) async {
    let tally = AppLog()
    let screen = Screen { SnippetScreen(usesInput: true, tally: tally) }
    screen.paste("123456", into: box)
    screen.expectDigits("123456")
    await tally.expect(finishes: ["123456"], on: screen)
    screen.expectDigits("123456")
  }

  // The snippet runs once for each box; the last one wins.
  @Test(
    "After a whole code, focus is where the app's last move put it",
    .underPolicyPairs { $0.bodyOrder == .source })
  func wholeFocus() async {
    let tally = AppLog()
    let screen = Screen { SnippetScreen(usesInput: true, tally: tally) }
    screen.paste("123456", into: "Digit 1")
    expectNil(screen.focused)
    await screen.rest()
    expectNil(screen.focused)
  }

  @Test("A correction moves one box and doesn't finish", .underPolicyPairs)
  func corrected() async {
    let tally = AppLog()
    let screen = Screen { SnippetScreen(usesInput: true, tally: tally) }
    screen.tap("Digit 1")
    screen.typeEach("123456")
    screen.tap("Digit 2")
    screen.type("9")
    screen.expectDigits("193456")
    expect(screen.focused, equals: "Digit 3")
    await tally.expect(finishes: ["123456"], on: screen)
  }

  // Changed: the console names each box without input when it gets focus.
  @Test(
    "Without form.input, the app works as before", .underPolicyPairs,
    .expectsWarning("belongs to a code"))
  func withoutInput() async {
    let tally = AppLog()
    let screen = Screen { SnippetScreen(usesInput: false, tally: tally) }
    screen.tap("Digit 1")
    for digit in 1...6 {
      expect(screen.focused, equals: "Digit \(digit)")
      screen.type("\(digit)")
    }
    screen.expectDigits("123456")
    expectNil(screen.focused)
    await tally.expect(finishes: [], on: screen)
    // The snippet cuts a paste, and no code spreads it.
    screen.tap("Digit 1")
    screen.type("78")
    screen.expectDigits("823456")
    expect(screen.focused, equals: "Digit 2")
    await tally.expect(finishes: [], on: screen)
  }

  @Test("A move from the focus that is there is made once", .underPolicyPairs)
  func fromFocus() async {
    let tally = AppLog()
    let screen = Screen {
      FromFocusScreen(finishesWhenFull: false, tally: tally)
    }
    screen.tap("Digit 1")
    for digit in 1...5 {
      screen.type("\(digit)")
      expect(screen.focused, equals: "Digit \(digit + 1)")
      await screen.rest()
      expect(screen.focused, equals: "Digit \(digit + 1)")
    }
    screen.type("6")
    expect(screen.focused, equals: "Digit 6")
    screen.expectDigits("123456")
    await tally.expect(finishes: [], on: screen)
  }

  @Test("From the focus that is there, with a finish", .underPolicyPairs)
  func fromFocusFinishes() async {
    let tally = AppLog()
    let screen = Screen {
      FromFocusScreen(finishesWhenFull: true, tally: tally)
    }
    screen.tap("Digit 1")
    screen.typeEach("123456")
    await tally.expect(finishes: ["123456"], on: screen)
    expectNil(screen.focused)  // silent (U1)
  }

  @Test("A whole code, and the app moves one box", .underPolicyPairs)
  func fromFocusWhole() async {
    let tally = AppLog()
    let screen = Screen {
      FromFocusScreen(finishesWhenFull: false, tally: tally)
    }
    screen.paste("123456", into: "Digit 1")
    screen.expectDigits("123456")
    // Changed: the box that takes the paste changes one update before the
    // others, so the app moves twice.  // silent (U7)
    expect(screen.focused, equals: "Digit 3")
    await tally.expect(finishes: [], on: screen)
    expect(screen.focused, equals: "Digit 3")
  }

  @Test("A letter that the app takes away moves nothing", .underPolicyPairs)
  func takenAway() async {
    let tally = AppLog()
    let screen = Screen { DigitsOnlyScreen(tally: tally) }
    screen.tap("Digit 1")
    screen.type("x")
    screen.expectDigits("___")
    expect(screen.focused, equals: "Digit 1")
    await screen.rest()
    expect(screen.focused, equals: "Digit 1")
    screen.type("1")
    screen.expectDigits("1__")
    expect(screen.focused, equals: "Digit 2")
    screen.type("y")
    screen.expectDigits("1__")
    expect(screen.focused, equals: "Digit 2")
    await tally.expect(finishes: [], on: screen)
  }
}
