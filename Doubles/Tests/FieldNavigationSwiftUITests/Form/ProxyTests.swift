import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// Stands in for a UIKit field in a representable. Return reaches the field's
/// delegate but not SwiftUI's form. A `Text` below the field shows the field's
/// Return key label.
private struct ForeignField: View {
  let title: String
  @Binding var text: String
  let returnWasPressed: () -> Void

  @Environment(\.returnKey) private var returnKey

  var body: some View {
    VStack {
      TextField(title, text: $text)
        .onSubmit { returnWasPressed() }
        .submitScope()
      Text("key \(returnKey.map { "\($0)" } ?? "none")")
    }
  }
}

private struct Card: View {
  enum Field: CaseIterable { case name, number, code, street }

  var isLate = false
  /// Whether SwiftUI can focus the UIKit field.
  var isFocusable = true
  @State private var texts = ["", "", "", ""]
  @State private var finishes = 0
  @State private var form = FieldNavigationProxy<Field>()
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("Name", text: $texts[0])
        .field($focus, equals: .name, text: texts[0])
      if isFocusable {
        ForeignField(title: "Number", text: $texts[1]) {
          form.pressReturn(in: .number)
        }
        .field($focus, equals: .number, text: texts[1])
      } else {
        Button("Return in the number") { form.pressReturn(in: .number) }
          .field($focus, equals: .number, isEmpty: true, isReachable: false)
      }
      TextField("Code", text: $texts[2])
        .field($focus, equals: .code, text: texts[2])
      TextField("Street", text: $texts[3])
        .field($focus, equals: .street, text: texts[3])
      Button("Back") { form.focusPrevious() }
      Button("On") { form.focusNext() }
      Button("To the street") { form.focus(.street) }
      Text("finished \(finishes)")
    }
    .fieldNavigation($focus, proxy: form) { finishes += 1 }
    .onChange(of: texts[2].count == 3) { _, isFull in
      if isFull { form.pressReturn(in: .code) }
    }
    .onAppear { form.focus(isLate ? .street : .name) }
  }
}

@MainActor
@Suite("FieldNavigationProxy moves focus for the app", .underPolicyPairs)
struct ProxyTests {
  @Test("`focus` in onAppear sets a screen's initial focus")
  func initialFocus() {
    expect(Screen { Card() }.focused, equals: "Name")
    expect(Screen { Card(isLate: true) }.focused, equals: "Street")
  }

  @Test("Return moves into and out of a UIKit field (R4)")
  func foreignField() {
    let screen = Screen { Card() }
    expect(screen.texts.contains("key next"))
    screen.pressReturn()
    expect(screen.focused, equals: "Number")
    screen.pressReturn()
    expect(screen.focused, equals: "Code")
  }

  @Test("A UIKit field reads its label from the environment (R6, R7)")
  func foreignLabel() {
    let screen = Screen { Card() }
    for field in ["Code", "Street"] { screen.fill(field) }
    expect(screen.texts.contains("key done"))
    screen.tap("Number")
    screen.pressReturn()
    expectNil(screen.focused)
    expect(screen.texts.contains("finished 1"))
  }

  @Test("Return never moves into a UIKit field that SwiftUI can't focus (R1)")
  func foreignFieldWithoutFocus() {
    let screen = Screen { Card(isFocusable: false) }
    screen.pressReturn()
    expect(screen.focused, equals: "Code")
    screen.dismissKeyboard()
    screen.tap("Return in the number")
    expect(screen.focused, equals: "Code")
  }

  @Test("`pressReturn` moves focus to the next field when a code is complete")
  func fullCode() {
    let screen = Screen { Card() }
    screen.tap("Code")
    screen.type("12")
    expect(screen.focused, equals: "Code")
    screen.type("3")
    expect(screen.focused, equals: "Street")
    screen.fill("Street")
    screen.tap("Code")
    screen.clear()
    expect(screen.focused, equals: "Code")
    screen.type("123")
    expectNil(screen.focused)
    expect(screen.texts.contains("finished 1"))
  }

  @Test("`pressReturn` for a field that the user has left moves nothing (R14)")
  func userIsElsewhere() {
    let screen = Screen { Card(isFocusable: false) }
    screen.tap("Street")
    screen.tap("Return in the number")
    expect(screen.focused, equals: "Street")
  }

