import FieldNavigationUIKit
import Foundation
import UIKit
import UIKitDriver

/// Three fields and a note, as many apps have them before they use a navigator:
/// what they do on Return is left to subclasses.
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

  /// The app's own code for Return.
  func prepare() {}

  func following(_ field: UITextField) -> UITextField? {
    guard let place = fields.firstIndex(of: field) else { return nil }
    return place + 1 < fields.count ? fields[place + 1] : nil
  }
}

/// The delegate of every tutorial.
final class TutorialApp: ContactApp, UITextFieldDelegate {
  /// The note follows the name.
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

/// A wrapper that makes a stream of each control event of a field.
final class ReactiveApp: ContactApp {
  private let isTutorial: Bool
  private(set) var exits = 0
  private lazy var tutorial = TutorialDelegate(self)

  /// - Parameter tutorial: whether it has the tutorial's delegate, too.
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

/// Fields that are chained by their primary action, as Interface Builder offers
/// it. The last one sends what was typed.
final class ChainApp: ContactApp {
  /// Whether the actions are added after the navigator has found the fields.
  var isLate = false

  override func prepare() {
    if !isLate { chain() }
  }

  func chain() {
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

/// Fields that take letters only.
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

/// The old idiom: an empty action for Did End On Exit, so that Return closes the
/// keyboard.
final class ExitApp: ContactApp {
  override func prepare() {
    for field in fields {
      field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    }
  }
}

/// Closes the keyboard by itself, in the primary action of each field.
final class ClosingApp: ContactApp {
  override func prepare() {
    for field in fields {
      let action = UIAction { [weak field] _ in field?.resignFirstResponder() }
      field.addAction(action, for: .primaryActionTriggered)
    }
  }
}
