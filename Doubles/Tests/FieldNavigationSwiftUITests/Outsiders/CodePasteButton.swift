import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// One field, and a button that writes what the clipboard holds.
private struct PasteOneFieldScreen: View {
  enum Field { case code }

  let clipboard: String
  let tally: AppLog
  @State private var code = ""
  @State private var form = FieldNavigationProxy<Field>()
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Code", text: form.input($code, of: .code))
        .field($focus, equals: .code, text: code)
      Button("Paste code") { code = clipboard }
      Button("Clear") { code = "" }
    }
    .fieldNavigation(
      $focus, codes: [FieldCode(.code, length: 6, finishesWhenFull: true)],
      proxy: form
    ) { tally.finish(code) }
  }
}

/// Six boxes, and the same button.
private struct PasteBoxesScreen: View {
  let clipboard: String
  let tally: AppLog
  @State private var digits = ["", "", "", "", "", ""]
  @State private var form = FieldNavigationProxy<Int>()
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      HStack {
        ForEach(0..<6, id: \.self) { box in
          TextField(
            "Digit \(box + 1)", text: form.input($digits[box], of: box)
          )
          .field($focus, equals: box, text: digits[box])
        }
      }
      Button("Paste code") {
        for (box, digit) in zip(0..<6, clipboard) {
          digits[box] = String(digit)
        }
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
}

/// A wrong code is cleared, and the user tries again.
private struct TryAgainScreen: View {
  enum Field { case code }

  let tally: AppLog
  @State private var code = ""
  @State private var message = ""
  @State private var form = FieldNavigationProxy<Field>()
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Code", text: form.input($code, of: .code))
        .field($focus, equals: .code, text: code)
      if !message.isEmpty { Text(message) }
    }
    .fieldNavigation(
      $focus, codes: [FieldCode(.code, length: 4, finishesWhenFull: true)],
      proxy: form
    ) { verify() }
  }

  private func verify() {
    tally.finish(code)
    if code != "2468" {
      message = "Wrong code"
      code = ""
      focus = .code
    } else {
      message = "Welcome"
    }
  }
}

@MainActor @Suite("Outsider: a button pastes the code")
struct OutsiderCodePasteButtonTests {
  @Test(
    "The button moves and finishes nothing", .underPolicyPairs,
    arguments: [false, true])
  func oneField(hasFocus: Bool) async {
    let tally = AppLog()
    let screen = Screen {
      PasteOneFieldScreen(clipboard: "123456", tally: tally)
    }
    if hasFocus { screen.tap("Code") }
    let focused = screen.focused
    screen.tap("Paste code")
    expect(screen.text(of: "Code"), equals: "123456")
    expect(screen.focused, equals: focused)
    await tally.expect(finishes: [], on: screen)
    expect(screen.focused, equals: focused)
    screen.tap("Code")
    screen.pressReturn()
    await tally.expect(finishes: ["123456"], on: screen)
  }

  @Test("The button's text is left as it is", .underPolicyPairs)
  func oneFieldRaw() async {
    let tally = AppLog()
    let screen = Screen {
      PasteOneFieldScreen(clipboard: "123-456", tally: tally)
    }
    screen.tap("Code")
    screen.tap("Paste code")
    expect(screen.text(of: "Code"), equals: "123-456")
    expect(screen.focused, equals: "Code")
    await tally.expect(finishes: [], on: screen)
    expect(screen.text(of: "Code"), equals: "123-456")
  }

  @Test("After half a code, typing goes on and finishes", .underPolicyPairs)
  func oneFieldHalf() async {
    let tally = AppLog()
    let screen = Screen {
      PasteOneFieldScreen(clipboard: "123", tally: tally)
    }
    screen.tap("Code")
    screen.tap("Paste code")
    expect(screen.text(of: "Code"), equals: "123")
    expect(screen.focused, equals: "Code")
    await tally.expect(finishes: [], on: screen)
    screen.tap("Code")
    screen.typeEach("45")
    await tally.expect(finishes: [], on: screen)
    screen.type("6")
    expect(screen.text(of: "Code"), equals: "123456")
    await tally.expect(finishes: ["123456"], on: screen)
  }

