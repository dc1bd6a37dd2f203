import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// A screen with `onSubmit` handlers at four places in and around a form.
private struct AnalyticsScreen: View {
  enum Field: CaseIterable { case name, email }
  let isAdopted: Bool
  let journal: Journal
  var isScoped = false
  @State private var name = ""
  @State private var email = ""
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      VStack {
        TextField("Name", text: $name)
          .onSubmit { journal.note("inside name") }
          .adopted(isAdopted, $focus, .name, text: name)
          .onSubmit { journal.note("outside name") }
          .submitScope(isScoped)
        TextField("Email", text: $email)
          .adopted(isAdopted, $focus, .email, text: email)
          .onSubmit { journal.note("outside email") }
      }
      .onSubmit { journal.note("inside the form") }
      .onSubmit(of: .search) { journal.note("search") }
      .adoptedForm(isAdopted, $focus)
      .onSubmit { journal.note("outside the form") }
      .onChange(of: name) { journal.note("name is \($0)") }
    }
    .onAppear { journal.note("appears") }
    .onDisappear { journal.note("disappears") }
  }
}

@MainActor @Suite("Handlers of the app around fields and forms (R14)")
struct HandlerTests {
  private func entries(
    isAdopted: Bool, isScoped: Bool = false, _ play: (Screen) -> Void
  ) -> [String] {
    let journal = Journal()
    let screen = Screen {
      AnalyticsScreen(
        isAdopted: isAdopted, journal: journal, isScoped: isScoped)
    }
    play(screen)
    return journal.entries
  }

  @Test(
    "SwiftUI calls `onSubmit` as often as without FieldNavigation",
    .underPolicyPairs, arguments: ["Name", "Email"])
  func submits(field: String) {
    func play(_ screen: Screen) {
      screen.tap(field)
      screen.type("x")
      screen.pressReturn()
    }
    let own = entries(isAdopted: false, play)
    expect(own.count, equals: field == "Name" ? 6 : 4)
    expect(entries(isAdopted: true, play), equals: own)
  }

  @Test(
    "A second pass calls `onSubmit` as often as without FieldNavigation",
    .underPolicyPairs)
  func secondRound() {
    func play(_ screen: Screen) {
      for title in ["Name", "Email", "Name", "Email"] {
        screen.tap(title)
        screen.pressReturn()
      }
    }
    expect(
      entries(isAdopted: true, play), equals: entries(isAdopted: false, play))
  }

  @Test(
    "A submit scope stops the same actions as without FieldNavigation",
    .underPolicyPairs)
  func scope() {
    func play(_ screen: Screen) {
      screen.tap("Name")
      screen.pressReturn()
    }
    let own = entries(isAdopted: false, isScoped: true, play)
    expect(own.count, equals: 3)
    expect(!own.contains("inside the form"))
    expect(entries(isAdopted: true, isScoped: true, play), equals: own)
  }

  @Test(
    "Return moves on in fields with several `onSubmit` handlers (R4)",
    .underPolicyPairs)
  func moves() {
    let screen = Screen {
      AnalyticsScreen(isAdopted: true, journal: Journal())
    }
    expect(screen.walk(from: "Name"), equals: ["Name next", "Email done"])
  }

  @Test(
    "Return moves out of a submit scope (R4)",
    .underPolicyPairs)
  func scopeInside() {
    let screen = Screen { ScopedScreen() }
    expect(
      screen.walk(from: "One"), equals: ["One next", "Two next", "Three done"])
    expect(screen.texts, equals: ["finished 1"])
  }
}

/// A form in which a submit scope encloses two of three fields.
private struct ScopedScreen: View {
  enum Field: CaseIterable { case one, two, three }
  @State private var one = ""
  @State private var two = ""
  @State private var three = ""
  @State private var finishes = 0
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      VStack {
        TextField("One", text: $one).field($focus, equals: .one, text: one)
        TextField("Two", text: $two).field($focus, equals: .two, text: two)
      }
      .submitScope()
      TextField("Three", text: $three)
        .field($focus, equals: .three, text: three)
      if finishes > 0 { Text("finished \(finishes)") }
    }
    .fieldNavigation($focus) { finishes += 1 }
  }
}
