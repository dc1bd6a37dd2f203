import AdapterTesting
import Expectations
import FieldNavigation
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor
@Suite(
  "Nested, adjacent and unusual SwiftUI forms", .unexpectedWarningsFail)
struct ShapeTests {
  @Test(
    "Return stays in a nested form with another focus type (R12)",
    .underPolicyPairs)
  func nestedOther() {
    let screen = Screen { NestedScreen() }
    expect(screen.walk(from: "Street"), equals: ["Street next", "Town done"])
    expect(screen.texts, equals: ["address done"])
    expect(screen.walk(from: "Name"), equals: ["Name next", "Email done"])
    expect(screen.texts, equals: ["address done", "all done"])
  }

  @Test(
    "Return stays in a nested form with the same focus type (R12)",
    .underPolicyPairs)
  func nestedSame() {
    let screen = Screen { NestedSameScreen() }
    expect(screen.walk(from: "B"), equals: ["B next", "C done"])
    expect(screen.walk(from: "A"), equals: ["A next", "D done"])
  }

  @Test("Return stays in each of two adjacent forms", .underPolicyPairs)
  func sideBySide() {
    let screen = Screen {
      VStack {
        Pair(first: "A", second: "B")
        Pair(first: "C", second: "D")
      }
    }
    expect(screen.walk(from: "A"), equals: ["A next", "B done"])
    expect(screen.walk(from: "C"), equals: ["C next", "D done"])
  }

  @Test("Return stays among the fields of a group (R12)", .underPolicyPairs)
  func group() {
    let screen = Screen { GroupScreen() }
    expect(screen.walk(from: "B"), equals: ["B next", "C done"])
    expect(screen.texts, equals: ["group 1, form 0"])
    expect(screen.walk(from: "A"), equals: ["A next", "D done"])
    expect(screen.texts, equals: ["group 1, form 1"])
  }

  @Test(
    "FieldNavigation doesn't change a field outside a form",
    .underPolicyPairs)
  func missingContainer() {
    func play(_ isAdopted: Bool) -> [String] {
      let journal = Journal()
      let screen = Screen { Orphan(isAdopted: isAdopted, journal: journal) }
      screen.tap("A")
      journal.note(screen.returnKey ?? "none")
      screen.pressReturn()
      journal.note("at \(screen.focused ?? "nobody")")
      screen.tap("B")
      screen.tap("Go to A")
      journal.note("at \(screen.focused ?? "nobody")")
      return journal.entries
    }
    let adopted = expectWarning(
      "Field '0' is not inside a form", "Field '1' is not inside a form"
    ) {
      play(true)
    }
    expect(adopted, equals: play(false))
  }

  @Test("A form without fields does nothing", .underPolicyPairs)
  func noFields() {
    let screen = Screen { Empty() }
    screen.tap("Plain")
    screen.type("x")
    screen.pressReturn()
    expect(screen.text(of: "Plain"), equals: "x")
    expect(screen.texts, equals: ["finishes 0"])
  }

  @Test(
    "Return moves past two fields with the same focus value",
    .underPolicyPairs, .expectsWarning("Two fields have the value"))
  func duplicates() {
    let screen = Screen { Duplicates() }
    screen.tap("First")
    screen.pressReturn()
    expect(screen.focused, equals: "Other")
  }

  @Test(
    "Reading order follows the layout direction (R3)", .underPolicyPairs,
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func readingOrder(direction: LayoutDirection) {
    let screen = Screen {
      Quarters().environment(\.layoutDirection, direction)
    }
    screen.place("NW", at: CGRect(x: 0, y: 0, width: 100, height: 30))
    screen.place("NE", at: CGRect(x: 110, y: 2, width: 100, height: 30))
    screen.place("SW", at: CGRect(x: 0, y: 40, width: 100, height: 30))
    screen.place("SE", at: CGRect(x: 110, y: 41, width: 100, height: 30))
    expect(
      screen.walk(from: direction == .leftToRight ? "NW" : "NE"),
      equals: direction == .leftToRight
        ? ["NW next", "NE next", "SW next", "SE done"]
        : ["NE next", "NW next", "SE next", "SW done"])
  }

  @Test(
    "Return follows a changed explicit order (R2)",
    .underPolicyPairs)
  func changingOrder() {
    let screen = Screen { Reordered() }
    expect(screen.walk(from: "A"), equals: ["A next", "B next", "C done"])
    for title in ["A", "B", "C"] {
      screen.tap(title)
      screen.clear()
    }
    screen.tap("Turn round")
    expect(screen.walk(from: "C"), equals: ["C next", "B next", "A done"])
  }

  @Test(
    "A Send key finishes even a form that wraps (R5, R6)",
    .underPolicyPairs)
  func wrapping() {
    let screen = Screen { Wrapping() }
    screen.tap("B")
    expect(screen.returnKey, equals: "next")
    screen.type("x")
    screen.pressReturn()
    expect(screen.focused, equals: "A")
    expect(screen.returnKey, equals: "send")
    screen.pressReturn()
    expect(screen.texts, equals: ["finished 1"])
  }
}

private struct NestedScreen: View {
  enum Field: CaseIterable { case name, email }
  enum Address: CaseIterable { case street, town }
  @State private var texts = ["", "", "", ""]
  @State private var done: [String] = []
  @FocusState private var focus: Field?
  @FocusState private var address: Address?

