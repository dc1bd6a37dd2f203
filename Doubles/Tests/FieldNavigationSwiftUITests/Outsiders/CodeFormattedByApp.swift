import AdapterTesting
import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// A serial number in one field. The app shows ABCD-EFGH.
private struct HyphenScreen: View {
  enum Field { case serial }
  enum Style { case appends, formats }

  let style: Style
  let finishesWhenFull: Bool
  let tally: AppLog
  @State private var serial = ""
  @State private var form = FieldNavigationProxy<Field>()
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Serial", text: form.input($serial, of: .serial))
        .field($focus, equals: .serial, text: serial)
        .onChange(of: serial) { old, new in changed(old, new) }
    }
    .fieldNavigation(
      $focus,
      // 8 letters; the hyphen is no letter of the code.  // silent (U8)
      codes: [
        FieldCode(.serial, length: 8, finishesWhenFull: finishesWhenFull)
      ],
      proxy: form
    ) { tally.finish(serial) }
  }

  private func changed(_ old: String, _ new: String) {
    switch style {
    case .appends:
      if new.count == 4, old.count < 4 { serial = new + "-" }
    case .formats:
      let letters = new.filter { $0 != "-" }
      let shown =
        letters.count > 4
        ? "\(letters.prefix(4))-\(letters.dropFirst(4).prefix(4))" : letters
      if shown != new { serial = shown }
    }
  }
}

/// The same serial number in two fields of 4.
private struct TwoFieldSerialScreen: View {
  enum Field: CaseIterable { case first, last }

  let uppercases: Bool
  let finishesWhenFull: Bool
  let tally: AppLog
  @State private var first = ""
  @State private var last = ""
  @State private var form = FieldNavigationProxy<Field>()
  @FocusState private var focus: Field?

  var body: some View {
    HStack {
      TextField("First four", text: form.input($first, of: .first))
        .field($focus, equals: .first, text: first)
        .onChange(of: first) { _, new in
          if uppercases { first = new.uppercased() }
        }
      Text("-")
      TextField("Last four", text: form.input($last, of: .last))
        .field($focus, equals: .last, text: last)
        .onChange(of: last) { _, new in
          if uppercases { last = new.uppercased() }
        }
    }
    .fieldNavigation(
      $focus,
      codes: [
        FieldCode(
          [.first, .last], lengths: [4, 4], finishesWhenFull: finishesWhenFull)
      ],
      proxy: form
    ) { tally.finish(first + last) }
  }
}

/// A mistake: two fields, one length.
private struct MistakenScreen: View {
  enum Field: CaseIterable { case first, last }

  let tally: AppLog
  @State private var first = ""
  @State private var last = ""
  @State private var form = FieldNavigationProxy<Field>()
  @FocusState private var focus: Field?

  var body: some View {
    HStack {
      TextField("First four", text: form.input($first, of: .first))
        .field($focus, equals: .first, text: first)
      TextField("Last four", text: form.input($last, of: .last))
        .field($focus, equals: .last, text: last)
    }
    .fieldNavigation(
      $focus, codes: [FieldCode([.first, .last], lengths: [4])], proxy: form
    ) { tally.finish(first + last) }
  }
}

@MainActor @Suite("Outsider: a serial number that the app formats")
struct OutsiderCodeFormattedTests {
  @Test("Appending a hyphen keeps the hyphen and the focus", .underPolicyPairs)
  func appends() async {
    let tally = AppLog()
    let screen = Screen {
      HyphenScreen(style: .appends, finishesWhenFull: false, tally: tally)
    }
    screen.tap("Serial")
    screen.typeEach("ABC")
    expect(screen.text(of: "Serial"), equals: "ABC")
    screen.type("D")
    expect(screen.text(of: "Serial"), equals: "ABCD-")
    expect(screen.focused, equals: "Serial")
    // The form leaves the app's hyphen alone.  // silent (U8)
    screen.type("E")
    expect(screen.text(of: "Serial"), equals: "ABCD-E")
    screen.typeEach("FGH")
    expect(screen.text(of: "Serial"), equals: "ABCD-EFGH")
    expect(screen.focused, equals: "Serial")
    await tally.expect(finishes: [], on: screen)
    screen.pressReturn()
    await tally.expect(finishes: ["ABCD-EFGH"], on: screen)
  }

