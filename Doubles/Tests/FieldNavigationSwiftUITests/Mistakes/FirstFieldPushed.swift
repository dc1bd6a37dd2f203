import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case title, text }

/// A list of notes. Each is edited on a pushed page. The editor pushes a help
/// page.
private struct PushedNotesScreen: View {
  let tally: AppLog

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("New note") { Editor(tally: tally) }
        NavigationLink("Old note") {
          Editor(tally: tally, title: "T", text: "x")
        }
      }
    }
  }
}

private struct Editor: View {
  let tally: AppLog
  @State var title = ""
  @State var text = ""
  @State private var form = FieldNavigationProxy<Field>()
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Title", text: $title)
        .field($focus, equals: .title, text: title)
      TextField("Text", text: $text)
        .field($focus, equals: .text, text: text)
      NavigationLink("Help") { Text("Write.") }
    }
    .fieldNavigation($focus, proxy: form) { tally.finish("\(title) \(text)") }
    .onChange(of: focus) { if let focus { tally.submit("\(focus)") } }
    .onAppear { form.focusFirst() }
  }
}

@MainActor @Suite("the first field of a pushed page")
struct NewcomerPushedFirstTests {
  @Test("The new note's title has focus, once", .underPolicyPairs)
  func new() async {
    let tally = AppLog()
    let screen = Screen { PushedNotesScreen(tally: tally) }
    screen.tap("New note")
    await screen.rest()
    expect(screen.focused, equals: "Title")
    await tally.expect(finishes: [], submits: ["title"], on: screen)
  }

  // "If every field is filled, nothing gets focus."
  @Test("An old note opens to be read", .underPolicyPairs)
  func old() async {
    let tally = AppLog()
    let screen = Screen { PushedNotesScreen(tally: tally) }
    screen.tap("Old note")
    await screen.rest()
    expectNil(screen.focused)
    await tally.expect(finishes: [], on: screen)
  }

  // "comes back from a pushed screen". `onAppear` is called again, and the text
  // is still empty.
  @Test("Back from the help, the keyboard stays closed", .underPolicyPairs)
  func back() async {
    let tally = AppLog()
    let screen = Screen { PushedNotesScreen(tally: tally) }
    screen.tap("New note")
    await screen.rest()
    screen.type("T")
    screen.dismissKeyboard()
    screen.tap("Help")
    await screen.rest()
    screen.pop()
    await screen.rest()
    expectNil(screen.focused)
    await tally.expect(finishes: [], submits: ["title"], on: screen)
  }
}

private enum Step: CaseIterable { case mail, code }

/// A wizard on one page. The second step's field appears after the first
/// answer. The developer asks for the first field before there is any.
private struct LoadingScreen: View {
  let tally: AppLog
  @State private var isLoaded = false
  @State private var mail = ""
  @State private var code = ""
  @State private var form = FieldNavigationProxy<Step>()
  @FocusState private var focus: Step?

  var body: some View {
    VStack {
      if isLoaded {
        TextField("Mail", text: $mail)
          .field($focus, equals: .mail, text: mail)
        TextField("Code", text: $code)
          .field($focus, equals: .code, text: code)
      } else {
        Button("Load") { isLoaded = true }
      }
    }
    .fieldNavigation($focus, proxy: form) { tally.finish() }
    .onAppear { form.focusFirst() }
  }
}

@MainActor @Suite("the first field of a form that loads")
struct NewcomerLoadingFirstTests {
  // "as soon as a field is mounted"
  @Test("The call in onAppear waits for the first field", .underPolicyPairs)
  func waits() async {
    let tally = AppLog()
    let screen = Screen { LoadingScreen(tally: tally) }
    await screen.rest()
    expectNil(screen.focused)
    screen.tap("Load")
    await screen.rest()
    expect(screen.focused, equals: "Mail")
    screen.dismissKeyboard()
    await screen.rest()
    expectNil(screen.focused, "once")
  }
}
