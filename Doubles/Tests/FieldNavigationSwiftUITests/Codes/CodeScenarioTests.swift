import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import TestSupport
import Testing

/// Plays the scenarios about codes that all hosts play.
@MainActor @Suite("Codes on SwiftUI play the scenarios of all hosts (R15)")
struct CodeScenarioTests {
  @Test(
    "The user and the system enter a code (R15)", .underPolicyPairs,
    arguments: try CodeScenario.all())
  func play(scenario: CodeScenario) {
    for typing in Typing.allCases {
      let player = CodePlayer(scenario, typing)
      for (number, step) in scenario.steps.enumerated() {
        if player.reason(toLeaveOut: step) != nil {
          player.leaveOut(step)
          continue
        }
        let finishes = player.app.finishes
        player.perform(step)
        let place = "step \(number + 1) of “\(scenario)”, \(typing)"
        expect(player.app.texts, equals: step.texts, "\(place)")
        expect(player.shown, equals: step.texts, "\(place)")
        expect(
          player.app.finishes - finishes, equals: step.finishes, "\(place)")
        // SwiftUI closes the keyboard when a form finishes.
        if step.finishes == 0 {
          expect(player.focus, equals: step.focus, "\(place)")
        } else {
          expectNil(player.focus, "\(place)")
          player.take(step.focus)
        }
      }
    }
  }

  @Test("Five steps are left out, because SwiftUI can't say them")
  func leftOut() throws {
    var reasons: [String: Int] = [:]
    for scenario in try CodeScenario.all() {
      let player = CodePlayer(scenario, .showsValue)
      for step in scenario.steps {
        if let reason = player.reason(toLeaveOut: step) {
          reasons[reason, default: 0] += 1
          player.leaveOut(step)
        } else {
          player.perform(step)
          if step.finishes > 0 { player.take(step.focus) }
        }
      }
    }
    expect(
      reasons, equals: [CodePlayer.deletesNothing: 4, CodePlayer.losesCaret: 1])
  }
}

/// Plays one scenario on a screen.
@MainActor private final class CodePlayer {
  let app = CodeApp()
  let screen: Screen
  private let count: Int
  /// The caret in the field with focus, if it isn't at the end.
  private var caret: Int?
  private var hasLostCaret = false

  init(_ scenario: CodeScenario, _ typing: Typing) {
    let app = app
    count = scenario.lengths.count
    screen = Screen(typing: typing) {
      CodeRowScreen(
        app: app, lengths: scenario.lengths,
        finishesWhenFull: scenario.finishesWhenFull ?? false,
        advances: scenario.advances ?? true,
        disabled: { _ in scenario.disabled ?? [] },
        hasOther: scenario.hasOther ?? false)
    }
    screen.tap("0")
  }

  static let deletesNothing =
    "SwiftUI doesn't report Delete in an empty text field"
  static let losesCaret =
    "SwiftUI moves the caret to the end of a text that code has changed"

  func reason(toLeaveOut step: CodeScenario.Step) -> String? {
    switch step.act {
    case .delete:
      guard screen.focused.map(screen.shownText) == "", step.focus != focus
      else { return nil }
      return Self.deletesNothing
    case .type: return hasLostCaret ? Self.losesCaret : nil
    default: return nil
    }
  }

  /// The app does what the step does elsewhere.
  func leaveOut(_ step: CodeScenario.Step) {
    for (place, text) in step.texts.enumerated() {
      app.set(place, text)
    }
    screen.settle()
    take(step.focus)
  }

  func take(_ focus: CodeScenario.Focus) {
    (caret, hasLostCaret) = (nil, false)
    if case .field(let box) = focus { screen.tap("\(box)") }
  }

  var focus: CodeScenario.Focus? {
    screen.focused.map { Int($0).map { .field($0) } ?? .other }
  }

  var shown: [String] { (0..<count).map { screen.shownText(of: "\($0)") } }

  func perform(_ step: CodeScenario.Step) {
    switch step.act {
    case .type: for letter in step.text { type("\(letter)") }
    case .paste: type(step.text)
    case .delete: screen.pressDelete()
    case .caret:
      screen.tap("\(step.field)")
      hasLostCaret = false
      caret = step.caret
    case .fill: screen.autofill("\(step.field)", step.text)
    case .letters:
      screen.turn {
        for letter in step.text {
          screen.autotype("\(step.field)", "\(letter)")
        }
      }
    case .set:
      app.set(step.field, step.text)
      screen.settle()
    }
  }

  private func type(_ text: String) {
    let field = screen.focused ?? ""
    let before = screen.shownText(of: field)
    let place = caret.map { min($0, before.count) } ?? before.count
    screen.type(text, at: place)
    let isRewritten =
      screen.shownText(of: field).count != before.count + text.count
    caret = nil
    guard screen.focused == field, place < before.count else { return }
    if isRewritten {
      hasLostCaret = true
    } else {
      caret = place + text.count
    }
  }
}
