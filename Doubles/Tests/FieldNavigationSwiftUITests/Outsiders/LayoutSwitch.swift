import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// Values without `allCases`: the order is the order of the views.
private enum Field: Hashable { case first, last, mail }

/// A form that puts its fields side by side when the window is wide. The wide
/// layout has the mail first.
private struct RotatingScreen: View {
  let tally: AppLog
  @State private var first = ""
  @State private var last = ""
  @State private var mail = ""
  @State private var isWide = false
  @State private var wanted: Field?
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      if isWide {
        HStack {
          mailField
          firstField
          lastField
        }
      } else {
        VStack {
          firstField
          lastField
          mailField
        }
      }
      Button("Rotate") {
        wanted = focus
        isWide.toggle()
      }
    }
    .onChange(of: isWide) { if let wanted { focus = wanted } }
    .fieldNavigation($focus) { tally.finish("\(first) \(last) \(mail)") }
  }

  private var firstField: some View {
    TextField("First", text: $first)
      .field($focus, equals: .first, text: first)
  }

  private var lastField: some View {
    TextField("Last", text: $last)
      .field($focus, equals: .last, text: last)
  }

  private var mailField: some View {
    TextField("Mail", text: $mail)
      .field($focus, equals: .mail, text: mail)
  }
}

@MainActor @Suite("Outsider: the layout switches while the user types")
struct OutsiderLayoutSwitchTests {
  @Test("The app's focus, the text and the key survive the switch")
  func survives() async {
    let tally = AppLog()
    let screen = Screen { RotatingScreen(tally: tally) }
    screen.tap("First")
    screen.type("An")
    expect(screen.returnKey, equals: "next")
    screen.tap("Rotate")
    expect(screen.fields, equals: ["Mail", "First", "Last"])
    expect(screen.focused, equals: "First")  // silent
    if screen.focused == nil { screen.tap("First") }
    screen.type("n")
    expect(screen.text(of: "First"), equals: "Ann")
    expect(screen.returnKey, equals: "next")
    screen.tap("Rotate")
    if screen.focused == nil { screen.tap("First") }
    screen.pressReturn()
    expect(screen.focused, equals: "Last")
    screen.type("Lee")
    screen.pressReturn()
    expect(screen.focused, equals: "Mail")
    expect(screen.returnKey, equals: "done")
    screen.type("a@b")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["Ann Lee a@b"], on: screen)
    expectNil(screen.focused)
  }

  // ".registration: the order of the fields in the body. If SwiftUI doesn't
  // report it: the order in which the fields first appeared".
  @Test("Return follows the order of the layout that is on the screen")
  func order() async {
    let tally = AppLog()
    let screen = Screen { RotatingScreen(tally: tally) }
    expect(
      screen.labels, equals: ["First": "next", "Last": "next", "Mail": "done"])
    screen.tap("Rotate")
    expect(
      screen.labels, equals: ["First": "next", "Last": "done", "Mail": "next"])
    expect(
      screen.walk(from: "Mail"),
      equals: ["Mail next", "First next", "Last done"])
    await tally.expect(finishes: ["x x x"], on: screen)
  }
}