  @Test(
    "A letter in place of the button's last one finishes once",
    .underPolicyPairs)
  func oneFieldCorrected() async {
    let tally = AppLog()
    let screen = Screen {
      PasteOneFieldScreen(clipboard: "123456", tally: tally)
    }
    screen.tap("Paste code")
    screen.shorten("Code", to: "12345")
    screen.type("9")
    expect(screen.text(of: "Code"), equals: "123459")
    // Changed: the form finishes, because it hasn't finished before, and the
    // user has typed the last letter.  // silent (U10)
    await tally.expect(finishes: ["123459"], on: screen)
    expectNil(screen.focused)
  }

  @Test("After the app clears the code, a code finishes", .underPolicyPairs)
  func cleared() async {
    let tally = AppLog()
    let screen = Screen {
      PasteOneFieldScreen(clipboard: "123456", tally: tally)
    }
    screen.paste("111111", into: "Code")
    await tally.expect(finishes: ["111111"], on: screen)
    screen.tap("Clear")
    expect(screen.text(of: "Code"), equals: "")
    screen.tap("Code")
    screen.typeEach("222222")
    await tally.expect(finishes: ["111111", "222222"], on: screen)
  }

  @Test("In boxes, the button moves nothing", .underPolicyPairs)
  func boxes() async {
    let tally = AppLog()
    let screen = Screen { PasteBoxesScreen(clipboard: "123456", tally: tally) }
    screen.tap("Digit 1")
    screen.tap("Paste code")
    screen.expectDigits("123456")
    expect(screen.focused, equals: "Digit 1")
    await tally.expect(finishes: [], on: screen)
    expect(screen.focused, equals: "Digit 1")
  }

  @Test("In boxes, typing goes on after the button", .underPolicyPairs)
  func boxesPart() async {
    let tally = AppLog()
    let screen = Screen { PasteBoxesScreen(clipboard: "1234", tally: tally) }
    screen.tap("Digit 1")
    screen.tap("Paste code")
    screen.expectDigits("1234__")
    expect(screen.focused, equals: "Digit 1")
    screen.tap("Digit 5")
    screen.type("5")
    expect(screen.focused, equals: "Digit 6")
    await tally.expect(finishes: [], on: screen)
    screen.type("6")
    screen.expectDigits("123456")
    await tally.expect(finishes: ["123456"], on: screen)
  }

  @Test("Typing on in the box that the button filled", .underPolicyPairs)
  func boxesTypedOver() async {
    let tally = AppLog()
    let screen = Screen { PasteBoxesScreen(clipboard: "1234", tally: tally) }
    screen.tap("Digit 1")
    screen.tap("Paste code")
    screen.tap("Digit 1")
    screen.type("9")
    screen.expectDigits("9234__")
    expect(screen.focused, equals: "Digit 2")  // silent (U3)
    await tally.expect(finishes: [], on: screen)
  }

  @Test("A wrong code is cleared; the next finishes again", .underPolicyPairs)
  func again() async {
    let tally = AppLog()
    let screen = Screen { TryAgainScreen(tally: tally) }
    screen.tap("Code")
    screen.typeEach("1111")
    expect(screen.text(of: "Code"), equals: "")
    expect(screen.texts, equals: ["Wrong code"])
    await tally.expect(finishes: ["1111"], on: screen)
    // The action keeps focus.  // silent (U1)
    expect(screen.focused, equals: "Code")
    screen.tap("Code")
    screen.typeEach("2468")
    expect(screen.texts, equals: ["Welcome"])
    await tally.expect(finishes: ["1111", "2468"], on: screen)
  }
}
