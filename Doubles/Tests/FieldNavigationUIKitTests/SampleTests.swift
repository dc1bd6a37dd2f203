import Expectations
import FieldNavigationRecipes
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Tests that the samples do what their documents promise.
@MainActor struct SampleTests {
  @Test(
    "R3-R6: Return visits the empty fields and then pays"
  )
  func oneLine() {
    let checkout = CheckoutViewController()
    let user = User(root: checkout)
    let fields = [UITextField(), UITextField(), UITextField()]
    fields[1].text = "known already"
    show(fields, in: checkout)
    user.settle()
    user.tap(fields[0])
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(fields[2].isFirstResponder)
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expectNil(user.focused)
    expect(checkout.title, equals: "Paid")
  }

  @Test(
    "R4, R5: keys and moves match the article's table"
  )
  func fiveMinutes() {
    let account = AccountViewController()
    let user = User(root: account)
    let username = UITextField(), city = UITextField(), email = UITextField()
    city.text = "London"
    show([username, city, email], in: account)
    user.settle()
    for field in [username, city] {
      user.tap(field)
      expect(user.returnKey, equals: .next)
      user.tapReturn()
      expect(email.isFirstResponder)
    }
    expect(user.returnKey, equals: .done)
    expectNil(account.title)
    user.tapReturn()
    expectNil(user.focused)
    expect(account.title, equals: "Signed up")
  }

  @Test("R4, R5: Return wraps to the first empty field")
  func fiveMinutesEveryField() {
    let account = AccountViewController()
    let user = User(root: account)
    let username = UITextField(), city = UITextField()
    city.text = "London"
    show([username, city], in: account)
    account.visitEveryField()
    user.settle()
    user.tap(username)
    user.tapReturn()
    expect(city.isFirstResponder)
    user.tapReturn()
    expect(username.isFirstResponder)
  }

  @Test(
    "R4: the `isEmpty` closure decides for two fields"
  )
  func fiveMinutesEmpty() {
    let account = AccountViewController()
    let user = User(root: account)
    let username = UITextField(), email = UITextField()
    let coupon = UITextField(), city = UITextField()
    username.text = "ada"
    email.text = "ada"
    show([username, email, coupon, city], in: account)
    account.sayWhatIsEmpty(email, coupon)
    user.settle()
    user.tap(city)
    expect(user.returnKey, equals: .done)
    user.tap(username)
    user.tapReturn()
    expect(email.isFirstResponder, "it has text, but no @")
    user.type("@example.org")
    user.tapReturn()
    expect(city.isFirstResponder, "the coupon is optional, the city empty")
    user.tap(city)
    account.sayWhatIsEmpty(city, coupon)
    user.tap(email)
    user.tapReturn()
    expect(city.isFirstResponder)
  }

  @Test("R14: Return finishes the form if the delegate accepts the line break")
  func delegates() {
    let checkout = DelegateViewController()
    let user = User(root: checkout)
    let card = checkout.cardNumber
    card.delegate = checkout
    show([card], in: checkout)
    user.settle()
    user.tap(card)
    user.type("12ab")
    user.tapReturn()
    expectNil(user.focused)
    expectNil(checkout.title, "the card number isn't complete")
    card.text = String(repeating: "1", count: 16)
    user.tap(card)
    user.tapReturn()
    expect(checkout.title, equals: "Paid")
  }

  @Test(
    "R2: Return follows the explicit order in the article"
  )
  func fiveMinutesOrder() {
    let account = AccountViewController()
    let user = User(root: account)
    let username = UITextField(), city = UITextField(), email = UITextField()
    show([username, city, email], in: account)
    account.list(email, username, city)
    user.settle()
    user.tap(email)
    user.tapReturn()
    expect(username.isFirstResponder)
  }

  @Test(
    "R4, R6: Email shows Next, and Return goes to Password, which shows Done")
  func next() {
    let login = LoginViewController()
    let user = User(root: login)
    show([login.email, login.password], in: login)
    login.email.delegate = login
    login.password.delegate = login
    user.tap(login.email)
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(login.password.isFirstResponder)
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expectNil(user.focused)
  }

  @Test("R2: Return follows the tags and then performs the segue")
  func tags() {
    let address = AddressViewController()
    address.segues["payment"] = { UIViewController() }
    let user = User(root: address)
    let fields = [UITextField(), UITextField()]
    fields[0].tag = 20
    fields[1].tag = 10
    for field in fields { field.delegate = address }
    show(fields, in: address)
    user.tap(fields[1])
    user.tapReturn()
    expect(fields[0].isFirstResponder)
    expectNil(address.presentedViewController)
    user.tapReturn()
    expect(address.presentedViewController != nil)
  }

  @Test(
    "A1-A4: a field is 20 points above the keyboard"
  )
  func keyboard() {
    let profile = KeyboardResponsiveViewController()
    let user = User(root: profile)
    let field = UITextField()
    show([field], in: profile, top: 400)
    user.tap(field)
    let top: CGFloat = 480 - 216 - 20 - 430
    expect(profile.view.frame.minY, equals: top)
    profile.view.endEditing(true)
    expect(profile.view.frame.minY, equals: .zero)
  }

  @Test(
    "R8: Tab and Shift+Tab visit the fields in order"
  )
  func tab() {
    let score = ScoreViewController()
    let user = User(root: score)
    show([score.notes, score.home, score.guest], in: score)
    user.tap(score.home)
    user.press(.tab)
    expect(score.guest.isFirstResponder)
    user.press(.tab)
    expect(score.notes.isFirstResponder)
    user.press(.tab, .shift)
    expect(score.guest.isFirstResponder)
  }

  @Test("Each option in the article's sample differs from the option's default")
  func options() {
    let email = UITextField(), password = UITextField()
    let navigator = FieldNavigator(fields: [email, password])
    configureAll(navigator, email, password)
    let configuration = navigator.configuration
    let defaults = FieldNavigator.Configuration()
    expect(configuration.policy.destination != defaults.policy.destination)
    expect(configuration.policy.ending != defaults.policy.ending)
    expect(configuration.policy.finishKey != defaults.policy.finishKey)
  }

  private func show(
    _ views: [UIView], in controller: UIViewController, top: CGFloat = 20
  ) {
    for (place, view) in views.enumerated() {
      view.frame = CGRect(
        x: 20, y: top + 50 * CGFloat(place), width: 280, height: 30)
      controller.view.addSubview(view)
    }
  }
}
