import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// Declared in an order that isn't the screen's: the developer added the name
/// last. Without `allCases` the body's order counts.
private enum Field: Hashable { case mail, coupon, age, name }

private struct LocalScreen: View {
  let tally: AppLog
  @State private var name = ""
  @State private var mail = ""
  @State private var coupon = ""
  @State private var age = ""
  @State private var hasCoupon = true
  @State private var isLocked = false
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .field(
          $focus, equals: .name, text: name, isInvalid: name.hasPrefix("?"))
      if hasCoupon {
        TextField("Coupon", text: $coupon)
          .field(
            $focus, equals: .coupon, text: coupon,
            isInvalid: coupon.hasPrefix("?")
          )
          .disabled(isLocked)
      }
      TextField("Mail", text: $mail)
        .field(
          $focus, equals: .mail, text: mail, isInvalid: !mail.contains("@"))
      TextField("Age", text: $age)
        .field(
          $focus, equals: .age, text: age, isInvalid: Int(age) == nil)
      Toggle("Has a coupon", isOn: $hasCoupon)
      Toggle("Locked", isOn: $isLocked)
    }
    .onChange(of: focus) { tally.submit("focus \(String(describing: focus))") }
    .fieldNavigation($focus) { tally.finish("\(name) \(mail) \(age)") }
  }
}

@MainActor @Suite("the app knows its mistakes")
struct NewcomerLocalMistakesTests {
  private func filled(
    name: String = "Ann", coupon: String = "1", mail: String = "a@b",
    age: String = "36"
  ) -> (Screen, AppLog) {
    let tally = AppLog()
    let screen = Screen { LocalScreen(tally: tally) }
    for (title, text) in [
      ("Name", name), ("Coupon", coupon), ("Mail", mail), ("Age", age),
    ] {
      screen.tap(title)
      screen.type(text)
    }
    return (screen, tally)
  }

  // "goes to the first invalid field instead, by position, from the start of
  // the form"
  @Test(
    "Two mistakes: the upper one first, then the lower one",
    .underPolicyPairs(where: \.tellsOrder), arguments: [false, true])
  func two(hardware: Bool) async {
    let (screen, tally) = filled(name: "?", mail: "ann")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn(hardware: hardware)
    expect(screen.focused, equals: "Name")
    expect(tally.finishes, equals: [])
    screen.clear()
    screen.type("Ann")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn(hardware: hardware)
    expect(screen.focused, equals: "Mail")
    screen.type("@x")
    screen.pressReturn(hardware: hardware)
    expectNil(screen.focused)
    await screen.rest()
    expect(tally.finishes, equals: ["Ann ann@x 36"])
  }

  // "If the field with focus is itself the first invalid one, focus stays and
  // the form doesn't finish."
  @Test("A mistake in the focused field keeps focus there", .underPolicyPairs)
  func focused() async {
    let (screen, tally) = filled(age: "old")
    let before = tally.submits
    screen.pressReturn()
    expect(screen.focused, equals: "Age")
    await screen.rest()
    expect(screen.focused, equals: "Age")
    expect(tally.finishes, equals: [])
    expect(screen.text(of: "Age"), equals: "old")
    // On some OS versions SwiftUI itself takes focus away at Return; it comes
    // back within the press, at most once.
    expect(tally.submits.count - before.count <= 2)
  }

  @Test(
    "A mistake in a field that is disabled or gone is passed over",
    .underPolicyPairs, arguments: ["Locked", "Has a coupon"])
  func unreachable(_ toggle: String) async {
    let (screen, tally) = filled(coupon: "?", mail: "ann")
    screen.toggle(toggle)
    screen.tap("Age")
    screen.pressReturn()
    expect(screen.focused, equals: "Mail")
    screen.type("@x")
    screen.pressReturn()
    expectNil(screen.focused)
    await screen.rest()
    expect(tally.finishes, equals: ["Ann ann@x 36"])
  }

  @Test("The mistake comes back with its field", .underPolicyPairs)
  func returns() async {
    let (screen, tally) = filled(coupon: "?")
    screen.toggle("Has a coupon")
    screen.toggle("Has a coupon")
    screen.tap("Age")
    screen.pressReturn()
    expect(screen.focused, equals: "Coupon")
    await screen.rest()
    expect(tally.finishes, equals: [])
    expect(screen.focused, equals: "Coupon")
  }

  @Test("A mistake in the middle doesn't keep the user who fills in the form")
  func onTheWay() async {
    let tally = AppLog()
    let screen = Screen { LocalScreen(tally: tally) }
    screen.tap("Name")
    screen.type("?")
    screen.pressReturn()
    expect(screen.focused, equals: "Coupon")
    screen.type("1")
    screen.pressReturn()
    expect(screen.focused, equals: "Mail")
    screen.type("ann")
    screen.pressReturn()
    expect(screen.focused, equals: "Age")
    screen.type("3")
    screen.pressReturn()
    expect(screen.focused, equals: "Name")
    await screen.rest()
    expect(tally.finishes, equals: [])
  }
}
