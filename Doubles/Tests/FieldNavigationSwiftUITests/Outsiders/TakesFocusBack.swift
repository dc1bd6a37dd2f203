import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case amount, iban, note }

/// A transfer that keeps focus in the amount while it is no number, and in
/// a note that is too long.
private struct TransferScreen: View {
  let tally: AppLog
  @State private var amount = ""
  @State private var iban = ""
  @State private var note = ""
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Amount", text: $amount)
        .field($focus, equals: .amount, text: amount)
      TextField("IBAN", text: $iban)
        .field($focus, equals: .iban, text: iban)
      TextField("Note", text: $note)
        .field($focus, equals: .note, text: note)
      Button("Cancel") { focus = nil }
    }
    .onChange(of: focus) { old, new in
      if let new, new != .amount, !amount.isEmpty, Int(amount) == nil {
        tally.submit("amount taken back")
        focus = .amount
      }
      if old == .note && new != .note && note.count > 5 {
        tally.submit("note taken back")
        focus = .note
      }
    }
    .fieldNavigation($focus) { tally.finish("transfer \(amount)") }
  }
}

@MainActor @Suite("Outsider: the app takes focus back in onChange(of: focus)")
struct OutsiderTakesFocusBackTests {
  // "To focus a field, set focus to its value." The app's change is the last.
  @Test("Return in a wrong amount ends in the amount", .underPolicyPairs)
  func middle() async {
    let tally = AppLog()
    let screen = Screen { TransferScreen(tally: tally) }
    screen.tap("Amount")
    screen.type("ten")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Amount")
    expect(screen.returnKey, equals: "next")
    await tally.expect(
      finishes: [], submits: ["amount taken back"], on: screen)
    expect(screen.focused, equals: "Amount")
    screen.clear()
    screen.type("10")
    screen.pressReturn()
    expect(screen.focused, equals: "IBAN")
    await tally.expect(
      finishes: [], submits: ["amount taken back"], on: screen)
    expect(screen.focused, equals: "IBAN")
  }

  @Test("A tap on another field ends in the wrong amount", .underPolicyPairs)
  func tap() async {
    let tally = AppLog()
    let screen = Screen { TransferScreen(tally: tally) }
    screen.tap("Amount")
    screen.type("ten")
    screen.tap("Note")
    expect(screen.focused, equals: "Amount")
    await tally.expect(
      finishes: [], submits: ["amount taken back"], on: screen)
    expect(screen.focused, equals: "Amount")
  }

  // Done "closes the keyboard, then calls signUp()". Documents are silent about
  // an app that opens the keyboard again between the two.
  @Test("Done in a wrong last field: one finish, focus comes back")
  func last() async {
    let tally = AppLog()
    let screen = Screen { TransferScreen(tally: tally) }
    screen.tap("Amount")
    screen.type("10")
    screen.pressReturn()
    screen.type("DE1")
    screen.pressReturn()
    expect(screen.focused, equals: "Note")
    screen.type("far too long")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expect(screen.focused, equals: "Note")  // silent
    await tally.expect(
      finishes: ["transfer 10"], submits: ["note taken back"], on: screen)
    expect(screen.focused, equals: "Note")  // silent
    screen.tap("Note")
    screen.clear()
    screen.type("rent")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(
      finishes: ["transfer 10", "transfer 10"], submits: ["note taken back"],
      on: screen)
    expectNil(screen.focused)
  }
}
