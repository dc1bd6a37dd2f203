import FieldNavigationUIKit
import Foundation
import UIKit

/// A table with a field in each row.
@MainActor final class RowScreen: UIViewController, UITableViewDataSource {
  let table = UITableView(frame: CGRect(x: 0, y: 60, width: 320, height: 400))
  let above = UITextField(frame: CGRect(x: 0, y: 20, width: 320, height: 30))
  var texts: [String]
  var finishes = 0
  /// The rows for which the table has requested cells, in order.
  var asked: [Int] = []
  /// The delegate of the fields in all rows that the table requests later.
  var delegate: Delegate?
  private let plain: (Int) -> Bool
  private let fieldAbove: Bool
  private(set) var navigator: FieldNavigator?

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
    asked.append(place)
    row.field.accessibilityIdentifier = "row \(place)"
    row.field.text = texts[place]
    row.field.isHidden = plain(place)
    row.field.delegate = delegate
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