  @Test("The user can delete the app's hyphen", .underPolicyPairs)
  func deletes() async {
    let tally = AppLog()
    let screen = Screen {
      HyphenScreen(style: .appends, finishesWhenFull: false, tally: tally)
    }
    screen.tap("Serial")
    screen.typeEach("ABCD")
    screen.shorten("Serial", to: "ABCD")
    expect(screen.text(of: "Serial"), equals: "ABCD")
    screen.shorten("Serial", to: "ABC")
    expect(screen.text(of: "Serial"), equals: "ABC")
    screen.type("X")
    expect(screen.text(of: "Serial"), equals: "ABCX-")
    expect(screen.focused, equals: "Serial")
    await tally.expect(finishes: [], on: screen)
  }

  @Test("Formatting keeps the text and the focus", .underPolicyPairs)
  func formats() async {
    let tally = AppLog()
    let screen = Screen {
      HyphenScreen(style: .formats, finishesWhenFull: false, tally: tally)
    }
    screen.tap("Serial")
    screen.typeEach("ABCD")
    expect(screen.text(of: "Serial"), equals: "ABCD")
    screen.type("E")
    expect(screen.text(of: "Serial"), equals: "ABCD-E")
    screen.typeEach("FGH")
    expect(screen.text(of: "Serial"), equals: "ABCD-EFGH")
    expect(screen.focused, equals: "Serial")
    await tally.expect(finishes: [], on: screen)
  }

  // Changed: "ABCD EFGH" is gone. The app's onChange sees a text as it was
  // pasted, and this app's own formatting counts the space as a letter.
  @Test(
    "A pasted serial number is formatted by the app", .underPolicyPairs,
    arguments: ["ABCDEFGH", "ABCD-EFGH"])
  func pasted(text: String) async {
    let tally = AppLog()
    let screen = Screen {
      HyphenScreen(style: .formats, finishesWhenFull: false, tally: tally)
    }
    screen.paste(text, into: "Serial")
    expect(screen.text(of: "Serial"), equals: "ABCD-EFGH")
    expect(screen.focused, equals: "Serial")
    await tally.expect(finishes: [], on: screen)
  }

  @Test(
    "The eighth letter finishes with the text that the app made",
    .underPolicyPairs)
  func formatsAndFinishes() async {
    let tally = AppLog()
    let screen = Screen {
      HyphenScreen(style: .formats, finishesWhenFull: true, tally: tally)
    }
    screen.tap("Serial")
    screen.typeEach("ABCDEFG")
    await tally.expect(finishes: [], on: screen)
    screen.type("H")
    // A rewriting stops the move, not the finish.  // silent (U8, U9)
    await tally.expect(finishes: ["ABCD-EFGH"], on: screen)
  }

  @Test("Four letters move on, eight stay", .underPolicyPairs)
  func twoFields() async {
    let tally = AppLog()
    let screen = Screen {
      TwoFieldSerialScreen(
        uppercases: false, finishesWhenFull: false, tally: tally)
    }
    screen.tap("First four")
    screen.typeEach("ABC")
    expect(screen.focused, equals: "First four")
    screen.type("D")
    expect(screen.focused, equals: "Last four")
    screen.typeEach("EFGH")
    expect(screen.text(of: "First four"), equals: "ABCD")
    expect(screen.text(of: "Last four"), equals: "EFGH")
    expect(screen.focused, equals: "Last four")
    await tally.expect(finishes: [], on: screen)
  }

