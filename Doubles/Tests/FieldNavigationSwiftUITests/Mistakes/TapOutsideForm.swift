import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case name, mail }

private struct TapOutside: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn { content.tapOutsideHidesKeyboard() } else { content }
  }
}

/// A form with a link, a button, a toggle, a row with a tap gesture, a picture
/// and plain text.
private struct TapFormScreen: View {
  let tapOutside: Bool
  let tally: AppLog
  @State private var name = ""
  @State private var mail = ""
  @State private var accepts = false
  @FocusState private var focus: Field?

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Name", text: $name)
          .field($focus, equals: .name, text: name)
        TextField("Mail", text: $mail)
          .field($focus, equals: .mail, text: mail)
          .onSubmit { tally.submit("mail") }
        Text("We write rarely")
        Toggle("I accept", isOn: $accepts)
        Button("Terms") { tally.submit("terms at \(place)") }
        Text("Details").onTapGesture { tally.submit("details at \(place)") }
        NavigationLink("More") { Text("The page") }
      }
      .fieldNavigation($focus) { tally.finish() }
      .modifier(TapOutside(isOn: tapOutside))
    }
  }

  private var place: String { focus.map { "\($0)" } ?? "nowhere" }
}

@MainActor @Suite("a tap on the form's background")
struct NewcomerBackgroundTests {
  private func typing(_ tapOutside: Bool = true) -> (Screen, AppLog) {
    let tally = AppLog()
    let screen = Screen { TapFormScreen(tapOutside: tapOutside, tally: tally) }
    screen.tap("Name")
    screen.type("Ann")
    screen.tap("Mail")
    screen.type("a@b")
    expect(screen.returnKey, equals: "done")
    return (screen, tally)
  }

  // "a tap on the form's background only (what no other view covers)" and "The
  // form doesn't finish, whatever the key shows."
  @Test("It closes the keyboard, and neither submits nor finishes")
  func closes() async {
    let (screen, tally) = typing()
    screen.tapBackground()
    expectNil(screen.focused)
    await tally.expect(finishes: [], on: screen)
    screen.tapBackground()
    expectNil(screen.focused)
    screen.tap("Mail")
    expect(screen.focused, equals: "Mail")
  }

  // "links, buttons and rows keep their taps"
  @Test(
    "Buttons, toggles and tap gestures work at once, with the keyboard open")
  func keeps() async {
    let (screen, tally) = typing()
    screen.tap("Terms")
    screen.tap("Details")
    screen.toggle("I accept")
    expect(screen.focused, equals: "Mail")
    expect(screen.isOn("I accept"))
    await tally.expect(
      finishes: [], submits: ["terms at mail", "details at mail"], on: screen)
    screen.tap("More")
    expect(screen.texts.contains("The page"))
  }

  @Test("A tap on plain text isn't the background's")
  func text() async {
    let (screen, tally) = typing()
    // UIKit's rule closes here; SwiftUI's background doesn't get the tap.
    screen.tap("We write rarely")
    expect(screen.focused, equals: "Mail")
    await tally.expect(finishes: [], on: screen)
  }

  @Test("By default the background does nothing")
  func byDefault() async {
    let (screen, tally) = typing(false)
    screen.tapBackground()
    expect(screen.focused, equals: "Mail")
    await tally.expect(finishes: [], on: screen)
  }
}

private enum TapGuest: CaseIterable { case a, b }

/// A list whose rows are the app's, with a section that can be swiped.
private struct TapListScreen: View {
  let tally: AppLog
  @State private var a = ""
  @State private var b = ""
  @FocusState private var focus: TapGuest?

  var body: some View {
    List {
      TextField("A", text: $a).field($focus, equals: .a, text: a)
      TextField("B", text: $b).field($focus, equals: .b, text: b)
      ForEach(0..<3) { row in
        Button("Row \(row)") { tally.submit("row \(row)") }
      }
    }
    .fieldNavigation($focus) { tally.finish() }
    .tapOutsideHidesKeyboard()
  }
}

@MainActor @Suite("a tap in a list with the option")
struct NewcomerListTapTests {
  @Test("Each row is chosen at the first tap")
  func rows() async {
    let tally = AppLog()
    let screen = Screen { TapListScreen(tally: tally) }
    screen.tap("A")
    for row in 0..<3 { screen.tap("Row \(row)") }
    expect(screen.focused, equals: "A")
    await tally.expect(
      finishes: [], submits: ["row 0", "row 1", "row 2"], on: screen)
  }
}

private enum Other: CaseIterable { case card, voucher }

/// Two forms on a screen: one has the option, the other hasn't.
private struct TwoTapFormsScreen: View {
  let tally: AppLog
  @State private var card = ""
  @State private var voucher = ""
  @FocusState private var cardFocus: Other?
  @FocusState private var voucherFocus: Other?

  var body: some View {
    VStack {
      VStack {
        TextField("Card", text: $card)
          .field($cardFocus, equals: .card, text: card)
      }
      .fieldNavigation($cardFocus) { tally.finish("card") }
      .tapOutsideHidesKeyboard()
      VStack {
        TextField("Voucher", text: $voucher)
          .field($voucherFocus, equals: .voucher, text: voucher)
      }
      .fieldNavigation($voucherFocus) { tally.finish("voucher") }
    }
  }
}

@MainActor @Suite("two forms, one with the option")
struct NewcomerTwoFormsTapTests {
  // The documentation says "a tap on the form's background". The test
  // expects that it closes the form's own keyboard.
  @Test("The first form's background closes the first form's keyboard")
  func own() async {
    let tally = AppLog()
    let screen = Screen { TwoTapFormsScreen(tally: tally) }
    screen.tap("Card")
    screen.type("4242")
    screen.tapBackground()
    expectNil(screen.focused)
    await tally.expect(finishes: [], on: screen)
  }
}
