#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigationUIKit
import Foundation
import UIKit

/// An order of 60 items to engrave. A third of the rows already contain text.
/// Return moves to the next empty row. The row needn't be loaded yet. If no
/// empty row follows, Return pays for the order.
final class OrderViewController: UIViewController, UITableViewDataSource {
  private(set) var engravings = (1...60).map { $0 % 3 == 1 ? "Ada" : "" }
  private(set) var hasPaid = false
  private let table = UITableView(frame: .zero)
  private var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Checkout"
    table.register(EngravingCell.self, forCellReuseIdentifier: "engraving")
    table.rowHeight = 50
    table.dataSource = self
    view.addSubview(table)
    view.applyLook()
    navigator = FieldNavigator(in: view)
    navigator?.configuration.policy.finishKey = .continue
    navigator?.onFinish = { [weak self] in self?.pay() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.frame = view.bounds
  }

  private func pay() {
    hasPaid = true
    present(WelcomeViewController(title: "Paid"), animated: true)
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
    -> Int
  { engravings.count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "engraving", for: indexPath)
    let row = indexPath.row
    (cell as? EngravingCell)?.show(engravings[row], number: row + 1) {
      [weak self] in self?.engravings[row] = $0
    }
    return cell
  }
}

private final class EngravingCell: UITableViewCell {
  private let field = UITextField(frame: .zero)
  private var changed: (String) -> Void = { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
    field.applyFieldLook()
    let action = UIAction { [weak self] _ in
      if let self { self.changed(self.field.text ?? "") }
    }
    field.addAction(action, for: .editingChanged)
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ text: String, number: Int, _ changed: @escaping (String) -> Void
  ) {
    field.text = text
    field.placeholder = "Engraving \(number)"
    field.accessibilityIdentifier = "engraving-\(number)"
    self.changed = changed
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = contentView.bounds.insetBy(dx: 24, dy: 8)
  }
}
#endif
