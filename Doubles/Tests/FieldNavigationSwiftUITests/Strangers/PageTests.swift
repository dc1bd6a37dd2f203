import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case one, two, three }

/// A page with three fields, a link to another page, and a sheet.
private struct PageScreen: View {
  @State private var texts = ["", "", ""]
  @State private var isShown = false
  @State private var finishes = 0
  @FocusState private var focus: Field?

  var body: some View {
    NavigationStack {
      VStack {
        TextField("One", text: $texts[0])
          .field($focus, equals: .one, text: texts[0])
        TextField("Two", text: $texts[1])
          .field($focus, equals: .two, text: texts[1])
        TextField("Three", text: $texts[2])
          .field($focus, equals: .three, text: texts[2])
        NavigationLink("Push") { InnerPage() }
        Button("Present") { isShown = true }
        if finishes > 0 { Text("outer finished \(finishes)") }
      }
      .fieldNavigation($focus) { finishes += 1 }
    }
    .sheet(isPresented: $isShown) { InnerPage() }
  }
}

/// A page with a separate form and focus values of the same type.
private struct InnerPage: View {
  @State private var texts = ["", ""]
  @State private var finishes = 0
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("Inner one", text: $texts[0])
        .field($focus, equals: .one, text: texts[0])
      TextField("Inner two", text: $texts[1])
        .field($focus, equals: .two, text: texts[1])
      Text("inner finished \(finishes)")
    }
    .fieldNavigation($focus) {
      finishes += 1
      dismiss()
    }
  }
}

@MainActor @Suite("Forms in sheets and pushed pages (R12)") struct PageTests {
  @Test(
    "Return stays in the form of the top page",
    .underPolicyPairs, arguments: ["Push", "Present"])
  func pages(button: String) {
    let screen = Screen { PageScreen() }
    screen.tap("One")
    screen.type("x")
    screen.tap(button)
    screen.tap("Inner one")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Inner two")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expect(screen.focused, equals: "One")
    expect(!screen.fields.contains("Inner one"))
    expect(screen.texts, equals: [])
    expect(
      screen.walk(from: "One"), equals: ["One next", "Two next", "Three done"])
    expect(screen.texts, equals: ["outer finished 1"])
  }

  @Test("Return works each time the app presents the sheet", .underPolicyPairs)
  func again() {
    let screen = Screen { PageScreen() }
    for _ in 0..<3 {
      screen.tap("Present")
      expect(
        screen.walk(from: "Inner one"),
        equals: ["Inner one next", "Inner two done"])
    }
    expect(
      screen.walk(from: "One"), equals: ["One next", "Two next", "Three done"])
  }

  @Test(
    "Closing a page doesn't affect focus in the page below", .underPolicyPairs)
  func closed() {
    let screen = Screen { PageScreen() }
    screen.tap("Two")
    screen.tap("Push")
    screen.tap("Inner one")
    screen.pop()
    screen.tap("Two")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Three")
  }

  @Test(
    "FieldNavigation doesn't change Return in a search field (R14)",
    .underPolicyPairs)
  func search() {
    func entries(_ isAdopted: Bool) -> [String] {
      let journal = Journal()
      let screen = Screen {
        SearchScreen(isAdopted: isAdopted, journal: journal)
      }
      screen.tap("Search")
      screen.type("x")
      screen.pressReturn()
      journal.note("at \(screen.focused ?? "nobody")")
      screen.tap("One")
      screen.type("x")
      return journal.entries
    }
    expect(entries(true), equals: entries(false))
    expect(entries(true).contains("search for x"))
  }
}

private struct SearchScreen: View {
  let isAdopted: Bool
  let journal: Journal
  @State private var query = ""
  @State private var texts = ["", ""]
  @FocusState private var focus: Field?

  var body: some View {
    NavigationStack {
      VStack {
        TextField("One", text: $texts[0])
          .adopted(isAdopted, $focus, .one, text: texts[0])
        TextField("Two", text: $texts[1])
          .adopted(isAdopted, $focus, .two, text: texts[1])
      }
      .searchable(text: $query)
      .adoptedForm(isAdopted, $focus) { journal.note("finished") }
      .onSubmit(of: .search) { journal.note("search for \(query)") }
      .onSubmit { journal.note("text") }
    }
  }
}
