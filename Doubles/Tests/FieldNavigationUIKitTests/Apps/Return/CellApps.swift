import Foundation
import UIKit

// Tables whose cells are the delegates of their fields.

/// A cell that reports its text and Return to the controller.
final class InputCell: UITableViewCell, UITextFieldDelegate {
  let field = UITextField(frame: .zero)
  var changed: ((String) -> Void)?
  /// Reports Return to the controller. Returns whether UIKit also handles the
  /// key. Without this closure, UIKit handles Return.
  var returned: ((InputCell) -> Bool)?

  override init(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.delegate = self
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = contentView.bounds.insetBy(dx: 16, dy: 4)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    field.text = ""
    changed = nil
    returned = nil
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    changed?(textField.text ?? "")
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    returned?(self) ?? true
  }
}

/// A table of input cells. A field above the table is optional.
class CellsApp: AppScreen, UITableViewDataSource {
  let table = UITableView(frame: .zero)
  let heading = UITextField.named("heading", y: 10)
  private(set) var values: [String]
  private let hasHeading: Bool

  init(rows: Int, hasHeading: Bool = false, navigated: Bool = true) {
    values = Array(repeating: "", count: rows)
    self.hasHeading = hasHeading
    super.init(navigated: navigated)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(InputCell.self, forCellReuseIdentifier: "input")
    table.dataSource = self
    show([table])
    if hasHeading { show([heading]) }
    navigate()
    finish { [weak self] in self?.done.append("finished") }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top: CGFloat = hasHeading ? 60 : 0
    table.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
    -> Int
  { values.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "input", for: indexPath)
    if let cell = cell as? InputCell { fill(cell, indexPath.row) }
    return cell
  }

  func fill(_ cell: InputCell, _ row: Int) {
    cell.field.text = values[row]
    cell.field.accessibilityIdentifier = "\(row)"
    cell.changed = { [weak self] in self?.values[row] = $0 }
  }

  func field(_ row: Int) -> UITextField {
    let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
    return (cell as? InputCell)?.field ?? UITextField(frame: .zero)
  }
}

/// An app whose controller focuses the next row on Return.
final class CellChainApp: CellsApp {
  var agrees = false

  override func fill(_ cell: InputCell, _ row: Int) {
    super.fill(cell, row)
    cell.returned = { [weak self] in self?.goOn(from: $0) ?? true }
  }

  private func goOn(from cell: InputCell) -> Bool {
    guard let path = table.indexPath(for: cell) else { return true }
    if path.row + 1 < values.count {
      field(path.row + 1).becomeFirstResponder()
    } else {
      cell.field.resignFirstResponder()
      done.append("saved")
    }
    return agrees
  }
}
