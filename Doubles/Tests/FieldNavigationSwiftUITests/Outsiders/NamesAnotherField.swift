import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case username, email, password }

/// The server says in the email's `onSubmit` that the username is taken. Focus
/// goes back to the username.
private struct RegisterScreen: View {
  /// Where the app has put its `onSubmit`.
  enum Place: CaseIterable { case field, insideForm, outsideForm }

  let place: Place
  let tally: AppLog
  @State private var username = ""
  @State private var email = ""
  @State private var password = ""
  @FocusState private var focus: Field?

  var body: some View {
    switch place {
    case .field:
      Form {
        nameField
        emailField.onSubmit { check() }
        passwordField
      }
      .fieldNavigation($focus) { tally.finish() }
    case .insideForm:
      Form {
        nameField
        emailField
        passwordField
      }
      .onSubmit { check() }
      .fieldNavigation($focus) { tally.finish() }
    case .outsideForm:
      Form {
        nameField
        emailField
        passwordField
      }
      .fieldNavigation($focus) { tally.finish() }
      .onSubmit { check() }
    }
  }

  private var nameField: some View {
    TextField("Username", text: $username)
      .field($focus, equals: .username, text: username)
  }

  private var emailField: some View {
    TextField("Email", text: $email)
      .field($focus, equals: .email, text: email)
  }

  private var passwordField: some View {
    SecureField("Password", text: $password)
      .field($focus, equals: .password, text: password)
  }

  private func check() {
    tally.submit("check")
    if username == "ann" && !email.isEmpty { focus = .username }
  }
}

@MainActor @Suite("Outsider: onSubmit names another field")
struct OutsiderNamesAnotherFieldTests {
  // "Your own onSubmit runs as often as before. Afterwards the form moves
  // focus, unless your action changed it (R14). If SwiftUI applies your change
  // later, the form can't see it." So only where SwiftUI applies it at once.
  @Test(
    "The named field has focus, not the next one",
    .underPolicyPairs(where: { $0.setApplies == .now }),
    arguments: [true, false])
  func field(hardware: Bool) async {
    await run(.field, hardware: hardware, submits: ["check"])
  }

  @Test(
    "The same with onSubmit on the Form, inside fieldNavigation",
    .underPolicyPairs(where: { $0.setApplies == .now }),
    arguments: [true, false])
  func inside(hardware: Bool) async {
    await run(.insideForm, hardware: hardware, submits: ["check", "check"])
  }

  @Test(
    "The same with onSubmit on the Form, outside fieldNavigation",
    .underPolicyPairs(where: { $0.setApplies == .now }),
    arguments: [true, false])
  func outside(hardware: Bool) async {
    await run(.outsideForm, hardware: hardware, submits: ["check", "check"])
  }

  private func run(
    _ place: RegisterScreen.Place, hardware: Bool, submits: [String]
  ) async {
    let tally = AppLog()
    let screen = Screen { RegisterScreen(place: place, tally: tally) }
    screen.tap("Username")
    screen.type("ann")
    screen.pressReturn(hardware: hardware)
    expect(screen.focused, equals: "Email")
    screen.type("ann@x.org")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn(hardware: hardware)
    expect(screen.focused, equals: "Username")
    // The password is empty and follows: Next.
    expect(screen.returnKey, equals: "next")
    await tally.expect(finishes: [], submits: submits, on: screen)
    expect(screen.focused, equals: "Username")
    screen.type("a")
    screen.pressReturn(hardware: hardware)
    expect(screen.focused, equals: "Password")
    screen.type("secret")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn(hardware: hardware)
    expectNil(screen.focused)
    let rest = place == .field ? 0 : 2
    await tally.expect(
      finishes: ["form"],
      submits: submits + Array(repeating: "check", count: rest), on: screen)
  }
}
