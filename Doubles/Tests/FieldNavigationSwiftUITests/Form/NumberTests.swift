import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private struct Invoice: View {
  enum Field: CaseIterable { case amount, count, note }

  @State private var amount: Int?
  @State private var count = 1
  @State private var note = ""
  @State private var saved = ""
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("Amount", value: $amount, format: .number)
        .field($focus, equals: .amount, isEmpty: amount == nil)
      TextField("Count", value: $count, format: .number)
        .field($focus, equals: .count, isEmpty: false)
      TextField("Note", text: $note).field($focus, equals: .note, text: note)
      Text(saved)
    }
    .fieldNavigation($focus) {
      saved = "\(amount.map(String.init) ?? "no amount"), \(count)"
    }
  }
}

@MainActor
@Suite("Number fields, whose values SwiftUI sets late", .underPolicyPairs)
struct NumberTests {
  private func screen(_ valueSet: ValueSet) -> Screen {
    Screen(valueSet: valueSet) { Invoice() }
  }

  @Test(
    "Return visits an empty field only if its number is optional",
    arguments: ValueSet.allCases)
  func targets(valueSet: ValueSet) {
    let screen = screen(valueSet)
    screen.tap("Amount")
    expect(screen.returnKey, equals: "next")
    screen.type("5")
    // SwiftUI hasn't set the value yet. The label doesn't change.
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Note")
    screen.pressReturn()
    expect(screen.texts.contains("5, 1"))
  }

  @Test(
    "The finish action reads the number just typed",
    arguments: ValueSet.allCases)
  func lastField(valueSet: ValueSet) {
    let screen = screen(valueSet)
    screen.fill("Note")
    screen.tap("Amount")
    expect(screen.returnKey, equals: "done")
    screen.type("7")
    screen.pressReturn()
    expectNil(screen.focused)
    expect(screen.texts.contains("7, 1"))
  }

  @Test(
    "A number field counts as empty after the user deletes the number",
    arguments: [ValueSet.onReturnAndEnd, .atEnd])
  func deleted(valueSet: ValueSet) {
    let screen = screen(valueSet)
    screen.fill("Amount", "5")
    screen.fill("Note")
    screen.tap("Amount")
    screen.clear()
    screen.dismissKeyboard()
    screen.tap("Count")
    expect(screen.returnKey, equals: "done", "nothing empty follows")
    screen.tap("Amount")
    screen.pressReturn()
    expect(screen.texts.contains("no amount, 1"))
  }
}
