import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum PaymentField: CaseIterable { case number, code }
private enum VoucherField: CaseIterable { case voucher, mail }

/// A check-out: a card with number pads, and below it a voucher.
private struct TwoFormsScreen: View {
  let tally: AppLog
  @State private var number = ""
  @State private var code = ""
  @State private var voucher = ""
  @State private var mail = ""
  @FocusState private var cardFocus: PaymentField?
  @FocusState private var voucherFocus: VoucherField?

  var body: some View {
    ScrollView {
      VStack {
        TextField("Number", text: $number)
          .keyboardType(.numberPad)
          .field($cardFocus, equals: .number, text: number)
        TextField("Code", text: $code)
          .keyboardType(.numberPad)
          .field($cardFocus, equals: .code, text: code)
      }
      .fieldNavigation($cardFocus) { tally.finish("card") }
      .inputBar()
      VStack {
        TextField("Voucher", text: $voucher)
          .field($voucherFocus, equals: .voucher, text: voucher)
        TextField("Mail", text: $mail)
          .field($voucherFocus, equals: .mail, text: mail)
      }
      .fieldNavigation($voucherFocus) { tally.finish("voucher") }
    }
  }
}

@MainActor @Suite("Outsider: two forms on a screen, one with an input bar")
struct OutsiderTwoFormsTests {
  @Test("Return stays in its form", .underPolicyPairs)
  func returns() async {
    let tally = AppLog()
    let screen = Screen { TwoFormsScreen(tally: tally) }
    screen.tap("Number")
    screen.type("4242")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn(hardware: true)
    expect(screen.focused, equals: "Code")
    expect(screen.returnKey, equals: "done")
    screen.type("1")
    screen.pressReturn(hardware: true)
    expectNil(screen.focused)
    await tally.expect(finishes: ["card"], on: screen)
    screen.tap("Voucher")
    screen.type("X")
    screen.pressReturn()
    expect(screen.focused, equals: "Mail")
    expect(screen.returnKey, equals: "done")
    screen.type("a@b")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["card", "voucher"], on: screen)
  }

  // "The bar's arrows visit every reachable field, empty or not. Done closes
  // the keyboard. If no empty field follows, Done also finishes the form."
  @Test("The bar serves the card", .underPolicyPairs)
  func bar() async {
    let tally = AppLog()
    let screen = Screen { TwoFormsScreen(tally: tally) }
    screen.tap("Number")
    expect(
      screen.keyboardBar, equals: [["Previous Field", "Next Field", "Done"]])
    screen.type("4242")
    screen.tapBar("Done")
    expectNil(screen.focused)
    await tally.expect(finishes: [], on: screen)
    screen.tap("Number")
    screen.tapBar("Next Field")
    expect(screen.focused, equals: "Code")
    screen.type("1")
    screen.tapBar("Previous Field")
    expect(screen.focused, equals: "Number")
    screen.tapBar("Next Field")
    expect(screen.focused, equals: "Code")
    screen.tapBar("Done")
    expectNil(screen.focused)
    await tally.expect(finishes: ["card"], on: screen)
    expectNil(screen.focused)
  }

  // SwiftUI shows a bar above every keyboard of the screen.
  @Test("The card's bar serves the form that has focus", .underPolicyPairs)
  func otherForm() async {
    let tally = AppLog()
    let screen = Screen { TwoFormsScreen(tally: tally) }
    screen.tap("Number")
    screen.tap("Voucher")
    expect(screen.focused, equals: "Voucher")
    expect(screen.returnKey, equals: "next")
    screen.tapBar("Next Field")
    expect(screen.focused, equals: "Mail")
    screen.tapBar("Done")
    expectNil(screen.focused)
    await tally.expect(finishes: ["voucher"], on: screen)
    screen.tap("Code")
    screen.tapBar("Previous Field")
    expect(screen.focused, equals: "Number")
    await tally.expect(finishes: ["voucher"], on: screen)
  }

  @Test("Going from form to form by taps keeps both labels right")
  func labels() async {
    let tally = AppLog()
    let screen = Screen { TwoFormsScreen(tally: tally) }
    screen.fill("Code", "1")
    screen.fill("Voucher", "X")
    expect(
      screen.labels,
      equals: [
        "Number": "done", "Code": "done", "Voucher": "next", "Mail": "done",
      ])
    screen.tap("Number")
    screen.type("4")
    screen.pressReturn(hardware: true)
    expectNil(screen.focused)
    await tally.expect(finishes: ["card"], on: screen)
  }
}
