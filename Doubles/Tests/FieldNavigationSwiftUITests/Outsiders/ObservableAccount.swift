import Expectations
import FieldNavigationSwiftUI
import Observation
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case name, email, password }

/// The model of a registration, as apps write them since iOS 17.
@Observable private final class Account {
  var name = ""
  var email = ""
  var password = ""
  private(set) var problem: String?
  private(set) var isRegistered = false

  var firstMistake: Field? {
    if name.isEmpty { return .name }
    if !email.contains("@") { return .email }
    if password.count < 6 { return .password }
    return nil
  }

  func register() -> Field? {
    let mistake = firstMistake
    problem = mistake.map { "Check \($0)" }
    isRegistered = mistake == nil
    return mistake
  }
}

private struct AccountScreen: View {
  let tally: AppLog
  @State private var account = Account()
  @FocusState private var focus: Field?

  var body: some View {
    NavigationStack {
      Form {
        AccountFields(account: account, focus: $focus)
        if let problem = account.problem { Text(problem) }
        if account.isRegistered { Text("Welcome") }
        Button("Register") { register("button") }
      }
      .navigationTitle("Account")
      .fieldNavigation($focus) { register("return") }
    }
  }

  private func register(_ how: String) {
    tally.finish(how)
    focus = account.register()
  }
}

/// The fields are a separate view, which takes the model and the focus.
private struct AccountFields: View {
  let account: Account
  let focus: FocusState<Field?>.Binding

  var body: some View {
    TextField("Name", text: binding(\.name))
      .field(focus, equals: .name, text: account.name)
    TextField("Email", text: binding(\.email))
      .field(focus, equals: .email, text: account.email)
    SecureField("Password", text: binding(\.password))
      .field(focus, equals: .password, text: account.password)
  }

  // `@Bindable` would be written here.
  private func binding(
    _ path: ReferenceWritableKeyPath<Account, String>
  ) -> Binding<String> {
    Binding(
      get: { account[keyPath: path] }, set: { account[keyPath: path] = $0 })
  }
}

@MainActor @Suite("Outsider: a registration with an observable model")
struct OutsiderObservableAccountTests {
  // "focus the first field with a mistake: in the closure: if let field =
  // firstMistake { focus = field } else { save() }. A button can call the same
  // code."
  @Test("Return finishes, and focus goes to the mistake", .underPolicyPairs)
  func mistake() async {
    let tally = AppLog()
    let screen = Screen { AccountScreen(tally: tally) }
    screen.tap("Name")
    screen.type("Ann")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Email")
    screen.type("ann")
    screen.pressReturn()
    expect(screen.focused, equals: "Password")
    screen.type("secret")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expect(screen.focused, equals: "Email")
    expect(screen.texts.contains("Check email"))
    // The password is filled, so no empty field follows.
    expect(screen.returnKey, equals: "done")
    await tally.expect(finishes: ["return"], on: screen)
    expect(screen.focused, equals: "Email")
    screen.type("@x.org")
    screen.pressReturn()
    expectNil(screen.focused)
    expect(screen.texts.contains("Welcome"))
    expect(!screen.texts.contains("Check email"))
    await tally.expect(finishes: ["return", "return"], on: screen)
    expectNil(screen.focused)
  }

  @Test("The button names the same mistake", .underPolicyPairs)
  func button() async {
    let tally = AppLog()
    let screen = Screen { AccountScreen(tally: tally) }
    screen.tap("Register")
    expect(screen.focused, equals: "Name")
    expect(screen.returnKey, equals: "next")
    await tally.expect(finishes: ["button"], on: screen)
    expect(screen.focused, equals: "Name")
  }

  @Test("A field that another part of the app fills is passed")
  func filled() async {
    let tally = AppLog()
    let screen = Screen { AccountScreen(tally: tally) }
    screen.fill("Email", "a@b")
    screen.tap("Name")
    screen.type("Ann")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Password")
    await tally.expect(finishes: [], on: screen)
  }
}
