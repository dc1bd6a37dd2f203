import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import TestSupport

// The apps of Tests/Stories/Shared.

extension StoryApp {
  static let sharedApps: StoryApps = [
    "Three": { shared(["a", "b", "c"]) },
    "Filled": { shared(["a", "b", "c"], filled: ["c": "x"]) },
    "Hidden": { shared(["a", "b", "c"], hidden: "b") },
    "Disabled": { shared(["a", "b", "c"], disabled: "b") },
    "SignUp": {
      shared(["name", "mail", "city", "password"], filled: ["city": "Rome"])
    },
  ]

  private static func shared(
    _ names: [String], filled: [String: String] = [:], hidden: String = "",
    disabled: String = ""
  ) -> StoryApp {
    let notes = Notes()
    let screen = Screen {
      SharedForm(
        names: names, hidden: hidden, disabled: disabled, notes: notes,
        texts: filled)
    }
    return StoryApp(screen) { notes.lines }
  }
}

@MainActor private final class Notes {
  var lines: [String] = []
}

private struct SharedForm: View {
  let names: [String]
  let hidden: String
  let disabled: String
  let notes: Notes
  @State var texts: [String: String]
  @FocusState private var focus: String?

  var body: some View {
    Form {
      ForEach(names, id: \.self) { name in
        TextField(name, text: text(name))
          .field(
            $focus, equals: name, text: texts[name] ?? "",
            isReachable: name != hidden
          )
          .opacity(name == hidden ? 0 : 1)
          .disabled(name == disabled)
      }
    }
    .fieldNavigation($focus, order: .explicit(names)) {
      notes.lines.append("finished")
    }
  }

  private func text(_ name: String) -> Binding<String> {
    Binding(get: { texts[name] ?? "" }, set: { texts[name] = $0 })
  }
}
