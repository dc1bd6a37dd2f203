import FieldNavigationRecipes
import FieldNavigationUIKit
import Foundation
import UIKit

// The UIKit samples, copied exactly from the README, articles and doc comments.
// `Tests/Docs` compares the samples with the documents. A document leaves out
// the code around a sample.

// MARK: README

final class CheckoutViewController: UIViewController {
  private var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigator = FieldNavigator(in: view)
    navigator?.onFinish = { [weak self] in self?.pay() }
  }
}

extension CheckoutViewController {
  func pay() { title = "Paid" }
}

// MARK: The recipes

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
    return false
  }
}

@MainActor func reachableFields(of stackView: UIStackView) -> [UITextField] {
  stackView.arrangedSubviews.compactMap { $0 as? UITextField }.reachable
}

final class AddressViewController: UIViewController, TextFieldAdvancing {
  let textFieldSegueIdentifier: String? = "payment"

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    advanceFirstResponder(from: textField)
    return false
  }
}

final class ScoreViewController: UIViewController {
  let home = UITextField(), guest = UITextField(), notes = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    TabOrderHandler(viewOrder: [home, guest, notes]).activate(in: self)
  }
}

// MARK: The navigator

final class RegistrationViewController: UIViewController {
  var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigator = FieldNavigator(in: view)
    navigator?.onFinish = { [weak self] in self?.signUp() }
  }
}

extension RegistrationViewController {
  func signUp() {}

  func list(_ email: UITextField, _ password: UITextField) {
    navigator = FieldNavigator(fields: [email, password])
  }
}

// MARK: Options

@MainActor func configure(_ navigator: FieldNavigator) {
  navigator.configuration.policy.ending = .wrap
  navigator.configuration.order = .tag
}

@MainActor func configureAll(
  _ navigator: FieldNavigator, _ email: UITextField, _ password: UITextField
) {
  navigator.configuration.policy.destination = .next
  navigator.configuration.policy.ending = .wrap
  navigator.configuration.policy.finishKey = .go
  navigator.configuration.order = .explicit([email, password])
}

@MainActor func declareCodes(
  _ navigator: FieldNavigator, _ code: UITextField, _ first: UITextField,
  _ second: UITextField
) {
  navigator.configuration.codes = [.init(code, length: 6)]
  navigator.configuration.codes = [
    .init([first, second], lengths: [4, 4], finishesWhenFull: true)
  ]
}

final class OwnCodeField: UITextField {
  var navigator: FieldNavigator?

  override func deleteBackward() {
    if navigator?.deleteBackward(in: self) != true { super.deleteBackward() }
  }
}

@MainActor func setDistance(_ navigator: FieldNavigator, _ password: UIView) {
  navigator.setKeyboardDistance(80, of: password)
}

@MainActor func setDistances(_ navigator: FieldNavigator, _ password: UIView) {
  navigator.configuration.keyboardDistance = 12
  navigator.setKeyboardDistance(80, of: password)
  navigator.setKeyboardDistance(nil, of: password)  // the form's again
}

@MainActor func sayWhatIsEmpty(
  _ email: UITextField
) -> FieldNavigator.Configuration {
  var configuration = FieldNavigator.Configuration()
  configuration.isEmpty = { [weak email] field in
    field === email ? email?.text?.contains("@") != true : nil
  }
  return configuration
}

@MainActor func sayWhatIsInvalid(
  _ email: UITextField
) -> FieldNavigator.Configuration {
  var configuration = FieldNavigator.Configuration()
  configuration.isInvalid = { [weak email] field in
    field === email && email?.text?.contains("@") != true
  }
  return configuration
}

@MainActor final class ServerMistakes {
  struct Reply { var mistakes: Set<Int> = [] }

  private var mistakes: Set<Int> = []

  func show(_ reply: Reply, _ navigator: FieldNavigator) {
    mistakes = reply.mistakes  // configuration.isInvalid reads this
    navigator.focusFirstInvalid()
  }
}

@MainActor final class FirstFieldViewController: UIViewController {
  private var navigator: FieldNavigator?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigator?.focusFirst()
  }
}

@MainActor final class OwnBarViewController: UIViewController {
  private var navigator: FieldNavigator?
  private let nextButton = UIBarButtonItem()
  private let previousButton = UIBarButtonItem()

  override func viewDidLoad() {
    super.viewDidLoad()
    let navigator = FieldNavigator(in: view)
    self.navigator = navigator
    navigator.onChange = { [weak self] in
      guard let self, let navigator = self.navigator else { return }
      nextButton.isEnabled = navigator.canFocusNext
      previousButton.isEnabled = navigator.canFocusPrevious
    }
  }
}

@MainActor func finishWithoutClosure(
  _ navigator: FieldNavigator, _ signUpButton: UIControl
) {
  navigator.setFinishAction(.segue("welcome"))
  navigator.setFinishAction(.control(signUpButton))
}

@MainActor func setRoles(
  _ navigator: FieldNavigator, _ discountCode: UITextField, _ address: UIView
) {
  navigator.setRole(.excluded, of: discountCode)
  navigator.setRole([.unit, .group], of: address)
  navigator.setRole([], of: discountCode)  // a field again
}

@MainActor func setAllRoles(
  _ navigator: FieldNavigator, _ cardNumberView: UIView,
  _ discountCode: UITextField, _ address: UIView
) {
  navigator.setRole(.field, of: cardNumberView)
  navigator.setRole(.excluded, of: discountCode)
  navigator.setRole([.unit, .group], of: address)
  navigator.setRole([], of: discountCode)  // a field again
}

@MainActor func useBar(_ navigator: FieldNavigator, _ nextButton: UIControl) {
  nextButton.isEnabled = navigator.canFocusNext
  navigator.focusNext()
}
