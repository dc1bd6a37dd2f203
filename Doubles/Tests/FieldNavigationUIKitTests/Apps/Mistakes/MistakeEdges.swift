import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

// Groups, sheets, rows, the app's own keys, and `stopsAtInvalid`.

/// An order: a billing address that is a group, then a card. A sheet asks for a
/// voucher.
private final class NewcomerOrder: StrangerForm {
  override class var names: [String] { ["name", "street", "town", "card"] }
  let address = UIView(frame: CGRect(x: 0, y: 50, width: 320, height: 80))
  var wrong: Set<String> = []

  override func setUp() {
    show([address])
    for (place, name) in ["street", "town"].enumerated() {
      address.addSubview(self[name])
      self[name].frame.origin.y = 40 * CGFloat(place)
    }
  }

  override func configure() {
    navigator?.setRole(.group, of: address)
    navigator?.configuration.isInvalid = { [weak self] field in
      let name = (field as? UIView)?.accessibilityIdentifier ?? ""
      return self?.wrong.contains(name) ?? false
    }
    fill(["name": "Ada", "street": "Via", "town": "Rome", "card": "4242"])
  }
}

@MainActor
@Suite("mistakes in groups and sheets", .underUsualAndPairs)
struct NewcomerGroupMistakesTests {
  // "A group (sheet, section, dialog) looks only at its own fields."
  @Test("Return at the end of a group doesn't leave it for a mistake above")
  func inside() {
    let app = NewcomerOrder()
    let user = User(root: app)
    app.wrong = ["name", "street"]
    user.tap(app["town"])
    user.tapReturn()
    expect(user.place, equals: "street")
    expect(app.finishes, equals: 0)
    app.wrong = ["name"]
    user.tap(app["town"])
    user.tapReturn()
    expect(user.place, equals: "nowhere", "the group has no mistake: it ends")
    expect(app.finishes, equals: 1)
  }

  // "`focusFirstInvalid()` ... goes to the first invalid reachable field of the
  // whole form".
  @Test("focusFirstInvalid looks into the group from everywhere")
  func whole() {
    let app = NewcomerOrder()
    let user = User(root: app)
    app.wrong = ["town", "card"]
    user.settle()
    expect(app.navigator?.focusFirstInvalid(), equals: true)
    user.settle()
    expect(user.place, equals: "town")
    app.wrong = ["name", "town"]
    expect(app.navigator?.focusFirstInvalid(), equals: true)
    user.settle()
    expect(user.place, equals: "name")
  }

  @Test("Return in the form doesn't go to a mistake in the group")
  func outside() {
    let app = NewcomerOrder()
    let user = User(root: app)
    app.wrong = ["town"]
    user.tap(app["card"])
    user.tapReturn()
    // The group is a separate form (R12), so the form around it ends.
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 1)
  }
}

/// A sheet with two fields and no separate navigator.
private final class NewcomerVoucherSheet: AppScreen {
  let code = UITextField.named("code", y: 60)
  let pin = UITextField.named("pin", y: 120)

  init() {
    super.init(navigated: false)
    modalPresentationStyle = .pageSheet
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    show([code, pin])
    code.text = "?"
    pin.text = "1"
  }
}

@MainActor
@Suite("mistakes in a sheet over a form", .underUsualAndPairs)
struct NewcomerSheetMistakesTests {
  @Test("The sheet's end goes to the sheet's mistake, not to the form's")
  func sheet() {
    let app = NewcomerOrder()
    let sheet = NewcomerVoucherSheet()
    let user = User(root: app)
    app.wrong = ["name", "code"]
    app.present(sheet, animated: true)
    user.settle()
    user.tap(sheet.pin)
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(user.place, equals: "code")
    expect(app.finishes, equals: 0)
    app.wrong = ["name"]
    user.tapReturn()
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 0)
    app.dismiss(animated: true)
    user.settle()
    user.tap(app["card"])
    user.tapReturn()
    expect(user.place, equals: "name")
    expect(app.finishes, equals: 0)
  }
}

/// Thirty guests in a table. A guest's age may be wrong in a row that isn't
/// loaded.
private final class NewcomerGuests: AppScreen, UITableViewDataSource,
  UITableViewDelegate
{
  let table = UITableView(frame: CGRect(x: 0, y: 60, width: 320, height: 420))
  let title0 = UITextField.named("title", y: 12)
  var wrong: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "guest")
    title0.text = "Party"
    show([title0, table])
    navigate()
    navigator?.configuration.isInvalid = { [weak self] field in
      let name = (field as? UIView)?.accessibilityIdentifier ?? ""
      return self?.wrong.contains(name) ?? false
    }
    finish { [weak self] in self?.done.append("invited") }
  }

  func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { 30 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "guest", for: indexPath)
    for old in cell.contentView.subviews { old.removeFromSuperview() }
    let field = UITextField.named("guest\(indexPath.row)", y: 5)
    field.text = "x"
    cell.contentView.addSubview(field)
    return cell
  }

  func field(_ row: Int) -> UITextField? {
    table.cellForRow(at: IndexPath(row: row, section: 0))?
      .contentView.subviews.first as? UITextField
  }

  func show(row: Int) {
    table.scrollToRow(
      at: IndexPath(row: row, section: 0), at: .bottom, animated: false)
    table.layoutIfNeeded()
  }
}

