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
struct EditPasswordByHand: View {
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
          .focused($focus, equals: .label)
          .submitLabel(.next)
          .onSubmit { focusNext() }
        TextField("URL", text: $url)
          .focused($focus, equals: .url)
          .submitLabel(.next)
          .onSubmit { focusNext() }
        TextField("Username", text: $username)
          .focused($focus, equals: .username)
          .submitLabel(.next)
          .onSubmit { focusNext() }
        SecureField("Password", text: $password)
          .focused($focus, equals: .password)
          .submitLabel(customs.isEmpty ? .done : .next)
          .onSubmit { focusNext() }
      }
      Section("More") {
        ForEach($customs) { $custom in
          TextField("Label \(custom.id)", text: $custom.label)
            .focused($focus, equals: .customLabel(custom.id))
            .submitLabel(.next)
            .onSubmit { focusNext() }
          TextField("Value \(custom.id)", text: $custom.value)
            .focused($focus, equals: .customValue(custom.id))
            .submitLabel(custom.id == customs.last?.id ? .done : .next)
            .onSubmit { focusNext() }
        }
        Button("Add Field") {
          customs.append(CustomField(id: customs.count))
        }
      }
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Button("Up") { focus = previous(of: focus) }
          .disabled(previous(of: focus) == nil)
        Button("Down") { focus = next(of: focus) }
          .disabled(next(of: focus) == nil)
        Spacer()
        Button("Close") { focus = nil }
      }
    }
  }

  private func focusNext() {
    if let next = next(of: focus) {
      focus = next
    } else {
      save()
    }
  }

  private func next(of field: Field?) -> Field? {
    switch field {
    case .label: return .url
    case .url: return .username
    case .username: return .password
    case .password: return customs.first.map { .customLabel($0.id) }
    case .customLabel(let id): return .customValue(id)
    case .customValue(let id):
      guard let place = customs.firstIndex(where: { $0.id == id }),
        customs.indices.contains(place + 1)
      else { return nil }
      return .customLabel(customs[place + 1].id)
    case nil: return nil
    }
  }

  private func previous(of field: Field?) -> Field? {
    switch field {
    case .label: return nil
    case .url: return .label
    case .username: return .url
    case .password: return .username
    case .customLabel(let id):
      guard let place = customs.firstIndex(where: { $0.id == id }), place > 0
      else { return .password }
      return .customValue(customs[place - 1].id)
    case .customValue(let id): return .customLabel(id)
    case nil: return nil
    }
  }

  private func save() {
    journal.note("save \(label)")
  }
}

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
    .fieldNavigation($focus, inputBar: true) { save() }
  }

  private func save() {
    journal.note("save \(label)")
  }
}
