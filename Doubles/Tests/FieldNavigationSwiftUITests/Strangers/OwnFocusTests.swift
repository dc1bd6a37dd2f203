import AdapterTesting
import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// In this form, the app moves focus when a field submits.
private struct MovingScreen: View {
  enum Field: CaseIterable { case one, two, three }
  enum Place { case inside, outside, form }
  let place: Place
  let target: Field?
  @State private var texts = ["", "", ""]
  @State private var finishes = 0
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("One", text: $texts[0])
        .onSubmit { if place == .inside { focus = target } }
        .field($focus, equals: .one, text: texts[0])
        .onSubmit { if place == .outside { focus = target } }
      TextField("Two", text: $texts[1])
        .field($focus, equals: .two, text: texts[1])
      TextField("Three", text: $texts[2])
        .field($focus, equals: .three, text: texts[2])
      if finishes > 0 { Text("finished") }
    }
    .onSubmit { if place == .form, focus != .three { focus = target } }
    .fieldNavigation($focus) { finishes += 1 }
  }
}

@MainActor @Suite("The app moves focus in a SwiftUI form (R14)")
struct OwnFocusTests {
  fileprivate static let places: [MovingScreen.Place] = [
    .inside, .outside, .form,
  ]

  private func press(_ place: MovingScreen.Place, _ target: MovingScreen.Field?)
    -> Screen
  {
    let screen = Screen { MovingScreen(place: place, target: target) }
    screen.tap("One")
    screen.pressReturn()
    return screen
  }

  @Test(
    "Focus stays where an inner `onSubmit` has moved it",
    .underPolicyPairs)
  func insideWins() {
    let screen = press(.inside, .three)
    withKnownIssue(KnownIssue.wishInOnSubmit.reason) {
      expect(screen.focused, equals: "Three")
    } when: {
      Policies.current.submitOrder == .innerFirst
        && Policies.current.setApplies == .nextTurn
    }
  }

  @Test(
    "Focus stays where an outer `onSubmit` has moved it",
    .underPolicyPairs, arguments: [1, 2])
  func outsideWins(place: Int) {
    let screen = press(Self.places[place], .three)
    withKnownIssue(KnownIssue.wishInOnSubmit.reason) {
      expect(screen.focused, equals: "Three")
    } when: {
      Policies.current.setApplies == .nextTurn
    }
  }

  @Test(
    "If onSubmit closes the keyboard, the keyboard stays closed",
    .underPolicyPairs(where: {
      !$0.resignsBeforeSubmit && $0.setApplies == .now
    }), arguments: [1, 2])
  func outsideResigns(place: Int) {
    let screen = press(Self.places[place], nil)
    expectNil(screen.focused)
    expect(screen.texts, equals: [])
  }

  @Test(
    "The keyboard stays closed after the innermost `onSubmit` closes it",
    .underPolicyPairs(where: { $0.submitOrder == .outerFirst }))
  func insideResigns() {
    withKnownIssue(KnownIssue.resignInOnSubmit.reason) {
      expectNil(press(.inside, nil).focused)
    }
  }

  @Test("An app that observes focus sees each move once", .underPolicyPairs)
  func watching() {
    let journal = Journal()
    let screen = Screen { WatchingScreen(isAdopted: true, journal: journal) }
    screen.tap("Name")
    screen.pressReturn()
    expect(screen.focused, equals: "Email")
    let moves = journal.entries.filter { $0 != "nobody" }
    expect(moves, equals: ["name", "email"])
    screen.pressReturn()
    expect(journal.entries.last, equals: "nobody")
  }

  @Test(
    "FieldNavigation doesn't change the effect of taps",
    .underPolicyPairs)
  func watchingTaps() {
    func entries(_ isAdopted: Bool) -> [String] {
      let journal = Journal()
      let screen = Screen {
        WatchingScreen(isAdopted: isAdopted, journal: journal)
      }
      for title in ["Email", "Name", "Name", "Email"] { screen.tap(title) }
      screen.dismissKeyboard()
      screen.tap("Name")
      return journal.entries
    }
    expect(entries(true), equals: entries(false))
  }