  var body: some View {
    VStack {
      TextField("Name", text: $texts[0])
        .field($focus, equals: .name, text: texts[0])
      VStack {
        TextField("Street", text: $texts[1])
          .field($address, equals: .street, text: texts[1])
        TextField("Town", text: $texts[2])
          .field($address, equals: .town, text: texts[2])
      }
      .fieldNavigation($address) { done.append("address done") }
      TextField("Email", text: $texts[3])
        .field($focus, equals: .email, text: texts[3])
      ForEach(done, id: \.self) { Text($0) }
    }
    .fieldNavigation($focus) { done.append("all done") }
  }
}

private struct NestedSameScreen: View {
  @State private var texts = ["", "", "", ""]
  @FocusState private var focus: Int?
  @FocusState private var inner: Int?

  var body: some View {
    VStack {
      TextField("A", text: $texts[0]).field($focus, equals: 0, text: texts[0])
      VStack {
        TextField("B", text: $texts[1]).field($inner, equals: 1, text: texts[1])
        TextField("C", text: $texts[2]).field($inner, equals: 2, text: texts[2])
      }
      .fieldNavigation($inner)
      TextField("D", text: $texts[3]).field($focus, equals: 3, text: texts[3])
    }
    .fieldNavigation($focus)
  }
}

private struct Pair: View {
  let first: String
  let second: String
  @State private var texts = ["", ""]
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField(first, text: $texts[0]).field($focus, equals: 0, text: texts[0])
      TextField(second, text: $texts[1])
        .field($focus, equals: 1, text: texts[1])
    }
    .fieldNavigation($focus)
  }
}

private struct GroupScreen: View {
  @State private var texts = ["", "", "", ""]
  @State private var groups = 0
  @State private var forms = 0
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField("A", text: $texts[0]).field($focus, equals: 0, text: texts[0])
      VStack {
        TextField("B", text: $texts[1]).field($focus, equals: 1, text: texts[1])
        TextField("C", text: $texts[2]).field($focus, equals: 2, text: texts[2])
      }
      .fieldGroup { groups += 1 }
      TextField("D", text: $texts[3]).field($focus, equals: 3, text: texts[3])
      Text("group \(groups), form \(forms)")
    }
    .fieldNavigation($focus) { forms += 1 }
  }
}

private struct Orphan: View {
  let isAdopted: Bool
  let journal: Journal
  @State private var texts = ["", ""]
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField("A", text: $texts[0])
        .adopted(isAdopted, $focus, 0, text: texts[0])
      TextField("B", text: $texts[1])
        .adopted(isAdopted, $focus, 1, text: texts[1])
      Button("Go to A") { focus = 0 }
    }
    .onSubmit { journal.note("submit") }
  }
}

private struct Empty: View {
  @State private var text = ""
  @State private var finishes = 0
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField("Plain", text: $text)
      Text("finishes \(finishes)")
    }
    .fieldNavigation($focus) { finishes += 1 }
  }
}

private struct Duplicates: View {
  @State private var texts = ["", "", ""]
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField("First", text: $texts[0])
        .field($focus, equals: 1, text: texts[0])
      TextField("Second", text: $texts[1])
        .field($focus, equals: 1, text: texts[1])
      TextField("Other", text: $texts[2])
        .field($focus, equals: 2, text: texts[2])
    }
    .fieldNavigation($focus)
  }
}

private struct Quarters: View {
  @State private var texts = ["", "", "", ""]
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField("SE", text: $texts[0]).field($focus, equals: 0, text: texts[0])
      TextField("NW", text: $texts[1]).field($focus, equals: 1, text: texts[1])
      TextField("SW", text: $texts[2]).field($focus, equals: 2, text: texts[2])
      TextField("NE", text: $texts[3]).field($focus, equals: 3, text: texts[3])
    }
    .fieldNavigation($focus, order: .reading)
  }
}

private struct Reordered: View {
  @State private var texts = ["", "", ""]
  @State private var order = [0, 1, 2]
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField("A", text: $texts[0]).field($focus, equals: 0, text: texts[0])
      TextField("B", text: $texts[1]).field($focus, equals: 1, text: texts[1])
      TextField("C", text: $texts[2]).field($focus, equals: 2, text: texts[2])
      Button("Turn round") { order.reverse() }
    }
    .fieldNavigation($focus, order: .explicit(order))
  }
}

private struct Wrapping: View {
  @State private var texts = ["", ""]
  @State private var finishes = 0
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField("A", text: $texts[0])
        .field($focus, equals: 0, text: texts[0], returnKey: .send)
      TextField("B", text: $texts[1]).field($focus, equals: 1, text: texts[1])
      Text("finished \(finishes)")
    }
    .fieldNavigation($focus, policy: ReturnPolicy(ending: .wrap)) {
      finishes += 1
    }
  }
}
