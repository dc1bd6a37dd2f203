import AdapterTesting
import Expectations
import Foundation
import SwiftUI
import SwiftUIDriver
import Testing

@testable import FieldNavigationSwiftUI

private enum Field: CaseIterable { case one, two, three }

/// The app's answers to Return, and what it has heard.
@MainActor private final class App {
  var decisions: [Field: ReturnDecision<Field>] = [:]
  var asked: [Field] = []
  var finished: [Field] = []

  nonisolated init() {}

  func decide(_ field: Field) -> ReturnDecision<Field> {
    asked.append(field)
    return decisions[field] ?? .proceed
  }
}

private struct Decided: View {
  let app: App
  @State private var texts = ["", "", ""]
  @State private var form = FieldNavigationProxy<Field>()
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("One", text: $texts[0])
        .field($focus, equals: .one, text: texts[0]) { app.decide(.one) }
      TextField("Two", text: $texts[1])
        .field($focus, equals: .two, text: texts[1]) { app.decide(.two) }
      TextField("Three", text: $texts[2])
        .field($focus, equals: .three, text: texts[2]) { app.decide(.three) }
      Text("next \(focus != nil && form.canFocusNext)")
      Text("previous \(focus != nil && form.canFocusPrevious)")
      Button("Return in two") { form.pressReturn(in: .two) }
      Button("Twice") {
        form.pressReturn(in: .three)
        form.pressReturn(in: .three)
      }
    }
    .fieldNavigation($focus, proxy: form) { field in
      app.finished.append(field)
    }
  }
}

@MainActor
@Suite("A field's onReturn decides about Return", .underPolicyPairs)
struct ReturnDecisionTests {
  private let app = App()

  private func screen(_ decisions: [Field: ReturnDecision<Field>] = [:])
    -> Screen
  {
    app.decisions = decisions
    return Screen { Decided(app: app) }
  }

  @Test("Without a wish, Return does what the key shows")
  func proceed() {
    let screen = screen()
    screen.tap("One")
    screen.pressReturn()
    expect(screen.focused, equals: "Two")
    expect(app.asked, equals: [.one], "once per Return")
    screen.settle()
    expect(app.asked, equals: [.one], "still once")
  }

  @Test("Focus stays in the field, and the next Return asks again (R14)")
  func stay() {
    let screen = screen([.one: .stay])
    screen.tap("One")
    screen.pressReturn()
    screen.pressReturn()
    expect(screen.focused, equals: "One")
    expect(screen.returnKey, equals: "next")
    expect(app.asked, equals: [.one, .one])
    app.decisions = [:]
    screen.pressReturn()
    expect(screen.focused, equals: "Two")
    expect(app.finished, equals: [])
  }

  @Test("The keyboard stays open while focus stays in the field (R14)")
  func keepsKeyboard() {
    guard !Policies.current.resignsBeforeSubmit else { return }
    let screen = screen([.one: .stay])
    screen.tap("One")
    screen.resetLog()
    screen.pressReturn()
    expect(screen.log, equals: ["submit One"])
  }

  @Test("In the last field, staying doesn't finish the form (R14)")
  func stayAtEnd() {
    let screen = screen([.three: .stay])
    screen.tap("Three")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expect(screen.focused, equals: "Three")
    expect(app.finished, equals: [])
    app.decisions = [:]
    screen.pressReturn()
    expect(app.finished, equals: [.three])
    screen.settle()
    expect(app.finished, equals: [.three], "still once")
  }

  @Test("Focus goes to the named field, also backward (R14)")
  func focus() {
    let screen = screen([.two: .focus(.one)])
    screen.tap("Two")
    screen.pressReturn()
    expect(screen.focused, equals: "One")
    expect(app.finished, equals: [])
  }

  @Test("The form finishes although empty fields follow, and names the field")
  func finish() {
    let screen = screen([.one: .finish])
    screen.tap("One")
    screen.pressReturn()
    expectNil(screen.focused)
    expect(app.finished, equals: [.one])
  }

