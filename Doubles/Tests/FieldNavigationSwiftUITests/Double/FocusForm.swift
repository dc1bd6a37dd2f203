import SwiftUI
import SwiftUIDriver

/// A form with three fields, and buttons that set focus.
struct FocusForm: View {
  enum Field: Hashable { case name, email, code, missing }

  @State private var text = ""
  @State private var isDisabled = false
  @State private var hasCode = true
  @State private var seen = ""
  @FocusState private var focus: Field?

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Name", text: $text).focused($focus, equals: .name)
        TextField("Email", text: $text).focused($focus, equals: .email)
          .disabled(isDisabled)
        if hasCode {
          TextField("Code", text: $text).focused($focus, equals: .code)
        }
        Text("focus \(focus.map { "\($0)" } ?? "nil")")
        Text("seen \(seen)")
        Group {
          Button("To name") { set(.name) }
          Button("To email") { set(.email) }
          Button("To code") { set(.code) }
          Button("To missing") { set(.missing) }
          Button("To nil") { set(nil) }
          Button("Disable") { isDisabled = true }
          Button("Remove code") { hasCode = false }
          Button("To email, then to name") {
            focus = .email
            focus = .name
          }
          Button("Add code and go") {
            hasCode = true
            set(.code)
          }
          Button("Add code") { hasCode = true }
          NavigationLink("More") { Text("page") }
        }
      }
    }
  }

  /// Sets the focus state, and then records its value.
  private func set(_ field: Field?) {
    focus = field
    seen = focus.map { "\($0)" } ?? "nil"
  }
}

extension Screen {
  /// The value of the focus state of a ``FocusForm``.
  var value: String? { said("focus") }
  /// The focus state's value just after a button set the focus state.
  var seen: String? { said("seen") }

  private func said(_ word: String) -> String? {
    texts.first { $0.hasPrefix(word) }.map {
      String($0.dropFirst(word.count + 1))
    }
  }
}
