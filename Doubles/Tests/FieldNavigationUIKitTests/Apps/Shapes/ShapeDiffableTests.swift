import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

// The apps in this folder are those of a developer who has read only the README
// and UIKit's documentation, without what only decorates. A test calls the
// actions of bar buttons.

private final class TaskCell: UITableViewCell {
  let field = UITextField(frame: CGRect(x: 20, y: 4, width: 280, height: 36))
  var taskID: Int?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { fatalError("in code only") }
}

/// A list with a section "Open" and a section "Named". A row moves to "Named"
/// when it has a text. After the last open row, Return adds another one.
private final class TasksViewController: UIViewController, UITextFieldDelegate {
  enum Section: Int, Sendable { case open, named }

  private(set) var texts: [Int: String] = [1: "", 2: "", 3: ""]
  private(set) var finished = 0
  let table = UITableView(frame: .zero)
  private var dataSource: UITableViewDiffableDataSource<Section, Int>?
  private var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.rowHeight = 44
    table.register(TaskCell.self, forCellReuseIdentifier: "task")
    view.addSubview(table)
    dataSource = UITableViewDiffableDataSource(tableView: table) {
      [weak self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(
        withIdentifier: "task", for: indexPath)
      if let self, let cell = cell as? TaskCell {
        cell.taskID = id
        cell.field.placeholder = "Task \(id)"
        cell.field.text = self.texts[id]
        cell.field.delegate = self
      }
      return cell
    }
    update(animated: false)
    navigator = FieldNavigator(in: view)
    navigator?.onFinish = { [weak self] in self?.addTask() }
  }

  private func addTask() {
    finished += 1
    guard texts.count < 5 else { return }
    let id = texts.count + 1
    texts[id] = ""
    update(animated: true) { [weak self] in
      guard let self, let row = dataSource?.indexPath(for: id) else { return }
      (table.cellForRow(at: row) as? TaskCell)?.field.becomeFirstResponder()
    }
  }

  private func update(
    animated: Bool, descending: Bool = false, then: (() -> Void)? = nil
  ) {
    let ids = texts.keys.sorted { descending ? $0 > $1 : $0 < $1 }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.open, .named])
    snapshot.appendItems(ids.filter { texts[$0] == "" }, toSection: .open)
    snapshot.appendItems(ids.filter { texts[$0] != "" }, toSection: .named)
    dataSource?.apply(
      snapshot, animatingDifferences: animated, completion: then)
  }

  /// The server sent the same tasks again.
  func refresh() {
    guard let dataSource else { return }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func sort() { update(animated: true, descending: true) }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let cell = textField.superview?.superview as? TaskCell,
      let id = cell.taskID
    else { return }
    let text = textField.text ?? ""
    guard texts[id] != text else { return }
    texts[id] = text
    update(animated: true)
  }

  /// The task in each row of the two sections.
  var rows: [[Int?]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map {
        dataSource?.itemIdentifier(for: IndexPath(row: $0, section: section))
      }
    }
  }

  func field(_ id: Int) -> UITextField {
    let path = dataSource?.indexPath(for: id)
    let cell = path.flatMap { table.cellForRow(at: $0) } as? TaskCell
    return cell?.field ?? UITextField()
  }
}

extension User {
  /// The placeholder of the focused field, and its text.
  var focusedTask: String? {
    (focused as? UITextField).map { "\($0.placeholder ?? "") \($0.text ?? "")" }
  }

  /// Types a text and presses Return.
  func enter(_ text: String) {
    type(text)
    tapReturn()
  }
}

@MainActor
@Suite("Rows that move when their editing ends", .underUsualAndPairs)
final class ShapeDiffableTests {
  private var screen = TasksViewController()
  private var opened: User?

  /// Another test may run before this one starts its device.
  private var user: User {
    if let opened { return opened }
    let user = User(
      root: UINavigationController(rootViewController: screen))
    opened = user
    return user
  }

  private var app: TasksViewController {
    _ = user
    return screen
  }

  /// The suite lives longer than its test. The navigator of this test would work
  /// in the next one.
  private func close() {
    opened = nil
    screen = TasksViewController()
  }

  @Test("Return moves a row while focus moves (R4, R13)")
  func moves() {
    defer { close() }
    user.tap(app.field(1))
    expect(user.returnKey, equals: .next)
    user.enter("Milk")
    expect(app.rows, equals: [[2, 3], [1]])
    expect(user.focusedTask, equals: "Task 2 ")
    expect(user.returnKey, equals: .next)
    expect(app.finished, equals: 0)
    user.enter("Oil")
    expect(app.rows, equals: [[3], [1, 2]])
    expect(user.focusedTask, equals: "Task 3 ")
    expect(user.returnKey, equals: .done)
    expect(app.finished, equals: 0)
    user.enter("Tea")
    expect(app.finished, equals: 1)
    expect(user.focusedTask, equals: "Task 4 ")
    expect(app.rows, equals: [[4], [1, 2, 3]])
    expect(user.returnKey, equals: .done)
    user.enter("Rye")
    expect(app.finished, equals: 2)
    expect(user.focusedTask, equals: "Task 5 ")
    user.enter("Jam")
    expect(app.finished, equals: 3)
    expectNil(user.focused)
    expect(app.rows, equals: [[], [1, 2, 3, 4, 5]])
    expect(app.texts[4], equals: "Rye")
    expect(app.texts[5], equals: "Jam")
  }

  @Test("Earlier empty rows don't count, later ones do (R4)")
  func backwards() {
    defer { close() }
    user.tap(app.field(3))
    user.type("Tea")
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.finished, equals: 1)
    expect(app.rows, equals: [[1, 2, 4], [3]])
    expect(user.focusedTask, equals: "Task 4 ")
    user.tap(app.field(1))
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.focusedTask, equals: "Task 2 ")
  }

  @Test("A refresh keeps the row and focus")
  func refresh() {
    defer { close() }
    user.tap(app.field(2))
    user.type("Oi")
    let field = app.field(2)
    app.refresh()
    user.settle()
    expect(app.field(2), identicalTo: field)
    expect(user.focusedTask, equals: "Task 2 ")
    expect(user.returnKey, equals: .next)
    user.enter("Oil")
    expect(user.focusedTask, equals: "Task 3 ")
    expect(app.finished, equals: 0)
  }

  @Test("Sorting moves the focused row, and the key follows (R7, R11)")
  func sort() {
    defer { close() }
    user.tap(app.field(1))
    expect(user.returnKey, equals: .next)
    app.sort()
    user.settle()
    expect(app.rows, equals: [[3, 2, 1], []])
    expect(user.focusedTask, equals: "Task 1 ")
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.finished, equals: 1)
  }

  @Test("Sorting moves the focused row to the start")
  func sortToStart() {
    defer { close() }
    user.tap(app.field(3))
    expect(user.returnKey, equals: .done)
    app.sort()
    user.settle()
    expect(user.focusedTask, equals: "Task 3 ")
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.focusedTask, equals: "Task 2 ")
    user.tapReturn()
    expect(user.focusedTask, equals: "Task 1 ")
    expect(app.finished, equals: 0)
  }
}
