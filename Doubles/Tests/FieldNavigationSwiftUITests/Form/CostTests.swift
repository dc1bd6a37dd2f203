import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case name, email, city, zip, password }

private struct Plain: View {
  @State private var texts = ["", "", "", "", ""]
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Name", text: $texts[0])
        .field($focus, equals: .name, text: texts[0])
      TextField("Email", text: $texts[1])
        .field($focus, equals: .email, text: texts[1])
      TextField("City", text: $texts[2])
        .field($focus, equals: .city, text: texts[2])
      TextField("Zip", text: $texts[3])
        .field($focus, equals: .zip, text: texts[3])
      TextField("Password", text: $texts[4])
        .field($focus, equals: .password, text: texts[4])
    }
    .fieldNavigation($focus) {}
  }
}

/// A form in reading order, as in a scroll view.
private struct Scrolled: View {
  @State private var texts = ["", "", "", "", ""]
  @FocusState private var focus: Int?

  var body: some View {
    ScrollView {
      VStack {
        TextField("Name", text: $texts[0])
          .field($focus, equals: 0, text: texts[0])
        TextField("Email", text: $texts[1])
          .field($focus, equals: 1, text: texts[1])
        TextField("City", text: $texts[2])
          .field($focus, equals: 2, text: texts[2])
        TextField("Zip", text: $texts[3])
          .field($focus, equals: 3, text: texts[3])
        TextField("Password", text: $texts[4])
          .field($focus, equals: 4, text: texts[4])
      }
    }
    .fieldNavigation($focus, order: .reading)
  }
}

@MainActor @Suite("The number of bodies that a key press evaluates")
struct CostTests {
  private func counts(_ screen: Screen, _ act: () -> Void) -> [String: Int] {
    screen.resetCounts()
    act()
    return screen.evaluations
  }

  @Test("A typed letter evaluates only the app's body and the form's modifier")
  func letter() {
    let screen = Screen { Plain() }
    screen.tap("Email")
    screen.type("a")
    let counts = counts(screen) { screen.type("b") }
    expect(counts, equals: ["Plain": 1, "FormModifier": 1])
    expect(screen.passes, equals: 1)
  }

  @Test("A typed letter makes no object for any field")
  func objects() {
    let screen = Screen { Plain() }
    screen.tap("Email")
    screen.type("a")
    screen.resetCounts()
    let made = screen.stateObjects { screen.type("b") }
    // The app's body makes the form's modifier, and its state, again.
    expect(screen.evaluations["Plain"], equals: 1)
    expect(made, equals: ["FormModel": 1])
  }

  @Test(
    "Scrolling evaluates no body and sorts no fields, at any speed (R3)",
    arguments: [-7.0, 7, -60, 60, -900, 900])
  func scroll(step: Double) {
    let titles = ["Name", "Email", "City", "Zip", "Password"]
    let screen = Screen { Scrolled() }
    func scroll(to offset: Double) {
      for (row, title) in titles.enumerated() {
        screen.graph.place(
          title,
          at: CGRect(
            x: 0, y: offset + Double(row) * 44, width: 300, height: 30))
      }
      screen.settle()
    }
    scroll(to: 0)
    screen.tap("Email")
    screen.resetCounts()
    for frame in 1...10 { scroll(to: Double(frame) * step) }
    expect(screen.evaluations, equals: [:])
    let keys = screen.walk(from: "Name")
    expect(
      keys, equals: titles.dropLast().map { "\($0) next" } + ["Password done"])
  }

  @Test("Pressing Return evaluates only the view that observes focus")
  func press() {
    let screen = Screen { Plain() }
    screen.tap("Name")
    let counts = counts(screen) { screen.pressReturn() }
    expect(screen.focused, equals: "Email")
    expect(counts, equals: ["FocusObserver": 1])
    expect(screen.passes, equals: 1)
  }

  @Test(
    "Filling the last empty field updates earlier labels in one more pass (R7)"
  )
  func lastField() {
    let screen = Screen { Plain() }
    screen.tap("Zip")
    screen.type("a")
    screen.tap("Password")
    let counts = counts(screen) { screen.type("b") }
    // The three evaluated modifiers belong to Password, Zip and City.
    expect(counts, equals: ["Plain": 1, "FormModifier": 1, "FieldModifier": 3])
    expect(screen.passes, equals: 2)
    expect(screen.label(of: "City"), equals: "done")
    expect(screen.label(of: "Email"), equals: "next")
  }
}
