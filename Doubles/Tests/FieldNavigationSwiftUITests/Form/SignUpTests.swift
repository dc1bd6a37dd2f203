import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case name, email, password }

private struct SignUp: View {
  @State private var name = ""
  @State private var email = ""
  @State private var password = ""
  @State private var isSent = false
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Name", text: $name).field($focus, equals: .name, text: name)
      TextField("Email", text: $email)
        .field($focus, equals: .email, text: email)
      SecureField("Password", text: $password)
        .field($focus, equals: .password, text: password)
      if isSent { Text("Welcome") }
    }
    .fieldNavigation($focus) { isSent = true }
  }
}

@MainActor @Suite("Sign-up form from the README") struct SignUpTests {
  @Test("Return goes to the next empty field or finishes (R4)")
  func fillIn() {
    let screen = Screen { SignUp() }
    screen.tap("Name")
    expect(screen.returnKey, equals: "next")
    screen.type("Ada")
    screen.pressReturn()
    expect(screen.focused, equals: "Email")
    screen.type("a@b.org")
    screen.pressReturn()
    expect(screen.focused, equals: "Password")
    expect(screen.returnKey, equals: "done")
    screen.type("secret")
    screen.pressReturn()
    expectNil(screen.focused)
    expect(screen.texts, equals: ["Welcome"])
    expect(screen.violations.isEmpty)
  }

  @Test("The Return key shows Next only if an empty field follows (R4, R6)")
  func skip() {
    let screen = Screen { SignUp() }
    screen.tap("Password")
    screen.type("secret")
    screen.tap("Email")
    expect(screen.returnKey, equals: "done")
    screen.type("a@b.org")
    screen.tap("Name")
    expect(screen.returnKey, equals: "done")
    screen.tap("Email")
    screen.clear()
    screen.tap("Name")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Email")
    expect(screen.violations.isEmpty)
  }
}
