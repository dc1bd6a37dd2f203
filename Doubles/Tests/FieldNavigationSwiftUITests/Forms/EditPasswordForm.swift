import FieldNavigationSwiftUI
import SwiftUI

/// A row that the user adds, with a label and a value.
struct CustomField: Identifiable, Equatable {
  let id: Int
  var label = ""
  var value = ""
}

/// A form for an entry in a password manager. Users can add rows. Arrows above
/// the keyboard move focus. Written from a description of the form in the app
/// nextcloud-passwords-ios.
struct EditPasswordForm: View {
  private enum Field: Hashable {
    case label, url, username, password
    case customLabel(Int)
    case customValue(Int)
  }

  let journal: Journal
  @State private var label = ""
  @State private var url = ""
  @State private var username = ""
  @State private var password = ""
  @State private var customs: [CustomField] = []
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      Section("Entry") {
        TextField("Label", text: $label)
          .field($focus, equals: .label, text: label)
        TextField("URL", text: $url)
          .field($focus, equals: .url, text: url)
        TextField("Username", text: $username)
          .field($focus, equals: .username, text: username)
        SecureField("Password", text: $password)
          .field($focus, equals: .password, text: password)
      }
      Section("More") {
        ForEach($customs) { $custom in
          TextField("Label \(custom.id)", text: $custom.label)
            .field($focus, equals: .customLabel(custom.id), text: custom.label)
          TextField("Value \(custom.id)", text: $custom.value)
            .field($focus, equals: .customValue(custom.id), text: custom.value)
        }
        Button("Add Field") {
          customs.append(CustomField(id: customs.count))
        }
      }
    }
    .fieldNavigation($focus) { save() }
    .inputBar()
  }

  private func save() {
    journal.note("save \(label)")
  }
}