  @Test("`focusPrevious` and `focusNext` skip unreachable fields (R8)")
  func ownBar() {
    let screen = Screen { Card(isFocusable: false) }
    screen.tap("Name")
    screen.type("x")
    screen.tap("On")
    expect(screen.focused, equals: "Code")
    screen.tap("Back")
    expect(screen.focused, equals: "Name")
    screen.tap("Back")
    expect(screen.focused, equals: "Name")
  }

  @Test("A proxy without a form does nothing")
  func withoutForm() {
    let proxy = FieldNavigationProxy<Int>()
    proxy.pressReturn(in: 0)
    proxy.focus(0)
    proxy.focusNext()
    proxy.focusPrevious()
  }
}

/// In this form, the app can request focus for a missing field.
private struct Steps: View {
  enum Field: CaseIterable { case name, code }

  @State private var texts = ["", ""]
  @State private var isShown = false
  @State private var form = FieldNavigationProxy<Field>()
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("Name", text: $texts[0])
        .field($focus, equals: .name, text: texts[0])
      if isShown {
        TextField("Code", text: $texts[1])
          .field($focus, equals: .code, text: texts[1])
      }
      Button("Ask") { form.focus(.code) }
      Button("Show") { isShown = true }
      NavigationLink("Push") { Text("pushed") }
    }
    .fieldNavigation($focus, proxy: form)
  }
}

@MainActor
@Suite(
  "Requesting focus for a SwiftUI field that isn't shown yet", .underPolicyPairs
)
struct PendingFocusTests {
  @Test(
    "A requested field gets focus when it appears", arguments: [false, true])
  func appears(hasFocus: Bool) {
    let screen = Screen { Steps() }
    if hasFocus { screen.tap("Name") }
    screen.tap("Ask")
    expect(screen.focused, equals: hasFocus ? "Name" : nil)
    screen.tap("Show")
    expect(screen.focused, equals: "Code")
  }

  @Test("A focus request ends when the user taps another field")
  func userMoves() {
    let screen = Screen { Steps() }
    screen.tap("Ask")
    screen.tap("Name")
    screen.tap("Show")
    expect(screen.focused, equals: "Name")
  }

  @Test("A focus request ends when the form leaves the screen (R14)")
  func formLeaves() {
    let screen = Screen { NavigationStack { Steps() } }
    screen.tap("Ask")
    screen.tap("Push")
    screen.pop()
    screen.tap("Show")
    expectNil(screen.focused)
  }

  @Test("The user's tap in the same turn wins over a request (R14)")
  func userMovesAtOnce() {
    let screen = Screen { Card() }
    screen.turn {
      screen.tap("To the street")
      screen.tap("Code")
    }
    expect(screen.focused, equals: "Code")
    screen.settle()
    expect(screen.focused, equals: "Code", "still there")
  }

  @Test("A focus request ends when the user presses Return (R14)")
  func userPresses() {
    let screen = Screen { Steps() }
    screen.tap("Name")
    screen.tap("Ask")
    screen.pressReturn()
    screen.tap("Show")
    expectNil(screen.focused)
  }
}

/// In this form, `onSubmit` actions can add a guest and focus the new row.
private struct Guests: View {
  @State private var texts = ["", ""]
  @State private var finishes = 0
  @State private var form = FieldNavigationProxy<Int>()
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      ForEach(texts.indices, id: \.self) { place in
        TextField("Guest \(place)", text: $texts[place])
          .field($focus, equals: place, text: texts[place])
          .onSubmit {
            if texts[place] == "stay" { form.focus(0) }
            guard texts[place] == "more" else { return }
            texts.append("")
            form.focus(texts.count - 1)
          }
      }
      Button("First, then second") {
        form.focus(0)
        form.focus(1)
      }
      Text("finished \(finishes)")
    }
    .fieldNavigation($focus, proxy: form) { finishes += 1 }
  }
}

@MainActor
@Suite("Calling FieldNavigationProxy during a press", .underPolicyPairs)
struct ProxyInPressTests {
  @Test("A focus request in `onSubmit` takes precedence over Return (R14)")
  func asksInSubmit() {
    let screen = Screen { Guests() }
    screen.tap("Guest 0")
    screen.type("more")
    screen.pressReturn()
    expect(screen.focused, equals: "Guest 2")
    screen.tap("Guest 1")
    screen.type("more")
    screen.pressReturn()
    expect(screen.focused, equals: "Guest 3")
  }

