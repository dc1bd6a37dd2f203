import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case code, name, seat }

/// The name and the seat can be filled in only once the booking code has three
/// characters.
private struct BookingScreen: View {
  let tally: AppLog
  @State private var code = ""
  @State private var name = ""
  @State private var seat = ""
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Code", text: $code)
        .field($focus, equals: .code, text: code)
      TextField("Name", text: $name)
        .field($focus, equals: .name, text: name)
        .disabled(code.count < 3)
      Section("Seat") {
        TextField("Seat", text: $seat)
          .field($focus, equals: .seat, text: seat)
      }
      .disabled(code.count < 3)
    }
    .fieldNavigation($focus) { tally.finish(code) }
  }
}

@MainActor @Suite("Outsider: a field becomes enabled while the user types")
struct OutsiderEnabledWhileTypingTests {
  // "Return skips a field with .disabled(true) on a view around it." "The
  // labels change when the user types."
  @Test("The key shows Next from the third character on", .underPolicyPairs)
  func label() async {
    let tally = AppLog()
    let screen = Screen { BookingScreen(tally: tally) }
    screen.tap("Code")
    expect(screen.returnKey, equals: "done")
    screen.type("a")
    expect(screen.returnKey, equals: "done")
    screen.type("b")
    expect(screen.returnKey, equals: "done")
    screen.type("c")
    expect(screen.focused, equals: "Code")
    expect(screen.returnKey, equals: "next")
    screen.clear()
    expect(screen.returnKey, equals: "done")
    screen.type("xyz")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Name")
    screen.type("Ann")
    screen.pressReturn()
    expect(screen.focused, equals: "Seat")
    expect(screen.returnKey, equals: "done")
    screen.type("4C")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["xyz"], on: screen)
  }

  @Test("Return in a short code finishes, as its key shows", .underPolicyPairs)
  func short() async {
    let tally = AppLog()
    let screen = Screen { BookingScreen(tally: tally) }
    screen.tap("Code")
    screen.type("ab")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["ab"], on: screen)
    expectNil(screen.focused)
  }

  @Test("The third character and Return in one turn go to the name")
  func fast() async {
    let tally = AppLog()
    let screen = Screen { BookingScreen(tally: tally) }
    screen.tap("Code")
    screen.type("ab")
    screen.turn {
      screen.type("c")
      screen.pressReturn(hardware: true)
    }
    // A fast typist has typed a whole code.  // silent
    expect(screen.focused, equals: "Name")
    await tally.expect(finishes: [], on: screen)
  }
}
