import FieldNavigationUIKit
import Foundation
import UIKit

final class AccountViewController: UIViewController {
  private var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigator = FieldNavigator(in: view)
    navigator?.onFinish = { [weak self] in self?.signUp() }
  }
}

// The samples of the article "UIKit in five minutes", unchanged. The
// surrounding code makes the samples compile.

extension AccountViewController {
  func signUp() { title = "Signed up" }

  func finishWithoutClosure(_ signUpButton: UIControl) {
    navigator?.setFinishAction(.segue("welcome"))
    navigator?.setFinishAction(.control(signUpButton))
  }

  func sayWhatIsEmpty(_ email: UITextField, _ coupon: UITextField) {
    navigator?.configuration.isEmpty = { [weak email, weak coupon] field in
      if field === email { return email?.text?.contains("@") != true }
      if field === coupon { return false }  // optional
      return nil  // empty without text
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
    navigator?.configuration.tapOutsideHidesKeyboard = true
  }

  func take(_ code: UITextField) {
    code.keyboardType = .numberPad
    navigator?.configuration.codes = [
      .init(code, length: 6, finishesWhenFull: true)
    ]
  }

  func take(_ first: CodeField, _ second: CodeField) {
    navigator?.configuration.codes = [.init([first, second], lengths: [4, 4])]
  }

  func sayWhatIsInvalid(_ email: UITextField) {
    navigator?.configuration.isInvalid = { [weak email] field in
      field === email && email?.text?.contains("@") != true
    }
  }
}

// The samples of the article "Coming from delegates".

final class DelegateViewController: UIViewController, UITextFieldDelegate {
  private var navigator: FieldNavigator?
  let cardNumber = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigator = FieldNavigator(in: view)
    navigator?.onFinish = { [weak self] in
      guard let self, isCardValid else { return }
      pay()
    }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    string == "\n" || string.allSatisfy(\.isNumber)
  }
}

extension DelegateViewController {
  var isCardValid: Bool { cardNumber.text?.count == 16 }

  func pay() { title = "Paid" }
}
