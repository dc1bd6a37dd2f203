import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case title, body }

/// A note that is loaded. Its title has focus as soon as it is there.
private struct NoteScreen: View {
  enum Way { case task, loading, appear, both }

  let way: Way
  let tally: AppLog
  @State private var title = ""
  @State private var text = ""
  @State private var form = FieldNavigationProxy<Field>()
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Title", text: $title)
        .field($focus, equals: .title, text: title)
      TextField("Body", text: $text)
        .field($focus, equals: .body, text: text)
    }
    .fieldNavigation($focus, proxy: form) { tally.finish("\(title) \(text)") }
    .onAppear {
      if way == .appear || way == .both { form.focus(.title) }
    }
    .task {
      switch way {
      case .task, .both:
        focus = .title
      case .loading:
        await Task.yield()
        title = "Loaded"
        focus = .body
      case .appear:
        break
      }
    }
  }
}

@MainActor @Suite("Outsider: focus when the screen appears")
struct OutsiderFocusOnArrivalTests {
  @Test("Focus set in .task", .underPolicyPairs)
  func task() async {
    let tally = AppLog()
    let screen = Screen { NoteScreen(way: .task, tally: tally) }
    await screen.wait { screen.focused == "Title" }
    await walk(screen, tally)
  }

  // "focus a field when the screen appears: .onAppear { form.focus(.name) }.
  // Some OS versions ignore a focus state that onAppear sets."
  @Test("Focus asked of the form in onAppear", .underPolicyPairs)
  func appear() async {
    let tally = AppLog()
    let screen = Screen { NoteScreen(way: .appear, tally: tally) }
    await screen.wait { screen.focused == "Title" }
    await walk(screen, tally)
  }

  @Test("onAppear that is called twice", .underPolicyPairs)
  func twice() async {
    let tally = AppLog()
    let screen = Screen(repeatsAppear: true) {
      NoteScreen(way: .both, tally: tally)
    }
    await screen.wait { screen.focused == "Title" }
    await walk(screen, tally)
  }

  @Test("Focus after loading, in the field that is still empty")
  func loading() async {
    let tally = AppLog()
    let screen = Screen { NoteScreen(way: .loading, tally: tally) }
    await screen.wait { screen.focused == "Body" }
    expect(screen.text(of: "Title"), equals: "Loaded")
    expect(screen.returnKey, equals: "done")
    screen.type("text")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["Loaded text"], on: screen)
    expectNil(screen.focused)
  }

  private func walk(_ screen: Screen, _ tally: AppLog) async {
    // The task may come after onAppear.
    await screen.rest()
    expect(screen.focused, equals: "Title")
    expect(screen.returnKey, equals: "next")
    screen.type("T")
    screen.pressReturn()
    expect(screen.focused, equals: "Body")
    await screen.rest()
    expect(screen.focused, equals: "Body")
    expect(screen.returnKey, equals: "done")
    screen.type("B")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["T B"], on: screen)
    expectNil(screen.focused)
  }
}
