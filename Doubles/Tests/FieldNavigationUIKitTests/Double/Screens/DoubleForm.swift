import Foundation
import UIKit
import UIKitDriver

/// A form with fields "a" and "b" and a text view "t". The form is the delegate
/// of all three views. A test sets the results of the delegate methods.
@MainActor
final class DoubleForm: UIViewController, UITextFieldDelegate,
  UITextViewDelegate
{
  let a = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
  let b = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
  let text = UITextView(frame: CGRect(x: 20, y: 99, width: 200, height: 90))
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  var mayBegin: (UIView) -> Bool = { _ in true }
  var mayEnd: (UIView) -> Bool = { _ in true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    for field in [a, b] {
      box.addSubview(field)
      field.delegate = self
    }
    box.addSubview(text)
    text.delegate = self
    a.accessibilityIdentifier = "a"
    b.accessibilityIdentifier = "b"
    text.accessibilityIdentifier = "t"
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    mayBegin(textField)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    mayEnd(textField)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    mayBegin(textView)
  }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    mayEnd(textView)
  }

  /// Creates a form and a user of the form. Field "a" has focus.
  static func started(accessory: CGFloat = 0) -> (DoubleForm, User) {
    let form = DoubleForm()
    let user = User(root: form)
    if accessory > 0 {
      let bar = CGRect(x: 0, y: 0, width: 320, height: accessory)
      form.a.inputAccessoryView = UIView(frame: bar)
    }
    user.tap(form.a)
    _ = user.calls()
    return (form, user)
  }

  static func hide(_ y: Int = 480) -> [String] {
    [
      "keyboardWillChangeFrame \(y)", "keyboardWillHide \(y)",
      "keyboardDidChangeFrame \(y)", "keyboardDidHide \(y)",
    ]
  }

  static func show(_ y: Int = 264) -> [String] {
    [
      "keyboardWillChangeFrame \(y)", "keyboardWillShow \(y)",
      "keyboardDidChangeFrame \(y)", "keyboardDidShow \(y)",
    ]
  }
}
