import FieldNavigation
import FieldNavigationUIKit
import Foundation
import UIKit
import UIKitDriver

/// A field in a numbered cell. The numbers follow the reading order.
@MainActor final class CellField: UITextField {
  let cell: Int
  /// The label that the app set before it created the navigator.
  let ownLabel: UIReturnKeyType
  var answer = RandomAnswer.agrees

  init(_ name: String, _ cell: Int, _ frame: CGRect) {
    self.cell = cell
    ownLabel = [4: .next, 5: .go, 8: .search][cell] ?? .default
    super.init(frame: frame)
    accessibilityIdentifier = name
    returnKeyType = ownLabel
    keyboardType = cell == 2 ? .numberPad : .default
    tag = cell + 1
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor final class CellDelegate: NSObject, UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    answer(of: textField) != .refusesToBegin
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    answer(of: textField) != .refusesToEnd
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    switch answer(of: textField) {
    case .resigns:
      textField.resignFirstResponder()
      return true
    case .resignsAndRefuses:
      textField.resignFirstResponder()
      return false
    case .refusesReturn: return false
    default: return true
    }
  }

  private func answer(of field: UITextField) -> RandomAnswer {
    (field as? CellField)?.answer ?? .agrees
  }
}

/// Nine cells in three wrappers. Each wrapper has two cells in the first row.
/// The last wrapper is a group. Return doesn't leave this group. The field in
/// every third cell has no delegate.
@MainActor final class CellScreen: UIViewController {
  static let count = 9
  static let cellsOfWrapper = 3
  private(set) var wrappers: [UIView] = []
  private(set) var fields: [CellField] = []
  /// Fields that the app removed. The navigator must leave no changes on them.
  private(set) var removed: [CellField] = []
  private let delegate = CellDelegate()
  private let name: String
  private let cells: [Int]

  init(_ name: String, cells: [Int]) {
    self.name = name
    self.cells = cells
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for place in 0..<3 {
      let frame = CGRect(x: 0, y: 20 + 100 * place, width: 320, height: 90)
      let wrapper = UIView(frame: frame)
      wrappers.append(wrapper)
      view.addSubview(wrapper)
    }
    cells.forEach(add)
  }

  func add(_ cell: Int) {
    guard !fields.contains(where: { $0.cell == cell }) else { return }
    let place = cell % Self.cellsOfWrapper
    // Real layouts often place a row's fields at slightly different heights.
    let y = 40 * (place / 2) + (cell * 5) % 9
    let frame = CGRect(x: 20 + 150 * (place % 2), y: y, width: 130, height: 30)
    let field = CellField("\(name)\(cell)", cell, frame)
    if cell % 3 != 0 { field.delegate = delegate }
    wrappers[cell / Self.cellsOfWrapper].addSubview(field)
    fields.append(field)
  }

  func remove(_ field: CellField) {
    field.removeFromSuperview()
    fields.removeAll { $0 === field }
    removed.append(field)
  }
}
