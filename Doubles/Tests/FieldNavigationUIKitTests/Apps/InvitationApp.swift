import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A sign-up form with an invitation code. A complete code enables the name
/// field. A switch shows the company field.
final class InvitationApp: AppScreen {
  let invitation = UITextField.named("invitation", y: 20)
  let name = UITextField.named("name", y: 70)
  let isCompany = UISwitch(frame: CGRect(x: 20, y: 120, width: 50, height: 30))
  let company = UITextField.named("company", y: 160)

  override func viewDidLoad() {
    super.viewDidLoad()
    name.isEnabled = false
    company.isHidden = true
    invitation.addAction(
      UIAction { [weak self] _ in self?.check() }, for: .editingChanged)
    isCompany.addAction(
      UIAction { [weak self] _ in self?.ask() }, for: .valueChanged)
    show([invitation, name, isCompany, company])
    navigate()
    finish { [weak self] in self?.done.append("signed up") }
  }

  private func check() {
    name.isEnabled = (invitation.text ?? "").count == 4
  }

  private func ask() {
    company.isHidden = !isCompany.isOn
  }
}

@MainActor @Suite("App: a sign-up form that enables fields")
struct InvitationAppTests {
  @Test(
    "The Return key shows Next when typing enables the next field (R1, R7)",
    .underPolicyPairs)
  func enabled() {
    let app = InvitationApp()
    let user = User(root: app)
    user.tap(app.invitation)
    expect(user.returnKey, equals: .done)
    user.type("123")
    expect(user.returnKey, equals: .done)
    user.type("4")
    expect(user.returnKey, equals: .next)
    user.deleteAll()
    expect(user.returnKey, equals: .done)
  }

  @Test(
    "Return moves to a field that code has just enabled (R4)",
    .underPolicyPairs)
  func sameTurn() {
    let app = InvitationApp()
    let user = User(root: app)
    user.tap(app.invitation)
    user.type("123")
    app.invitation.insertText("4")
    app.invitation.pressReturn()
    user.settle()
    expect(user.place, equals: "name")
    expect(app.done.isEmpty)
  }

  @Test(
    "Return moves to a field that a switch has shown (R11)",
    .underPolicyPairs)
  func shown() {
    let app = InvitationApp()
    let user = User(root: app)
    user.tap(app.invitation)
    user.type("1234")
    user.tapReturn()
    expect(user.place, equals: "name")
    expect(user.returnKey, equals: .done)
    user.tap(app.isCompany)
    expect(user.place, equals: "name")
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "company")
  }
}
