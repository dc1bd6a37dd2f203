import Foundation
import UIKit
import UIKitDriver

/// A list of fifty rows. Each row is 40 points high and has a field. Ten rows
/// are visible.
@MainActor
final class DoubleList: UIViewController, UITableViewDataSource,
  UICollectionViewDataSource
{
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  let layout = UICollectionViewFlowLayout()
  lazy var grid = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 400),
    collectionViewLayout: layout)
  var sections = [Array(0..<50)]
  /// The rows that the data source was asked for.
  var asked: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    table.rowHeight = 40
    table.register(FieldRow.self, forCellReuseIdentifier: "row")
    layout.itemSize = CGSize(width: 100, height: 90)
    grid.register(FieldItem.self, forCellWithReuseIdentifier: "item")
  }

  static func started(grid: Bool = false) -> (DoubleList, User) {
    let list = DoubleList()
    let user = User(root: list)
    if grid {
      list.grid.dataSource = list
      list.view.addSubview(list.grid)
    } else {
      list.table.dataSource = list
      list.view.addSubview(list.table)
    }
    user.settle()
    return (list, user)
  }

  func row(_ row: Int, section: Int = 0) -> FieldRow? {
    table.cellForRow(at: IndexPath(row: row, section: section)) as? FieldRow
  }

  /// Returns the rows that the table requested since the previous call.
  func rowsAsked() -> [Int] {
    defer { asked = [] }
    return asked.map(\.row)
  }

  var rowsInSight: [Int] {
    table.indexPathsForVisibleRows?.map(\.row) ?? []
  }

  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    table.layoutIfNeeded()
  }

  // MARK: Data

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { sections[section].count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "row", for: indexPath)
    (cell as? FieldRow)?.field.text =
      "\(sections[indexPath.section][indexPath.row])"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath)
    return collectionView.dequeueReusableCell(
      withReuseIdentifier: "item", for: indexPath)
  }
}

@MainActor final class FieldRow: UITableViewCell {
  let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 30))
  var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

@MainActor final class FieldItem: UICollectionViewCell {
  let field = UITextField(frame: CGRect(x: 10, y: 5, width: 80, height: 30))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}