  @Test(
    "A focus request in `onSubmit` counts wherever focus is afterwards (R14)",
    arguments: Asking.Place.allCases)
  private func asksWithoutFocus(place: Asking.Place) {
    let screen = Screen { Asking(place: place) }
    screen.tap("One")
    screen.pressReturn()
    expect(screen.focused, equals: "Three")
  }

  @Test("A form doesn't finish if `onSubmit` requests focus (R14)")
  func asksAtTheEnd() {
    let screen = Screen { Guests() }
    screen.fill("Guest 0")
    screen.tap("Guest 1")
    screen.type("stay")
    screen.pressReturn()
    expect(screen.focused, equals: "Guest 0")
    expect(screen.texts.contains("finished 0"))
  }

  @Test(
    "If the app requests focus twice in a turn, only the last request counts")
  func lastRequest() {
    let screen = Screen { Guests() }
    for _ in 1...2 {
      screen.tap("First, then second")
      expect(screen.focused, equals: "Guest 1")
    }
  }

  @Test("A form finishes only once if `onSubmit` calls `pressReturn`")
  func finishesOnce() {
    let screen = Screen { Last() }
    screen.tap("Code")
    screen.type("x")
    screen.pressReturn()
    expectNil(screen.focused)
    expect(screen.texts.contains("finished 1"))
  }

  @Test("`pressReturn` never finishes a form that another page covers")
  func offScreen() {
    let screen = Screen { Covered() }
    screen.tap("Push")
    screen.tap("Press")
    screen.tap("Close")
    expect(screen.texts.contains("finished 0"))
    screen.tap("Code")
    screen.pressReturn()
    expect(screen.texts.contains("finished 1"))
  }

  @Test("The user and the app press Return at once, and the form finishes once")
  func both() {
    let screen = Screen { Covered() }
    screen.tap("Code")
    screen.turn {
      screen.pressReturn()
      screen.tap("Return")
    }
    expect(screen.texts, equals: ["finished 1"])
    screen.settle()
    expect(screen.texts, equals: ["finished 1"], "still once")
  }

  @Test("A form that leaves in the turn of `pressReturn` doesn't finish later")
  func leaves() {
    let screen = Screen { Covered() }
    screen.turn {
      screen.tap("Return")
      screen.tap("Push")
    }
    screen.tap("Close")
    expect(screen.texts, equals: ["finished 0"])
    screen.settle()
    expect(screen.texts, equals: ["finished 0"], "still not")
  }
}

/// A form whose app requests focus in `onSubmit`, before or after the form has
/// heard Return. Only the last request counts.
private struct Asking: View {
  enum Place: CaseIterable { case field, form }

  let place: Place
  @State private var form = FieldNavigationProxy<Int>()
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField("One", text: .constant(""))
        .onSubmit { if place == .field { ask() } }
        .field($focus, equals: 1, text: "")
      TextField("Two", text: .constant("")).field($focus, equals: 2, text: "")
      TextField("Three", text: .constant("")).field($focus, equals: 3, text: "")
    }
    .fieldNavigation($focus, proxy: form)
    .onSubmit { if place == .form { ask() } }
  }

  private func ask() {
    form.focus(1)
    form.focus(3)
  }
}

/// A form whose app calls `pressReturn` in `onSubmit`.
private struct Last: View {
  @State private var text = ""
  @State private var finishes = 0
  @State private var form = FieldNavigationProxy<Int>()
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField("Code", text: $text)
        .field($focus, equals: 0, text: text)
        .onSubmit { form.pressReturn(in: 0) }
      Text("finished \(finishes)")
    }
    .fieldNavigation($focus, proxy: form) { finishes += 1 }
  }
}

private struct Covered: View {
  @State private var text = "x"
  @State private var finishes = 0
  @State private var form = FieldNavigationProxy<Int>()
  @FocusState private var focus: Int?

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Code", text: $text).field($focus, equals: 0, text: text)
        Text("finished \(finishes)")
        NavigationLink("Push") { Cover(form: form) }
        Button("Return") { form.pressReturn(in: 0) }
      }
      .fieldNavigation($focus, proxy: form) { finishes += 1 }
    }
  }
}

private struct Cover: View {
  let form: FieldNavigationProxy<Int>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Press") { form.pressReturn(in: 0) }
      Button("Close") { dismiss() }
    }
  }
}
