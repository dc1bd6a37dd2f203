import FieldNavigation
import FieldNavigationSwiftUI
import SwiftUI

/// The steps of a setup, in order.
enum VaultStep {
  case name, email, password, ready
}

/// A setup with several steps, each with different fields. Return shows the
/// next step. After the transition, the step's first field gets focus. Written
/// from a description of the form in the app vultisig-ios.
struct VaultSetupForm: View {
  private enum Field: Hashable, CaseIterable {
    case name, email, password, passwordConfirm
  }

  let journal: Journal
  /// Calls a closure after 0.55 seconds.
  let wait: (@escaping () -> Void) -> Void
  @State private var step = VaultStep.name
  @State private var name = ""
  @State private var email = ""
  @State private var password = ""
  @State private var passwordConfirm = ""
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      switch step {
      case .name:
        TextField("Name", text: $name)
          .field($focus, equals: .name, text: name)
      case .email:
        TextField("Email", text: $email)
          .field($focus, equals: .email, text: email)
      case .password:
        SecureField("Password", text: $password)
          .field($focus, equals: .password, text: password)
        SecureField("Password again", text: $passwordConfirm)
          .field($focus, equals: .passwordConfirm, text: passwordConfirm)
      case .ready:
        Text("Ready")
      }
      Button("Continue") { goOn() }
    }
    .fieldNavigation($focus, policy: ReturnPolicy(finishKey: .continue)) {
      goOn()
    }
    .onAppear { wait { focus = .name } }
  }

  private func goOn() {
    switch step {
    case .name:
      step = .email
      wait { focus = .email }
    case .email:
      step = .password
      wait { focus = .password }
    case .password:
      step = .ready
      journal.note("set up \(name)")
    case .ready: break
    }
  }
}
