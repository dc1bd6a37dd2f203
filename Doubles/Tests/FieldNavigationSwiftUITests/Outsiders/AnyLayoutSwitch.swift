import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case day, month, year }

private struct DateScreen: View {
  let tally: AppLog
  @State private var day = ""
  @State private var month = ""
  @State private var year = ""
  @State private var isWide = false
  @FocusState private var focus: Field?

  var body: some View {
    let layout =
      isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    VStack {
      layout {
        TextField("Day", text: $day)
          .field($focus, equals: .day, text: day)
        TextField("Month", text: $month)
          .field($focus, equals: .month, text: month)
        TextField("Year", text: $year)
          .field($focus, equals: .year, text: year)
      }
      Button("Rotate") { isWide.toggle() }
    }
    .fieldNavigation($focus) { tally.finish("\(day).\(month).\(year)") }
  }
}

@MainActor @Suite("Outsider: AnyLayout switches while the user types")
struct OutsiderAnyLayoutTests {
  @Test("Focus, text and key stay", .underPolicyPairs)
  func rotates() async {
    let tally = AppLog()
    let screen = Screen { DateScreen(tally: tally) }
    screen.tap("Month")
    screen.type("1")
    screen.tap("Rotate")
    expect(screen.focused, equals: "Month")
    expect(screen.returnKey, equals: "next")
    screen.type("2")
    screen.pressReturn()
    expect(screen.focused, equals: "Year")
    screen.tap("Rotate")
    expect(screen.focused, equals: "Year")
    expect(screen.returnKey, equals: "done")
    screen.type("30")
    screen.pressReturn()
    expectNil(screen.focused)
    // The day is empty but earlier.
    await tally.expect(finishes: [".12.30"], on: screen)
  }
}
