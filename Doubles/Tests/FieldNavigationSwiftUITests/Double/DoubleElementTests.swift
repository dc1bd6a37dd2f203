import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("SwiftUI test double: what the user sees and taps")
struct DoubleElementTests {
  @Test("Each keyboard toolbar appears as a row while a field has focus")
  func bar() {
    let screen = Screen { Bars() }
    expect(screen.keyboardBar, equals: [])
    screen.tap("Name")
    expect(screen.keyboardBar, equals: [["Done"], ["Previous", "Next"]])
    screen.tapBar("Next")
    expect(screen.texts, equals: ["tapped Next"])
    expect(screen.buttons, equals: ["Done", "Previous", "Next", "Save"])
    screen.dismissKeyboard()
    expect(screen.keyboardBar, equals: [])
  }

  @Test("A page covered by a sheet adds no row above the keyboard")
  func coveredBar() {
    let screen = Screen {
      TextField("Below", text: .constant(""))
        .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
        .sheet(isPresented: .constant(true)) {
          TextField("In sheet", text: .constant(""))
        }
    }
    screen.tap("In sheet")
    expect(screen.focused, equals: "In sheet")
    expect(screen.keyboardBar, equals: [])
  }

  @Test("The double reports a tap on a missing bar button")
  func unknown() {
    let screen = Screen(onViolation: .isRecorded) { Bars() }
    screen.tap("Name")
    screen.tapBar("Go")
    expect(
      screen.violations,
      equals: [
        "The bar above the keyboard has no \"Go\" but "
          + "[\"Done\", \"Previous\", \"Next\"]"
      ])
  }

  @Test("Tests find elements by their accessibility labels and identifiers")
  func names() {
    let screen = Screen(onViolation: .isRecorded) { Named() }
    expect(screen.fields, equals: ["Your name", "Search here", "Notes", "PIN"])
    expect(screen.tap("name-field"))
    expect(screen.focused, equals: "Your name")
    expect(screen.tap("Up"))
    expect(screen.violations, equals: [])
  }

  @Test("Toggles and pickers")
  func controls() {
    let screen = Screen { Controls() }
    screen.toggle("Remember")
    expect(screen.isOn("Remember"))
    screen.choose("Green", in: "Colour")
    screen.choose("2", in: "Number")
    expect(screen.texts.last, equals: "true green 2")
  }

  @Test("The app can focus a hidden field, which users can't tap")
  func hidden() {
    let screen = Screen(onViolation: .isRecorded) { Hidden() }
    expect(screen.fields, equals: ["Seen"])
    expect(!screen.tap("Hidden"))
    screen.tap("To hidden")
    expect(screen.focused, equals: "Hidden")
  }

  @Test("A tap gesture")
  func gesture() {
    let calls = Calls()
    let screen = Screen {
      Text("Tap here").onTapGesture { calls.list.append("tapped") }
      Text("Not here")
    }
    expect(screen.tap("Tap here"))
    expect(!screen.tap("Not here"))
    expect(calls.list, equals: ["tapped"])
  }

  @Test("Tapping a button of an alert closes the alert")
  func alert() {
    let screen = Screen { Alerting() }
    screen.tap("Ask")
    expect(screen.buttons, equals: ["OK"])
    expect(screen.texts, equals: ["Really?"])
    screen.tap("OK")
    expect(screen.buttons, equals: ["Ask"])
  }

  @Test("Typing, deleting")
  func typing() {
    let screen = Screen { Controls() }
    screen.tap("Text")
    screen.type("ab")
    screen.type("c")
    expect(screen.text(of: "Text"), equals: "abc")
    screen.clear()
    expect(screen.text(of: "Text"), equals: "")
  }
}

private struct Bars: View {
  @State private var tapped: String?

  var body: some View {
    NavigationView {
      VStack {
        TextField("Name", text: .constant(""))
          .toolbar {
            ToolbarItem(placement: .keyboard) { Button("Done") {} }
          }
        if let tapped { Text("tapped \(tapped)") }
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Button("Previous") { tapped = "Previous" }
          Spacer()
          Button {
            tapped = "Next"
          } label: {
            Image(systemName: "chevron.down")
          }
          .accessibilityLabel("Next")
        }
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
      }
    }
  }
}

private struct Named: View {
  var body: some View {
    TextField("Name", text: .constant(""))
      .accessibilityIdentifier("name-field")
      .accessibilityLabel("Your name")
    TextField("", text: .constant(""), prompt: Text("Search here"))
    TextEditor(text: .constant("")).accessibilityLabel(Text("Notes"))
    SecureField(text: .constant("")) { Text("PIN") }
    Button {
    } label: {
      Image(systemName: "chevron.up")
    }
    .accessibilityLabel("Up")
  }
}

private struct Controls: View {
  enum Colour: String, CaseIterable { case red, green }
  @State private var text = ""
  @State private var remembers = false
  @State private var colour = Colour.red
  @State private var number = 1

  var body: some View {
    TextField("Text", text: $text)
    Toggle("Remember", isOn: $remembers)
    Picker("Colour", selection: $colour) {
      ForEach(Colour.allCases, id: \.self) { Text($0.rawValue.capitalized) }
    }
    Picker("Number", selection: $number) {
      Text("1").tag(1)
      Text("2").tag(2)
    }
    Text("\(remembers) \(colour.rawValue) \(number)")
  }
}

private struct Hidden: View {
  @FocusState private var isHiddenFocused: Bool

  var body: some View {
    TextField("Seen", text: .constant(""))
    TextField("Hidden", text: .constant("")).focused($isHiddenFocused).hidden()
    Button("To hidden") { isHiddenFocused = true }
  }
}

private struct Alerting: View {
  @State private var isAsking = false

  var body: some View {
    Button("Ask") { isAsking = true }
      .alert("Question", isPresented: $isAsking) {
        Button("OK") {}
      } message: {
        Text("Really?")
      }
  }
}