  @Test("The form finishes and stays, as often as the user wants")
  func finishAndStay() {
    let screen = screen([.three: .finishAndStay])
    screen.tap("Three")
    screen.pressReturn()
    expect(screen.focused, equals: "Three")
    expect(app.finished, equals: [.three])
    screen.pressReturn()
    expect(screen.focused, equals: "Three")
    expect(app.finished, equals: [.three, .three])
  }

  @Test("Return that the app presses asks, too")
  func proxy() {
    let screen = screen([.two: .stay])
    screen.tap("Two")
    screen.tap("Return in two")
    expect(screen.focused, equals: "Two")
    expect(app.asked, equals: [.two])
  }

  @Test("Return that the app presses twice finishes once (R14)")
  func twice() {
    let screen = screen()
    screen.tap("Three")
    screen.tap("Twice")
    expect(app.asked, equals: [.three], "once per end of the form")
    expect(app.finished, equals: [.three])
    screen.settle()
    expect(app.finished, equals: [.three], "still once")
  }

  @Test("A bar of the app's own knows where it can go (R8)")
  func canFocus() {
    let screen = screen()
    screen.tap("One")
    expect(screen.texts, equals: ["next true", "previous false"])
    screen.tap("Two")
    expect(screen.texts, equals: ["next true", "previous true"])
    screen.tap("Three")
    expect(screen.texts, equals: ["next false", "previous true"])
  }
}

/// A page whose field stays after each Return, and a link to another page.
private struct Pushing: View {
  let app: App
  @State private var text = ""
  @FocusState private var focus: Field?

  var body: some View {
    NavigationStack {
      VStack {
        TextField("One", text: $text)
          .field($focus, equals: .one, text: text) { app.decide(.one) }
        NavigationLink("Push") { Text("pushed") }
      }
      .fieldNavigation($focus) { field in app.finished.append(field) }
    }
  }
}

/// A field whose decision depends on a constant of its view.
private struct Fixed: View {
  let allows: Bool
  let focus: FocusState<Field?>.Binding

  var body: some View {
    TextField("One", text: .constant(""))
      .field(focus, equals: .one, text: "") { [allows] in
        allows ? .proceed : .stay
      }
  }
}

private struct Allowing: View {
  @State private var allows = false
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      Fixed(allows: allows, focus: $focus)
      TextField("Two", text: .constant(""))
        .field($focus, equals: .two, text: "")
      Button("Allow") { allows = true }
    }
    .fieldNavigation($focus)
  }
}

/// A form that the app clears in `onSubmit`, as a form for several entries.
private struct Clearing: View {
  let app: App
  @State private var texts = ["", "", "x"]
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("One", text: $texts[0])
        .field($focus, equals: .one, text: texts[0])
      TextField("Three", text: $texts[2])
        .field($focus, equals: .three, text: texts[2])
    }
    .onSubmit { texts = ["", "", ""] }
    .fieldNavigation($focus) { field in app.finished.append(field) }
  }
}

@MainActor
@Suite("Apps that change the form around a Return", .underPolicyPairs)
struct ChangeAroundReturnTests {
  private let app = App()

  @Test("A page that returns still decides about Return (R14)")
  func pop() {
    app.decisions = [.one: .stay]
    let screen = Screen { Pushing(app: app) }
    screen.tap("Push")
    screen.pop()
    screen.tap("One")
    screen.pressReturn()
    expect(screen.focused, equals: "One")
    expect(app.asked, equals: [.one])
    expect(app.finished, equals: [])
  }

  @Test("The latest evaluation of a field decides (R14)")
  func latest() {
    let screen = Screen { Allowing() }
    screen.tap("One")
    screen.pressReturn()
    expect(screen.focused, equals: "One")
    screen.tap("Allow")
    screen.pressReturn()
    expect(screen.focused, equals: "Two")
  }

  @Test("A form that the app clears in onSubmit finishes, as its key showed")
  func clear() {
    let screen = Screen { Clearing(app: app) }
    screen.tap("One")
    screen.type("a")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expect(app.finished, equals: [.one])
    expectNil(screen.focused)
  }
}