  @Test(
    "The app can move focus on from Return's target (R10)",
    .underPolicyPairs)
  func turningAway() {
    let screen = Screen { TurningAwayScreen() }
    screen.tap("One")
    screen.pressReturn()
    expect(screen.focused, equals: "Three")
  }

  @Test(
    "Other focus states of the fields follow focus",
    .underPolicyPairs)
  func otherBindings() {
    let screen = Screen { OtherBindingsScreen() }
    screen.tap("Name")
    expect(screen.texts, equals: ["name: true, row: 1"])
    screen.pressReturn()
    expect(screen.focused, equals: "Email")
    expect(screen.texts, equals: ["name: false, row: 2"])
    screen.tap("Go to name")
    expect(screen.focused, equals: "Name")
    expect(screen.texts, equals: ["name: true, row: 1"])
    screen.pressReturn()
    expect(screen.focused, equals: "Email")
  }

  @Test(
    "A row gets focus if `onSubmit` adds and focuses it (R13)",
    .underPolicyPairs(where: {
      $0.unmountedTarget == .kept && $0.setApplies == .now
    }))
  func newRow() {
    let screen = Screen { TasksScreen() }
    screen.tap("Task 0")
    screen.type("x")
    screen.pressReturn()
    expect(screen.fields, equals: ["Task 0", "Task 1"])
    expect(screen.focused, equals: "Task 1")
  }

  @Test(
    "Return adds each row once even if SwiftUI ignores the app's focus",
    .underPolicyPairs)
  func newRowDropped() {
    let screen = Screen { TasksScreen() }
    screen.tap("Task 0")
    screen.type("x")
    screen.pressReturn()
    expect(screen.fields, equals: ["Task 0", "Task 1"])
    expect(screen.text(of: "Task 0"), equals: "x")
    screen.tap("Task 1")
    screen.type("y")
    screen.pressReturn()
    expect(screen.fields, equals: ["Task 0", "Task 1", "Task 2"])
  }
}

private struct WatchingScreen: View {
  enum Field: String, CaseIterable { case name, email }
  let isAdopted: Bool
  let journal: Journal
  @State private var name = ""
  @State private var email = ""
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("Name", text: $name)
        .adopted(isAdopted, $focus, .name, text: name)
      TextField("Email", text: $email)
        .adopted(isAdopted, $focus, .email, text: email)
    }
    .adoptedForm(isAdopted, $focus)
    .onChange(of: focus) { journal.note($0?.rawValue ?? "nobody") }
  }
}

/// In this form, the app moves focus from the second field to the third, as
/// apps with pickers do.
private struct TurningAwayScreen: View {
  enum Field: CaseIterable { case one, two, three }
  @State private var texts = ["", "", ""]
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("One", text: $texts[0])
        .field($focus, equals: .one, text: texts[0])
      TextField("Two", text: $texts[1])
        .field($focus, equals: .two, text: texts[1])
      TextField("Three", text: $texts[2])
        .field($focus, equals: .three, text: texts[2])
    }
    .fieldNavigation($focus)
    .onChange(of: focus) { if $0 == .two { focus = .three } }
  }
}

private struct OtherBindingsScreen: View {
  enum Field: CaseIterable { case name, email }
  @State private var name = ""
  @State private var email = ""
  @FocusState private var focus: Field?
  @FocusState private var isNameFocused: Bool
  @FocusState private var row: Int?

  var body: some View {
    VStack {
      TextField("Name", text: $name)
        .focused($isNameFocused)
        .field($focus, equals: .name, text: name)
        .focused($row, equals: 1)
      TextField("Email", text: $email)
        .focused($row, equals: 2)
        .field($focus, equals: .email, text: email)
      Button("Go to name") { isNameFocused = true }
      Text("name: \(isNameFocused), row: \(row ?? 0)")
    }
    .fieldNavigation($focus)
  }
}

/// A list in which Return adds a task and focuses it.
private struct TasksScreen: View {
  @State private var tasks = [CustomField(id: 0)]
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      ForEach($tasks) { $task in
        TextField("Task \(task.id)", text: $task.value)
          .field($focus, equals: task.id, text: task.value)
          .onSubmit {
            let new = tasks.count
            tasks.append(CustomField(id: new))
            focus = new
          }
      }
    }
    .fieldNavigation($focus)
  }
}
