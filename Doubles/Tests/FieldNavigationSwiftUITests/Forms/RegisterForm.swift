import FieldNavigationSwiftUI
import SwiftUI

/// A sign-up form. Return in the last field signs the user up. Written from a
/// description of the form in the app snutt-ios.
struct RegisterForm: View {
  private enum Field: Hashable, CaseIterable {
    case localID, password, confirmPassword, email
  }

  let journal: Journal
  @State private var localID = ""
  @State private var password = ""
  @State private var confirmPassword = ""
  @State private var email = ""
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("ID", text: $localID)
        .field($focus, equals: .localID, text: localID)
      SecureField("Password", text: $password)
        .field($focus, equals: .password, text: password)
      SecureField("Password again", text: $confirmPassword)
        .field($focus, equals: .confirmPassword, text: confirmPassword)
      TextField("Email", text: $email)
        .field($focus, equals: .email, text: email)
      Button("Sign up") { submit() }.disabled(!isComplete)
    }
    .fieldNavigation($focus) { submit() }
    .onAppear { focus = .localID }
  }

  private var isComplete: Bool {
    ![localID, password, confirmPassword, email].contains("")
  }

  private func submit() {
    journal.note(isComplete ? "sign up \(localID)" : "incomplete")
  }
}