/// A field that refuses focus, although the form can't know it, until another
/// field has three letters.
private struct Opening: View {
  let app: App
  @State private var texts = ["", ""]
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("One", text: $texts[0])
        .field($focus, equals: .one, text: texts[0])
      TextField("Two", text: $texts[1])
        .disabled(texts[0].count < 3)
        .field($focus, equals: .two, text: texts[1])
    }
    .fieldNavigation($focus) { field in app.finished.append(field) }
  }
}

/// A form whose app takes focus back from the second field until it likes the
/// first one. The third field may change meanwhile.
private struct Liked: View {
  @State private var isLiked = false
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("One", text: .constant("x"))
        .field($focus, equals: .one, text: "x")
      TextField("Two", text: .constant(""))
        .field($focus, equals: .two, text: "")
      TextField("Three", text: .constant(""))
        .field($focus, equals: .three, isEmpty: true, isReachable: isLiked)
      Button("Like") { isLiked = true }
    }
    .fieldNavigation($focus)
    .onChange(of: focus) { old, new in
      if old == .one, new != .one, !isLiked { focus = .one }
    }
  }
}

/// A form whose app gives focus back when a field has lost it. The second field
/// refuses focus.
private struct GivingBack: View {
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("One", text: .constant("x"))
        .field($focus, equals: .one, text: "x")
      TextField("Two", text: .constant(""))
        .disabled(true)
        .field($focus, equals: .two, text: "")
      TextField("Three", text: .constant(""))
        .field($focus, equals: .three, text: "")
    }
    .fieldNavigation($focus)
    .onChange(of: focus) { old, new in
      if new == nil { focus = old }
    }
  }
}

/// A form whose app keeps focus in the first field after the form has moved it,
/// until the app likes the field. The third field may change meanwhile.
private struct Keeping: View {
  let app: App
  @State private var isLiked = false
  @State private var isOpen = false
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("One", text: .constant("x"))
        .field($focus, equals: .one, text: "x")
      TextField("Two", text: .constant(""))
        .field($focus, equals: .two, text: "")
      TextField("Three", text: .constant(""))
        .field($focus, equals: .three, isEmpty: true, isReachable: isOpen)
      Button("Like") { isLiked = true }
      Button("Open") { isOpen = true }
    }
    .fieldNavigation($focus) { field in app.finished.append(field) }
    .onSubmit { if !isLiked { focus = .one } }
  }
}

/// A form whose app keeps focus in a wrong field.
private struct Strict: View {
  let app: App
  @State private var texts = ["", ""]
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("One", text: $texts[0])
        .field($focus, equals: .one, text: texts[0])
      TextField("Two", text: $texts[1])
        .field($focus, equals: .two, text: texts[1])
    }
    .fieldNavigation($focus) { field in app.finished.append(field) }
    .onChange(of: focus) { old, new in
      if old == .one, new != .one, !texts[0].contains("@") { focus = .one }
    }
  }
}

@MainActor
@Suite("A form never finishes past a field that was taken back or opens later")
struct LateAnswerTests {
  private let app = App()

  @Test(
    "A field that refused takes focus at the next Return (R10)",
    .underPolicyPairs)
  func opens() {
    let screen = Screen { Opening(app: app) }
    screen.tap("One")
    screen.type("ab")
    screen.pressReturn()
    expect(screen.focused, equals: "One")
    screen.type("c")
    screen.pressReturn()
    screen.settle()
    expect(screen.focused, equals: "Two")
    expect(app.finished, equals: [])
  }

  @Test(
    "After the end of the form, its key promises a move again (R10)",
    .underPolicyPairs)
  func end() {
    let screen = Screen { Opening(app: app) }
    screen.tap("One")
    screen.type("ab")
    screen.pressReturn()
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expect(app.finished, equals: [.one])
    screen.tap("One")
    expect(screen.returnKey, equals: "next")
  }

  @Test(
    "After a change of the form, Return begins with the first field (R10)",
    .underPolicyPairs)
  func begins() {
    let screen = Screen { Liked() }
    screen.tap("One")
    screen.pressReturn()
    expect(screen.focused, equals: "One")
    screen.tap("Like")
    screen.pressReturn()
    expect(screen.focused, equals: "Two")
  }

