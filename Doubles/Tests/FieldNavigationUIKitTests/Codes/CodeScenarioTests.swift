import Expectations
import FieldNavigationUIKit
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitDriver

/// Plays the scenarios about codes that all hosts play.
@MainActor @Suite("Codes on UIKit play the scenarios of all hosts (R15)")
struct CodeScenarioTests {
  @Test(
    "The user and the system enter a code (R15)", .underPolicyPairs,
    arguments: try CodeScenario.all())
  func play(scenario: CodeScenario) {
    let screen = CodeScreen(scenario)
    let user = User(root: screen)
    user.tap(screen.boxes[0])
    for (number, step) in scenario.steps.enumerated() {
      let finishes = screen.finishes
      screen.perform(step, as: user)
      let place = "step \(number + 1) of “\(scenario)”"
      expect(screen.boxes.map { $0.text ?? "" }, equals: step.texts, "\(place)")
      // UIKit closes the keyboard when a form finishes.
      if step.finishes == 0 {
        expect(screen.focus, equals: step.focus, "\(place)")
      } else {
        expectNil(screen.focus, "\(place)")
        if case .field(let box) = step.focus { user.tap(screen.boxes[box]) }
      }
      expect(screen.finishes - finishes, equals: step.finishes, "\(place)")
    }
  }
}

/// A box in which the test composes.
final class ComposingBox: CodeField {
  var isMarked = false

  override var markedTextRange: UITextRange? {
    isMarked ? textRange(from: beginningOfDocument, to: endOfDocument) : nil
  }
}

/// A row of boxes, with an empty field after it or none.
@MainActor final class CodeScreen: UIViewController {
  let boxes: [ComposingBox]
  let other = UITextField()
  private(set) var finishes = 0
  var navigator: FieldNavigator?
  /// What the app does before its navigator.
  var prepare: (CodeScreen) -> Void = { _ in }
  private let disabled: [Int]
  private let hasOther: Bool
  let code: FieldNavigator.Code

  init(_ scenario: CodeScenario) {
    disabled = scenario.disabled ?? []
    hasOther = scenario.hasOther ?? false
    boxes = scenario.lengths.map { _ in ComposingBox() }
    code = FieldNavigator.Code(
      boxes, lengths: scenario.lengths,
      finishesWhenFull: scenario.finishesWhenFull ?? false,
      advances: scenario.advances ?? true)
    super.init(nibName: nil, bundle: nil)
  }

  init(
    _ lengths: [Int], finishesWhenFull: Bool = false, hasOther: Bool = false
  ) {
    disabled = []
    self.hasOther = hasOther
    boxes = lengths.map { _ in ComposingBox() }
    code = FieldNavigator.Code(
      boxes, lengths: lengths, finishesWhenFull: finishesWhenFull)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, box) in boxes.enumerated() {
      box.frame = CGRect(x: 20 + 40 * place, y: 20, width: 30, height: 30)
      box.isEnabled = !disabled.contains(place)
      box.accessibilityIdentifier = "\(place)"
      view.addSubview(box)
    }
    other.frame = CGRect(x: 20, y: 80, width: 200, height: 30)
    if hasOther { view.addSubview(other) }
    prepare(self)
    let navigator = FieldNavigator(in: view)
    navigator.configuration.codes = [code]
    navigator.onFinish = { [weak self] in self?.finishes += 1 }
    self.navigator = navigator
  }

  var focus: CodeScenario.Focus? {
    if other.isFirstResponder { return .other }
    return boxes.firstIndex(where: \.isFirstResponder).map { .field($0) }
  }

  var texts: [String] { boxes.map { $0.text ?? "" } }

  func perform(_ step: CodeScenario.Step, as user: User) {
    switch step.act {
    case .type: for letter in step.text { user.type("\(letter)") }
    case .paste: user.paste(step.text)
    case .delete: user.pressDelete()
    case .caret:
      let box = boxes[step.field]
      user.tap(box)
      let place = box.position(
        from: box.beginningOfDocument, offset: step.caret)
      box.selectedTextRange = place.flatMap { box.textRange(from: $0, to: $0) }
    case .fill where step.field > 0:
      // A fill letter by letter in the middle of a code can't be told from
      // typing there.
      let box = boxes[step.field]
      box.selectedTextRange = box.textRange(
        from: box.beginningOfDocument, to: box.endOfDocument)
      user.paste(step.text)
    case .fill: user.fill([boxes[step.field]: step.text])
    case .letters:
      for letter in step.text { boxes[step.field].insertText("\(letter)") }
      user.settle()
    case .set:
      boxes[step.field].text = step.text
      user.settle()
    }
  }
}
