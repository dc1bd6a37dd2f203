import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("SwiftUI test double: Return")
struct DoubleSubmitTests {
  @Test("All nested onSubmit actions run, in the order that the policy gives")
  func order() {
    for (answer, order) in [
      (Policies.SubmitOrder.outerFirst, ["outer", "middle", "inner"]),
      (.innerFirst, ["inner", "middle", "outer"]),
    ] {
      let calls = Calls()
      let screen = Screen(Policies { $0.submitOrder = answer }) {
        Nested(calls: calls)
      }
      screen.tap("Name")
      screen.pressReturn()
      expect(calls.list, equals: order)
    }
  }

  @Test("A submit scope stops outer `onSubmit` actions")
  func scope() {
    let calls = Calls()
    let screen = Screen { Nested(calls: calls) }
    screen.tap("In scope")
    screen.pressReturn()
    expect(calls.list, equals: ["inner of scope"])
  }

  @Test("`submitScope(false)` passes submissions to outer actions")
  func openScope() {
    let calls = Calls()
    let screen = Screen {
      TextField("Name", text: .constant(""))
        .submitScope(false)
        .onSubmit { calls.list.append("outer") }
    }
    screen.tap("Name")
    screen.pressReturn()
    expect(calls.list, equals: ["outer"])
  }

  @Test("A search field runs only actions for `.search`")
  func search() {
    let calls = Calls()
    let screen = Screen {
      TextField("Name", text: .constant(""))
        .searchable(text: .constant(""))
        .onSubmit { calls.list.append("text") }
        .onSubmit(of: .search) { calls.list.append("search") }
        .onSubmit(of: [.text, .search]) { calls.list.append("both") }
    }
    screen.tap("Search")
    expect(screen.returnKey, equals: "search")
    screen.pressReturn()
    expect(calls.list, equals: ["both", "search"])
    screen.tap("Name")
    screen.pressReturn()
    expect(calls.list, equals: ["both", "search", "both", "text"])
  }

  @Test("With `resignsBeforeSubmit`, the focus state in onSubmit is nil")
  func resignsBefore() {
    for (resigns, said) in [(false, "name"), (true, "nil")] {
      let calls = Calls()
      let screen = Screen(Policies { $0.resignsBeforeSubmit = resigns }) {
        Chain(calls: calls)
      }
      screen.tap("Name")
      screen.pressReturn()
      expect(calls.list, equals: [said])
    }
  }

  @Test("Focus stays where an `onSubmit` action has moved it")
  func moves() {
    for policies in Policies.pairs {
      let calls = Calls()
      let screen = Screen(policies) { Chain(calls: calls) }
      screen.tap("Name")
      screen.pressReturn()
      expect(screen.focused, equals: "Email", "\(policies)")
    }
  }

  @Test("With `returnResigns`, a field resigns unless an action sets focus")
  func returnResigns() {
    for before in [false, true] {
      for (resigns, focused) in [(true, nil), (false, "Email")] {
        let policies = Policies {
          $0.returnResigns = resigns
          $0.resignsBeforeSubmit = before
        }
        let calls = Calls()
        let screen = Screen(policies) { Chain(calls: calls) }
        screen.tap("Email")
        screen.pressReturn()
        expect(screen.focused, equals: focused)
      }
    }
  }

  @Test("The policy determines whether Return submits a vertical field")
  func vertical() {
    for (answer, calls) in [
      (Policies.VerticalReturn.newline, [String]()), (.submit, ["note"]),
    ] {
      let screen = Screen(Policies { $0.verticalReturn = answer }) {
        Notes()
      }
      screen.tap("Note")
      screen.type("a")
      screen.pressReturn()
      expect(screen.text(of: "Note"), equals: calls.isEmpty ? "a\n" : "a")
      expect(screen.texts, equals: calls)
    }
  }

  @Test("A hardware Return submits a vertical field but no `TextEditor`")
  func hardware() {
    let screen = Screen { Notes() }
    screen.tap("Note")
    screen.pressReturn(hardware: true)
    expect(screen.texts, equals: ["note"])
    screen.tap("Text")
    screen.pressReturn(hardware: true)
    expect(screen.text(of: "Text"), equals: "\n")
    expect(screen.texts, equals: ["note"])
  }

  @Test("The innermost submitLabel decides the Return key's label")
  func label() {
    let screen = Screen {
      VStack {
        TextField("Name", text: .constant("")).submitLabel(.next)
        TextField("Email", text: .constant(""))
      }
      .submitLabel(.go)
    }
    expect(screen.label(of: "Name"), equals: "next")
    expect(screen.label(of: "Email"), equals: "go")
  }
}

final class Calls {
  var list: [String] = []
}

private struct Nested: View {
  let calls: Calls

  var body: some View {
    VStack {
      VStack {
        TextField("Name", text: .constant(""))
          .onSubmit { calls.list.append("inner") }
      }
      .onSubmit { calls.list.append("middle") }
      TextField("In scope", text: .constant(""))
        .onSubmit { calls.list.append("inner of scope") }
        .submitScope()
    }
    .onSubmit { calls.list.append("outer") }
  }
}

private struct Chain: View {
  enum Field { case name, email }
  let calls: Calls
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("Name", text: .constant(""))
        .focused($focus, equals: .name)
        .onSubmit {
          calls.list.append(focus.map { "\($0)" } ?? "nil")
          focus = .email
        }
      TextField("Email", text: .constant("")).focused($focus, equals: .email)
    }
  }
}

private struct Notes: View {
  @State private var note = ""
  @State private var text = ""
  @State private var submitted: String?

  var body: some View {
    VStack {
      TextField("Note", text: $note, axis: .vertical)
        .onSubmit { submitted = "note" }
      TextEditor(text: $text).accessibilityLabel("Text")
        .onSubmit { submitted = "text" }
    }
    if let submitted { Text(submitted) }
  }
}
