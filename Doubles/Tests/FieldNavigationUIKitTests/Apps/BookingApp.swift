import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A booking form with a name, a date, guests, an amount and a phone number.
/// The guests field has a picker view and a bar that the app made.
final class BookingApp: AppScreen {
  let name = UITextField.named("name", y: 20)
  let date = UITextField.named("date", y: 70)
  let guests = UITextField.named("guests", y: 120)
  let amount = UITextField.named("amount", y: 170)
  let phone = UITextField.named("phone", y: 220)
  let datePicker = UIDatePicker(frame: .zero)
  let wheels = UIPickerView(frame: .zero)
  let ownBar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  var fields: [UITextField] { [name, date, guests, amount, phone] }

  override func viewDidLoad() {
    super.viewDidLoad()
    date.inputView = datePicker
    datePicker.addAction(
      UIAction { [weak self] _ in self?.date.text = "24 December" },
      for: .valueChanged)
    guests.inputView = wheels
    let close = UIAction(title: "Close") { [weak self] _ in
      self?.done.append("closed")
      self?.guests.resignFirstResponder()
    }
    ownBar.items = [UIBarButtonItem(primaryAction: close)]
    guests.inputAccessoryView = ownBar
    amount.keyboardType = .decimalPad
    phone.keyboardType = .phonePad
    show(fields)
    navigate()
    finish { [weak self] in self?.done.append("booked") }
  }
}

@MainActor @Suite("App: a booking form with pickers and number pads")
struct BookingAppTests {
  @Test(
    "The navigator adds bars only to fields without a Return key"
  )
  func bars() {
    let app = BookingApp()
    let user = User(root: app)
    user.tap(app.name)
    expectNil(user.bar)
    expect(user.returnKey, equals: .next)
    for field in [app.date, app.amount, app.phone] {
      user.tap(field)
      expect(user.bar != nil)
      expect(user.bar !== app.ownBar)
    }
    user.tap(app.guests)
    expect(user.bar, identicalTo: app.ownBar)
    user.tapBar("Close")
    expect(app.done, equals: ["closed"])
    expect(user.place, equals: "nowhere")
  }

  @Test(
    "The keyboard never covers the field that gets focus",
    .underPolicyPairs(where: { $0.fieldChange != .none }))
  func walk() {
    let app = BookingApp()
    let user = User(root: app)
    user.tap(app.name)
    user.type("Ada")
    user.tapReturn()
    expect(user.place, equals: "date")
    expect(user.covered(app.date), equals: 0)
    app.datePicker.sendActions(for: .valueChanged)
    user.settle()
    user.tapBar("Next Field")
    expect(user.place, equals: "guests")
    expect(user.covered(app.guests), equals: 0)
    user.tap(app.amount)
    expect(user.covered(app.amount), equals: 0)
    user.tapBar("Next Field")
    expect(user.place, equals: "phone")
    expect(user.covered(app.phone), equals: 0)
    user.tapBar("Done")
    expect(app.done, equals: ["booked"])
    expect(app.date.text, equals: "24 December")
    expect(app.view.frame.minY, equals: 0)
  }

  @Test("A date field counts as filled after its picker sets the text (R7)")
  func chosen() {
    let app = BookingApp()
    let user = User(root: app)
    for field in [app.guests, app.amount, app.phone] { field.text = "1" }
    user.tap(app.date)
    app.datePicker.sendActions(for: .valueChanged)
    user.settle()
    user.tap(app.name)
    expect(user.returnKey, equals: .done)
  }

  @Test(
    "The view returns to its place after keyboards of different heights",
    .underPolicyPairs(where: { $0.fieldChange != .none }))
  func heights() {
    let app = BookingApp()
    app.wheels.frame.size.height = 300
    let user = User(root: app)
    for field in app.fields + app.fields.reversed() {
      user.tap(field)
      expect(user.covered(field), equals: 0)
      expect(app.view.frame.minY <= 0)
    }
    user.tapOutside()
    expect(app.view.frame.minY, equals: 0)
  }

  @Test(
    "An invalidated navigator leaves no trace in any view", .underPolicyPairs)
  func traces() {
    let plain = User(root: BookingApp(navigated: false)).traces()
    let app = BookingApp()
    let user = User(root: app)
    for field in app.fields { user.tap(field) }
    user.tapOutside()
    app.navigator?.invalidate()
    user.settle()
    expect(user.traces(), equals: plain)
  }
}
