import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case subject, message, place }

/// A report whose message has lines.
private struct ReportScreen: View {
  let tally: AppLog
  @State private var subject = ""
  @State private var message = ""
  @State private var place = ""
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Subject", text: $subject)
        .field($focus, equals: .subject, text: subject)
      TextField("Message", text: $message, axis: .vertical)
        .lineLimit(5)
        .field($focus, equals: .message, text: message, breaksLines: true)
      TextField("Place", text: $place)
        .field($focus, equals: .place, text: place)
    }
    .fieldNavigation($focus) { tally.finish() }
  }
}

/// A chat whose Return sends. The message field grows, but takes no line break.
private struct ChatScreen: View {
  enum Entry: CaseIterable { case to, message }

  let tally: AppLog
  @State private var to = ""
  @State private var message = ""
  @State private var form = FieldNavigationProxy<Entry>()
  @FocusState private var focus: Entry?

  var body: some View {
    VStack {
      TextField("To", text: $to)
        .field($focus, equals: .to, text: to)
      TextField("Message", text: $message, axis: .vertical)
        .field($focus, equals: .message, text: message)
    }
    .fieldNavigation($focus, proxy: form) { tally.finish("sent \(message)") }
    .onChange(of: message) { _, new in
      guard new.contains("\n") else { return }
      message = new.replacingOccurrences(of: "\n", with: "")
      form.pressReturn(in: .message)
    }
  }
}

@MainActor @Suite("Outsider: a text field with a vertical axis")
struct OutsiderVerticalTextTests {
  // "In such a field the on-screen Return key inserts a line break."
  @Test("The on-screen Return breaks the line")
  func breaks() async {
    let tally = AppLog()
    let screen = Screen { ReportScreen(tally: tally) }
    screen.tap("Subject")
    screen.type("Lamp")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Message")
    expect(screen.returnKey != "next")
    expect(screen.returnKey != "done")
    screen.type("broken")
    screen.pressReturn()
    screen.type("since May")
    expect(screen.focused, equals: "Message")
    expect(screen.text(of: "Message"), equals: "broken\nsince May")
    await tally.expect(finishes: [], on: screen)
    screen.tap("Place")
    expect(screen.returnKey, equals: "done")
    screen.type("hall")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["form"], on: screen)
  }

  // "On a hardware keyboard, Return moves focus to the next field if SwiftUI
  // submits the field."
  @Test("A hardware Return moves on", .underPolicyPairs)
  func hardware() async {
    let tally = AppLog()
    let screen = Screen { ReportScreen(tally: tally) }
    screen.tap("Message")
    screen.type("broken")
    screen.pressReturn(hardware: true)
    expect(screen.focused, equals: "Place")
    expect(screen.text(of: "Message"), equals: "broken")
    screen.type("hall")
    screen.pressReturn(hardware: true)
    expectNil(screen.focused)
    await tally.expect(finishes: ["form"], on: screen)
  }

  // The table of "Focus from code". Whatever the OS does with
  // Return, one press sends once.
  @Test(
    "Return sends the chat's message exactly once", .underPolicyPairs,
    arguments: [false, true])
  func chat(hardware: Bool) async {
    let tally = AppLog()
    let screen = Screen { ChatScreen(tally: tally) }
    screen.tap("To")
    screen.type("Ben")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn(hardware: hardware)
    expect(screen.focused, equals: "Message")
    screen.type("hello")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn(hardware: hardware)
    expect(screen.text(of: "Message"), equals: "hello")
    expectNil(screen.focused)
    await tally.expect(finishes: ["sent hello"], on: screen)
    expectNil(screen.focused)
    expect(screen.text(of: "Message"), equals: "hello")
  }

  @Test("A pasted text with a line break counts as Return", .underPolicyPairs)
  func pasted() async {
    let tally = AppLog()
    let screen = Screen { ChatScreen(tally: tally) }
    screen.tap("Message")
    screen.type("two\nlines")
    expect(screen.text(of: "Message"), equals: "twolines")
    // To is empty but earlier: "Return finishes the form if no later field is
    // empty. Earlier fields may be empty."
    expectNil(screen.focused)
    await tally.expect(finishes: ["sent twolines"], on: screen)
  }
}
