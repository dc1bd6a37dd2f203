import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A field with suggestions in a small table below it (IQKeyboardManager 338,
/// 793 and 1041: "the tableView with suggestions get shown below textfield. If
/// I try to tap on the suggestion, the didSelect method does not get
/// triggered", and the touched view is a private content view).
private final class NewcomerTownPicker: StrangerForm, UITableViewDataSource,
  UITableViewDelegate
{
  override class var names: [String] { ["town", "street"] }
  let towns = ["Rome", "Pisa", "Bari"]
  let list = UITableView(frame: CGRect(x: 20, y: 100, width: 280, height: 200))
  private(set) var cells: [UITableViewCell] = []

  override func setUp() {
    list.dataSource = self
    list.delegate = self
    list.register(UITableViewCell.self, forCellReuseIdentifier: "town")
    list.isHidden = true
    show([list])
    self["town"].on(.editingChanged) { [weak self] in
      self?.list.isHidden = false
    }
    self["town"].on(.editingDidEnd) { [weak self] in
      // The classic: the list goes when the field loses focus. A keyboard that
      // closes at touch-down takes the row away below the finger.
      self?.list.isHidden = true
    }
  }

  override func configure() {
    navigator?.configuration.tapOutsideHidesKeyboard = true
  }

  func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { towns.count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "town", for: indexPath)
    cell.textLabel?.text = towns[indexPath.row]
    if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
    return cell
  }

  /// UIKit's selection.
  func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    done.append(towns[indexPath.row])
    self["town"].text = towns[indexPath.row]
    self["street"].becomeFirstResponder()
  }
}

@MainActor
@Suite("suggestions below a field", .underUsualAndPairs)
struct NewcomerSuggestionTests {
  private func typing() -> (NewcomerTownPicker, User) {
    let app = NewcomerTownPicker()
    let user = User(root: app)
    user.tap(app["town"])
    user.type("R")
    app.list.layoutIfNeeded()
    user.settle()
    return (app, user)
  }

  // "no view from the touched one up to the form's view is ... a cell"
  @Test("A tap on a suggestion doesn't close the keyboard before it counts")
  func cell() throws {
    let (app, user) = typing()
    let cell = try #require(app.cells.first)
    user.tap(cell)
    expect(user.place, equals: "town")
    expect(!app.list.isHidden)
    user.tap(cell.contentView)
    expect(user.place, equals: "town")
    expect(!app.list.isHidden)
  }

  @Test("The suggestion is chosen at the first tap, and the app moves on")
  func chosen() {
    let (app, user) = typing()
    _ = user.calls()
    user.tapRow(0, of: app.list)
    expect(app.done, equals: ["Rome"])
    expect(app.text("town"), equals: "Rome")
    expect(user.place, equals: "street")
    expect(app.finishes, equals: 0)
    expect(
      Policies.current.fieldChange == .hidesAndShows
        || !user.calls().contains { $0.hasPrefix("keyboardWillHide") })
  }

  @Test("A scroll of the list keeps it, a tap below its rows closes")
  func list() {
    let (app, user) = typing()
    user.drag(app.list, by: 20)
    expect(user.place, equals: "town")
    expect(!app.list.isHidden)
    // Three rows are 132 points high. The list's own background is below.
    user.tap(app.list)
    expect(user.place, equals: "nowhere")
    expect(app.list.isHidden)
    expect(app.done.isEmpty)
    expect(app.finishes, equals: 0)
  }
}

/// A form whose fields are in a table's rows, as in Settings.
private final class NewcomerTableForm: AppScreen, UITableViewDataSource {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let fields = ["name", "mail", "town"].map { UITextField.named($0, y: 5) }
  private(set) var cells: [UITableViewCell] = []
  let header = UILabel(frame: CGRect(x: 0, y: 300, width: 320, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    show([table])
    table.addSubview(header)
    navigate()
    navigator?.configuration.tapOutsideHidesKeyboard = true
    finish { [weak self] in self?.done.append("saved") }
  }

  func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { fields.count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "row", for: indexPath)
    cell.contentView.addSubview(fields[indexPath.row])
    cells.append(cell)
    return cell
  }
}

@MainActor
@Suite("a form in a table", .underUsualAndPairs)
struct NewcomerTableFormTapTests {
  // By the documentation a tap in a row, beside the row's field, is a cell's.
  // IQKeyboardManager 659 and 710 complain of just that: "Why Touch outside a
  // field on UITableViewController does not cause resign keyboard?"
  @Test("A tap in a row beside its field stays, below the rows it closes")
  func rows() throws {
    let app = NewcomerTableForm()
    let user = User(root: app)
    user.tap(app.fields[1])
    expect(user.place, equals: "mail")
    user.tap(try #require(app.cells.last))
    expect(user.place, equals: "mail")
    user.tap(app.header)
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 0)
    user.tap(app.fields[1])
    user.tap(app.table)
    expect(user.place, equals: "nowhere")
    expect(app.done.isEmpty)
  }

  @Test("A tap from row to row moves focus, and the keyboard stays open")
  func rowToRow() {
    let app = NewcomerTableForm()
    let user = User(root: app)
    user.tap(app.fields[0])
    _ = user.calls()
    user.tap(app.fields[2])
    expect(user.place, equals: "town")
    expect(
      Policies.current.fieldChange == .hidesAndShows
        || !user.calls().contains { $0.hasPrefix("keyboardWillHide") })
  }
}
