import FieldNavigationSwiftUI
import SwiftUI

// Two screens with one field each. The original screens use `@FocusState
// private var focused: Bool`. Written from descriptions of the screens AuthTFA
// and TagsList in the app raindropio/ios.
//
// The first screen asks for a code of six digits, on a number pad. The app
// sends the code when the user types the sixth digit. The form is disabled
// while sending. After an error the app focuses the field again. A button sends
// the code, too.
//
// The second screen filters tags while the user types. The Return key of the
// second screen shows Search. Return adds the text as a tag and doesn't move
// focus. In the empty field Return closes the keyboard.

struct CodeForm: View {
  /// An enumeration with one case. The original app uses a `Bool`.
  private enum Field: Hashable, CaseIterable {
    case code
  }

  let journal: Journal
  let wait: (@escaping () -> Void) -> Void
  @State private var code = ""
  @State private var isSending = false
  @State private var form = FieldNavigationProxy<Field>()
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Code", text: $code)
        .keyboardType(.numberPad)
        .textContentType(.oneTimeCode)
        .field($focus, equals: .code, text: code)
      Button("Continue") { send() }
        .disabled(code.count != 6)
    }
    .disabled(isSending)
    .fieldNavigation(
      $focus, policy: ReturnPolicy(finishKey: .continue), proxy: form
    ) {
      if code.count == 6 { send() } else { focus = .code }
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Close") { focus = nil }
      }
    }
    .onChange(of: code.count == 6) { _, isComplete in
      if isComplete { send() }
    }
    .onChange(of: isSending) { _, isSending in
      if !isSending { form.focus(.code) }
    }
    .onAppear { form.focus(.code) }
  }

  private func send() {
    guard !isSending else { return }
    isSending = true
    journal.note("send \(code)")
    wait {
      isSending = false
      code = ""
    }
  }
}

struct TagPickerForm: View {
  private enum Field: Hashable, CaseIterable {
    case new
  }

  @State private var new = ""
  @State private var tags: [String] = []
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("Add tag", text: $new)
        .field($focus, equals: .new, text: new, handlesReturn: true)
        .submitLabel(.search)
        .onSubmit {
          focus = new.isEmpty ? nil : .new
          add(new)
        }
      List {
        ForEach(tags.filter { new.isEmpty || $0.contains(new) }, id: \.self) {
          tag in
          Text(tag)
        }
      }
    }
    .fieldNavigation($focus)
  }

  private func add(_ tag: String) {
    if !tag.isEmpty { tags.append(tag) }
    new = ""
  }
}
