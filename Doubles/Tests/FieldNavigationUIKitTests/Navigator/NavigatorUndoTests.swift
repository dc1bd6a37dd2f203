import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A text view in which Return moves, above a text field.
private final class UndoScreen: AppScreen {
  let note = UITextView(frame: CGRect(x: 20, y: 20, width: 280, height: 80))
  let mail = UITextField.named("mail", y: 120)

  override func viewDidLoad() {
    super.viewDidLoad()
    note.accessibilityIdentifier = "note"
    show([note, mail])
    navigate()
    navigator?.configuration.textViewKeys = [.return]
  }
}

@MainActor @Suite("The navigator and undo", .underPolicyPairs)
struct NavigatorUndoTests {
  @Test("Undo in a text view is no Return, even if it breaks a line (R5)")
  func lineBreak() {
    let screen = UndoScreen()
    let user = User(root: screen)
    user.tap(screen.note)
    user.type("Hello")
    user.type("\n")
    expect(user.place, equals: "mail")
    expect(screen.note.text, equals: "Hello")
    user.tap(screen.note)
    // The line break and its removal are one step.
    user.undo()
    expect(user.place, equals: "note")
    expect(screen.note.text, equals: "Hello")
    user.undo()
    expect(user.place, equals: "note")
    expect(screen.note.text, equals: "")
    screen.note.undoManager?.redo()
    user.settle()
    expect(user.place, equals: "note")
    expect(screen.note.text, equals: "Hello")
    user.type("\n")
    expect(user.place, equals: "mail")
    expect(screen.note.text, equals: "Hello")
  }
}
