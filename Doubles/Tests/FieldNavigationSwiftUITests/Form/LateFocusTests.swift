import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// A list whose app focuses another field a few updates after a requested row
/// has appeared.
private struct Busy: View {
  let updates: Int
  @State private var form = FieldNavigationProxy<Int>()
  @State private var waited: Int?
  @FocusState private var focus: Int?

  private static let title = 100

  var body: some View {
    VStack {
      TextField("Title", text: .constant(""))
        .field($focus, equals: Self.title, text: "")
      List(0..<50, id: \.self) { row in
        TextField("Row \(row)", text: .constant(""))
          .field($focus, equals: row, text: "")
          .onAppear { if row == 40 { waited = 0 } }
      }
      Button("Ask") { form.focus(40) }
    }
    .fieldNavigation(
      $focus, order: .explicit([Self.title]),
      rows: FieldRows(Array(0..<50)) { _ in true }, proxy: form
    )
    .onChange(of: waited) { _, waited in
      guard let waited else { return }
      if waited < updates {
        self.waited = waited + 1
      } else {
        focus = Self.title
      }
    }
  }
}

/// A list with a single empty row, whose task focuses another field.
private struct Eager: View {
  @FocusState private var focus: Int?

  private static let title = 100

  var body: some View {
    VStack {
      TextField("Title", text: .constant("x"))
        .field($focus, equals: Self.title, text: "x")
      List(0..<50, id: \.self) { row in
        TextField("Row \(row)", text: .constant(row == 40 ? "" : "x"))
          .field($focus, equals: row, text: row == 40 ? "" : "x")
          .task { if row == 40 { focus = Self.title } }
      }
    }
    .fieldNavigation(
      $focus, order: .explicit([Self.title]),
      rows: FieldRows(Array(0..<50)) { $0 == 40 })
  }
}

@MainActor @Suite("Focus that the app sets while the form waits")
struct LateFocusTests {
  @Test(
    "A requested row never takes focus from the field that the app focuses (R14)",
    .underPolicyPairs, arguments: 0..<6, [false, true])
  func appIsFaster(updates: Int, hasFocus: Bool) {
    let screen = Screen { Busy(updates: updates) }
    if hasFocus { screen.tap("Row 0") }
    screen.tap("Ask")
    expect(screen.focused, equals: "Title")
  }

  /// Where SwiftUI applies the task's focus later, the form can't see it.
  @Test(
    "A row that Return loads leaves focus where the row's task put it (R14)",
    .underPolicyPairs(where: { $0.setApplies == .now }))
  func rowFocusesAnotherField() {
    let screen = Screen { Eager() }
    screen.tap("Row 0")
    screen.pressReturn()
    expect(screen.focused, equals: "Title")
  }
}
