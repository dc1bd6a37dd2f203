import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private struct Parcel: View {
  enum Side: CaseIterable { case length, width, height }
  @State private var sides = ["", "5", ""]
  @State private var isDone = false
  @FocusState private var focus: Side?

  var body: some View {
    Form {
      TextField("Length", text: $sides[0])
        .field($focus, equals: .length, text: sides[0]).keyboardType(
          .decimalPad)
      TextField("Width", text: $sides[1])
        .field($focus, equals: .width, text: sides[1]).keyboardType(.decimalPad)
      TextField("Height", text: $sides[2])
        .field($focus, equals: .height, text: sides[2]).keyboardType(
          .decimalPad)
      if isDone { Text("Sent") }
    }
    .fieldNavigation($focus) { isDone = true }
    .inputBar()
  }
}

/// A form with a field that the app leaves out of the form.
private struct Noted: View {
  @State private var isDone = false
  @FocusState private var focus: String?

  var body: some View {
    VStack {
      TextField("Name", text: .constant(""))
        .field($focus, equals: "name", text: "")
      TextField("Note", text: .constant("")).focused($focus, equals: "note")
      if isDone { Text("Sent") }
    }
    .fieldNavigation($focus) { isDone = true }
    .inputBar()
  }
}

/// A form with a single field, whose Return is the app's.
private struct Handled: View {
  @State private var isDone = false
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField("Tags", text: .constant("x"))
        .field($focus, equals: 1, text: "x", handlesReturn: true)
      if isDone { Text("Sent") }
    }
    .fieldNavigation($focus) { isDone = true }
    .inputBar()
  }
}

@MainActor @Suite("Input bar of a SwiftUI form", .underPolicyPairs)
struct BarTests {
  @Test("A form has one input bar with UIKit's titles")
  func once() {
    let screen = Screen { Parcel() }
    screen.tap("Length")
    expect(
      screen.keyboardBar, equals: [["Previous Field", "Next Field", "Done"]])
  }

  /// SwiftUI lays out the bar from its leading edge. A bar that also reversed
  /// its buttons would be back in the order of English.
  @Test("A right-to-left form has the same buttons from the leading edge")
  func rightToLeft() {
    let screen = Screen {
      Parcel().environment(\.layoutDirection, .rightToLeft)
    }
    screen.tap("Length")
    expect(
      screen.keyboardBar, equals: [["Previous Field", "Next Field", "Done"]])
    screen.tapBar("Next Field")
    expect(screen.focused, equals: "Width")
  }

  @Test("Previous and Next visit filled and empty fields (R8)")
  func everyField() {
    let screen = Screen { Parcel() }
    screen.tap("Length")
    screen.tapBar("Next Field")
    expect(screen.focused, equals: "Width")
    screen.tapBar("Next Field")
    expect(screen.focused, equals: "Height")
    screen.tapBar("Next Field")
    expect(screen.focused, equals: "Height")
    screen.tapBar("Previous Field")
    expect(screen.focused, equals: "Width")
    expect(screen.violations.isEmpty)
  }

  @Test("Done closes the keyboard of a field outside the form (R9)")
  func otherField() {
    let screen = Screen { Noted() }
    screen.tap("Note")
    screen.tapBar("Next Field")
    expect(screen.focused, equals: "Note")
    screen.tapBar("Done")
    expectNil(screen.focused)
    expect(screen.texts.isEmpty)
  }

  @Test("Done doesn't finish the form where Return is the app's (R14)")
  func handled() {
    let screen = Screen { Handled() }
    screen.tap("Tags")
    screen.tapBar("Done")
    expectNil(screen.focused)
    expect(screen.texts.isEmpty)
  }

  @Test("Done finishes the form only in the last field")
  func done() {
    let screen = Screen { Parcel() }
    screen.tap("Length")
    screen.tapBar("Done")
    expectNil(screen.focused)
    expect(screen.texts.isEmpty)
    screen.tap("Height")
    screen.tapBar("Done")
    expectNil(screen.focused)
    expect(screen.texts, equals: ["Sent"])
  }
}
