import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

// Apps that present or push something while focus moves.

/// The end of a wrong mail shows an alert.
private final class StrangerAlertAtEndApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["mail", "phone"] }

  override func configure() { navigator?.configuration.inputBar = .always }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard textField === self["mail"], !text("mail").contains("@") else {
      return
    }
    showAlert()
  }
}

@MainActor @Suite("The end of a field shows an alert", .underUsualAndPairs)
struct StrangerAlertAtEndTests {
  @Test("The alert replaces the form's end", arguments: StrangerWay.ends)
  func end(_ way: StrangerWay) {
    let app = StrangerAlertAtEndApp()
    let user = User(root: app)
    app.fill(["phone": "1"])
    user.tap(app["mail"])
    user.spell("ada")
    way.act(user, app)
    expect(app.shown.count, equals: 1)
    expect(app.finishes, equals: 0)
    expect(app.text("mail"), equals: "ada")
    app.dismiss(animated: true)
    user.settle()
    expect(app.finishes, equals: 0)
    user.tap(app["mail"])
    user.spell("@example.com")
    way.act(user, app)
    expect(app.finishes, equals: 1)
    expect(app.shown.count, equals: 1)
  }

  @Test("In the middle one press shows one alert", arguments: StrangerWay.moves)
  func middle(_ way: StrangerWay) {
    let app = StrangerAlertAtEndApp()
    let user = User(root: app)
    user.tap(app["mail"])
    user.spell("ada")
    way.act(user, app)
    expect(app.shown.count, equals: 1)
    expect(app.finishes, equals: 0)
    expect(app.text("mail"), equals: "ada")
    app.dismiss(animated: true)
    user.settle()
    user.tap(app["phone"])
    user.type("1")
    user.tapReturn()
    expect(app.finishes, equals: 1)
  }
}

/// The delegate shows an alert at Return, and returns true.
private final class StrangerAlertAtReturnApp: StrangerForm, UITextFieldDelegate
{
  override class var names: [String] { ["name", "mail", "phone"] }
  var answer = true

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard textField === self["mail"], !text("mail").contains("@") else {
      return true
    }
    showAlert()
    return answer
  }
}

@MainActor @Suite("Return shows an alert", .underUsualAndPairs)
struct StrangerAlertAtReturnTests {
  @Test("Focus doesn't move behind the alert", arguments: [true, false])
  func middle(_ answer: Bool) {
    let app = StrangerAlertAtReturnApp()
    app.answer = answer
    let user = User(root: app)
    user.tap(app["mail"])
    user.spell("ada")
    user.tapReturn()
    expect(app.shown.count, equals: 1)
    expect(user.place, equals: "mail")
    app.dismiss(animated: true)
    user.settle()
    user.spell("@example.com")
    user.tapReturn()
    expect(user.place, equals: "phone")
    expect(app.shown.count, equals: 1)
  }

  @Test("Nothing is submitted behind the alert", arguments: [true, false])
  func end(_ answer: Bool) {
    let app = StrangerAlertAtReturnApp()
    app.answer = answer
    let user = User(root: app)
    app.fill(["name": "Ada", "phone": "1"])
    user.tap(app["mail"])
    user.spell("ada")
    user.tapReturn()
    expect(app.shown.count, equals: 1)
    expect(app.finishes, equals: 0)
    app.dismiss(animated: true)
    user.settle()
    expect(app.finishes, equals: 0)
    expect(app.text("mail"), equals: "ada")
  }
}

/// The country opens a picker sheet instead of a keyboard.
private final class StrangerCountryApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["name", "country", "mail"] }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard textField === self["country"] else { return true }
    if presentedViewController == nil {
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      present(sheet, animated: true)
    }
    return false
  }

  func choose(_ country: String) {
    self["country"].text = country
    dismiss(animated: true)
  }
}

@MainActor @Suite("A picker sheet instead of a keyboard")
struct StrangerCountryTests {
  @Test(
    "Return opens the sheet, and focus doesn't run behind it",
    .underUsualAndPairs(.refusalKeepsFocus))
  func sheet() {
    let app = StrangerCountryApp()
    let user = User(root: app)
    user.tap(app["name"])
    user.type("Ada")
    user.tapReturn()
    expect(app.shown.count, equals: 1)
    expect(user.place != "mail")
    expect(app.finishes, equals: 0)
    expect(app.text("name"), equals: "Ada")
    app.choose("France")
    user.settle()
    user.tap(app["name"])
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "mail")
    expect(app.shown.count, equals: 1)
  }

  @Test(
    "The last Return opens the sheet and doesn't submit",
    .underUsualAndPairs(.refusalKeepsFocus))
  func last() {
    let app = StrangerCountryApp()
    let user = User(root: app)
    app.fill(["mail": "a@b"])
    user.tap(app["name"])
    user.type("Ada")
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(app.shown.count, equals: 1)
    expect(app.finishes, equals: 0)
    app.choose("France")
    user.settle()
    user.tap(app["name"])
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.finishes, equals: 1)
  }

  @Test(
    "A tap opens the sheet, and Next passes the country", .underUsualAndPairs)
  func tap() {
    let app = StrangerCountryApp()
    let user = User(root: app)
    user.tap(app["country"])
    expect(app.shown.count, equals: 1)
    expect(user.place, equals: "nowhere")
    app.choose("France")
    user.tap(app["name"])
    user.type("Ada")
    user.tapReturn()
    expect(user.place, equals: "mail")
    user.type("a@b")
    user.tapReturn()
    expect(app.finishes, equals: 1)
    expect(app.shown.count, equals: 1)
  }
}

