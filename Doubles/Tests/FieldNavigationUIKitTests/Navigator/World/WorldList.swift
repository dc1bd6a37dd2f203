import FieldNavigation
import Foundation
import TestSupport
import UIKit

/// A table with a field in each row. Six rows are in sight.
@MainActor final class WorldList: UITableView, UITableViewDataSource {
  static let size = CGSize(width: 320, height: 240)
  private var rows: [FieldData] = []
  private var isDisabled = false
  /// The fields of all cells, even of those that wait for reuse.
  private(set) var fields: [WorldField] = []
  /// The rows that were in sight when the navigator looked last.
  private var walked: Set<String> = []
  /// The rows that the navigator has seen since the last call of `forget`.
  private(set) var known: Set<String> = []
  private let willBegin: (String) -> Void

  init(willBegin: @escaping (String) -> Void) {
    self.willBegin = willBegin
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    rowHeight = 40
    register(WorldCell.self, forCellReuseIdentifier: "row")
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func show(_ wanted: [FieldData], isDisabled: Bool) {
    self.isDisabled = isDisabled
    let old = rows.map(\.state.id)
    rows = wanted
    let ids = rows.map(\.state.id)
    let gone = old.indices.filter { !ids.contains(old[$0]) }
    let new = ids.indices.filter { !old.contains(ids[$0]) }
    if old.isEmpty || gone.count + new.count > 1 {
      if old != ids { reloadData() }
    } else {
      let path = { IndexPath(row: $0, section: 0) }
      if !gone.isEmpty { deleteRows(at: gone.map(path), with: .none) }
      if !new.isEmpty { insertRows(at: new.map(path), with: .none) }
    }
    for field in displayed { show(field.data, in: field) }
  }

  private func show(_ data: FieldData, in field: WorldField) {
    field.show(data, isDisabled: isDisabled, fades: false)
  }

  /// The fields of the rows in sight, and the one with focus.
  var displayed: [WorldField] {
    (0..<rows.count).compactMap { row in
      let cell = cellForRow(at: IndexPath(row: row, section: 0))
      return cell?.isHidden == false ? (cell as? WorldCell)?.field : nil
    }
  }

  private var inSight: Set<String> {
    Set((indexPathsForVisibleRows ?? []).map { rows[$0.row].state.id })
  }

  func scroll(to id: String) {
    guard let row = rows.firstIndex(where: { $0.state.id == id }) else {
      return
    }
    scrollRectToVisible(
      rectForRow(at: IndexPath(row: row, section: 0)), animated: false)
  }

  func scroll(to row: Int) {
    if rows.indices.contains(row) { scroll(to: rows[row].state.id) }
  }

  func forget() { known = [] }

  /// The rows in sight that the navigator has seen there.
  var seen: Set<String> { walked.intersection(inSight) }

  /// The navigator looks.
  override var subviews: [UIView] {
    walked = inSight
    known.formUnion(walked)
    return super.subviews
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
    -> Int
  { rows.count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard let cell = cell as? WorldCell else { return cell }
    if !fields.contains(cell.field) { fields.append(cell.field) }
    cell.field.willBegin = willBegin
    show(rows[indexPath.row], in: cell.field)
    return cell
  }
}

private final class WorldCell: UITableViewCell {
  let field = WorldField(FieldData(World.Field("")))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.frame = CGRect(x: 16, y: 5, width: 288, height: 30)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}
