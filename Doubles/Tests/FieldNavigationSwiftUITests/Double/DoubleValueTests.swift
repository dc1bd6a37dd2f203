import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("SwiftUI test double: fields with a value and a format")
struct DoubleValueTests {
  private struct Field: View {
    @State private var optional: Int? = 1
    @State private var number = 1

    var body: some View {
      TextField("Optional", value: $optional, format: .number)
      TextField("Number", value: $number, format: .number)
      Text(optional.map(String.init) ?? "nil")
      Text("\(number)")
    }
  }

  private func screen(_ valueSet: ValueSet) -> Screen {
    Screen(valueSet: valueSet) { VStack { Field() } }
  }

  @Test(
    "A field with a format sets its value when editing ends",
    arguments: [true, false])
  func editingEnds(isReturn: Bool) {
    let screen = screen(.onReturnAndEnd)
    screen.tap("Number")
    screen.type("2")
    expect(screen.texts, equals: ["1", "1"])
    expect(screen.text(of: "Number"), equals: "12")
    if isReturn { screen.pressReturn() } else { screen.tap("Optional") }
    expect(screen.texts, equals: ["1", "12"])
  }

  @Test(
    "If only Return sets the value, a field that loses focus keeps its text")
  func onReturn() {
    let screen = screen(.onReturn)
    screen.fill("Number", "2")
    expect(screen.texts, equals: ["1", "1"])
    expect(screen.text(of: "Number"), equals: "12")
    screen.tap("Number")
    screen.pressReturn()
    expect(screen.texts, equals: ["1", "12"])
  }

  @Test("Invalid text sets only an optional number to nil")
  func noNumber() {
    let screen = screen(.onReturnAndEnd)
    for field in ["Number", "Optional"] {
      screen.tap(field)
      screen.clear()
      screen.type("abc")
      screen.pressReturn()
    }
    expect(screen.texts, equals: ["nil", "1"])
    expect(screen.text(of: "Number"), equals: "1")
    expect(screen.text(of: "Optional"), equals: "")
  }
}

@MainActor @Suite("SwiftUI test double: observable objects")
struct DoubleObservableTests {
  @Observable final class Model {
    var read = 0
    var unread = 0
  }

  private struct Reader: View {
    let model: Model

    var body: some View { Text("\(model.read)") }
  }

  @Test(
    "A body is evaluated only when an observed property that it read changes")
  func evaluates() {
    let model = Model()
    let screen = Screen { Reader(model: model) }
    screen.resetCounts()
    model.unread = 1
    screen.settle()
    expectNil(screen.evaluations["Reader"])
    model.read = 5
    screen.settle()
    expect(screen.texts, equals: ["5"])
    expect(screen.evaluations["Reader"], equals: 1)
  }
}
