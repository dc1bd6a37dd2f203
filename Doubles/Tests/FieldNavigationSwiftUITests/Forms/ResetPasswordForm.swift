import FieldNavigationSwiftUI
import SwiftUI

/// A form that sends a new password to a server. The form is disabled while
/// sending. An error moves focus to the field that caused it. Written from a
/// description of the form in the app Swiftfin.
struct ResetPasswordForm: View {
  private enum Field: Hashable, CaseIterable {
    case currentPassword, newPassword, confirmNewPassword
  }

  let journal: Journal
  let requiresCurrent: Bool
  @State private var currentPassword = ""
  @State private var newPassword = ""
  @State private var confirmNewPassword = ""
  @State private var isSending = false
  @State private var error = ""
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      Group {
        if requiresCurrent {
          SecureField("Current", text: $currentPassword)
            .field($focus, equals: .currentPassword, text: currentPassword)
        }
        SecureField("New", text: $newPassword)
          .field($focus, equals: .newPassword, text: newPassword)
        SecureField("Confirm", text: $confirmNewPassword)
          .field($focus, equals: .confirmNewPassword, text: confirmNewPassword)
      }
      .disabled(isSending)
      Text(error)
      Button(isSending ? "Cancel" : "Save") {
        if isSending { isSending = false } else { send() }
      }
    }
    .fieldNavigation($focus) { send() }
    .onAppear { focus = requiresCurrent ? .currentPassword : .newPassword }
  }

  private func send() {
    guard newPassword == confirmNewPassword else {
      error = "They differ"
      focus = .newPassword
      return
    }
    isSending = true
    journal.note("send \(newPassword)")
  }
}
