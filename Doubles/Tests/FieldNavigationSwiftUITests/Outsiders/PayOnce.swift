import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case card, expiry, code }

/// A payment. `pay()` trusts that it is called once.
private struct PaymentScreen: View {
  let disablesWhilePaying: Bool
  let tally: AppLog
  @State private var card = ""
  @State private var expiry = ""
  @State private var code = ""
  @State private var isPaying = false
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      Group {
        TextField("Card", text: $card)
          .field($focus, equals: .card, isEmpty: card.count < 4)
        TextField("Expiry", text: $expiry)
          .field($focus, equals: .expiry, text: expiry)
        SecureField("Code", text: $code)
          .field($focus, equals: .code, text: code)
          .onSubmit { tally.submit("code") }
      }
      .disabled(disablesWhilePaying && isPaying)
      Button("Pay") { pay() }
        .disabled(isPaying)
      if isPaying { Text("Paying") }
    }
    .fieldNavigation($focus) { pay() }
  }

  private func pay() {
    tally.finish("paid")
    isPaying = true
  }
}

@MainActor @Suite("Outsider: Return pressed twice in a payment")
struct OutsiderPayOnceTests {
  private func filled(_ tally: AppLog, disables: Bool) -> Screen {
    // A second press with no keyboard is what a nervous user does.
    let screen = Screen(onViolation: .isRecorded) {
      PaymentScreen(disablesWhilePaying: disables, tally: tally)
    }
    screen.tap("Card")
    screen.type("4242")
    screen.pressReturn()
    expect(screen.focused, equals: "Expiry")
    screen.type("12/30")
    screen.pressReturn()
    expect(screen.focused, equals: "Code")
    screen.type("123")
    expect(screen.returnKey, equals: "done")
    return screen
  }

  @Test(
    "Two presses before SwiftUI updates pay once", .underPolicyPairs,
    arguments: [false, true])
  func fast(disables: Bool) async {
    let tally = AppLog()
    let screen = filled(tally, disables: disables)
    screen.turn {
      screen.pressReturn(hardware: true)
      screen.pressReturn(hardware: true)
    }
    expect(tally.finishes, equals: ["paid"])  // silent
    await screen.rest()
    expect(tally.finishes, equals: ["paid"])  // silent
    expectNil(screen.focused)
    expect(screen.texts, equals: ["Paying"])
  }

  @Test(
    "Two presses one after the other pay once", .underPolicyPairs,
    arguments: [false, true])
  func slow(disables: Bool) async {
    let tally = AppLog()
    let screen = filled(tally, disables: disables)
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["paid"], submits: ["code"], on: screen)
    screen.pressReturn()
    await tally.expect(finishes: ["paid"], submits: ["code"], on: screen)
    expectNil(screen.focused)
  }

  @Test(
    "Two fast presses in the first field don't finish", .underPolicyPairs)
  func early() async {
    let tally = AppLog()
    let screen = Screen(onViolation: .isRecorded) {
      PaymentScreen(disablesWhilePaying: false, tally: tally)
    }
    screen.tap("Card")
    screen.type("4242")
    screen.turn {
      screen.pressReturn(hardware: true)
      screen.pressReturn(hardware: true)
    }
    expect(tally.finishes, equals: [])
    // One or two steps, depending on when focus moves.  // silent
    expect(["Expiry", "Code"].contains(screen.focused))
    await screen.rest()
    expect(tally.finishes, equals: [])
    expect(["Expiry", "Code"].contains(screen.focused))
  }

  @Test("Return, then the Pay button: the button is disabled")
  func button() async {
    let tally = AppLog()
    let screen = filled(tally, disables: false)
    screen.pressReturn()
    expect(!screen.isEnabled("Pay"))
    expect(!screen.tap("Pay"))
    await tally.expect(finishes: ["paid"], submits: ["code"], on: screen)
  }
}
