import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A profile whose last field is a drop-down. The drop-down looks like a text
/// field. The field's delegate refuses editing. It can open a list instead.
final class SelectLastApp: AppScreen, UITextFieldDelegate {
  let name = UITextField.named("name", y: 20)
  let town = UITextField.named("town", y: 70)
  let country: UITextField
  private(set) var questions = 0
  private let opensList: Bool

  init(
    opensList: Bool, country: UITextField = .named("country", y: 120),
    navigated: Bool = true
  ) {
    self.opensList = opensList
    self.country = country
    super.init(navigated: navigated)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if !(country is Unfocusable) { country.delegate = self }
    town.delegate = self
    show([name, town, country])
    navigate()
    finish { [weak self] in self?.done.append("saved") }
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard textField === country else { return true }
    questions += 1
    if opensList { present(UIViewController(), animated: true) }
    return false
  }

  func choose() {
    country.text = "Norway"
    dismiss(animated: true)
  }
}

/// A design kit's field that never takes focus.
final class Unfocusable: UITextField {
  override var canBecomeFirstResponder: Bool { false }
}

@MainActor @Suite("App: a profile that ends with a drop-down")
struct SelectLastAppTests {
  private func inTown(_ app: SelectLastApp) -> User {
    let user = User(root: app)
    user.tap(app.town)
    user.type("Oslo")
    _ = user.heard()
    return user
  }

  @Test(
    "Return opens the list and later finishes the form (R10)",
    .underPolicyPairs)
  func list() {
    let app = SelectLastApp(opensList: true)
    let user = inTown(app)
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(app.presentedViewController != nil)
    expect(app.done.isEmpty)
    app.choose()
    user.tap(app.town)
    expect(user.returnKey, equals: .done)
    expect(app.town.text, equals: "Oslo")
    user.tapReturn()
    expect(app.done, equals: ["saved"])
  }

  @Test(
    "The key shows Done after the last field refuses focus (R10)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func refusal() {
    let app = SelectLastApp(opensList: false)
    let user = inTown(app)
    user.tapReturn()
    expect(user.place, equals: "town")
    expect(user.returnKey, equals: .done)
    expect(app.done.isEmpty)
    expect(app.town.text, equals: "Oslo")
    user.tapReturn()
    expect(app.done, equals: ["saved"])
  }

  @Test(
    "The keyboard stays open when the last field refuses focus (R10)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func keyboard() {
    let app = SelectLastApp(opensList: false)
    let user = inTown(app)
    _ = user.calls()
    user.tapReturn()
    expect(!user.calls().contains { $0.hasPrefix("keyboardWillHide") })
  }

  @Test(
    "The key stops showing Next after a field refuses focus once (R10)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func unfocusable() {
    let app = SelectLastApp(
      opensList: false,
      country: Unfocusable(
        frame: CGRect(x: 20, y: 120, width: 280, height: 34)))
    let user = inTown(app)
    user.tapReturn()
    if app.done.isEmpty {
      expect(user.place, equals: "town")
      expect(user.returnKey, equals: .done)
      user.tapReturn()
    }
    expect(app.done, equals: ["saved"])
  }
}
