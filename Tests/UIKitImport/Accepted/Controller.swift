import FieldNavigationRecipes
import Foundation
import UIKit

// A controller that uses every declaration that this test checks. The compiler
// must accept this file.

final class AcceptedController: UIViewController {
  let name = UITextField()
  let notes = UITextView()
  private var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    name.delegate = self
    notes.delegate = self
    addKeyCommand(
      UIKeyCommand(
        input: "s", modifierFlags: .command, action: #selector(save(_:))))
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil,
      queue: nil
    ) { _ in }
  }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: "\t", modifierFlags: .shift,
        action: #selector(UIResponder.acceptedMove(_:)))
    ]
  }

  @objc private func save(_ command: UIKeyCommand) {}
}

extension AcceptedController: UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {}

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let text = textField.text, let range = Range(range, in: text) else {
      return false
    }
    return text.replacingCharacters(in: range, with: string).count < 40
  }
}

extension AcceptedController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    _ = textView.delegate?.textViewShouldEndEditing?(textView)
  }
}

extension AcceptedController: UITableViewDataSource, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    tableView.dataSource?.numberOfSections?(in: tableView) ?? 1
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 44 }
}

extension AcceptedController: TextFieldAdvancing {
  var textFieldSegueIdentifier: String? { "welcome" }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    advanceFirstResponder(from: textField)
    return false
  }
}

// The recipe adds no delegate method. The compiler would reject one here.
final class HandlerOnly: UIViewController, NextTextFieldHandler,
  UITextFieldDelegate
{
  let textFields: [UITextField] = []
}

extension UIResponder {
  @objc func acceptedMove(_ command: UIKeyCommand) {}
}
