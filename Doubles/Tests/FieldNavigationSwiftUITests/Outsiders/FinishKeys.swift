import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case from, to, day }

/// A train search whose last key shows what happens.
private struct TrainScreen: View {
  let policy: ReturnPolicy
  let tally: AppLog
  @State private var from = ""
  @State private var to = ""
  @State private var day = ""
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("From", text: $from)
        .field($focus, equals: .from, text: from)
      TextField("To", text: $to)
        .field($focus, equals: .to, text: to)
      TextField("Day", text: $day)
        .field($focus, equals: .day, text: day)
    }
    .fieldNavigation($focus, policy: policy) { tally.finish("\(from)-\(to)") }
  }
}

/// A chat message with its own key at each field.
private struct MailScreen: View {
  let tally: AppLog
  @State private var to = ""
  @State private var subject = ""
  @State private var text = ""
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("To", text: $to)
        .field($focus, equals: .to, text: to)
      TextField("Subject", text: $subject)
        .field($focus, equals: .from, text: subject, returnKey: .send)
      TextField("Text", text: $text)
        .field($focus, equals: .day, text: text, returnKey: .go)
    }
    .fieldNavigation(
      $focus, order: .explicit([.to, .from, .day])
    ) { tally.finish("sent") }
  }
}

@MainActor @Suite("Outsider: the last key shows what happens")
struct OutsiderFinishKeyTests {
  @Test("finishKey: .go is the last field's key", .underPolicyPairs)
  func go() async {
    let tally = AppLog()
    let screen = Screen {
      TrainScreen(policy: ReturnPolicy(finishKey: .go), tally: tally)
    }
    expect(screen.labels, equals: ["From": "next", "To": "next", "Day": "go"])
    screen.fill("Day", "Monday")
    expect(screen.labels, equals: ["From": "next", "To": "go", "Day": "go"])
    screen.tap("From")
    screen.type("Rome")
    screen.pressReturn()
    expect(screen.focused, equals: "To")
    screen.type("Pisa")
    expect(screen.returnKey, equals: "go")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["Rome-Pisa"], on: screen)
  }

  @Test(
    "With destination: .next Return visits filled fields", .underPolicyPairs)
  func next() async {
    let tally = AppLog()
    let screen = Screen {
      TrainScreen(
        policy: ReturnPolicy(destination: .next, finishKey: .go), tally: tally)
    }
    screen.fill("To", "Pisa")
    screen.fill("Day", "Monday")
    expect(screen.labels, equals: ["From": "next", "To": "next", "Day": "go"])
    expect(
      screen.walk(from: "From"), equals: ["From next", "To next", "Day go"])
    expectNil(screen.focused)
    await tally.expect(finishes: ["x-Pisa"], on: screen)
  }

  // "Return finishes the form if no later field is empty. Earlier fields may be
  // empty. With ReturnPolicy(ending: .wrap), Return goes back to the
  // earlier field first."
  @Test(
    "With wrap Return goes back to an empty field", .underPolicyPairs)
  func wraps() async {
    let tally = AppLog()
    let screen = Screen {
      TrainScreen(policy: ReturnPolicy(ending: .wrap), tally: tally)
    }
    screen.tap("To")
    screen.type("Pisa")
    screen.pressReturn()
    expect(screen.focused, equals: "Day")
    screen.type("Monday")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "From")
    await tally.expect(finishes: [], on: screen)
    screen.type("Rome")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["Rome-Pisa"], on: screen)
  }

  // "With .search, .send and .route, Return calls onFinish in any field. With
  // .done, .go, .join and .continue, Return calls onFinish only if no empty
  // field follows."
  @Test(
    "A field's own Send sends while a later field is empty", .underPolicyPairs)
  func own() async {
    let tally = AppLog()
    let screen = Screen { MailScreen(tally: tally) }
    expect(
      screen.labels, equals: ["To": "next", "Subject": "send", "Text": "go"])
    screen.tap("To")
    screen.type("Ann")
    screen.pressReturn()
    expect(screen.focused, equals: "Subject")
    screen.type("Hi")
    expect(screen.returnKey, equals: "send")
    screen.pressReturn()
    expectNil(screen.focused)  // silent
    await tally.expect(finishes: ["sent"], on: screen)
    screen.tap("Text")
    screen.type("x")
    expect(screen.returnKey, equals: "go")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["sent", "sent"], on: screen)
  }
}
