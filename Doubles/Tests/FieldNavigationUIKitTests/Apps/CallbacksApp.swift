import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

/// An address form whose delegate acts at the start or end of editing. The
/// delegate fills in the town and opens a list of countries. It can also return
/// focus to an empty street field.
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

@MainActor
@Suite("App: an address form whose delegate acts when editing begins or ends")
struct CallbacksAppTests {
  @Test("Return skips the town field after the app fills it (R4)")
  func town() {
    let app = CallbacksApp()
    let user = User(root: app)
    user.tap(app.zip)
    user.type("0150")
    user.tapOutside()
    expect(app.town.text, equals: "Oslo")
    user.tap(app.zip)
    user.tapReturn()
    expect(user.place, equals: "street")
  }

  @Test(
    "Return opens the app's list of countries only once",
    .underPolicyPairs)
  func list() {
    let app = CallbacksApp()
    let user = User(root: app)
    user.tap(app.street)
    user.type("Main Street 1")
    user.tapReturn()
    user.settle()
    expect(app.done, equals: ["list"])
    expect(user.place, equals: "nowhere")
    app.choose()
    user.settle()
    expect(app.done, equals: ["list"])
    user.tap(app.street)
    user.tapReturn()
    expect(user.place, equals: "phone")
  }

  @Test(
    "Return doesn't move focus again if the app moves focus (R14)"
  )
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
    expect(again.place, equals: byHand)
    expect(navigated.done.isEmpty)
  }

  @Test(
    "Delegates get the same calls with and without the navigator",
    .underPolicyPairs
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
    expect(heard[0], equals: heard[1])
  }
}
