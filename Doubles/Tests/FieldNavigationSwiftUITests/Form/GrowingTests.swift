import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// A form whose finish action adds a row.
private struct Options: View {
  enum Shape: CaseIterable, Sendable { case stack, list }

  let shape: Shape
  var isDeaf = false
  /// Whether the finish action also closes the keyboard.
  var closes = false
  /// The option that the finish action focuses.
  var focused: Int?
  /// The option for which the finish action requests focus.
  var asked: Int?
  @State private var texts: [String]
  @State private var form = FieldNavigationProxy<Int>()
  @FocusState private var focus: Int?

  init(
    _ count: Int, _ shape: Shape = .stack, isDeaf: Bool = false,
    closes: Bool = false, focused: Int? = nil, asked: Int? = nil
  ) {
    self.closes = closes
    self.focused = focused
    self.asked = asked
    _texts = State(initialValue: Array(repeating: "x", count: count))
    self.shape = shape
    self.isDeaf = isDeaf
  }

  private var rows: FieldRows<Int>? {
    guard shape == .list else { return nil }
    let texts = texts
    return FieldRows(Array(texts.indices)) { texts[$0].isEmpty }
  }

  var body: some View {
    VStack {
      if shape == .list { List { fields } } else { VStack { fields } }
      Button("Add") {
        texts.append("")
        form.focus(texts.count - 1)
      }
    }
    .fieldNavigation(
      $focus, policy: ReturnPolicy(finishKey: .next),
      order: .explicit(Array(texts.indices)), rows: rows, proxy: form
    ) {
      if !isDeaf { texts.append("") }
      if closes { focus = nil }
      if let focused { focus = focused }
      if let asked { form.focus(asked) }
    }
    .inputBar()
  }

  private var fields: some View {
    ForEach(texts.indices, id: \.self) { place in
      TextField("Option \(place)", text: $texts[place])
        .field($focus, equals: place, text: texts[place])
    }
  }
}

@MainActor @Suite("Forms that grow", .underPolicyPairs) struct GrowingTests {
  @Test(
    "Return in the last row adds a row and focuses it (R6)",
    arguments: Options.Shape.allCases)
  private func grows(shape: Options.Shape) {
    let screen = Screen { Options(2, shape) }
    screen.tap("Option 1")
    for place in 2..<6 {
      expect(screen.returnKey, equals: "next")
      screen.pressReturn()
      expect(screen.focused, equals: "Option \(place)")
      screen.type("x")
    }
    expect(screen.fields.count, equals: 6)
  }

  @Test("The form scrolls to an added row far away (R13)")
  func farAway() {
    let screen = Screen { Options(60, .list) }
    screen.tap("Option 0")
    screen.pressReturn()
    expect(screen.focused, equals: "Option 60")
  }

  @Test("The keyboard stays up when focus moves to the added row")
  func keepsKeyboard() {
    guard !Policies.current.resignsBeforeSubmit,
      Policies.current.setApplies == .now
    else { return }
    let screen = Screen { Options(2) }
    screen.tap("Option 1")
    screen.resetLog()
    screen.pressReturn()
    expect(
      screen.log,
      equals: ["submit Option 1", "blur Option 1", "focus Option 2"])
  }

  @Test("If the app adds no row, Return closes the keyboard")
  func nothingComes() {
    let screen = Screen { Options(2, isDeaf: true) }
    screen.tap("Option 1")
    screen.pressReturn()
    expectNil(screen.focused)
  }

  @Test("Next closes the keyboard if only unfocusable controls follow (R6)")
  func controlsFollow() {
    let screen = Screen { TermsScreen() }
    screen.tap("Name")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expectNil(screen.focused)
    expect(!screen.texts.contains("Welcome"), "only the button submits")
    screen.tap("Sign up")
    expect(screen.texts.contains("Welcome"))
  }

  @Test("The keyboard stays closed after the app closes it (R14)")
  func appCloses() {
    // Under some policies SwiftUI removes focus first. The form then can't
    // detect that the app sets focus to nil.
    guard !Policies.current.resignsBeforeSubmit,
      Policies.current.setApplies == .now
    else { return }
    let screen = Screen { Options(2, closes: true) }
    screen.tap("Option 1")
    screen.pressReturn()
    expectNil(screen.focused)
    expect(screen.fields.count, equals: 3)
  }

  @Test("Focus stays where the app moved it at the end of the form (R14)")
  func appMoves() {
    let screen = Screen { Options(3, isDeaf: true, focused: 0) }
    screen.tap("Option 2")
    screen.pressReturn()
    expect(screen.focused, equals: "Option 0")
  }

  @Test("A focus request at the end of the form wins over a new row (R14)")
  func appAsks() {
    let screen = Screen { Options(3, asked: 0) }
    screen.tap("Option 2")
    screen.pressReturn()
    expect(screen.focused, equals: "Option 0")
    expect(screen.fields.count, equals: 4)
  }

  @Test("Done in the input bar closes the keyboard and adds no row")
  func barCloses() {
    let screen = Screen { Options(2) }
    screen.tap("Option 1")
    screen.tapBar("Done")
    expectNil(screen.focused)
    expect(screen.fields.count, equals: 2)
  }

  @Test(
    "The app can focus a row right after adding it",
    arguments: Options.Shape.allCases, [1, 60])
  private func appFocuses(shape: Options.Shape, count: Int) {
    let screen = Screen { Options(count, shape) }
    screen.tap("Option 0")
    screen.tap("Add")
    expect(screen.focused, equals: "Option \(count)")
    screen.dismissKeyboard()
    screen.tap("Add")
    expect(screen.focused, equals: "Option \(count + 1)")
  }
}
