import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// A form whose fields are in a submit scope. Only the field hears Return.
private struct Scoped: View {
  var refuses = false
  @State private var texts = ["x", ""]
  @State private var isShort = false
  @State private var finishes = 0
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      VStack {
        TextField("One", text: $texts[0])
          .field($focus, equals: 1, text: texts[0])
        if !isShort {
          TextField("Two", text: $texts[1])
            .disabled(refuses)
            .field($focus, equals: 2, text: texts[1])
        }
      }
      .submitScope()
      Button("Shorten") { isShort = true }
      Text("finished \(finishes)")
    }
    .fieldNavigation($focus) { finishes += 1 }
  }
}

/// A form inside a form. One field of the outer form is among the inner fields.
private struct Nested: View {
  @FocusState private var focus: Int?
  @FocusState private var inner: String?

  var body: some View {
    VStack {
      TextField("One", text: .constant("")).field($focus, equals: 1, text: "")
      VStack {
        TextField("Inner", text: .constant(""))
          .field($inner, equals: "inner", text: "")
        TextField("Two", text: .constant("")).field($focus, equals: 2, text: "")
      }
      .fieldNavigation($inner)
    }
    .fieldNavigation($focus)
  }
}

@MainActor @Suite("Forms inside forms", .underPolicyPairs)
struct NestedFormTests {
  @Test("A field belongs to the form whose values have its type (R12)")
  func outerField() {
    let screen = Screen { Nested() }
    screen.tap("One")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Two")
    expect(screen.label(of: "Inner"), equals: "done")
  }
}

@MainActor
@Suite("Returns that a scope keeps from the form", .underPolicyPairs)
struct ScopeTests {
  @Test("Return goes to the next empty field, then finishes the form (R4)")
  func moves() {
    let screen = Screen { Scoped() }
    screen.tap("One")
    screen.pressReturn()
    expect(screen.focused, equals: "Two")
    screen.pressReturn()
    expect(screen.texts, equals: ["finished 1"])
    screen.settle()
    expect(screen.texts, equals: ["finished 1"], "still once")
  }

  @Test("A key that showed Next never finishes the form (R6)")
  func showedNext() {
    let screen = Screen { Scoped() }
    screen.tap("One")
    expect(screen.returnKey, equals: "next")
    screen.turn {
      screen.tap("Shorten")
      screen.pressReturn()
    }
    expect(screen.texts, equals: ["finished 0"])
    screen.settle()
    expect(screen.texts, equals: ["finished 0"], "still not")
  }

  @Test("The key shows Done after the only other field refused (R10)")
  func refusal() {
    let screen = Screen { Scoped(refuses: true) }
    screen.tap("One")
    screen.pressReturn()
    expect(screen.focused, equals: "One")
    expect(screen.returnKey, equals: "done")
    expect(screen.texts, equals: ["finished 0"])
  }
}
