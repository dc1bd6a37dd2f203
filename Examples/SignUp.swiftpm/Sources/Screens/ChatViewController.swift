#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigationUIKit
import Foundation
import UIKit

/// The last field's Return key shows Send, and the app handles this key. The
/// field's delegate sends the message. The keyboard remains open. The last
/// field remains above the keyboard.
final class ChatViewController: UIViewController, UITextFieldDelegate {
  let recipient = UITextField(frame: .zero)
  let message = UITextField(frame: .zero)
  private let history = UITextView(frame: .zero)
  private var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chat"
    recipient.accessibilityIdentifier = "recipient"
    recipient.placeholder = "To"
    message.accessibilityIdentifier = "message"
    message.placeholder = "Message"
    message.returnKeyType = .send
    message.delegate = self
    history.isEditable = false
    for view in [recipient, history, message] { self.view.addSubview(view) }
    for field in [recipient, message] { field.applyFieldLook() }
    view.applyLook()
    navigator = FieldNavigator(in: view)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - 48
    let bottom = view.bounds.height - 40
    recipient.frame = CGRect(x: 24, y: 64, width: width, height: 34)
    history.frame = CGRect(x: 24, y: 110, width: width, height: bottom - 156)
    message.frame = CGRect(x: 24, y: bottom - 34, width: width, height: 34)
  }

  var sent: String { history.text }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    history.text += "\(message.text ?? "")\n"
    message.text = ""
    return false
  }
}
#endif
