import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case first, second, third }

/// Three fields. A form that checks focus too early would treat the second
/// field as refusing.
private struct ThreeFields: View {
  let titles: [String]
  @State private var texts = ["", "", ""]
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      ForEach(Array(Field.allCases.enumerated()), id: \.offset) {
        place, field in
        TextField(titles[place], text: $texts[place])
          .field($focus, equals: field, text: texts[place])
      }
    }
    .fieldNavigation($focus)
  }
}

private struct Guests: View {
  @FocusState private var focus: Int?

  private func name(_ guest: Int) -> String {
    (1..<30).contains(guest) ? "Ada" : ""
  }

  var body: some View {
    List(0..<40, id: \.self) { guest in
      TextField("Guest \(guest)", text: .constant(name(guest)))
        .field($focus, equals: guest, text: name(guest))
    }
    .fieldNavigation(
      $focus, rows: FieldRows(Array(0..<40)) { name($0).isEmpty })
  }
}

@MainActor @Suite("Run loop blocks that run before SwiftUI's update")
struct EarlyBlockTests {
  /// Combinations in which focus moves in the next turn. In these combinations,
  /// run loop blocks run early. Three other policies have their default
  /// answers.
  private static let early: [Policies] = {
    let usual = Policies()
    return Policies.core.filter {
      $0.setApplies == .nextTurn && $0.earlyBlocks != .none
        && $0.submitOrder == usual.submitOrder
        && $0.disabledTarget == usual.disabledTarget
        && $0.disablingResigns == usual.disablingResigns
    }
  }()

  /// Returns how many combinations end with focus in each field.
  private func found(
    in form: some View, _ act: (Screen) -> Void
  ) -> [String: Int] {
    var found: [String: Int] = [:]
    for policies in Self.early {
      let screen = Screen(policies) { form }
      act(screen)
      found[screen.focused ?? "nobody", default: 0] += 1
    }
    return found
  }

  @Test("A target without focus yet doesn't count as refusing (R10)")
  func pending() {
    let form = ThreeFields(titles: ["Address", "City", "State"])
    let found = found(in: form) { screen in
      screen.tap("Address")
      screen.type("x")
      screen.pressReturn()
    }
    expect(found, equals: ["City": Self.early.count])
  }

  @Test(
    "A second press before focus moves doesn't skip a field (R10, R14)"
  )
  func twice() {
    let form = ThreeFields(titles: ["Old", "New", "Again"])
    let found = found(in: form) { screen in
      screen.tap("Old")
      screen.type("x")
      screen.graph.pressReturn(hardware: false)
      screen.pressReturn()
    }
    expect(found, equals: ["New": Self.early.count])
  }

  @Test("Return moves to a row that isn't loaded (R13)")
  func row() {
    let found = found(in: Guests()) { screen in
      screen.tap("Guest 0")
      screen.pressReturn()
    }
    expect(found, equals: ["Guest 30": Self.early.count])
  }
}
