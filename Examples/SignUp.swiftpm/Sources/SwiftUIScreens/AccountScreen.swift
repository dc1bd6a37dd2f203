#if canImport(SwiftUI)
import FieldNavigationSwiftUI
import SwiftUI

/// The sign-up form in SwiftUI. Return moves from one empty field to the next.
/// In the last field it signs the user up, or goes back to an address that is a
/// mistake.
struct AccountScreen: View {
  enum Field: CaseIterable {
    case username, name, city, email, password, invite
  }

  @State private var username = ""
  // The app already knows the user's name and city.
  @State private var name = "Ada Lovelace"
  @State private var city = "London"
  @State private var email = ""
  @State private var password = ""
  @State private var invite = ""
  @State private var isWelcome = false
  @State private var showsMistake = false
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Username", text: $username)
        .field($focus, equals: .username, text: username)
      TextField("Name", text: $name)
        .field($focus, equals: .name, text: name)
      TextField("City", text: $city)
        .field($focus, equals: .city, text: city)
      TextField("Email", text: $email)
        .field($focus, equals: .email, text: email, isInvalid: hasWrongEmail)
        .emailKeyboard()
      if showsMistake, hasWrongEmail {
        Text("An address has an @").foregroundColor(.red)
      }
      SecureField("Password", text: $password)
        .field($focus, equals: .password, text: password)
      if !isInvited {
        TextField("Invite code", text: $invite)
          .field($focus, equals: .invite, text: invite)
      }
      Button("Sign up") { signUp() }
      if isWelcome { Text("Welcome, Ada") }
    }
    .fieldNavigation($focus) { signUp() }
    // Not while the user types the address for the first time.
    .onChange(of: focus) {
      if $0 == .email { showsMistake = hasWrongEmail }
    }
  }

  /// Without text, the address is only missing.
  private var hasWrongEmail: Bool { !email.isEmpty && !email.contains("@") }

  /// Users with an address in this domain are already invited and need no code.
  private var isInvited: Bool {
    email.hasSuffix("@example.org") && !password.isEmpty
  }

  /// The first required field that is empty.
  private var missing: Field? {
    if username.isEmpty { return .username }
    if email.isEmpty { return .email }
    return password.isEmpty ? .password : nil
  }

  private func signUp() {
    let place = missing ?? (hasWrongEmail ? .email : nil)
    focus = place
    isWelcome = place == nil
  }
}
#endif
