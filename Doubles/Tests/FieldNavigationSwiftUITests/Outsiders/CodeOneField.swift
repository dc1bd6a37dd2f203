import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// The screen of the documentation.
private struct VerifyScreen: View {
  enum Field { case code }

  let tally: AppLog
  @State private var code = ""
  @State private var form = FieldNavigationProxy<Field>()
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Code", text: form.input($code, of: .code))
        .textContentType(.oneTimeCode)
        .keyboardType(.numberPad)
        .field($focus, equals: .code, text: code)
    }
    .fieldNavigation(
      $focus, codes: [FieldCode(.code, length: 6, finishesWhenFull: true)],
      proxy: form
    ) { tally.finish(code) }
  }
}

@MainActor @Suite("Outsider: a code in one field")
struct OutsiderCodeOneFieldTests {
  @Test("The sixth letter finishes, once", .underPolicyPairs)
  func typed() async {
    let tally = AppLog()
    let screen = Screen { VerifyScreen(tally: tally) }
    screen.tap("Code")
    for digit in 1...5 {
      screen.type("\(digit)")
      expect(screen.focused, equals: "Code")
      expect(tally.finishes, equals: [])
    }
    screen.type("6")
    expect(screen.text(of: "Code"), equals: "123456")
    await tally.expect(finishes: ["123456"], on: screen)
    expectNil(screen.focused)  // silent (U1)
  }

  @Test(
    "A pasted code finishes, once", .underPolicyPairs,
    arguments: ["123456", "123-456", "123 456", " 123456 ", "1234567"])
  func pasted(text: String) async {
    let tally = AppLog()
    let screen = Screen { VerifyScreen(tally: tally) }
    screen.paste(text, into: "Code")
    expect(screen.text(of: "Code"), equals: "123456")
    await tally.expect(finishes: ["123456"], on: screen)
    expectNil(screen.focused)  // silent (U1)
  }

  @Test(
    "The system fills the field", .underPolicyPairs,
    arguments: ["123456", "123-456"])
  func systemFill(text: String) async {
    let tally = AppLog()
    let screen = Screen { VerifyScreen(tally: tally) }
    screen.tap("Code")
    screen.autofill("Code", text)
    expect(screen.text(of: "Code"), equals: "123456")
    await tally.expect(finishes: ["123456"], on: screen)
  }

  @Test("The rest of a code is pasted", .underPolicyPairs)
  func rest() async {
    let tally = AppLog()
    let screen = Screen { VerifyScreen(tally: tally) }
    screen.tap("Code")
    screen.typeEach("12")
    screen.type("3-4")
    expect(screen.text(of: "Code"), equals: "1234")
    expect(screen.focused, equals: "Code")
    await tally.expect(finishes: [], on: screen)
    screen.type("56")
    expect(screen.text(of: "Code"), equals: "123456")
    await tally.expect(finishes: ["123456"], on: screen)
  }

  @Test("A letter typed into the full field replaces one", .underPolicyPairs)
  func typedOver() async {
    let tally = AppLog()
    let screen = Screen { VerifyScreen(tally: tally) }
    screen.paste("123456", into: "Code")
    screen.tap("Code")
    screen.type("9")
    // Which one depends on the caret.  // silent (U5)
    expect(
      ["923456", "193456", "129456", "123956", "123496", "123459"]
        .contains(screen.text(of: "Code")))
    expect(screen.focused, equals: "Code")
    await tally.expect(finishes: ["123456"], on: screen)
  }

  @Test("Delete and another letter don't finish again", .underPolicyPairs)
  func corrected() async {
    let tally = AppLog()
    let screen = Screen { VerifyScreen(tally: tally) }
    screen.paste("123456", into: "Code")
    screen.shorten("Code", to: "12345")
    expect(screen.focused, equals: "Code")
    screen.type("9")
    expect(screen.text(of: "Code"), equals: "123459")
    expect(screen.focused, equals: "Code")
    await tally.expect(finishes: ["123456"], on: screen)
    // Return still works.
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["123456", "123459"], on: screen)
  }

  @Test("A second code over the first doesn't finish", .underPolicyPairs)
  func pastedOver() async {
    let tally = AppLog()
    let screen = Screen { VerifyScreen(tally: tally) }
    screen.paste("123456", into: "Code")
    screen.paste("654321", into: "Code")
    expect(screen.text(of: "Code"), equals: "654321")
    await tally.expect(finishes: ["123456"], on: screen)
  }

  @Test("After the field was empty, a code finishes again", .underPolicyPairs)
  func emptied() async {
    let tally = AppLog()
    let screen = Screen { VerifyScreen(tally: tally) }
    screen.paste("123456", into: "Code")
    screen.shorten("Code", to: "")
    await tally.expect(finishes: ["123456"], on: screen)
    screen.typeEach("654321")
    await tally.expect(finishes: ["123456", "654321"], on: screen)
  }

  @Test("Return finishes a short code", .underPolicyPairs)
  func short() async {
    let tally = AppLog()
    let screen = Screen { VerifyScreen(tally: tally) }
    screen.tap("Code")
    expect(screen.returnKey, equals: "done")
    screen.typeEach("123")
    screen.pressReturn()
    await tally.expect(finishes: ["123"], on: screen)
    // Typing on would fill the field after a finish.  // silent (U6)
  }
}
