import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import TestSupport
import Testing

/// R15: codes with real keys and the clipboard.
@MainActor
@Suite("Codes (R15)", .serialized, .inWindows)
struct CodeTests {
  /// How the app made its entries.
  enum Entries: CaseIterable, CustomTestStringConvertible {
    case plain, limited, password

    nonisolated var testDescription: String { "\(self)" }
  }

  // GTK fills nothing itself. A fill is a paste over the whole text here, and
  // letters for another field are an input method's late commits.
  @Test(
    "The scenarios that all hosts play", arguments: try CodeScenario.all(),
    Entries.allCases)
  func scenario(_ scenario: CodeScenario, _ entries: Entries) {
    let names = scenario.lengths.indices.map { "\($0)" }
    let screen = Screen()
    for (name, length) in zip(names, scenario.lengths) {
      screen.add(name, entries == .password ? gtk_password_entry_new() : nil)
      if entries == .limited {
        gtk_entry_set_max_length(
          screen[name].cast(to: GtkEntry.self), Int32(length))
      }
    }
    if scenario.hasOther == true { screen.add("other") }
    for place in scenario.disabled ?? [] {
      gtk_widget_set_sensitive(screen[names[place]], 0)
    }
    screen.show(focus: "0")
    screen.navigator?.onFinish = { screen.note("finish") }
    screen.navigator?.configuration.codes = [
      FieldNavigator.Code(
        names.map { screen[$0] }, lengths: scenario.lengths,
        finishesWhenFull: scenario.finishesWhenFull ?? false,
        advances: scenario.advances ?? true)
    ]
    for (number, step) in scenario.steps.enumerated() {
      screen.forgetLog()
      perform(step, on: screen)
      let focus =
        switch step.focus {
        case .field(let place): names[place]
        case .other: "other"
        }
      func isReached() -> Bool {
        screen.texts(names) == step.texts && screen.focused == focus
          && screen.log.count == step.finishes
      }
      Loop.wait(until: isReached)
      screen.settle()
      let place = "step \(number + 1) of “\(scenario)”"
      expect(screen.texts(names), equals: step.texts, "\(place)")
      expect(screen.focused, equals: focus, "\(place)")
      expect(screen.log.count, equals: step.finishes, "\(place)")
    }
  }

  private func perform(_ step: CodeScenario.Step, on screen: Screen) {
    switch step.act {
    case .type: screen.type(step.text)
    case .paste: screen.paste(step.text)
    case .delete: screen.pressBackspace()
    case .caret:
      screen.focus("\(step.field)")
      gtk_editable_set_position(
        screen["\(step.field)"].opaque, Int32(step.caret))
    case .fill where step.text.isEmpty: break
    case .fill:
      screen.focus("\(step.field)")
      screen.paste(step.text)
    case .letters:
      for letter in step.text {
        screen.commit(String(letter), in: "\(step.field)")
      }
    case .set: screen["\(step.field)"].setText(step.text)
    }
  }
}
