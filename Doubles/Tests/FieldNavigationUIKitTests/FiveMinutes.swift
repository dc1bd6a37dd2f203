import FieldNavigationUIKit
import UIKit

final class AccountViewController: UIViewController {
  private var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigator = FieldNavigator(in: view)
    navigator?.onFinish = { [weak self] in self?.signUp() }
  }
}

// The samples of the article "UIKit in five minutes", word for word; the code
// that they leave out is below and around them.

extension AccountViewController {
  func signUp() { title = "Signed up" }

  func finishWithoutClosure(_ signUpButton: UIControl) {
    navigator?.finish(with: .segue("welcome"))
    navigator?.finish(with: .control(signUpButton))
  }

  func sayWhatIsEmpty() {
    navigator?.configuration.isEmpty = { field in
      !((field as? UITextField)?.text ?? "").contains("@")
    }
  }

  func visitEveryField() {
    navigator?.configuration.policy.destination = .next
    navigator?.configuration.policy.ending = .wrap
  }

  func list(_ email: UITextField, _ username: UITextField, _ city: UITextField)
  {
    navigator?.configuration.order = .explicit([email, username, city])
  }

  func setRoles(_ discountCode: UITextField, _ shippingAddress: UIView) {
    navigator?.setRole(.excluded, of: discountCode)
    navigator?.setRole(.group, of: shippingAddress)
  }

  func keepReturn(in chatMessage: UITextField) {
    navigator?.setRole(.handlesReturn, of: chatMessage)
  }

  func switchOff() {
    navigator?.configuration.inputBar = .off
    navigator?.configuration.avoidsKeyboard = false
  }
}
