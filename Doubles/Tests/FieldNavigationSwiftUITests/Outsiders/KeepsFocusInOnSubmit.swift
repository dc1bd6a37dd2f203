import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case name, email, password }

/// A log-in that checks the email on Return, and keeps focus there while it is
/// wrong.
private struct LogInScreen: View {
  let handlesReturn: Bool
  let tally: AppLog
  @State private var name = ""
  @State private var email = ""
  @State private var password = ""
  @State private var hint = ""
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .textContentType(.name)
        .field($focus, equals: .name, text: name)
      TextField("Email", text: $email)
        .keyboardType(.emailAddress)
        .field(
          $focus, equals: .email, text: email, handlesReturn: handlesReturn,
          onReturn: { check() ? .proceed : .stay }
        )
        .onSubmit { if handlesReturn { focus = check() ? .password : .email } }
      if !hint.isEmpty { Text(hint) }
      SecureField("Password", text: $password)
        .field($focus, equals: .password, text: password)
    }
    .fieldNavigation($focus) { tally.finish() }
  }

  private func check() -> Bool {
    tally.submit("email")
    let isRight = email.contains("@")
    hint = isRight ? "" : "An email has an @"
    return isRight
  }
}

@MainActor @Suite("Outsider: Return keeps focus in a wrong field")
struct OutsiderKeepsFocusTests {
  // Setting focus to the value that it already has isn't a change, so the form
  // can't see it in `onSubmit`. `onReturn` says it.
  @Test(
    "A field whose onReturn says stay keeps focus (R14)", .underPolicyPairs,
    arguments: [false, true])
  func staysByName(hardware: Bool) async {
    let tally = AppLog()
    let screen = Screen { LogInScreen(handlesReturn: false, tally: tally) }
    screen.tap("Name")
    screen.type("Ann")
    screen.pressReturn(hardware: hardware)
    expect(screen.focused, equals: "Email")
    screen.type("ann")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn(hardware: hardware)
    expect(screen.focused, equals: "Email")
    expect(screen.texts.contains("An email has an @"))
    expect(screen.text(of: "Email"), equals: "ann")
    await tally.expect(finishes: [], submits: ["email"], on: screen)
    expect(screen.focused, equals: "Email")

    screen.tap("Email")
    screen.type("@x.org")
    screen.pressReturn(hardware: hardware)
    expect(screen.focused, equals: "Password")
    expect(!screen.texts.contains("An email has an @"))
    screen.type("secret")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn(hardware: hardware)
    expectNil(screen.focused)
    await tally.expect(
      finishes: ["form"], submits: ["email", "email"], on: screen)
    expectNil(screen.focused)
  }

  // The article: "If you always handle Return in a field, pass
  // handlesReturn: true."
  @Test(
    "With handlesReturn the app alone moves focus",
    arguments: [false, true])
  func handlesReturn(hardware: Bool) async {
    let tally = AppLog()
    let screen = Screen { LogInScreen(handlesReturn: true, tally: tally) }
    screen.tap("Name")
    screen.type("Ann")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn(hardware: hardware)
    // The field is not excluded: Return still comes to it.
    expect(screen.focused, equals: "Email")
    // "the form sets no label".
    expect(screen.returnKey != "next")
    screen.type("ann")
    screen.pressReturn(hardware: hardware)
    expect(screen.focused, equals: "Email")
    await tally.expect(finishes: [], submits: ["email"], on: screen)
    screen.tap("Email")
    screen.type("@x.org")
    screen.pressReturn(hardware: hardware)
    expect(screen.focused, equals: "Password")
    screen.type("secret")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn(hardware: hardware)
    expectNil(screen.focused)
    await tally.expect(
      finishes: ["form"], submits: ["email", "email"], on: screen)
  }
}
