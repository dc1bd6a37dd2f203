import FieldNavigationSwiftUI
import SwiftUI

// A form for a poll with a question, options and a toggle. Users add and delete
// options. Written from a description of the form in the app element-x-ios.
//
// The question and the options are text fields with a vertical axis. Long text
// wraps. In the question, Return inserts a line break. In an option, Return
// goes to the next option. In the last option, Return closes the keyboard. A
// software keyboard types a line break into the option. The app removes the
// line break and calls `pressReturn`.

private struct PollOption: Identifiable {
  let id: Int
  var text = ""
}

struct PollForm: View {
  /// In the original app, the associated value is the option's index. An index
  /// changes when a row above is deleted. This form uses the option's ID.
  private enum Field: Hashable {
    case question
    case option(Int)
  }

  let journal: Journal
  @State private var question = ""
  @State private var options = [
    PollOption(id: 0), PollOption(id: 1), PollOption(id: 2),
  ]
  @State private var made = 3
  @State private var isAnonymous = false
  @State private var form = FieldNavigationProxy<Field>()
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      Section("What to ask") {
        TextField("Question", text: $question, axis: .vertical)
          .field(
            $focus, equals: .question, text: question, breaksLines: true)
      }
      Section("Options") {
        ForEach(options) { option in
          HStack {
            Button("Delete \(place(of: option.id) + 1)") { delete(option.id) }
              .disabled(options.count <= 2)
            row(option)
          }
        }
        if options.count < 20 {
          Button("Add option") { add() }
        }
      }
      Toggle("Anonymous", isOn: $isAnonymous)
      Button("Turn round") { options.reverse() }
    }
    .fieldNavigation(
      $focus, policy: ReturnPolicy(destination: .next),
      order: .explicit([.question] + options.map { .option($0.id) }),
      proxy: form
    )
    .toolbar { ToolbarItem { Button("Create") { create() } } }
  }

  private func row(_ option: PollOption) -> some View {
    TextField(
      "Option \(place(of: option.id) + 1)", text: text(of: option.id),
      axis: .vertical
    )
    .field($focus, equals: .option(option.id), text: option.text)
    .onChange(of: option.text) { _, new in
      guard new.hasSuffix("\n") else { return }
      text(of: option.id).wrappedValue.removeLast()
      form.pressReturn(in: .option(option.id))
    }
  }

  private func place(of id: Int) -> Int {
    options.firstIndex { $0.id == id } ?? 0
  }

  /// At most 240 letters.
  private func text(of id: Int) -> Binding<String> {
    Binding(
      get: { options.first { $0.id == id }?.text ?? "" },
      set: { new in
        guard let place = options.firstIndex(where: { $0.id == id }) else {
          return
        }
        options[place].text = String(new.prefix(240))
      })
  }

  private func add() {
    options.append(PollOption(id: made))
    form.focus(.option(made))
    made += 1
  }

  private func delete(_ id: Int) {
    if focus == .option(id) { focus = nil }
    options.removeAll { $0.id == id }
  }

  private func create() {
    journal.note("create \(question) \(options.map(\.text))")
  }
}
