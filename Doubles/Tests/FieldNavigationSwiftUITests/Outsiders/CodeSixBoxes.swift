import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// The row of boxes of the documentation.
private struct BoxesScreen: View {
  let finishesWhenFull: Bool
  let tally: AppLog
  @State private var digits = ["", "", "", "", "", ""]
  @State private var form = FieldNavigationProxy<Int>()
  @FocusState private var focus: Int?

  var body: some View {
    HStack {
      ForEach(0..<6, id: \.self) { number in
        TextField(
          "Digit \(number + 1)", text: form.input($digits[number], of: number)
        )
        .keyboardType(.numberPad)
        .field($focus, equals: number, text: digits[number])
      }
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

/// The same row, but the app wants no moves.
private struct StillBoxesScreen: View {
  let tally: AppLog
  @State private var digits = ["", "", "", ""]
  @State private var form = FieldNavigationProxy<Int>()
  @FocusState private var focus: Int?

  var body: some View {
    HStack {
      ForEach(0..<4, id: \.self) { number in
        TextField(
          "Digit \(number + 1)", text: form.input($digits[number], of: number)
        )
        .field($focus, equals: number, text: digits[number])
      }
    }
    .fieldNavigation(
      $focus,
      codes: [
        FieldCode([0, 1, 2, 3], lengths: [1, 1, 1, 1], advances: false)
      ],
      proxy: form
    ) { tally.finish(digits.joined()) }
  }
}

@MainActor @Suite("Outsider: a code in six boxes")
struct OutsiderCodeSixBoxesTests {
  private func boxes(_ tally: AppLog, finishes: Bool = false) -> Screen {
    Screen { BoxesScreen(finishesWhenFull: finishes, tally: tally) }
  }

  @Test("Each letter moves on; the last stays", .underPolicyPairs)
  func typed() async {
    let tally = AppLog()
    let screen = boxes(tally)
    screen.tap("Digit 1")
    expect(screen.returnKey, equals: "next")
    for digit in 1...6 {
      expect(screen.focused, equals: "Digit \(digit)")
      screen.type("\(digit)")
    }
    screen.expectDigits("123456")
    expect(screen.focused, equals: "Digit 6")
    await tally.expect(finishes: [], on: screen)
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["123456"], on: screen)
  }

  @Test("The last letter finishes, once", .underPolicyPairs)
  func typedFinishes() async {
    let tally = AppLog()
    let screen = boxes(tally, finishes: true)
    screen.tap("Digit 1")
    screen.typeEach("12345")
    expect(screen.focused, equals: "Digit 6")
    await tally.expect(finishes: [], on: screen)
    screen.type("6")
    await tally.expect(finishes: ["123456"], on: screen)
    expectNil(screen.focused)  // silent (U1)
  }

  @Test(
    "A whole code begins in the first box", .underPolicyPairs,
    arguments: ["Digit 1", "Digit 3"], ["123456", "123-456", "12 34 56"])
  func whole(box: String, text: String) async {
    let tally = AppLog()
    let screen = boxes(tally)
    screen.paste(text, into: box)
    screen.expectDigits("123456")
    // The letters end in the last box, so focus is there.  // silent (U2)
    expect(screen.focused, equals: "Digit 6")
    await tally.expect(finishes: [], on: screen)
  }

  @Test(
    "A whole code finishes, once", .underPolicyPairs,
    arguments: ["Digit 1", "Digit 3"])
  func wholeFinishes(box: String) async {
    let tally = AppLog()
    let screen = boxes(tally, finishes: true)
    screen.paste("123456", into: box)
    screen.expectDigits("123456")
    await tally.expect(finishes: ["123456"], on: screen)
    expectNil(screen.focused)  // silent (U1)
  }

  @Test("The system fills the first box with all", .underPolicyPairs)
  func systemFill() async {
    let tally = AppLog()
    let screen = boxes(tally, finishes: true)
    screen.tap("Digit 1")
    screen.autofill("Digit 1", "123456")
    screen.expectDigits("123456")
    await tally.expect(finishes: ["123456"], on: screen)
  }

  @Test("A whole code goes over half a code", .underPolicyPairs)
  func wholeOver() async {
    let tally = AppLog()
    let screen = boxes(tally, finishes: true)
    screen.tap("Digit 1")
    screen.typeEach("98")
    expect(screen.focused, equals: "Digit 3")
    screen.type("123456")
    screen.expectDigits("123456")
    await tally.expect(finishes: ["123456"], on: screen)
  }

  @Test("A part goes on from its box, and focus after it", .underPolicyPairs)
  func part() async {
    let tally = AppLog()
    let screen = boxes(tally)
    screen.paste("12", into: "Digit 3")
    screen.expectDigits("__12__")
    expect(screen.focused, equals: "Digit 5")
    screen.paste("789", into: "Digit 2")
    screen.expectDigits("_789__")
    expect(screen.focused, equals: "Digit 5")
    await tally.expect(finishes: [], on: screen)
  }

  @Test("Letters past the end are dropped", .underPolicyPairs)
  func past() async {
    let tally = AppLog()
    let screen = boxes(tally)
    screen.paste("4567", into: "Digit 5")
    screen.expectDigits("____45")
    expect(screen.focused, equals: "Digit 6")  // silent (U2)
    await tally.expect(finishes: [], on: screen)
  }

  @Test("A letter in a full box replaces it", .underPolicyPairs)
  func typedOver() async {
    let tally = AppLog()
    let screen = boxes(tally, finishes: true)
    screen.paste("123456", into: "Digit 1")
    screen.tap("Digit 2")
    screen.type("9")
    screen.expectDigits("193456")
    // Digit 3 is filled, but Return "could reach" it.  // silent (U3)
    expect(screen.focused, equals: "Digit 3")
    await tally.expect(finishes: ["123456"], on: screen)
    screen.tap("Digit 6")
    screen.type("0")
    screen.expectDigits("193450")
    expect(screen.focused, equals: "Digit 6")
    await tally.expect(finishes: ["123456"], on: screen)
  }

  @Test("An emptied box stays; filled again, no finish", .underPolicyPairs)
  func erased() async {
    let tally = AppLog()
    let screen = boxes(tally, finishes: true)
    screen.paste("123456", into: "Digit 1")
    screen.shorten("Digit 4", to: "")
    expect(screen.focused, equals: "Digit 4")
    screen.expectDigits("123_56")
    screen.type("9")
    screen.expectDigits("123956")
    expect(screen.focused, equals: "Digit 5")  // silent (U3)
    await tally.expect(finishes: ["123456"], on: screen)
  }

  @Test("The last empty box needn't be the last box", .underPolicyPairs)
  func lastEmptyInTheMiddle() async {
    let tally = AppLog()
    let screen = boxes(tally, finishes: true)
    screen.paste("12", into: "Digit 1")
    screen.paste("456", into: "Digit 4")
    screen.expectDigits("12_456")
    await tally.expect(finishes: [], on: screen)
    screen.tap("Digit 3")
    screen.type("3")
    await tally.expect(finishes: ["123456"], on: screen)
    expectNil(screen.focused)  // silent (U1)
  }

  @Test("All boxes emptied: the next code finishes", .underPolicyPairs)
  func emptied() async {
    let tally = AppLog()
    let screen = boxes(tally, finishes: true)
    screen.paste("123456", into: "Digit 1")
    for box in 1...6 { screen.shorten("Digit \(box)", to: "") }
    screen.expectDigits("______")
    screen.paste("654321", into: "Digit 1")
    await tally.expect(finishes: ["123456", "654321"], on: screen)
  }

  @Test("Return in an empty box goes to the next", .underPolicyPairs)
  func returned() async {
    let tally = AppLog()
    let screen = boxes(tally)
    screen.tap("Digit 1")
    screen.type("1")
    expect(screen.focused, equals: "Digit 2")
    screen.pressReturn(hardware: true)
    expect(screen.focused, equals: "Digit 3")
    await tally.expect(finishes: [], on: screen)
  }

  @Test("Without moves, a paste still goes on", .underPolicyPairs)
  func still() async {
    let tally = AppLog()
    let screen = Screen { StillBoxesScreen(tally: tally) }
    screen.tap("Digit 1")
    screen.type("1")
    expect(screen.focused, equals: "Digit 1")
    // One letter replaces; only several go on.  // silent (U4)
    screen.type("2")
    screen.expectDigits("2___")
    expect(screen.focused, equals: "Digit 1")
    screen.paste("34", into: "Digit 2")
    screen.expectDigits("234_")
    expect(screen.focused, equals: "Digit 2")
    screen.paste("5678", into: "Digit 3")
    screen.expectDigits("5678")
    expect(screen.focused, equals: "Digit 3")
    await tally.expect(finishes: [], on: screen)
  }
}
