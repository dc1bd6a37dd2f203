import Foundation
import Testing
import UIKit
import UIKitDriver

/// An address whose delegate acts whenever editing begins or ends: it fills in
/// the town, opens a list instead of editing, and leads back to what is missing.
final class CallbacksApp: AppScreen, UITextFieldDelegate {
  let zip = UITextField.named("zip", y: 20)
  let town = UITextField.named("town", y: 70)
  let street = UITextField.named("street", y: 120)
  let country = UITextField.named("country", y: 170)
  let phone = UITextField.named("phone", y: 220)
  var leadsBack = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let fields = [zip, town, street, country, phone]
    for field in fields { field.delegate = self }
    show(fields)
    navigate()
    finish { [weak self] in self?.done.append("ordered") }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard textField === country else { return }
    done.append("list")
    country.resignFirstResponder()
    present(UIViewController(), animated: true)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if textField === zip, zip.text == "0150" { town.text = "Oslo" }
    if textField === street, leadsBack, street.text == "" {
      leadsBack = false
      street.becomeFirstResponder()
    }
  }

  func choose() {
    country.text = "Norway"
    dismiss(animated: true)
  }
}

@MainActor @Suite("App: an address that acts when editing begins or ends")
struct CallbacksAppTests {
  @Test("A town that the zip code fills in is skipped afterwards (R4)")
  func town() {
    let app = CallbacksApp()
    let user = User(root: app)
    user.tap(app.zip)
    user.type("0150")
    user.tapOutside()
    #expect(app.town.text == "Oslo")
    user.tap(app.zip)
    user.tapReturn()
    #expect(user.place == "street")
  }

  @Test(
    "A list that opens when editing begins opens once, and nothing else moves",
    .underPolicyPairs)
  func list() {
    let app = CallbacksApp()
    let user = User(root: app)
    user.tap(app.street)
    user.type("Main Street 1")
    user.tapReturn()
    user.settle()
    #expect(app.done == ["list"] && user.place == "nowhere")
    app.choose()
    user.settle()
    #expect(app.done == ["list"])
    user.tap(app.street)
    user.tapReturn()
    #expect(user.place == "phone")
  }

  @Test("Focus that the app moves back stays there, with the text (R14)")
  func back() {
    let app = CallbacksApp(navigated: false)
    app.leadsBack = true
    let user = User(root: app)
    user.tap(app.street)
    user.tap(app.phone)
    user.settle()
    let byHand = user.place
    let navigated = CallbacksApp()
    navigated.leadsBack = true
    let again = User(root: navigated)
    navigated.country.text = "Norway"
    again.tap(navigated.street)
    again.tapReturn()
    again.settle()
    #expect(again.place == byHand && navigated.done.isEmpty)
  }

  @Test(
    "The delegates are called as without the navigator", .underPolicyPairs
  )
  func calls() {
    let heard = [false, true].map { navigated in
      let app = CallbacksApp(navigated: navigated)
      let user = User(root: app)
      for field in [app.zip, app.street, app.country, app.phone] {
        user.tap(field)
        user.type("0150")
      }
      user.tapOutside()
      return user.heard() + app.done
    }
    #expect(heard[0] == heard[1])
  }
}
