import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKitDouble
import UIKitDriver

@MainActor @Suite("The navigator and rows without views")
struct NavigatorRowTests {
  @Test("Return goes on to rows that are not loaded (R13)")
  func returns() {
    for policies in Policies.pairwise {
      let screen = RowScreen(30)
      let user = User(policies, root: screen)
      user.settle()
      user.tap(screen.field(0))
      for row in 0..<29 {
        #expect(user.sight == "row \(row) next", "\(policies)")
        user.type("x")
        user.tapReturn()
      }
      #expect(user.sight == "row 29 done", "\(policies)")
      user.tapReturn()
      #expect(screen.finishes == 1)
      #expect(screen.texts == Array(repeating: "x", count: 29) + [""])
    }
  }

  @Test("Rows that are filled are passed over, seen or not (R4)")
  func filled() {
    let screen = RowScreen(30)
    for row in 1..<30 where row != 25 { screen.texts[row] = "x" }
    let user = User(root: screen)
    user.tap(screen.field(0))
    user.tapReturn()
    #expect(user.sight == "row 25 done")
    #expect(screen.rowsInSight.contains(25))
  }

  @Test("All others are filled: the user stays, and the key is corrected (R6)")
  func nothing() {
    let screen = RowScreen(30)
    for row in 1..<30 { screen.texts[row] = "x" }
    let user = User(root: screen)
    user.tap(screen.field(0))
    #expect(user.sight == "row 0 next", "nobody knows yet")
    user.tapReturn()
    #expect(screen.finishes == 0, "a key that says next never finishes")
  }

  @Test("Tab and Shift+Tab go through all rows, there and back (R8)")
  func tabs() {
    let screen = RowScreen(25)
    let user = User(root: screen)
    user.tap(screen.field(0))
    for row in 1..<25 {
      user.press(.tab)
      #expect(user.sight == "row \(row) next" || row == 24)
    }
    for row in (0..<24).reversed() {
      user.press(.tab, .shift)
      #expect(user.sight.hasPrefix("row \(row) "))
    }
  }

  @Test("A list of plain rows below a form is not searched")
  func plain() {
    let screen = RowScreen(200, plain: { _ in true }, fieldAbove: true)
    let user = User(root: screen)
    user.settle()
    user.tap(screen.above)
    #expect(user.sight == "above done")
    user.tapReturn()
    #expect(screen.finishes == 1)
    #expect(screen.rowsInSight.first == 0)
  }

  @Test("The row with focus was scrolled away: Return goes to the one after it")
  func scrolledAway() {
    let screen = RowScreen(40)
    let user = User(root: screen)
    user.tap(screen.field(1))
    screen.table.contentOffset.y = 1000
    user.settle()
    #expect(!screen.rowsInSight.contains(2))
    user.tapReturn()
    #expect(user.sight == "row 2 next")
    #expect(screen.rowsInSight.contains(2))
  }

  @Test("A form, a list and a field below are one form")
  func mixed() {
    let screen = RowScreen(20, fieldAbove: true)
    let user = User(root: screen)
    user.tap(screen.above)
    user.tapReturn()
    #expect(user.sight == "row 0 next")
  }
}

/// A table with a field in each row.
@MainActor final class RowScreen: UIViewController, UITableViewDataSource {
  let table = UITableView(frame: CGRect(x: 0, y: 60, width: 320, height: 400))
  let above = UITextField(frame: CGRect(x: 0, y: 20, width: 320, height: 30))
  var texts: [String]
  var finishes = 0
  private let plain: (Int) -> Bool
  private let fieldAbove: Bool
  private var navigator: FieldNavigator?

  init(
    _ count: Int, plain: @escaping (Int) -> Bool = { _ in false },
    fieldAbove: Bool = false
  ) {
    texts = Array(repeating: "", count: count)
    self.plain = plain
    self.fieldAbove = fieldAbove
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.rowHeight = 40
    table.register(TextRow.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    view.addSubview(table)
    above.accessibilityIdentifier = "above"
    if fieldAbove { view.addSubview(above) }
    navigator = FieldNavigator(in: view)
    navigator?.onFinish = { [weak self] in self?.finishes += 1 }
    table.layoutIfNeeded()
  }

  var rowsInSight: [Int] { table.indexPathsForVisibleRows?.map(\.row) ?? [] }

  func field(_ row: Int) -> UITextField {
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
    return (cell as? TextRow)?.field ?? UITextField()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
    -> Int
  { texts.count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "row", for: indexPath)
    guard let row = cell as? TextRow else { return cell }
    let place = indexPath.row
    row.field.accessibilityIdentifier = "row \(place)"
    row.field.text = texts[place]
    row.field.isHidden = plain(place)
    row.changed = { [weak self] in self?.texts[place] = $0 }
    return row
  }
}

@MainActor final class TextRow: UITableViewCell {
  let field = UITextField(frame: CGRect(x: 16, y: 5, width: 288, height: 30))
  var changed: (String) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
    field.addAction(
      UIAction { [weak self] _ in self?.changed(self?.field.text ?? "") },
      for: .editingChanged)
  }

  required init?(coder: NSCoder) { nil }
}
