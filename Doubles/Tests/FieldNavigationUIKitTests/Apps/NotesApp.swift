import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A note with a title field and a text view. The text view fills the rest of
/// the screen. It can also extend below the screen.
final class NotesApp: AppScreen {
  let heading = UITextField.named("heading", y: 10)
  let note: UITextView

  init(height: CGFloat, navigated: Bool = true) {
    note = UITextView(frame: CGRect(x: 0, y: 50, width: 320, height: height))
    note.accessibilityIdentifier = "note"
    super.init(navigated: navigated)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    note.text = (1...60).map { "line \($0)" }.joined(separator: "\n")
    note.contentSize = CGSize(width: 320, height: 1200)
    show([heading, note])
    navigate()
  }

  func putCaret(line: Int) {
    let lines = (1..<line).map { "line \($0)\n" }.joined()
    guard
      let place = note.position(
        from: note.beginningOfDocument, offset: lines.count)
    else { return }
    note.selectedTextRange = note.textRange(from: place, to: place)
  }
}

@MainActor @Suite("App: notes in a large text view") struct NotesAppTests {
  /// The frame of the caret, in window coordinates.
  private func caret(_ app: NotesApp) -> CGRect {
    guard let range = app.note.selectedTextRange else { return .zero }
    return app.note.convert(app.note.caretRect(for: range.start), to: nil)
  }

  @Test(
    "The line with the caret is visible above the keyboard (A2)",
    arguments: [430, 600] as [CGFloat], [1, 20, 60])
  func caret(height: CGFloat, line: Int) throws {
    let app = NotesApp(height: height)
    let user = User(root: app)
    app.putCaret(line: line)
    user.tap(app.note)
    user.settle()
    let keyboard = try #require(user.device.keyboard.frame)
    expect(caret(app).maxY <= keyboard.minY)
    expect(caret(app).minY >= 0)
    app.note.contentOffset = .zero
    let first = app.note.caretRect(for: app.note.beginningOfDocument)
    expect(
      app.note.convert(first, to: nil).minY >= 0,
      "scrolled up, the first line is on the screen")
  }

  @Test("The text view scrolls instead of shifting the screen's view (A5)")
  func title() {
    let app = NotesApp(height: 430)
    let user = User(root: app)
    app.putCaret(line: 60)
    user.tap(app.note)
    expect(app.view.frame.minY, equals: 0)
  }

  @Test(
    "The inset and the frame are restored after the keyboard hides",
    .underPolicyPairs)
  func after() {
    for height in [430, 600] as [CGFloat] {
      let app = NotesApp(height: height)
      let user = User(root: app)
      user.tap(app.note)
      user.tapOutside()
      expect(app.note.contentInset, equals: .zero)
      expect(app.view.frame.minY, equals: 0)
      user.tap(app.note)
      app.navigator?.invalidate()
      user.settle()
      expect(app.note.contentInset, equals: .zero)
      expect(app.view.frame.minY, equals: 0)
    }
  }
}
