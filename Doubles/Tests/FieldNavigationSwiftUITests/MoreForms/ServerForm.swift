import FieldNavigationSwiftUI
import SwiftUI

// A form for a server, in a sheet. The form has toggles and fields: name,
// address, port, user name and password. Written from a description of the form
// in the app BitDream.
//
// The model is an @Observable class. The port is a `TextField` with a value, a
// format and a number pad. Saving checks the address and the port. The app
// focuses an invalid field. A message appears below that field. In the original
// app, Return only closes the keyboard. Only the button saves.

@Observable private final class ServerModel {
  enum Field: Hashable, CaseIterable {
    case name, address, port, username, password
  }

  var name = ""
  var address = ""
  var port = 9091
  var username = ""
  var password = ""
  var isDefault = false
  var usesSSL = false
  var isSaving = false
  var hasTried = false

  var isAddressValid: Bool { address.contains { $0 != " " } }
  var isPortValid: Bool { (1...65535).contains(port) }

  var firstInvalid: Field? {
    if !isAddressValid { return .address }
    if !isPortValid { return .port }
    return nil
  }

  var message: String? {
    guard hasTried else { return nil }
    switch firstInvalid {
    case .address: return "An address is needed."
    case .port: return "The port is out of range."
    default: return nil
    }
  }
}

struct ServersPage: View {
  let journal: Journal
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Add server") { isShown = true }
    }
    .sheet(isPresented: $isShown) { ServerForm(journal: journal) }
  }
}

struct ServerForm: View {
  let journal: Journal
  @State private var model = ServerModel()
  @FocusState private var focus: ServerModel.Field?
  @Environment(\.dismiss) private var dismiss

  /// Focuses the first invalid field, if any. The button and the last Return
  /// call this function.
  var body: some View {
    Form {
      Section {
        HStack {
          Text("Name")
          TextField("Friendly name", text: $model.name)
            .field($focus, equals: .name, text: model.name)
        }
        Toggle("Default", isOn: $model.isDefault)
      }
      Section {
        TextField("Address", text: $model.address)
          .field($focus, equals: .address, text: model.address)
        TextField(
          "Port", value: $model.port, format: .number.grouping(.never)
        )
        .keyboardType(.numberPad)
        .field($focus, equals: .port, isEmpty: model.port == 0)
        Toggle("Use SSL", isOn: $model.usesSSL)
      } header: {
        Text("Connection")
      } footer: {
        if let message = model.message { Text(message) }
      }
      Section("Authentication") {
        TextField("Username", text: $model.username)
          .field($focus, equals: .username, text: model.username)
        SecureField("Password", text: $model.password)
          .field($focus, equals: .password, text: model.password)
      }
    }
    .disabled(model.isSaving)
    .fieldNavigation($focus, policy: ReturnPolicy(destination: .next)) {
      save()
    }
    .inputBar()
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { dismiss() }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") { save() }
      }
    }
  }

  private func save() {
    model.hasTried = true
    if let field = model.firstInvalid {
      focus = field
      return
    }
    journal.note("save \(model.address):\(model.port)")
    dismiss()
  }
}
