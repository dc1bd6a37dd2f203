import FieldNavigationSwiftUI
import SwiftUI

/// A form for a new user's first login. The username is optional. Written from
/// a description of the form in the app ios-pass.
struct FirstLoginForm: View {
  private enum Field: Hashable, CaseIterable {
    case email, username, password
  }

  let journal: Journal
  @State private var email = ""
  @State private var username = ""
  @State private var password = ""
  @State private var hasUsername = false
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("Email", text: $email)
        .field($focus, equals: .email, text: email)
      if hasUsername {
        TextField("Username", text: $username)
          .field($focus, equals: .username, text: username)
      }
      SecureField("Password", text: $password)
        .field($focus, equals: .password, text: password)
      Button("With username") {
        hasUsername.toggle()
        focus = hasUsername ? .username : .email
      }
      Button("Create login") { save() }
    }
    .fieldNavigation($focus) { save() }
    .onAppear { focus = .email }
  }

  private func save() {
    journal.note("create \(email)")
  }
}