  @Test(
    "Return tries the next field although the app gave focus back (R10)",
    .underPolicyPairs)
  func givesBack() {
    let screen = Screen { GivingBack() }
    screen.tap("One")
    screen.pressReturn()
    expect(screen.focused, equals: "Three")
  }

  /// The app's action runs after the form's only if the inner action is first.
  /// Where focus moves later, the app's wish is all that SwiftUI hears.
  private nonisolated static func takesBackAtOnce(_ policies: Policies) -> Bool
  {
    policies.submitOrder == .innerFirst && policies.setApplies == .now
  }

  @Test(
    "A key says Next as long as the app takes focus back in onSubmit (R6, R10)",
    .underManyPolicies(where: takesBackAtOnce))
  func keeps() {
    let screen = Screen { Keeping(app: app) }
    screen.tap("One")
    for _ in 0..<5 {
      screen.pressReturn()
      expect(screen.focused, equals: "One")
      expect(screen.returnKey, equals: "next")
      expect(app.finished, equals: [])
    }
  }

  @Test(
    "Return begins with the first field if another opens meanwhile (R10)",
    .underManyPolicies(where: takesBackAtOnce))
  func beginsAgain() {
    let screen = Screen { Keeping(app: app) }
    screen.tap("One")
    screen.pressReturn()
    expect(screen.focused, equals: "One")
    screen.turn {
      screen.tap("Like")
      screen.tap("Open")
    }
    screen.pressReturn()
    expect(screen.focused, equals: "Two")
  }

  @Test(
    "Focus that the app takes back never ends the form", .underPolicyPairs)
  func takenBack() {
    let screen = Screen { Strict(app: app) }
    screen.tap("One")
    screen.type("ann")
    for _ in 0..<5 {
      screen.pressReturn()
      expect(screen.focused, equals: "One")
      expect(screen.returnKey, equals: "next", "Return asks again")
      expect(app.finished, equals: [])
    }
    screen.type("@x")
    screen.pressReturn()
    if screen.focused == "One" { screen.pressReturn() }
    expect(screen.focused, equals: "Two")
    expect(app.finished, equals: [])
  }
}

@MainActor @Suite("Silent mistakes get a warning")
struct MistakeTests {
  private struct Mixed: View {
    @State private var text = ""
    @FocusState private var focus: Field?
    @FocusState private var other: Field?

    var body: some View {
      VStack {
        TextField("One", text: $text)
          .field($focus, equals: .one, text: text)
        TextField("Two", text: .constant(""))
          .field($focus, equals: .two, text: "")
      }
      .fieldNavigation($other)
    }
  }

  private struct Twice: View {
    @FocusState private var focus: String?

    var body: some View {
      VStack {
        TextField("One", text: .constant(""))
          .field($focus, equals: "one", text: "")
        ForEach(0..<2) { place in
          TextField("Target \(place)", text: .constant(""))
            .field($focus, equals: "target of Return", text: "")
        }
      }
      .fieldNavigation($focus)
    }
  }

  @Test(
    "Return goes to a value that two fields have",
    .expectsWarning("'target of Return'"))
  func twins() {
    let screen = Screen { Twice() }
    screen.tap("One")
    screen.pressReturn()
  }

  @Test(
    "A form with another focus state than its fields",
    .expectsWarning("different focus states"))
  func otherFocusState() {
    let screen = Screen { Mixed() }
    screen.tap("One")
    screen.pressReturn()
  }
}

@Suite("Preferences may come on any thread")
struct MainQueueTests {
  @Test("Work from another thread runs on the main thread, soon")
  func otherThread() async {
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        MainQueue.run {
          MainActor.preconditionIsolated()
          done.resume()
        }
      }
    }
  }

  @Test("Work from the main thread runs at once")
  @MainActor func mainThread() {
    let app = App()
    MainQueue.run { app.asked.append(.one) }
    expect(app.asked, equals: [.one])
  }
}
