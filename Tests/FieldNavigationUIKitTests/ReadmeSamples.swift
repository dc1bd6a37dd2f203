import FieldNavigationRecipes
import FieldNavigationUIKit
import UIKit

// The samples of the README's section for UIKit, word for word. What they leave
// out stands below them.

// sample: One line
final class CheckoutViewController: UIViewController {
  private var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigator = FieldNavigator(in: view)
    navigator?.onFinish = .call { [weak self] in self?.pay() }
  }
}
// end

extension CheckoutViewController {
  func pay() { title = "Paid" }
}

// sample: Next while an empty field follows
final class LoginViewController: UIViewController {
  let email = UITextField(), password = UITextField()
}

extension LoginViewController: UITextFieldDelegate, NextTextFieldHandler {
  var textFields: [UITextField] { [email, password].reachable }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    setupReturnKeyType(for: textField)
    return true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    handleReturnKeyTapped(on: textField)
    return true
  }
}
// end

// sample: Tag order, then a segue
final class AddressViewController: UIViewController, TextFieldAdvancing {
  let textFieldSegueIdentifier: String? = "payment"

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    advanceFirstResponder(from: textField)
    return true
  }
}
// end

// sample: Above the keyboard
final class ProfileViewController: KeyboardResponsiveViewController {}
// end

// sample: Tab in an order of your own
final class ScoreViewController: UIViewController {
  let home = UITextField(), guest = UITextField(), notes = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    TabOrderHandler(viewOrder: [home, guest, notes]).activate(in: self)
  }
}
// end
