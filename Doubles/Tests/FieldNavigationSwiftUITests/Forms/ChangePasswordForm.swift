import FieldNavigationSwiftUI
import SwiftUI

/// A form with three password fields. Return in the last field changes the
/// password. Written from a description of the form in the app snutt-ios.
struct ChangePasswordForm: View {
  private enum Field: Hashable, CaseIterable {
    case oldPassword, newPassword, confirmPassword
  }

  let journal: Journal
  @State private var oldPassword = ""
  @State private var newPassword = ""
  @State private var confirmPassword = ""
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      SecureField("Old password", text: $oldPassword)
        .field($focus, equals: .oldPassword, text: oldPassword)
      SecureField("New password", text: $newPassword)
        .field($focus, equals: .newPassword, text: newPassword)
      SecureField("New password again", text: $confirmPassword)
        .field($focus, equals: .confirmPassword, text: confirmPassword)
    }
    .fieldNavigation($focus) { change() }
    .onAppear { focus = .oldPassword }
  }

  private func change() {
    journal.note("change to \(newPassword)")
  }
}
