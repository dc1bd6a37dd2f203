import FieldNavigationSwiftUI
import SwiftUI

/// A sign-up form. Return in the last field signs the user up. Written from a
/// description of the form in the app snutt-ios.
struct RegisterByHand: View {
  private enum Field: Hashable {
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
        .focused($focus, equals: .localID)
        .submitLabel(.next)
        .onSubmit { focus = .password }
      SecureField("Password", text: $password)
        .focused($focus, equals: .password)
        .submitLabel(.next)
        .onSubmit { focus = .confirmPassword }
      SecureField("Password again", text: $confirmPassword)
        .focused($focus, equals: .confirmPassword)
        .submitLabel(.next)
        .onSubmit { focus = .email }
      TextField("Email", text: $email)
        .focused($focus, equals: .email)
        .submitLabel(.done)
        .onSubmit { submit() }
      Button("Sign up") { submit() }.disabled(!isComplete)
    }
    .onAppear { focus = .localID }
  }

  private var isComplete: Bool {
    ![localID, password, confirmPassword, email].contains("")
  }

  private func submit() {
    journal.note(isComplete ? "sign up \(localID)" : "incomplete")
  }
}

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
