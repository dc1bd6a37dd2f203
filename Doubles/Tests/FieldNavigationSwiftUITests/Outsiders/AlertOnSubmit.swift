import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case amount, pin }

/// A transfer that asks in an alert before it sends. The alert is shown by the
/// last field's `onSubmit`, or by the form's closure.
private struct SendMoneyScreen: View {
  let asksInOnSubmit: Bool
  let tally: AppLog
  @State private var amount = ""
  @State private var pin = ""
  @State private var isAsking = false
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Amount", text: $amount)
        .field($focus, equals: .amount, text: amount)
      SecureField("PIN", text: $pin)
        .field($focus, equals: .pin, text: pin)
        .onSubmit {
          tally.submit("pin")
          if asksInOnSubmit { isAsking = true }
        }
    }
    .fieldNavigation($focus) {
      tally.finish("form")
      if !asksInOnSubmit { isAsking = true }
    }
    .alert("Send the money?", isPresented: $isAsking) {
      Button("Send") { tally.finish("sent") }
      Button("Change", role: .cancel) { focus = .amount }
    } message: {
      Text("You send \(amount)")
    }
  }
}

@MainActor @Suite("Outsider: an alert after the last field")
struct OutsiderAlertTests {
  private func asking(_ tally: AppLog, inOnSubmit: Bool) async -> Screen {
    let screen = Screen {
      SendMoneyScreen(asksInOnSubmit: inOnSubmit, tally: tally)
    }
    screen.tap("Amount")
    screen.type("10")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "PIN")
    screen.type("1234")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expect(screen.buttons.filter { $0 == "Send" }.count, equals: 1)
    expectNil(screen.focused)
    await tally.expect(finishes: ["form"], submits: ["pin"], on: screen)
    expect(screen.buttons.filter { $0 == "Send" }.count, equals: 1)
    expectNil(screen.focused)
    return screen
  }

  @Test(
    "The alert appears once, and Send sends once", .underPolicyPairs,
    arguments: [true, false])
  func send(inOnSubmit: Bool) async {
    let tally = AppLog()
    let screen = await asking(tally, inOnSubmit: inOnSubmit)
    screen.tap("Send")
    expect(!screen.buttons.contains("Send"))
    await tally.expect(
      finishes: ["form", "sent"], submits: ["pin"], on: screen)
    expect(!screen.buttons.contains("Send"))
  }

  @Test("The other button focuses the amount", arguments: [true, false])
  func change(inOnSubmit: Bool) async {
    let tally = AppLog()
    let screen = await asking(tally, inOnSubmit: inOnSubmit)
    screen.tap("Change")
    expect(!screen.buttons.contains("Send"))
    // SwiftUI refuses focus under an alert that is closing.
    screen.tap("Amount")
    screen.clear()
    screen.type("20")
    // The PIN is filled.
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(
      finishes: ["form", "form"], submits: ["pin"], on: screen)
    // Only the PIN's own onSubmit asks, and Return was in the amount.
    expect(screen.buttons.contains("Send"), equals: !inOnSubmit)
  }
}
