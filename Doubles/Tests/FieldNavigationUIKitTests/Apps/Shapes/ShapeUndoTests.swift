import AdapterTesting
import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A note card with undo: each field's end registers its change. Shaking undoes,
/// too.
private final class CardViewController: UIViewController, UITextFieldDelegate {
  let name = UITextField(frame: CGRect(x: 20, y: 120, width: 280, height: 40))
  let city = UITextField(frame: CGRect(x: 20, y: 180, width: 280, height: 40))
  let mail = UITextField(frame: CGRect(x: 20, y: 240, width: 280, height: 40))
  private var saved: [ObjectIdentifier: String] = [:]
  private let undo = UndoManager()
  private(set) var finished = 0
  private var navigator: FieldNavigator?

  override var undoManager: UndoManager? { undo }
  /// Shakes go to the first responder; without a focused field that's this
  /// controller.
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Card"
    for (field, text) in [(name, "Name"), (city, "City"), (mail, "Mail")] {
      field.placeholder = text
      field.delegate = self
      view.addSubview(field)
    }
    navigator = FieldNavigator(in: view)
    navigator?.onFinish = { [weak self] in
      self?.finished += 1
      self?.title = "Saved"
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    let old = saved[ObjectIdentifier(textField)] ?? ""
    let new = textField.text ?? ""
    guard old != new else { return }
    saved[ObjectIdentifier(textField)] = new
    register(old, for: textField)
  }

  private func register(_ text: String, for field: UITextField) {
    undo.registerUndo(withTarget: self) { controller in
      MainActor.assumeIsolated { controller.restore(text, in: field) }
    }
    undo.setActionName("Change of \(field.placeholder ?? "")")
  }

  private func restore(_ text: String, in field: UITextField) {
    let current = field.text ?? ""
    field.text = text
    saved[ObjectIdentifier(field)] = text
    register(current, for: field)
  }

  func undoLast() { if undo.canUndo { undo.undo() } }
  func redoLast() { if undo.canRedo { undo.redo() } }
  var undoName: String { undo.canUndo ? undo.undoActionName : "" }
}

@MainActor
@Suite("Undo after Return has moved focus", .underUsualAndPairs)
final class ShapeUndoTests {
  private var screen = CardViewController()
  private var opened: User?

  /// Another test may run before this one starts its device.
  private var user: User {
    if let opened { return opened }
    let user = User(
      root: UINavigationController(rootViewController: screen))
    opened = user
    return user
  }

  private var app: CardViewController {
    _ = user
    return screen
  }

  /// The suite lives longer than its test. The navigator of this test would work
  /// in the next one.
  private func close() {
    opened = nil
    screen = CardViewController()
  }

  private func undo() {
    app.undoLast()
    user.settle()
  }

  private func redo() {
    app.redoLast()
    user.settle()
  }

  @Test("Return adds no step to the app's undo")
  func steps() {
    defer { close() }
    user.tap(app.name)
    user.enter("Ann")
    expect(user.focused, identicalTo: app.city)
    expect(user.returnKey, equals: .next)
    expect(app.undoName, equals: "Change of Name")
    undo()
    expect(app.name.text, equals: "")
    expect(app.undoName, equals: "")
    expect(user.focused, identicalTo: app.city)
    expect(user.returnKey, equals: .next)
    redo()
    expect(app.name.text, equals: "Ann")
    expect(user.focused, identicalTo: app.city)
    expect(app.finished, equals: 0)
  }

  @Test("An undo that empties a later field changes the key (R7)")
  func later() {
    defer { close() }
    user.tap(app.mail)
    user.type("m@x")
    user.tap(app.city)
    expect(user.returnKey, equals: .done)
    undo()
    expect(app.mail.text, equals: "")
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.focused, identicalTo: app.mail)
    expect(app.finished, equals: 0)
    redo()
    expect(app.mail.text, equals: "m@x")
    expect(user.focused, identicalTo: app.mail)
    expect(user.returnKey, equals: .done)
  }

  @Test("A controller that takes focus doesn't keep the form from finishing")
  func end() {
    defer { close() }
    user.tap(app.name)
    user.enter("Ann")
    user.enter("Rome")
    user.enter("m@x")
    expect(app.finished, equals: 1)
    expect(app.title, equals: "Saved")
    expectNil(user.device.keyboard.frame)
    user.tap(app.name)
    user.press(.enter, .command)
    expect(app.finished, equals: 2)
  }

  @Test("A shake undoes the typing of the focused field")
  func shake() {
    defer { close() }
    user.tap(app.city)
    user.type("Rome")
    user.undo()
    expect(app.city.text, equals: "")
    expect(user.focused, identicalTo: app.city)
    expect(user.returnKey, equals: .next)
    expect(app.finished, equals: 0)
    user.tapReturn()
    expect(user.focused, identicalTo: app.mail)
  }
}