/// Return in the street pushes a map with its own field.
private final class StrangerAddressApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["street", "town"] }
  var answer = true
  var pushesAtEnd = false
  private(set) var maps: [StrangerMapScreen] = []

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard textField === self["street"], !pushesAtEnd else { return true }
    push()
    return answer
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if textField === self["town"], pushesAtEnd, maps.isEmpty { push() }
  }

  private func push() {
    let map = StrangerMapScreen()
    maps.append(map)
    (parent as? UINavigationController)?
      .pushViewController(map, animated: true)
  }
}

private final class StrangerMapScreen: StrangerForm {
  override class var names: [String] { ["search place", "floor"] }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    self["search place"].becomeFirstResponder()
  }
}

@MainActor @Suite("Return pushes the next screen", .underUsualAndPairs)
struct StrangerAddressTests {
  @Test("Only the pushed screen has focus", arguments: [true, false])
  func push(_ answer: Bool) {
    let app = StrangerAddressApp()
    app.answer = answer
    let bar = UINavigationController(rootViewController: app)
    let user = User(root: bar)
    user.tap(app["street"])
    user.type("Main St")
    user.tapReturn()
    expect(app.maps.count, equals: 1)
    expect(app.finishes, equals: 0)
    expect(user.place, equals: "search place")
    expect(user.returnKey, equals: .next)
    user.type("x")
    user.tapReturn()
    expect(user.place, equals: "floor")
    expect(app.maps[0].finishes, equals: 0)
    bar.popViewController(animated: true)
    user.settle()
    expect(app.text("street"), equals: "Main St")
    user.tap(app["town"])
    user.type("London")
    user.tapReturn()
    expect(app.finishes, equals: 1)
    expect(app.maps[0].finishes, equals: 0)
  }

  @Test("A push at the end of the last field isn't a submission")
  func end() {
    let app = StrangerAddressApp()
    app.pushesAtEnd = true
    let user = User(root: UINavigationController(rootViewController: app))
    app.fill(["street": "Main St"])
    user.tap(app["town"])
    user.type("London")
    user.tapReturn()
    expect(app.maps.count, equals: 1)
    expect(app.finishes, equals: 0)
    expect(user.place, equals: "search place")
  }
}

/// The first visit of the password shows an alert with its rules.
private final class StrangerRulesApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["name", "password"] }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    if textField === self["password"], shown.isEmpty { showAlert() }
  }
}

@MainActor @Suite("An alert as editing begins", .underUsualAndPairs)
struct StrangerRulesTests {
  @Test("The alert appears once, and the form goes on after it")
  func alert() {
    let app = StrangerRulesApp()
    let user = User(root: app)
    user.tap(app["name"])
    user.type("Ada")
    user.tapReturn()
    expect(app.shown.count, equals: 1)
    expect(app.finishes, equals: 0)
    app.dismiss(animated: true)
    user.settle()
    user.tap(app["password"])
    expect(user.place, equals: "password")
    expect(user.returnKey, equals: .done)
    user.type("secret")
    user.tapReturn()
    expect(app.finishes, equals: 1)
    expect(app.shown.count, equals: 1)
    expect(app.text("name"), equals: "Ada")
    expect(app.text("password"), equals: "secret")
  }
}

/// The form is a child, and its parent presents.
private final class StrangerChildApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["name", "mail"] }
  var presentsAtReturn = true

  private func showFromParent() {
    guard let parent, parent.presentedViewController == nil else { return }
    parent.present(
      UIAlertController(nibName: nil, bundle: nil), animated: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if presentsAtReturn { showFromParent() }
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if !presentsAtReturn, textField === self["mail"] { showFromParent() }
  }
}

private final class StrangerParent: UIViewController {
  let form = StrangerChildApp()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(form)
    view.addSubview(form.view)
    form.didMove(toParent: self)
  }
}

@MainActor @Suite("A parent that presents", .underUsualAndPairs)
struct StrangerChildTests {
  @Test(
    "Nothing is submitted behind the parent's alert",
    arguments: [true, false])
  func end(_ atReturn: Bool) {
    let app = StrangerParent()
    app.form.presentsAtReturn = atReturn
    let user = User(root: app)
    app.form.fill(["name": "Ada"])
    user.tap(app.form["mail"])
    user.type("ada")
    user.tapReturn()
    expect(app.presentedViewController != nil)
    expect(app.form.finishes, equals: 0)
  }

  @Test("Focus doesn't move behind the parent's alert")
  func middle() {
    let app = StrangerParent()
    let user = User(root: app)
    user.tap(app.form["name"])
    user.type("Ada")
    user.tapReturn()
    expect(app.presentedViewController != nil)
    expect(user.place, equals: "name")
  }
}
