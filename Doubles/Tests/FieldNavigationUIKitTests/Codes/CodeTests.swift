import AdapterTesting
import Expectations
import FieldNavigationUIKit
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitDriver

/// What UIKit adds to the rule: delegates, turns, keys and the end of the form.
@MainActor @Suite("Codes on UIKit (R15)") struct CodeTests {
  private func start(
    _ screen: CodeScreen, prepare: (CodeScreen) -> Void = { _ in }
  ) -> User {
    let user = User(root: screen)
    prepare(screen)
    user.tap(screen.boxes[0])
    return user
  }

  @Test("Focus moves at the end of the turn, not during a fill (R15)")
  func movesAtTheEnd() {
    let screen = CodeScreen([1, 1])
    let user = start(screen)
    screen.boxes[0].insertText("1")
    expect(screen.focus, equals: .field(0))
    user.settle()
    expect(screen.focus, equals: .field(1))
  }

  @Test(
    "A delegate that allows one letter keeps a paste out, and takes letters",
    .underPolicyPairs)
  func delegateOfOneLetter() {
    let screen = CodeScreen([1, 1, 1])
    let delegate = OneLetter()
    let user = start(screen) { screen in
      for box in screen.boxes { box.delegate = delegate }
    }
    user.paste("123")
    expect(screen.texts, equals: ["", "", ""])
    expect(screen.focus, equals: .field(0))
    for letter in ["1", "2", "3"] { user.type(letter) }
    expect(screen.texts, equals: ["1", "2", "3"])
    expect(screen.focus, equals: .field(2))
  }

  @Test("A box whose delegate refuses its letter stays as it is (R15)")
  func refusedBox() {
    let screen = CodeScreen([1, 1, 1])
    let delegate = Refusing()
    let user = start(screen) { $0.boxes[1].delegate = delegate }
    user.paste("123")
    expect(screen.texts, equals: ["1", "", "3"])
    expect(screen.focus, equals: .field(0))
  }

  @Test(
    "An app that moves focus by itself isn't overridden (R15)",
    arguments: [true, false])
  func appMoves(isFirst: Bool) {
    let screen = CodeScreen([1, 1, 1])
    let skip = { (screen: CodeScreen) in
      screen.boxes[0].addAction(
        UIAction { [weak screen] _ in
          screen?.boxes[2].becomeFirstResponder()
        }, for: .editingChanged)
    }
    if isFirst { screen.prepare = skip }
    let user = start(screen) { if !isFirst { skip($0) } }
    user.type("1")
    expect(screen.focus, equals: .field(2))
    expect(screen.texts, equals: ["1", "", ""])
  }

  @Test(
    "A code that the same turn opens again finishes when it is full again (R15)",
    .underPolicyPairs)
  func opensAgain() {
    let screen = CodeScreen([3, 3], finishesWhenFull: true)
    let user = start(screen)
    screen.boxes[1].text = "456"
    user.settle()
    for letter in ["1", "2", "3", "7", "8"] {
      screen.boxes[0].insertText(letter)
    }
    user.settle()
    expect(screen.texts, equals: ["123", "78"])
    expect(screen.focus, equals: .field(1))
    expect(screen.finishes, equals: 0)
    user.type("9")
    expect(screen.texts, equals: ["123", "789"])
    expect(screen.finishes, equals: 1)
  }

  @Test("An app that skips a box during a fill is followed (R15)")
  func appSkipsInATurn() {
    let screen = CodeScreen([1, 1, 1])
    let user = start(screen) { screen in
      screen.boxes[0].addAction(
        UIAction { [weak screen] _ in
          screen?.boxes[2].becomeFirstResponder()
        }, for: .editingChanged)
    }
    for letter in ["1", "2"] {
      (user.focused as? UITextField)?.insertText(letter)
    }
    user.settle()
    expect(screen.texts, equals: ["1", "", "2"])
    expect(screen.focus, equals: .field(2))
  }

  @Test("An app that rewrites the text isn't followed by a move (R15)")
  func appRewrites() {
    let screen = CodeScreen([1, 1])
    let user = start(screen) { screen in
      screen.boxes[0].addAction(
        UIAction { [weak screen] _ in screen?.boxes[0].text = "" },
        for: .editingChanged)
    }
    user.type("1")
    expect(screen.focus, equals: .field(0))
    expect(screen.texts, equals: ["", ""])
  }

  @Test("Focus passes a box that is hidden or that the app disables (R1, R15)")
  func unreachable() {
    let hidden = CodeScreen([1, 1, 1])
    let user = start(hidden) { $0.boxes[1].isHidden = true }
    user.settle()
    user.type("1")
    expect(hidden.focus, equals: .field(2))

    let disabling = CodeScreen([1, 1, 1])
    disabling.prepare = { screen in
      screen.boxes[0].addAction(
        UIAction { [weak screen] _ in screen?.boxes[1].isEnabled = false },
        for: .editingChanged)
    }
    let other = start(disabling)
    other.type("1")
    expect(disabling.focus, equals: .field(2))
  }

  @Test("A letter replaces the one in the full box that the app has focused")
  func appSkipsToAFullBox() {
    let screen = CodeScreen([1, 1, 1])
    let user = start(screen) { screen in
      screen.boxes[2].text = "9"
      screen.boxes[0].addAction(
        UIAction { [weak screen] _ in
          screen?.boxes[2].becomeFirstResponder()
        }, for: .editingChanged)
    }
    for letter in ["1", "2"] {
      (user.focused as? UITextField)?.insertText(letter)
    }
    user.settle()
    expect(screen.texts, equals: ["1", "", "2"])
  }

  @Test("Texts that the app sets in the turn of an input stay (R15)")
  func appSetsMeanwhile() {
    let screen = CodeScreen([1, 1, 1])
    let user = start(screen)
    screen.boxes[2].text = "9"
    user.paste("12")
    expect(screen.texts, equals: ["1", "2", "9"])

    let wide = CodeScreen([2, 1])
    let other = start(wide)
    other.tap(wide.boxes[1])
    wide.boxes[0].text = "57"
    other.pressDelete()
    expect(wide.texts, equals: ["5", ""])
  }

  @Test("Two presses of Delete in one turn delete two letters (R15)")
  func deletesTwice() {
    let screen = CodeScreen([1, 1, 1])
    let user = start(screen)
    user.type("1")
    user.type("2")
    screen.boxes[2].deleteBackward()
    screen.boxes[2].deleteBackward()
    user.settle()
    expect(screen.texts, equals: ["", "", ""])
    expect(screen.focus, equals: .field(0))
  }

  @Test("A code that fills in the middle ends as from its last box (R15)")
  func endsInTheMiddle() {
    let screen = CodeScreen([1, 1, 1], finishesWhenFull: true)
    let user = start(screen) { screen in
      screen.navigator?.configuration.policy.destination = .next
      screen.boxes[1].text = "2"
      screen.boxes[2].text = "3"
    }
    user.type("1")
    expect(screen.finishes, equals: 1)
  }

  @Test("A full code goes to no mistake, and finishes nothing (R15, R16)")
  func mistakes() {
    let screen = CodeScreen([1, 1])
    let user = start(screen) { screen in
      let first = screen.boxes[0]
      screen.navigator?.configuration.isInvalid = { [weak first] in
        $0 === first
      }
    }
    user.paste("12")
    expect(screen.focus, equals: .field(1))
    expect(screen.finishes, equals: 0)
  }

  @Test("A field after the code that refuses focus finishes nothing (R10, R15)")
  func refusal() {
    let screen = CodeScreen([1, 1], hasOther: true)
    let delegate = Delegate()
    delegate.begins = { _ in false }
    let user = start(screen) { screen in
      screen.other.delegate = delegate
      // The app's own label. While the key shows Next, no press ends a form.
      screen.boxes[1].returnKeyType = .done
    }
    user.paste("12")
    expect(screen.focus, equals: .field(1))
    expect(screen.finishes, equals: 0)
  }

  @Test("A field that the app empties in the same turn is next (R15)")
  func emptiesMeanwhile() {
    let screen = CodeScreen([2], hasOther: true)
    let user = start(screen) { screen in
      screen.other.text = "x"
      screen.boxes[0].addAction(
        UIAction { [weak screen] _ in screen?.other.text = "" },
        for: .editingChanged)
    }
    user.settle()
    user.paste("12")
    expect(screen.focus, equals: .other)
  }

  @Test("Letters count when an input method has composed them (R15)")
  func composes() {
    let screen = CodeScreen([1, 1])
    let user = start(screen)
    let box = screen.boxes[0]
    box.isMarked = true
    user.type("ab")
    expect(screen.texts, equals: ["ab", ""])
    box.isMarked = false
    box.sendActions(for: .editingChanged)
    user.settle()
    expect(screen.texts, equals: ["a", "b"])
    expect(screen.focus, equals: .field(1))
  }

  @Test("A digit counts before an input method ends (R15)")
  func composesDigits() {
    let screen = CodeScreen([1, 1])
    let user = start(screen)
    screen.boxes[0].isMarked = true
    user.type("1")
    expect(screen.texts, equals: ["1", ""])
    expect(screen.focus, equals: .field(1))
  }

  @Test("Undo and redo act within a box (R15)", .underPolicyPairs)
  func undoes() {
    let screen = CodeScreen([1, 1])
    let user = start(screen)
    user.type("1")
    user.tap(screen.boxes[0])
    user.undo()
    expect(screen.texts, equals: ["", ""])
    screen.boxes[0].undoManager?.redo()
    user.settle()
    expect(screen.texts, equals: ["1", ""])
    expect(screen.focus, equals: .field(0))
  }

  @Test("The boxes that letters go on into tell the app (R15)")
  func tellsTheApp() {
    let screen = CodeScreen([1, 1, 1])
    var heard: [String] = []
    let user = start(screen) { screen in
      for box in screen.boxes {
        box.addAction(
          UIAction { [weak box] _ in heard.append(box?.text ?? "") },
          for: .editingChanged)
      }
    }
    user.paste("123")
    expect(heard.suffix(3).contains("2"))
    expect(heard.suffix(3).contains("3"))
  }

  @Test("A subclass of the app hands Delete over (R15)")
  func deletesBackward() {
    let screen = CodeScreen([1, 1])
    let user = start(screen)
    user.type("1")
    expect(screen.navigator?.deleteBackward(in: screen.boxes[1]), equals: true)
    user.settle()
    expect(screen.texts, equals: ["", ""])
    expect(screen.focus, equals: .field(0))
    expect(screen.navigator?.deleteBackward(in: screen.boxes[0]), equals: false)
    expect(screen.navigator?.deleteBackward(in: screen.other), equals: false)
  }

  @Test("A code field without a code is a plain text field")
  func plainField() {
    let field = CodeField()
    field.text = "12"
    field.selectedTextRange = field.textRange(
      from: field.endOfDocument, to: field.endOfDocument)
    field.deleteBackward()
    expect(field.text, equals: "1")
  }

  @Test("After invalidate() and without its code nothing moves")
  func stops() {
    let screen = CodeScreen([1, 1])
    let user = start(screen)
    screen.navigator?.configuration.codes = []
    user.settle()
    user.type("12")
    expect(screen.focus, equals: .field(0))
    expect(screen.texts, equals: ["12", ""])
    screen.boxes[0].text = ""
    screen.navigator?.configuration.codes = [screen.code]
    user.settle()
    user.type("2")
    expect(screen.focus, equals: .field(1))
    screen.navigator?.invalidate()
    user.type("34")
    expect(screen.texts, equals: ["2", "34"])
    for box in screen.boxes {
      box.enumerateEventHandlers { action, _, _, _ in
        expectNil(action)
      }
    }
    for _ in 0..<3 { user.pressDelete() }
    expect(screen.focus, equals: .field(1))
    expect(screen.texts, equals: ["2", ""])
  }

  @Test(
    "A fill finishes the form once however it comes (R15)", .underPolicyPairs,
    arguments: [[6], [3, 3], [1, 1, 1, 1, 1, 1]])
  func fillFinishes(lengths: [Int]) {
    let screen = CodeScreen(lengths, finishesWhenFull: true)
    let user = start(screen)
    user.fill([screen.boxes[0]: "123456"])
    expect(screen.texts.joined(), equals: "123456")
    expect(screen.finishes, equals: 1)
    expectNil(screen.focus)
  }

  @Test("A delegate that takes one letter, but not several, is named once")
  func oneLetterIsNamed() {
    let delegate = OneLetter()
    let named = warnings {
      for _ in 0..<2 {
        let screen = CodeScreen([3, 3, 3])
        let user = start(screen) { screen in
          screen.boxes[1].delegate = delegate
          screen.boxes[2].delegate = delegate
        }
        user.paste("123456789")
        expect(screen.texts, equals: ["123", "", ""])
        expect(screen.focus, equals: .field(0))
      }
    }
    expect(named.count, equals: 1)
    expect(named.first?.contains("OneLetter allows one letter"), equals: true)
  }

  @Test("A delegate that refuses every letter isn't named")
  func refusalIsNotNamed() {
    let delegate = Refusing()
    let screen = CodeScreen([3, 3])
    let user = start(screen) { $0.boxes[1].delegate = delegate }
    expect(warnings { user.paste("123456") }, equals: [])
    expect(screen.texts, equals: ["123", ""])
  }

  @Test("Lengths that don't fit the fields are named, and move nothing")
  func wrongLengths() {
    let boxes = [UITextField(), UITextField()]
    let warnings = warnings {
      _ = FieldNavigator.Code(boxes, lengths: [1])
      _ = FieldNavigator.Code(boxes[0], length: 0)
    }
    expect(warnings.count, equals: 2)
    expect(warnings.allSatisfy { $0.contains("a length of 1 or more") })
  }
}

/// Allows one letter at most, as many delegates of code boxes do.
@MainActor private final class OneLetter: NSObject, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = (textField.text ?? "") as NSString
    return text.replacingCharacters(in: range, with: string).count <= 1
  }
}

@MainActor private final class Refusing: NSObject, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { false }
}
