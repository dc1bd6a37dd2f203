import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

private final class SeatCell: UICollectionViewCell {
  let field = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.frame = contentView.bounds.insetBy(dx: 8, dy: 4)
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { fatalError("in code only") }
}

private final class TableHeader: UICollectionReusableView {
  let field = UITextField()

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.frame = bounds.insetBy(dx: 8, dy: 6)
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(field)
  }

  required init?(coder: NSCoder) { fatalError("in code only") }
}

/// A seating plan: each section is a table with a name in its header and seats
/// in two columns.
private final class SeatingViewController: UIViewController, UITextFieldDelegate
{
  private(set) var seats = [[10, 11], [20, 21]]
  /// Seats, and headers at 1000 + section.
  private(set) var names: [Int: String] = [:]
  private(set) var finished = 0
  private(set) lazy var list = UICollectionView(
    frame: view.bounds, collectionViewLayout: Self.layout())
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?
  private var navigator: FieldNavigator?

  private static func layout() -> UICollectionViewLayout {
    let half = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(48))
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(48))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitem: NSCollectionLayoutItem(layoutSize: half),
      count: 2)
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(56)),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let cells = UICollectionView.CellRegistration<SeatCell, Int> {
      [weak self] cell, _, id in
      self?.fill(cell.field, "Seat \(id)", id)
    }
    let headers = UICollectionView.SupplementaryRegistration<TableHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, path in
      self?.fill(
        header.field, "Table \(path.section + 1)", 1000 + path.section)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: list) {
      list, path, id in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: id)
    }
    dataSource?.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    update(animated: false)
    navigator = FieldNavigator(in: view)
    navigator?.onFinish = { [weak self] in self?.finished += 1 }
  }

  private func fill(_ field: UITextField, _ placeholder: String, _ id: Int) {
    field.placeholder = placeholder
    field.text = names[id]
    field.tag = id
    field.delegate = self
  }

  private func update(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(Array(seats.indices))
    for (section, ids) in seats.enumerated() {
      snapshot.appendItems(ids, toSection: section)
    }
    dataSource?.apply(snapshot, animatingDifferences: animated)
  }

  func addSeats() {
    let last = seats[0][seats[0].count - 1]
    seats[0] += [last + 1, last + 2]
    update(animated: true)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    names[textField.tag] = textField.text
  }

  func field(_ id: Int) -> UITextField {
    list.textInputs.compactMap { $0 as? UITextField }.first {
      $0.tag == id && $0.window != nil
    } ?? UITextField()
  }
}

extension UIView {
  fileprivate var textInputs: [UIView] {
    self is UITextField ? [self] : subviews.flatMap(\.textInputs)
  }
}

extension User {
  /// The tag of the focused field.
  fileprivate var seat: Int? { (focused as? UITextField)?.tag }
}

@MainActor
@Suite("Fields in cells and in headers of a collection", .underUsualAndPairs)
final class ShapeCompositionalTests {
  private var screen = SeatingViewController()
  private var opened: User?

  /// Another test may run before this one starts its device.
  private var user: User {
    if let opened { return opened }
    let user = User(
      root: UINavigationController(rootViewController: screen))
    opened = user
    return user
  }

  private var app: SeatingViewController {
    _ = user
    return screen
  }

  /// The suite lives longer than its test. The navigator of this test would work
  /// in the next one.
  private func close() {
    opened = nil
    screen = SeatingViewController()
  }

  @Test("Return goes through headers and cells in reading order (R3)")
  func order() {
    defer { close() }
    user.tap(app.field(1000))
    for place in [1000, 10, 11, 1001, 20] {
      expect(user.seat, equals: place)
      expect(user.returnKey, equals: .next)
      user.tapReturn()
    }
    expect(user.seat, equals: 21)
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.finished, equals: 1)
    expectNil(user.focused)
  }

  @Test("Tab goes the same way, and back (R8)")
  func tab() {
    defer { close() }
    if Policies.current.hasFocusSystem { return }
    user.tap(app.field(11))
    user.press(.tab)
    user.press(.tab)
    expect(user.seat, equals: 20)
    user.press(.tab, .shift)
    expect(user.seat, equals: 1001)
  }

  @Test("Filled seats are passed (R4)")
  func filled() {
    defer { close() }
    user.tap(app.field(11))
    user.type("Ann")
    user.tap(app.field(10))
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.seat, equals: 1001)
  }

  @Test("New seats keep the focused header")
  func header() {
    defer { close() }
    user.tap(app.field(1000))
    user.type("Window")
    app.addSeats()
    user.settle()
    expect(app.finished, equals: 0)
    user.tap(app.field(1000))
    expect(app.field(1000).text, equals: "Window")
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.seat, equals: 10)
    expect(app.finished, equals: 0)
    expect(app.names[1000], equals: "Window")
  }

  @Test("New seats come after the focused seat (R11)")
  func cell() {
    defer { close() }
    user.tap(app.field(11))
    expect(user.returnKey, equals: .next)
    app.addSeats()
    user.settle()
    expect(user.seat, equals: 11)
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.seat, equals: 12)
    user.tap(app.field(21))
    app.addSeats()
    user.settle()
    expect(user.seat, equals: 21)
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.finished, equals: 1)
  }

  /// The app's fifth press of "+" would use the numbers of the second table
  /// again, which UIKit answers with an exception.
  @Test("Return reveals a header that isn't loaded (R13)")
  func unloaded() {
    defer { close() }
    let app = SeatingViewController()
    let user = User(
      root: UINavigationController(rootViewController: app),
      size: CGSize(width: 320, height: 300))
    user.device.keyboard.height = 80
    for _ in 0..<4 { app.addSeats() }
    user.settle()
    expectNil(app.field(1001).window)
    user.tap(app.field(1000))
    var seen: [Int?] = []
    while app.finished == 0, seen.count < 20 {
      user.enter("x")
      seen.append(user.seat)
    }
    expect(seen, equals: Array(10..<20) + [1001, 20, 21, nil])
    expect(app.finished, equals: 1)
  }
}
