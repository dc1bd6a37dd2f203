import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

// Tables and collections whose rows have fields.

/// A cell with one field, which reports each change.
private final class StrangerFieldCell: UITableViewCell {
  let field = UITextField(frame: CGRect(x: 10, y: 5, width: 300, height: 34))
  var changed: (String) -> Void = { _ in }

  func use(_ name: String, _ text: String) {
    if field.superview == nil {
      contentView.addSubview(field)
      field.on(.editingChanged) { [weak self] in
        self?.changed(self?.field.text ?? "")
      }
    }
    field.accessibilityIdentifier = name
    field.text = text
  }
}

/// A table of answers. A row without a name shows a heading or a footer.
private class StrangerAnswersApp: AppScreen, UITableViewDataSource {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var rows: [String?]
  /// The first visible row as the screen opens.
  var start = 0
  var answers: [String: String] = [:]

  init(_ rows: [String?]) {
    self.rows = rows
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(StrangerFieldCell.self, forCellReuseIdentifier: "field")
    table.dataSource = self
    show([table])
    table.contentOffset.y = table.rowHeight * CGFloat(start)
    navigate()
    finish { [weak self] in self?.done.append("submitted") }
  }

  func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { rows.count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let name = rows[indexPath.row] else {
      return UITableViewCell(style: .default, reuseIdentifier: "heading")
    }
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "field", for: indexPath)
    guard let cell = cell as? StrangerFieldCell else { return cell }
    cell.changed = { [weak self] in self?.answers[name] = $0 }
    cell.use(name, answers[name] ?? "")
    return cell
  }

  func field(_ row: Int) -> UITextField? {
    let path = IndexPath(row: row, section: 0)
    return (table.cellForRow(at: path) as? StrangerFieldCell)?.field
  }
}

/// A questionnaire that opens where the user stopped.
@MainActor @Suite("A table opened scrolled down", .underUsualAndPairs)
struct StrangerScrolledTests {
  private func open(at row: Int) -> (StrangerAnswersApp, User) {
    let app = StrangerAnswersApp((0..<40).map { "q\($0)" })
    app.start = row
    return (app, User(root: app))
  }

  @Test("Return goes down from the row in which the user begins")
  func down() throws {
    let (app, user) = open(at: 20)
    user.tap(try #require(app.field(20)))
    expect(user.returnKey, equals: .next)
    for row in 20..<39 {
      expect(user.place, equals: "q\(row)")
      user.type("a\(row)")
      user.tapReturn()
    }
    expect(user.place, equals: "q39")
    expect(app.finishes, equals: 0)
    user.type("a39")
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.finishes, equals: 1)
    expect(app.answers.count, equals: 20)
    expect(app.answers["q27"], equals: "a27")
  }

  @Test("focusPrevious goes up to rows that were never displayed")
  func up() throws {
    let (app, user) = open(at: 20)
    user.tap(try #require(app.field(20)))
    expect(app.navigator?.canFocusPrevious, equals: true)
    for row in stride(from: 19, through: 15, by: -1) {
      app.navigator?.focusPrevious()
      user.settle()
      expect(user.place, equals: "q\(row)")
      expect((user.focused as? UIView).map { user.covered($0) }, equals: 0)
    }
  }

  @Test("Wrapping Return reaches the first row, which was never displayed")
  func wrap() throws {
    let (app, user) = open(at: 29)
    app.navigator?.configuration.policy.ending = .wrap
    user.tap(try #require(app.field(39)))
    user.type("last")
    user.tapReturn()
    expect(user.place, equals: "q0")
    expect(app.answers["q39"], equals: "last")
    expect(app.finishes, equals: 0)
  }
}

/// Headings and a footer among the rows.
@MainActor @Suite("Headings and a footer", .underUsualAndPairs)
struct StrangerHeadingTests {
  @Test("Return passes the headings and ends before the footer")
  func walk() throws {
    let names = (0..<10).map { "f\($0)" }
    var rows: [String?] = names
    rows.insert(nil, at: 4)
    rows.insert(nil, at: 0)
    rows += [nil, nil]
    let app = StrangerAnswersApp(rows)
    let user = User(root: app)
    user.tap(try #require(app.field(1)))
    for name in names.dropLast() {
      expect(user.place, equals: name)
      expect(user.returnKey, equals: .next)
      user.type("x")
      user.tapReturn()
    }
    expect(user.place, equals: "f9")
    user.type("x")
    // A row that was never displayed counts as the field before it (R13).
    if user.returnKey == .next { user.tapReturn() }
    expect(user.place, equals: "f9")
    expect(app.finishes, equals: 0)
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.finishes, equals: 1)
    expect(app.answers.count, equals: 10)
  }
}

/// A shopping list. Return in the last row adds a row, and a row that ends
/// without text is deleted.
private final class StrangerShoppingApp: StrangerAnswersApp, UITextFieldDelegate
{
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    navigator?.configuration.policy.finishKey = .next
    finish { [weak self] in self?.add() }
  }

  func add() {
    count += 1
    rows.append("item\(count)")
    let path = IndexPath(row: rows.count - 1, section: 0)
    table.insertRows(at: [path], with: .automatic)
    table.scrollToRow(at: path, at: .bottom, animated: false)
    table.layoutIfNeeded()
    field(path.row)?.becomeFirstResponder()
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    (cell as? StrangerFieldCell)?.field.delegate = self
    return cell
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard !textField.hasText,
      let row = rows.firstIndex(of: textField.accessibilityIdentifier)
    else { return }
    rows.remove(at: row)
    table.deleteRows(
      at: [IndexPath(row: row, section: 0)], with: .automatic)
  }
}

@MainActor @Suite("A shopping list that grows", .underUsualAndPairs)
struct StrangerShoppingTests {
  @Test("Each Return adds a row, also below the keyboard")
  func grows() {
    let app = StrangerShoppingApp([])
    let user = User(root: app)
    app.add()
    user.settle()
    for count in 1...15 {
      expect(user.place, equals: "item\(count)")
      expect(user.returnKey, equals: .next)
      user.type("thing \(count)")
      user.tapReturn()
    }
    expect(user.place, equals: "item16")
    expect(app.answers.count, equals: 15)
    expect((user.focused as? UIView).map { user.covered($0) }, equals: 0)
    expect(app.answers["item3"], equals: "thing 3")
  }

  @Test("A row that ends empty is deleted, and the others keep their texts")
  func deletes() throws {
    let app = StrangerShoppingApp(["a", "b", "c"])
    app.answers = ["a": "milk", "c": "tea"]
    let user = User(root: app)
    user.tap(try #require(app.field(1)))
    app.navigator?.focusNext()
    user.settle()
    expect(app.rows, equals: ["a", "c"])
    expect(user.place, equals: "c")
    expect(app.answers, equals: ["a": "milk", "c": "tea"])
    expect(app.navigator?.canFocusPrevious, equals: true)
    app.navigator?.focusPrevious()
    expect(user.place, equals: "a")
  }

  @Test("Done in an empty last row deletes it")
  func done() throws {
    let app = StrangerShoppingApp(["a", "b"])
    app.answers = ["a": "milk"]
    let user = User(root: app)
    app.navigator?.configuration.inputBar = .always
    user.tap(try #require(app.field(1)))
    app.navigator?.configuration.policy.finishKey = .done
    app.navigator?.onFinish = { [weak app] in app?.done.append("bought") }
    user.tapBar("Done")
    expect(app.rows, equals: ["a"])
    expect(user.place, equals: "nowhere")
    expect(app.done, equals: ["bought"])
  }
}
