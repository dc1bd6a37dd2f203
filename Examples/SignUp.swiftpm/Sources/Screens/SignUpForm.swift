#if canImport(UIKit) && (os(iOS) || os(Linux))
import Foundation
import UIKit

/// The form's view: a column of fields and a button.
@MainActor struct SignUpForm {
  let title = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 41))
  let username = LabeledField("Username", identifier: "username")
  let name = LabeledField("Name", identifier: "name")
  let city = LabeledField("City", identifier: "city")
  let email = LabeledField("Email", identifier: "email")
  let password = LabeledField("Password", identifier: "password")
  let invite = LabeledField("Invite code", identifier: "invite")
  let button: UIButton
  let stack: UIStackView

  init(onSignUp: @escaping () -> Void) {
    title.text = "Sign up"
    // The app already knows the user's name and city.
    name.field.text = "Ada Lovelace"
    city.field.text = "London"
    email.field.keyboardType = .emailAddress
    password.field.isSecureTextEntry = true
    button = UIButton("Sign up", identifier: "sign-up", onSignUp)

    let rows = [username, name, city, email, password, invite].map(\.row)
    // The last view fills the remaining height.
    stack = UIStackView(
      arrangedSubviews: [title] + rows + [button, UIView()])
    stack.axis = .vertical
    stack.spacing = 28
  }

  var fields: [UITextField] {
    [username, name, city, email, password, invite].map(\.field)
  }

  /// Whether the address is a mistake. Without text, it's only missing.
  var hasWrongEmail: Bool {
    email.field.hasText && email.field.text?.contains("@") == false
  }

  /// Shows what is wrong when the user comes back to the address, but not while
  /// the user types it for the first time.
  func showMistake() {
    email.show(hasWrongEmail ? "An address has an @" : nil)
  }

  /// The first required field that is empty.
  var missing: UITextField? {
    [username, email, password].map(\.field).first { !$0.hasText }
  }
}
#endif