@MainActor
@Suite("mistakes in a table's rows", .underUsualAndPairs)
struct NewcomerRowMistakesTests {
  // "Fields that are ... without a view (rows that aren't loaded) are skipped."
  @Test("A mistake in a row above that isn't loaded is passed over")
  func unloaded() throws {
    let app = NewcomerGuests()
    let user = User(root: app)
    app.wrong = ["guest0", "guest27"]
    app.show(row: 29)
    user.settle()
    // The list has displayed row 0 before. Its cell is gone.
    try #require(app.field(0) == nil)
    user.tap(try #require(app.field(29)))
    let offset = app.table.contentOffset
    user.tapReturn()
    expect(user.place, equals: "guest27")
    expect(app.finishes, equals: 0)
    expect(
      app.table.contentOffset.y >= offset.y - 100,
      "the press doesn't search the list from its start")
  }

  @Test("If only rows that aren't loaded have mistakes, the form finishes")
  func onlyUnloaded() throws {
    let app = NewcomerGuests()
    let user = User(root: app)
    app.wrong = ["guest0"]
    app.show(row: 29)
    user.settle()
    try #require(app.field(0) == nil)
    user.tap(try #require(app.field(29)))
    user.tapReturn()
    expect(app.finishes, equals: 1)
    expect(user.place, equals: "nowhere")
    expect(app.navigator?.focusFirstInvalid(), equals: false)
  }
}

/// A profile whose fields have the app's own keys, and an address where a
/// wrong ZIP must not be left.
private final class NewcomerOwnKeys: StrangerForm {
  override class var names: [String] { ["name", "zip", "town"] }
  var wrong: Set<String> = []

  override func configure() {
    navigator?.configuration.inputBar = .always
    navigator?.configuration.isInvalid = { [weak self] field in
      let name = (field as? UIView)?.accessibilityIdentifier ?? ""
      return self?.wrong.contains(name) ?? false
    }
  }
}

@MainActor
@Suite("stopsAtInvalid and the app's own keys")
struct NewcomerStopTests {
  // "`stopsAtInvalid` (false by default): Return in a field that is itself
  // invalid stays there, wherever it is in the form."
  @Test(
    "With stopsAtInvalid a wrong field in the middle keeps Return",
    .underUsualAndPairs, arguments: [false, true])
  func stops(_ stops: Bool) {
    let app = NewcomerOwnKeys()
    let user = User(root: app)
    app.navigator?.configuration.policy.stopsAtInvalid = stops
    app.wrong = ["zip"]
    user.tap(app["zip"])
    user.type("1")
    expect(user.returnKey, equals: .next, "labels don't depend on mistakes")
    user.tapReturn()
    expect(user.place, equals: stops ? "zip" : "town")
    expect(app.finishes, equals: 0)
  }

  @Test(
    "With stopsAtInvalid Tab, the bar's buttons and taps leave the wrong field",
    .underUsualAndPairs, arguments: StrangerWay.moves)
  func leaves(_ way: StrangerWay) {
    let app = NewcomerOwnKeys()
    let user = User(root: app)
    app.navigator?.configuration.policy.stopsAtInvalid = true
    app.wrong = ["zip"]
    user.tap(app["zip"])
    way.act(user, app)
    expect(user.place, equals: "town")
    user.tap(app["name"])
    user.type("Ada")
    user.tapReturn()
    expect(user.place, equals: "zip", "Return goes into a wrong field")
  }

  @Test(
    "A mistake above doesn't keep a right field in the middle",
    .underUsualAndPairs)
  func above() {
    let app = NewcomerOwnKeys()
    let user = User(root: app)
    app.navigator?.configuration.policy.stopsAtInvalid = true
    app.wrong = ["name"]
    app.fill(["name": "?"])
    user.tap(app["zip"])
    user.type("1")
    user.tapReturn()
    expect(user.place, equals: "town")
    user.type("Rome")
    user.tapReturn()
    expect(user.place, equals: "name")
    expect(app.finishes, equals: 0)
  }

  // R6: "A key with the label `done`, `go`, `join` or `continue` finishes the
  // form if Return has no target. If Return has a target, such a key closes the
  // keyboard." Closing isn't finishing.
  @Test(
    "The app's Go: at the end to the mistake, before the end it only closes",
    .underUsualAndPairs)
  func go() {
    let app = NewcomerOwnKeys()
    let user = User(root: app)
    for field in app.fields { field.returnKeyType = .go }
    app.wrong = ["name"]
    app.fill(["name": "?", "zip": "1"])
    user.tap(app["zip"])
    user.tapReturn()
    expect(user.place, equals: "nowhere", "the town is empty")
    expect(app.finishes, equals: 0, "the town is empty")
    app.fill(["town": "Rome"])
    user.tap(app["town"])
    user.tapReturn()
    expect(user.place, equals: "name")
    expect(app.finishes, equals: 0)
    expect(app["name"].returnKeyType, equals: .go)
  }

  @Test(
    "wrap fills the gaps first, then goes to the mistakes",
    .underUsualAndPairs)
  func wraps() {
    let app = NewcomerOwnKeys()
    let user = User(root: app)
    app.navigator?.configuration.policy.ending = .wrap
    app.wrong = ["name"]
    app.fill(["name": "?"])
    user.tap(app["town"])
    user.type("Rome")
    user.tapReturn()
    expect(user.place, equals: "zip")
    expect(app.finishes, equals: 0)
    user.type("1")
    user.tapReturn()
    expect(user.place, equals: "name")
    expect(app.finishes, equals: 0)
  }
}
