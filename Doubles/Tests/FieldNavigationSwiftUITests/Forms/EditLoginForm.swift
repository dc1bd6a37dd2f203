import FieldNavigationSwiftUI
import SwiftUI

/// A form for a login in a password manager. The form has one field for email
/// or username, or two fields. Users can add websites and custom rows. A sheet
/// proposes a password. When the sheet closes, the app restores focus. Written
/// from a description of the form in the app ios-pass.
struct EditLoginForm: View {
  private enum Field: Hashable {
    case title, emailOrUsername, email, username, password, totp, note
    case website(Int)
    case custom(Int)
  }

  let journal: Journal
  @State private var title = ""
  @State private var email = ""
  @State private var username = ""
  @State private var password = ""
  @State private var totp = ""
  @State private var websites = [CustomField(id: 0)]
  @State private var note = ""
  @State private var customs: [CustomField] = []
  @State private var isExpanded = false
  @State private var isGenerating = false
  @State private var lastFocus: Field?
  @FocusState private var focus: Field?

  var body: some View {
    ScrollView {
      VStack {
        TextField("Title", text: $title)
          .field($focus, equals: .title, text: title)
        if isExpanded {
          TextField("Email", text: $email)
            .field($focus, equals: .email, text: email)
          TextField("Username", text: $username)
            .field($focus, equals: .username, text: username)
        } else {
          TextField("Email or username", text: $email)
            .field($focus, equals: .emailOrUsername, text: email)
        }
        SecureField("Password", text: $password)
          .field($focus, equals: .password, text: password)
        TextField("2FA secret", text: $totp)
          .field($focus, equals: .totp, text: totp)
        ForEach($websites) { $website in
          TextField("Website \(website.id)", text: $website.value)
            .field($focus, equals: .website(website.id), text: website.value)
        }
        TextEditor(text: $note)
          .accessibilityLabel("Note")
          .field($focus, equals: .note, text: note, breaksLines: true)
        ForEach($customs) { $custom in
          TextField("Custom \(custom.id)", text: $custom.value)
            .field($focus, equals: .custom(custom.id), text: custom.value)
        }
      }
    }
    .fieldNavigation($focus)
    .inputBar()
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Button("Generate") {
          lastFocus = focus
          isGenerating = true
        }
      }
    }
    .sheet(isPresented: $isGenerating, onDismiss: { focus = lastFocus }) {
      GeneratedPassword(password: $password)
    }
    Button("Both") { isExpanded.toggle() }
    Button("Add website") { websites.append(CustomField(id: websites.count)) }
    Button("Add custom") { customs.append(CustomField(id: customs.count)) }
    Button("Save") { journal.note("save \(title)") }
  }
}

/// A sheet that proposes a password.
struct GeneratedPassword: View {
  @Binding var password: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Use it") {
      password = "correct horse"
      dismiss()
    }
  }
}
