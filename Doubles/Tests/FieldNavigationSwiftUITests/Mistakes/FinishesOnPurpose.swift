import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case to, subject, text }

/// A message. "Save as draft" is allowed with mistakes: Return in the text
/// decides by itself what happens.
private struct DraftScreen: View {
  enum Way: CaseIterable, Sendable { case proceed, finish, finishAndStay, to }

  let way: Way
  let tally: AppLog
  @State private var to = ""
  @State private var subject = ""
  @State private var text = ""
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("To", text: $to)
        .field($focus, equals: .to, text: to, isInvalid: !to.contains("@"))
      TextField("Subject", text: $subject)
        .field($focus, equals: .subject, text: subject)
      TextField("Text", text: $text)
        .field($focus, equals: .text, text: text, isInvalid: text == "?") {
          switch way {
          case .proceed: .proceed
          case .finish: .finish
          case .finishAndStay: .finishAndStay
          case .to: .focus(.subject)
          }
        }
    }
    .fieldNavigation($focus) { tally.finish(to) }
  }
}

@MainActor @Suite("the app finishes on purpose")
struct NewcomerOnPurposeTests {
  private func written(_ way: DraftScreen.Way, text: String = "x") -> (
    Screen, AppLog
  ) {
    let tally = AppLog()
    let screen = Screen { DraftScreen(way: way, tally: tally) }
    for (title, words) in [("To", "ann"), ("Subject", "s"), ("Text", text)] {
      screen.tap(title)
      screen.type(words)
    }
    screen.pressReturn()
    return (screen, tally)
  }

  // "SwiftUI's `onReturn` that returns `.finish` or `.finishAndStay` finishes
  // past mistakes: the app has decided."
  @Test(
    "finish and finishAndStay finish past mistakes, elsewhere and here",
    .underPolicyPairs, arguments: ["x", "?"])
  func finishes(text: String) async {
    let (screen, tally) = written(.finish, text: text)
    await tally.expect(finishes: ["ann"], on: screen)
    expectNil(screen.focused)
    let (second, other) = written(.finishAndStay, text: text)
    await other.expect(finishes: ["ann"], on: second)
    expect(second.focused, equals: "Text")
  }

  // "With `.proceed`, the form does what the key shows."
  @Test("proceed obeys the mistakes", .underPolicyPairs)
  func proceeds() async {
    let (screen, tally) = written(.proceed)
    expect(screen.focused, equals: "To")
    await tally.expect(finishes: [], on: screen)
    expect(screen.focused, equals: "To")
  }

  @Test("focus(.subject) goes where the app says, past the mistake")
  func focuses() async {
    let (screen, tally) = written(.to)
    expect(screen.focused, equals: "Subject")
    await tally.expect(finishes: [], on: screen)
    expect(screen.focused, equals: "Subject")
  }
}

private enum KeyField: CaseIterable { case name, zip, town }

/// An address with `stopsAtInvalid`, the bar, and the app's own keys.
private struct StrictScreen: View {
  let policy: ReturnPolicy
  let zipKey: ReturnKey?
  let tally: AppLog
  @State private var name = ""
  @State private var zip = ""
  @State private var town = ""
  @FocusState private var focus: KeyField?

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .field($focus, equals: .name, text: name, isInvalid: name == "?")
      zipField
      TextField("Town", text: $town)
        .field($focus, equals: .town, text: town)
    }
    .fieldNavigation($focus, policy: policy) {
      tally.finish("\(name) \(zip) \(town)")
    }
    .inputBar()
  }

  @ViewBuilder private var zipField: some View {
    if let zipKey {
      TextField("ZIP", text: $zip)
        .field(
          $focus, equals: .zip, text: zip, returnKey: zipKey,
          isInvalid: zip.count != 5)
    } else {
      TextField("ZIP", text: $zip)
        .field($focus, equals: .zip, text: zip, isInvalid: zip.count != 5)
    }
  }
}

@MainActor @Suite("stopsAtInvalid, the bar, own keys")
struct NewcomerStrictTests {
  private func screen(
    _ policy: ReturnPolicy = ReturnPolicy(), _ key: ReturnKey? = nil
  ) -> (Screen, AppLog) {
    let tally = AppLog()
    return (
      Screen { StrictScreen(policy: policy, zipKey: key, tally: tally) }, tally
    )
  }

  // "Return in a field that is itself invalid stays there, wherever it is in
  // the form."
  @Test(
    "stopsAtInvalid keeps Return in a wrong field until it is right",
    .underPolicyPairs)
  func stops() async {
    let (screen, tally) = screen(ReturnPolicy(stopsAtInvalid: true))
    screen.tap("ZIP")
    screen.type("12")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "ZIP")
    await screen.rest()
    expect(screen.focused, equals: "ZIP")
    expect(screen.text(of: "ZIP"), equals: "12")
    screen.type("345")
    screen.pressReturn()
    expect(screen.focused, equals: "Town")
    await tally.expect(finishes: [], on: screen)
  }

  // "The Done of an input bar and Command+Return obey the rule like Return."
  @Test("The bar's Done goes to the mistake, its arrows go anywhere")
  func bar() async {
    let (screen, tally) = screen(ReturnPolicy(stopsAtInvalid: true))
    screen.tap("Name")
    screen.type("Ann")
    screen.tapBar("Next Field")
    screen.type("12")
    screen.tapBar("Next Field")
    expect(screen.focused, equals: "Town")
    screen.type("Rome")
    screen.tapBar("Done")
    expect(screen.focused, equals: "ZIP")
    await tally.expect(finishes: [], on: screen)
    expect(screen.focused, equals: "ZIP")
    screen.type("345")
    screen.tapBar("Done")
    expectNil(screen.focused)
    await tally.expect(finishes: ["Ann 12345 Rome"], on: screen)
  }

  @Test("The bar's Done before the end only closes, whatever is wrong")
  func doneBefore() async {
    let (screen, tally) = screen()
    screen.tap("Name")
    screen.type("?")
    screen.tapBar("Done")
    expectNil(screen.focused, "the town is empty: Done hides")
    await tally.expect(finishes: [], on: screen)
  }

  // "A key with the app's own label `search`, `send`, ... that finishes
  // anywhere obeys it as well."
  @Test("Send in the middle goes to the mistake above", .underPolicyPairs)
  func send() async {
    let (screen, tally) = screen(ReturnPolicy(), .send)
    screen.tap("Name")
    screen.type("?")
    screen.tap("ZIP")
    screen.type("12345")
    expect(screen.returnKey, equals: "send")
    screen.pressReturn()
    expect(screen.focused, equals: "Name")
    await tally.expect(finishes: [], on: screen)
    screen.clear()
    screen.type("Ann")
    screen.tap("ZIP")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["Ann 12345 "], on: screen)
  }
}
