import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Thirty settings in a table that reuses its cells. A reused cell loses its
/// text. Therefore the app keeps the values in its model.
final class SettingsApp: AppScreen, UITableViewDataSource,
  UITextFieldDelegate
{
  let table = UITableView(frame: .zero)
  var values: [String]

  init(navigated: Bool = true, values: [String]? = nil) {
    self.values = values ?? Array(repeating: "", count: 30)
    super.init(navigated: navigated)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(SettingCell.self, forCellReuseIdentifier: "setting")
    table.dataSource = self
    show([table])
    navigate()
    finish { [weak self] in self?.done.append("saved") }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.frame = view.bounds
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
    -> Int
  { values.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "setting", for: indexPath)
    if let cell = cell as? SettingCell {
      cell.field.text = values[indexPath.row]
      cell.field.tag = indexPath.row
      cell.field.delegate = self
      cell.field.accessibilityIdentifier = "\(indexPath.row)"
    }
    return cell
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    values[textField.tag] = textField.text ?? ""
  }
}

final class SettingCell: UITableViewCell {
  let field = UITextField(frame: .zero)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = CGRect(x: 16, y: 5, width: bounds.width - 32, height: 34)
  }
}

@MainActor @Suite("App: a settings table with thirty rows")
struct SettingsAppTests {
  private func field(_ row: Int, _ app: SettingsApp) -> UITextField? {
    let cell = app.table.cellForRow(at: IndexPath(row: row, section: 0))
    return (cell as? SettingCell)?.field
  }

  private func start(_ app: SettingsApp, row: Int = 0) throws -> User {
    let user = User(root: app)
    user.tap(try #require(field(row, app)))
    return user
  }

  @Test(
    "Return reaches every row and keeps the values (R4, R13)",
    .underPolicyPairs)
  func walk() throws {
    let app = SettingsApp()
    let user = try start(app)
    for row in 0..<30 {
      expect(user.place, equals: "\(row)")
      expect(user.returnKey, equals: row == 29 ? .done : .next)
      if let field = field(row, app) { expect(user.covered(field), equals: 0) }
      user.type("value \(row)")
      user.tapReturn()
    }
    expect(app.done, equals: ["saved"])
    expect(user.place, equals: "nowhere")
    expect(app.values, equals: (0..<30).map { "value \($0)" })
  }

  @Test(
    "Return skips filled rows, even if their cells aren't loaded (R4)",
    .underPolicyPairs)
  func filled() throws {
    let app = SettingsApp(values: (0..<30).map { $0 % 7 == 0 ? "" : "set" })
    let user = try start(app)
    for row in stride(from: 0, to: 29, by: 7) {
      expect(user.place == "\(row)" && user.returnKey == .next || row == 28)
      user.type("new")
      user.tapReturn()
    }
    // The table hadn't displayed the last row before the press.
    if user.place == "29" { user.tapReturn() }
    expect(app.done, equals: ["saved"])
    expect(app.values.allSatisfy { $0 == "set" || $0 == "new" })
  }

  @Test("The rows keep their values if Return finds no empty row (R13)")
  func allFilled() throws {
    let values = (0..<30).map { $0 == 0 ? "" : "set \($0)" }
    let app = SettingsApp(values: values)
    let user = try start(app)
    user.type("typed")
    expect(
      user.returnKey, equals: .next, "the rows below have not been visible")
    user.tapReturn()
    expect(user.place != "0")
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.done, equals: ["saved"])
    expect(app.values, equals: ["typed"] + values.dropFirst())
  }

  @Test(
    "Return skips the filled row after the app inserts a row (R11)"
  )
  func inserted() throws {
    let app = SettingsApp()
    let user = try start(app, row: 2)
    user.type("two")
    user.tapOutside()
    app.values.insert("", at: 0)
    app.table.reloadData()
    user.settle()
    expect(app.values[3], equals: "two")
    user.tap(try #require(field(2, app)))
    user.tapReturn()
    expect(user.place, equals: "4", "Return skips the row with a value")
  }

  @Test(
    "One press of Return calls each delegate method once",
    .underPolicyPairs)
  func heard() throws {
    let app = SettingsApp()
    let user = try start(app)
    _ = user.heard()
    user.type("a")
    user.tapReturn()
    let heard = user.heard()
    for call in ["0 shouldReturn", "0 didEnd", "1 didBegin"] {
      expect(heard.count { $0 == call }, equals: 1)
    }
  }

  @Test(
    "The table's insets are reset after the keyboard hides",
    .underPolicyPairs)
  func insets() throws {
    let app = SettingsApp()
    let user = try start(app, row: 6)
    user.tapOutside()
    expect(app.table.contentInset, equals: .zero)
    expect(app.table.verticalScrollIndicatorInsets, equals: .zero)
    user.tap(try #require(field(3, app)))
    app.navigator?.invalidate()
    user.settle()
    expect(app.table.contentInset, equals: .zero)
    for field in user.window.textFields {
      expect(field.returnKeyType, equals: .default)
      expect(field.actionCount, equals: 0)
    }
  }
}
