import FieldNavigationUIKit
import Foundation
import UIKit
import UIKitDriver

/// A form with three fields and an optional note. Subclasses add code for
/// Return. Many apps have such code before they adopt a navigator.
class ContactApp: AppScreen {
  let person = UITextField.named("name", y: 20)
  let mail = UITextField.named("mail", y: 70)
  let password = UITextField.named("password", y: 120)
  let note = UITextView(frame: CGRect(x: 20, y: 170, width: 280, height: 60))

  var fields: [UITextField] { [person, mail, password] }

  override func viewDidLoad() {
    super.viewDidLoad()
    note.accessibilityIdentifier = "note"
    show(fields)
    prepare()
    navigate()
    finish { [weak self] in self?.done.append("finished") }
  }

  /// Subclasses override this method with code for Return.
  func prepare() {}

  func following(_ field: UITextField) -> UITextField? {
    guard let place = fields.firstIndex(of: field) else { return nil }
    return place + 1 < fields.count ? fields[place + 1] : nil
  }
}

/// An app whose delegate moves focus as in tutorials.
final class TutorialApp: ContactApp, UITextFieldDelegate {
  /// Whether the form shows a note. Return in any field then focuses the note.
  var hasNote = false

  override func prepare() {
    for field in fields { field.delegate = self }
    if hasNote { show([note]) }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let target = hasNote ? note : following(textField)
    if let target {
      target.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}

/// An app that observes every control event, as reactive libraries do.
final class ReactiveApp: ContactApp {
  private let isTutorial: Bool
  private(set) var exits = 0
  private lazy var tutorial = TutorialDelegate(self)

  /// - Parameter tutorial: whether fields also have the tutorial's delegate.
  init(tutorial: Bool, navigated: Bool) {
    isTutorial = tutorial
    super.init(navigated: navigated)
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    for field in fields {
      if isTutorial { field.delegate = tutorial }
      for event: UIControl.Event in [
        .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
        .primaryActionTriggered,
      ] {
        let action = UIAction { [weak self] _ in
          if event == .editingDidEndOnExit { self?.exits += 1 }
        }
        field.addAction(action, for: event)
      }
    }
  }
}

private final class TutorialDelegate: NSObject, UITextFieldDelegate {
  private weak var app: ContactApp?

  init(_ app: ContactApp) {
    self.app = app
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    app?.following(textField)?.becomeFirstResponder()
    return true
  }
}

/// An app that chains its fields through primary actions. Interface Builder
/// allows such chains. The last field's action submits the form.
final class ChainApp: ContactApp, LateApp {
  var isLate = false

  override func prepare() {
    if !isLate { connect() }
  }

  func connect() {
    for field in fields {
      let action = UIAction { [weak self, weak field] _ in
        guard let self, let field else { return }
        if let target = following(field) {
          target.becomeFirstResponder()
        } else {
          field.resignFirstResponder()
          done.append("sent")
        }
      }
      field.addAction(action, for: .primaryActionTriggered)
    }
  }
}

/// An app whose fields accept only letters.
final class LettersApp: ContactApp, UITextFieldDelegate {
  var takesLineBreaks = false

  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    string.allSatisfy(\.isLetter) || takesLineBreaks && string == "\n"
  }
}

/// An app that closes the keyboard through an empty Did End On Exit action.
/// This idiom is old.
final class ExitApp: ContactApp {
  override func prepare() {
    for field in fields {
      field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    }
  }
}

/// An app with Did End On Exit actions in which only the first field takes
/// focus.
final class RefusingExitApp: ContactApp, UITextFieldDelegate {
  override func prepare() {
    for field in fields {
      field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
      field.delegate = self
    }
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    textField === person
  }
}

/// An app whose primary actions close the keyboard.
final class ClosingApp: ContactApp {
  override func prepare() {
    for field in fields {
      let action = UIAction { [weak field] _ in field?.resignFirstResponder() }
      field.addAction(action, for: .primaryActionTriggered)
    }
  }
}
