import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

/// How a fill by the system arrives (R15).
enum FillShape: CaseIterable, Sendable {
  case whole
  /// In one turn, or with an update after each letter.
  case lettersIntoTheFirst, slowLettersIntoTheFirst
  case lettersIntoTheFocused
  case wholeThenLetters, wholeThenSlowLetters
  /// In one turn.
  case wholeThenLettersAtOnce
  case afterEmptyStrings
  case withHyphen

  @MainActor func fill(_ screen: Screen, _ code: String) {
    func letters() {
      for letter in code { screen.autotype("0", "\(letter)") }
    }
    switch self {
    case .whole: screen.autofill("0", code)
    case .lettersIntoTheFirst: screen.turn(letters)
    case .slowLettersIntoTheFirst: letters()
    case .lettersIntoTheFocused:
      for letter in code where screen.focused != nil {
        screen.type("\(letter)")
      }
    case .wholeThenLetters:
      screen.autofill("0", code)
      screen.turn(letters)
    case .wholeThenSlowLetters:
      screen.autofill("0", code)
      letters()
    case .wholeThenLettersAtOnce:
      screen.turn {
        screen.autofill("0", code)
        letters()
      }
    case .afterEmptyStrings:
      screen.turn {
        screen.autofill("0", "")
        screen.autofill("0", "")
        screen.autofill("0", code)
      }
    case .withHyphen:
      screen.autofill("0", "\(code.prefix(3))-\(code.dropFirst(3))")
    }
  }
}

@MainActor @Suite("Fills of a code on SwiftUI (R15)") struct CodeFillTests {
  nonisolated private static let rows = [[6], [3, 3], [1, 1, 1, 1, 1, 1]]

  private func texts(_ lengths: [Int]) -> [String] {
    lengths.count == 1
      ? ["123456"]
      : lengths.count == 2 ? ["123", "456"] : "123456".map { "\($0)" }
  }

  @Test(
    "A fill ends alike however it comes (R15)", .underPolicyPairs,
    arguments: FillShape.allCases, rows)
  func fill(shape: FillShape, lengths: [Int]) {
    for typing in Typing.allCases {
      let app = CodeApp()
      let screen = Screen(typing: typing) {
        CodeRowScreen(app: app, lengths: lengths)
      }
      screen.tap("0")
      shape.fill(screen, "123456")
      let last = lengths.count - 1
      expect(app.texts, equals: texts(lengths), "\(typing)")
      expect(screen.shownText(of: "\(last)"), equals: texts(lengths)[last])
      expect(screen.focused, equals: "\(last)")
      expect(app.finishes, equals: 0)
    }
  }

  @Test(
    "A fill finishes the form once however it comes (R15)", .underPolicyPairs,
    arguments: FillShape.allCases, rows)
  func finish(shape: FillShape, lengths: [Int]) {
    let app = CodeApp()
    let screen = Screen {
      CodeRowScreen(app: app, lengths: lengths, finishesWhenFull: true)
    }
    screen.tap("0")
    shape.fill(screen, "123456")
    expect(app.texts, equals: texts(lengths))
    expectNil(screen.focused)
    expect(app.finishes, equals: 1)
  }

  @Test(
    "A fill goes on to the field after the code however it comes (R15)",
    .underPolicyPairs, arguments: FillShape.allCases)
  func goesOn(shape: FillShape) {
    let app = CodeApp()
    let screen = Screen {
      CodeRowScreen(app: app, lengths: [3, 3], hasOther: true)
    }
    screen.tap("0")
    shape.fill(screen, "123456")
    expect(app.texts, equals: ["123", "456"])
    expect(screen.focused, equals: "other")
  }
}