  @Test(
    "A whole serial number begins in the first field", .underPolicyPairs,
    arguments: ["First four", "Last four"])
  func twoFieldsWhole(field: String) async {
    let tally = AppLog()
    let screen = Screen {
      TwoFieldSerialScreen(
        uppercases: false, finishesWhenFull: true, tally: tally)
    }
    screen.paste("ABCD-EFGH", into: field)
    expect(screen.text(of: "First four"), equals: "ABCD")
    expect(screen.text(of: "Last four"), equals: "EFGH")
    await tally.expect(finishes: ["ABCDEFGH"], on: screen)
  }

  @Test("A part goes on where the first field ends", .underPolicyPairs)
  func twoFieldsPart() async {
    let tally = AppLog()
    let screen = Screen {
      TwoFieldSerialScreen(
        uppercases: false, finishesWhenFull: true, tally: tally)
    }
    screen.tap("First four")
    screen.typeEach("AB")
    screen.type("C-DE")
    expect(screen.text(of: "First four"), equals: "ABCD")
    expect(screen.text(of: "Last four"), equals: "E")
    expect(screen.focused, equals: "Last four")
    // E is there, but the field isn't full.  // silent (U15)
    await tally.expect(finishes: [], on: screen)
    screen.typeEach("FGH")
    expect(screen.text(of: "Last four"), equals: "EFGH")
    await tally.expect(finishes: ["ABCDEFGH"], on: screen)
  }

  @Test("A letter in the full first field replaces one", .underPolicyPairs)
  func twoFieldsTypedOver() async {
    let tally = AppLog()
    let screen = Screen {
      TwoFieldSerialScreen(
        uppercases: false, finishesWhenFull: false, tally: tally)
    }
    screen.paste("ABCDEFGH", into: "First four")
    screen.tap("First four")
    screen.type("X")
    expect(
      ["XBCD", "AXCD", "ABXD", "ABCX"]
        .contains(screen.text(of: "First four")))  // silent (U5)
    expect(screen.text(of: "Last four"), equals: "EFGH")
    // Is a full field filled by a letter?  // silent (U3)
    expect(["First four", "Last four"].contains(screen.focused))
    await tally.expect(finishes: [], on: screen)
  }

  @Test("Text that the app makes uppercase moves nothing", .underPolicyPairs)
  func uppercased() async {
    let tally = AppLog()
    let screen = Screen {
      TwoFieldSerialScreen(
        uppercases: true, finishesWhenFull: false, tally: tally)
    }
    screen.tap("First four")
    screen.typeEach("abcd")
    expect(screen.text(of: "First four"), equals: "ABCD")
    // "If your onChange rewrites a text". Not what I want.  // silent (U9)
    expect(screen.focused, equals: "First four")
    await tally.expect(finishes: [], on: screen)
    expect(screen.focused, equals: "First four")
  }

  @Test("Text that the app makes again, unchanged, moves", .underPolicyPairs)
  func uppercaseAlready() async {
    let tally = AppLog()
    let screen = Screen {
      TwoFieldSerialScreen(
        uppercases: true, finishesWhenFull: false, tally: tally)
    }
    screen.tap("First four")
    screen.typeEach("abc")
    expect(screen.text(of: "First four"), equals: "ABC")
    expect(screen.focused, equals: "First four")
    // The app writes the same text again: no rewriting.  // silent (U9)
    screen.type("D")
    expect(screen.text(of: "First four"), equals: "ABCD")
    expect(screen.focused, equals: "Last four")
    await tally.expect(finishes: [], on: screen)
  }

  @Test(
    "With a length missing, the code does nothing", .underPolicyPairs,
    .expectsWarning("A code has 2 fields and the lengths [4]"))
  func mistaken() async {
    let tally = AppLog()
    let screen = Screen { MistakenScreen(tally: tally) }
    screen.tap("First four")
    screen.typeEach("ABCD")
    expect(screen.focused, equals: "First four")
    screen.typeEach("-E")
    expect(screen.text(of: "First four"), equals: "ABCD-E")
    expect(screen.text(of: "Last four"), equals: "")
    screen.pressReturn()
    expect(screen.focused, equals: "Last four")
    await tally.expect(finishes: [], on: screen)
  }
}
