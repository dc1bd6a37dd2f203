import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// A group whose action depends on a constant of its view.
private struct Address: View {
  let country: String
  let note: (String) -> Void
  let focus: FocusState<Int?>.Binding

  var body: some View {
    TextField("Town", text: .constant(""))
      .field(focus, equals: 1, text: "")
      .fieldGroup { [country] in note(country) }
  }
}

private struct Countries: View {
  @State private var country = "Norway"
  @State private var notes: [String] = []
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      Address(country: country, note: { notes.append($0) }, focus: $focus)
      Button("Move") { country = "Sweden" }
      Text(notes.joined(separator: " "))
    }
    .fieldNavigation($focus)
  }
}

@MainActor @Suite("Groups of fields (R12)", .underPolicyPairs)
struct GroupTests {
  @Test("The end of a group runs the action of its latest evaluation")
  func latest() {
    let screen = Screen { Countries() }
    for (country, notes) in [
      ("Norway", "Norway"), ("Sweden", "Norway Sweden"),
    ] {
      if country == "Sweden" { screen.tap("Move") }
      screen.tap("Town")
      screen.pressReturn()
      expect(screen.texts, equals: [notes])
    }
  }
}
