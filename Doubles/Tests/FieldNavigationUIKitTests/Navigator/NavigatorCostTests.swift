import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Counts how often a press or a letter reads a field. A form that uses neither
/// mistakes nor the first field nor a tap outside costs what it did without
/// them.
@MainActor @Suite("What a form costs without the options of R16")
struct NavigatorCostTests {
  /// Counts the reads of its state.
  private final class ReadField: UITextField {
    var reads = 0

    override var hasText: Bool {
      reads += 1
      return super.hasText
    }
  }

  private typealias Configure =
    @MainActor (
      inout FieldNavigator.Configuration
    ) -> Void

  @MainActor private struct Form {
    let screen: FormScreen
    let user: User
    let fields: [ReadField]
    /// How often the app was asked about a mistake.
    let questions: Counter

    func press() { (user.focused as? UITextField)?.pressReturn() }

    /// The reads of each field during the acts.
    func reads(_ acts: () -> Void) -> [Int] {
      for field in fields { field.reads = 0 }
      acts()
      return fields.map(\.reads)
    }
  }

  @MainActor private final class Counter {
    var count = 0
  }

  /// Three fields with these texts. The last one has focus.
  private func form(
    _ texts: String..., isInvalid: Bool = false,
    _ configure: Configure = { _ in }
  ) -> Form {
    let fields = texts.enumerated().map { place, text in
      let field = ReadField("\(place)", 20, Double(20 + 50 * place))
      field.text = text
      return field
    }
    let (screen, questions) = (FormScreen(fields), Counter())
    let user = User(root: screen)
    if isInvalid {
      screen.navigator?.configuration.isInvalid = { _ in
        questions.count += 1
        return false
      }
    }
    if let navigator = screen.navigator { configure(&navigator.configuration) }
    user.settle()
    return Form(
      screen: screen, user: user, fields: fields, questions: questions)
  }

  @Test("R16: without isInvalid, Return at the end reads no field")
  func end() {
    for (isInvalid, reads) in [(false, [0, 0, 0]), (true, [1, 1, 1])] {
      let form = form("x", "x", "x", isInvalid: isInvalid)
      form.user.tap(form.fields[2])
      expect(form.reads(form.press), equals: reads)
      expect(form.questions.count, equals: reads.reduce(0, +))
      form.user.settle()
      expect(form.screen.finishes, equals: 1)
    }
  }

  @Test("R16: a policy with stopsAtInvalid alone reads no field at the end")
  func stopsAlone() {
    let form = form("x", "x", "x") { $0.policy.stopsAtInvalid = true }
    form.user.tap(form.fields[2])
    expect(form.reads(form.press), equals: [0, 0, 0])
    form.user.settle()
    expect(form.screen.finishes, equals: 1)
  }

  @Test("R16: a press that moves on reads its target and asks about no mistake")
  func move() {
    for isInvalid in [false, true] {
      let form = form("", "x", "", isInvalid: isInvalid)
      form.user.tap(form.fields[0])
      expect(form.reads(form.press), equals: [0, 0, 1])
      expect(form.user.focused, identicalTo: form.fields[2])
      expect(form.questions.count, equals: 0)
    }
    let form = form("", "x", "", isInvalid: true) {
      $0.policy.stopsAtInvalid = true
    }
    form.user.tap(form.fields[0])
    expect(form.reads(form.press), equals: [1, 0, 1])
    expect(form.questions.count, equals: 1)
  }

  @Test("R16: a letter and the end of its turn read each field once")
  func letter() {
    for isInvalid in [false, true] {
      let form = form("", "x", "", isInvalid: isInvalid)
      form.user.tap(form.fields[0])
      form.user.settle()
      expect(form.reads { form.fields[0].insertText("x") }, equals: [0, 0, 0])
      expect(form.reads { form.user.settle() }, equals: [1, 1, 1])
      expect(form.questions.count, equals: 0)
    }
  }

  @Test("Without tapOutsideHidesKeyboard no view has a recognizer")
  func recognizer() {
    let form = form("", "x", "")
    form.user.tap(form.fields[0])
    form.press()
    form.user.settle()
    func recognizers() -> Int {
      ([form.screen.view] + form.fields)
        .reduce(0) { $0 + ($1.gestureRecognizers ?? []).count }
    }
    expect(recognizers(), equals: 0)
    form.screen.navigator?.configuration.tapOutsideHidesKeyboard = true
    form.user.settle()
    expect(recognizers(), equals: 1)
    form.screen.navigator?.configuration.tapOutsideHidesKeyboard = false
    form.user.settle()
    expect(recognizers(), equals: 0)
  }

  @Test("Without focusFirst() no turn reads a field")
  func firstField() {
    let form = form("", "x", "")
    let turns = { (0..<5).forEach { _ in form.user.settle() } }
    expect(form.reads(turns), equals: [0, 0, 0])
    form.screen.navigator?.focusFirst()
    expect(form.user.focused, identicalTo: form.fields[0])
    form.user.tapOutside()
    form.user.settle()
    expect(form.reads(turns), equals: [0, 0, 0], "used up")
  }
}
