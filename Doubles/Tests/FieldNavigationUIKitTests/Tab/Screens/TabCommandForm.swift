import FieldNavigationRecipes
import Foundation
import UIKit

/// A form that activates its handler as the handler's documentation shows.
@MainActor
final class TabCommandForm: TabForm, UITextFieldDelegate,
  UITextViewDelegate
{
  var order = [0, 3, 1, 2]
  var takesFocus = false
  var answer: (UITextField) -> Bool = { _ in true }
  private(set) lazy var tabs = TabOrderHandler(
    viewOrder: order.map { fields[$0] })

  override func viewDidLoad() {
    super.viewDidLoad()
    tabs.activate(in: self)
  }

  override var canBecomeFirstResponder: Bool { takesFocus }

  func addNotes() -> UITextView {
    let notes = UITextView(frame: CGRect(x: 0, y: 300, width: 90, height: 90))
    notes.accessibilityIdentifier = "notes"
    view.addSubview(notes)
    return notes
  }

  func addDial() -> TabDial {
    let dial = TabDial(frame: CGRect(x: 0, y: 400, width: 90, height: 90))
    dial.accessibilityIdentifier = "dial"
    view.addSubview(dial)
    return dial
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    answer(textField)
  }
}

/// A field in which an input method is composing text.
@MainActor final class TabComposingField: UITextField {
  override var markedTextRange: UITextRange? {
    textRange(from: beginningOfDocument, to: beginningOfDocument)
  }
}
