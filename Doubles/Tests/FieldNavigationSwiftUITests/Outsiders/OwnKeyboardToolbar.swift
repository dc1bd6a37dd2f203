import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case street, city, zip }

/// An address with the app's own bar above the keyboard. Previous is computed
/// by hand, Next asks the form.
private struct AddressScreen: View {
  let tally: AppLog
  @State private var street = ""
  @State private var city = "Rome"
  @State private var zip = ""
  @State private var form = FieldNavigationProxy<Field>()
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Street", text: $street)
        .field($focus, equals: .street, text: street)
      TextField("City", text: $city)
        .field($focus, equals: .city, text: city)
      TextField("Zip", text: $zip)
        .keyboardType(.numberPad)
        .field($focus, equals: .zip, text: zip)
    }
    .fieldNavigation($focus, proxy: form) { tally.finish() }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Button("Previous") { goBack() }
          .disabled(focus == .street)
        Button("Next") { form.focusNext() }
          .disabled(focus == .zip)
        Spacer()
        Button("Done") { focus = nil }
      }
    }
  }

  private func goBack() {
    guard let focus, let place = Field.allCases.firstIndex(of: focus),
      place > 0
    else { return }
    self.focus = Field.allCases[place - 1]
  }
}

@MainActor @Suite("Outsider: the app's own bar above the keyboard")
struct OutsiderOwnToolbarTests {
  // "For your own titles ... write a toolbar. Its buttons can use the proxy".
  // "The bar's arrows visit every reachable field, empty or not", and the proxy
  // "can do the same as Return, Previous and Next".
  @Test("Next and Previous visit every field, Return only empty ones")
  func arrows() async {
    let tally = AppLog()
    let screen = Screen { AddressScreen(tally: tally) }
    screen.tap("Street")
    expect(screen.keyboardBar, equals: [["Previous", "Next", "Done"]])
    expect(screen.returnKey, equals: "next")
    screen.tapBar("Next")
    expect(screen.focused, equals: "City")
    screen.tapBar("Next")
    expect(screen.focused, equals: "Zip")
    expect(screen.returnKey, equals: "done")
    screen.tapBar("Previous")
    expect(screen.focused, equals: "City")
    screen.tapBar("Previous")
    expect(screen.focused, equals: "Street")
    screen.tapBar("Previous")
    expect(screen.focused, equals: "Street")
    screen.type("Via")
    screen.pressReturn()
    expect(screen.focused, equals: "Zip")
    await tally.expect(finishes: [], on: screen)
  }

  @Test("The app's Done only closes the keyboard", .underPolicyPairs)
  func done() async {
    let tally = AppLog()
    let screen = Screen { AddressScreen(tally: tally) }
    screen.tap("Zip")
    screen.type("1")
    screen.tapBar("Done")
    expectNil(screen.focused)
    await tally.expect(finishes: [], on: screen)
    expectNil(screen.focused)
    screen.tap("Zip")
    screen.pressReturn(hardware: true)
    expectNil(screen.focused)
    await tally.expect(finishes: ["form"], on: screen)
  }

  @Test("A bar's Next and then Return count as one step each")
  func mixed() async {
    let tally = AppLog()
    let screen = Screen { AddressScreen(tally: tally) }
    screen.tap("Street")
    screen.tapBar("Next")
    expect(screen.focused, equals: "City")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Zip")
    screen.type("00100")
    screen.pressReturn(hardware: true)
    expectNil(screen.focused)
    await tally.expect(finishes: ["form"], on: screen)
  }
}
