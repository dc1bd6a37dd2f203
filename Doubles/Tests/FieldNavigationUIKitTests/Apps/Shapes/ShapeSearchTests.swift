import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

private final class StockCell: UITableViewCell {
  let count = UITextField(frame: CGRect(x: 180, y: 4, width: 120, height: 36))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    count.placeholder = "Count"
    contentView.addSubview(count)
  }

  required init?(coder: NSCoder) { fatalError("in code only") }
}

/// The search's results: goods with a field for how many.
private final class ResultsViewController: UITableViewController,
  UITableViewDataSource, UITextFieldDelegate
{
  static let goods = ["Anchor", "Apple", "Arrow", "Bell", "Book"]
  private(set) var shown: [String] = []
  private(set) var counts: [String: String] = [:]
  private(set) var finished = 0
  private var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.rowHeight = 44
    tableView.register(StockCell.self, forCellReuseIdentifier: "stock")
    navigator = FieldNavigator(in: view)
    navigator?.onFinish = { [weak self] in self?.finished += 1 }
  }

  func show(_ text: String) {
    let found = Self.goods.filter {
      $0.lowercased().hasPrefix(text.lowercased())
    }
    guard found != shown else { return }
    shown = found
    tableView.reloadData()
  }

  func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { shown.count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "stock", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    if let field = (cell as? StockCell)?.count {
      field.text = counts[shown[indexPath.row]]
      field.delegate = self
    }
    return cell
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let cell = textField.superview?.superview as? UITableViewCell,
      let name = cell.textLabel?.text
    else { return }
    counts[name] = textField.text
  }

  func count(_ name: String) -> UITextField {
    let row = shown.firstIndex(of: name).map { IndexPath(row: $0, section: 0) }
    let cell = row.flatMap { tableView.cellForRow(at: $0) } as? StockCell
    return cell?.count ?? UITextField()
  }
}

/// A form below a search bar in the navigation bar.
private final class DeliveryViewController: UIViewController,
  UISearchResultsUpdating, UISearchBarDelegate
{
  let results = ResultsViewController()
  private(set) lazy var search = UISearchController(
    searchResultsController: results)
  let sender = UITextField(frame: CGRect(x: 20, y: 200, width: 280, height: 40))
  let receiver = UITextField(
    frame: CGRect(x: 20, y: 260, width: 280, height: 40))
  private(set) var finished = 0
  private(set) var searches: [String] = []
  private var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Delivery"
    definesPresentationContext = true
    search.searchResultsUpdater = self
    search.searchBar.delegate = self
    search.searchBar.placeholder = "Goods"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    for (field, text) in [(sender, "Sender"), (receiver, "Receiver")] {
      field.placeholder = text
      view.addSubview(field)
    }
    navigator = FieldNavigator(in: view)
    navigator?.onFinish = { [weak self] in
      self?.finished += 1
      self?.search.isActive = true  // goods are next
      self?.search.searchBar.becomeFirstResponder()
    }
  }

  func updateSearchResults(for searchController: UISearchController) {
    results.show(searchController.searchBar.text ?? "")
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searches.append(searchBar.text ?? "")
  }

  var bar: UISearchTextField { search.searchBar.searchTextField }
  var allFinished: [Int] { [finished, results.finished] }
}

@MainActor
@Suite("A search over a form, results with fields", .underUsualAndPairs)
final class ShapeSearchTests {
  private var screen = DeliveryViewController()
  private var opened: User?

  /// Another test may run before this one starts its device.
  private var user: User {
    if let opened { return opened }
    let user = User(
      root: UINavigationController(rootViewController: screen),
      size: CGSize(width: 320, height: 800))
    opened = user
    return user
  }

  private var app: DeliveryViewController {
    _ = user
    return screen
  }

  /// The suite lives longer than its test. The navigator of this test would work
  /// in the next one.
  private func close() {
    opened = nil
    screen = DeliveryViewController()
  }

  private func search(_ text: String) {
    user.tap(app.bar)
    user.type(text)
  }

  @Test("The form's end starts the search, whose bar is UIKit's (R12)")
  func form() {
    defer { close() }
    user.tap(app.sender)
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.focused, identicalTo: app.receiver)
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.finished, equals: 1)
    expect(app.search.isActive)
    expect(user.focused, identicalTo: app.bar)
    expect(user.returnKey, equals: .search)
    user.type("a")
    expect(app.results.shown, equals: ["Anchor", "Apple", "Arrow"])
    user.tapReturn()
    expect(app.searches, equals: ["a"])
    expect(app.allFinished, equals: [1, 0])
    let isStill = user.focused === app.bar || user.focused == nil
    expect(isStill)
    expectNil(app.bar.inputAccessoryView)
    expect(app.bar.returnKeyType, equals: .search)
    expect(app.bar.actionCount, equals: 0)
  }

  @Test("The results are a separate form (R12)")
  func results() {
    defer { close() }
    search("a")
    user.tap(app.results.count("Anchor"))
    expect(user.returnKey, equals: .next)
    user.enter("1")
    expect(user.focused, identicalTo: app.results.count("Apple"))
    user.enter("2")
    expect(user.focused, identicalTo: app.results.count("Arrow"))
    expect(user.returnKey, equals: .done)
    user.enter("3")
    expectNil(user.focused)
    expect(app.allFinished, equals: [0, 1])
    expect(
      app.results.counts, equals: ["Anchor": "1", "Apple": "2", "Arrow": "3"])
    user.tap(app.results.count("Apple"))
    user.press(.enter, .command)
    expect(app.finished, equals: 0)
  }

  @Test("The results change under the focused field")
  func changes() {
    defer { close() }
    search("a")
    user.tap(app.results.count("Apple"))
    user.type("3")
    user.tap(app.bar)
    expect(app.results.counts["Apple"], equals: "3")
    expect(app.allFinished, equals: [0, 0])
    user.type("p")
    let apple = app.results.count("Apple")
    expect(app.results.shown, equals: ["Apple"])
    expect(apple.text, equals: "3")
    user.tap(apple)
    expect(user.returnKey, equals: .done)
    user.tap(app.bar)
    user.deleteAll()
    expect(app.results.shown.count, equals: 5)
    expect(app.allFinished, equals: [0, 0])
    expect(!user.tap(app.results.count("Apple")))
  }

  @Test("Cancel ends the search, and finishes nothing")
  func cancel() {
    defer { close() }
    search("a")
    user.tap(app.results.count("Apple"))
    let before = app.view.frame
    user.cancelSearch(app.search.searchBar)
    expectNil(user.focused)
    expect(app.allFinished, equals: [0, 0])
    expect(app.view.frame, equals: before)
    expect(!app.search.isActive)
    user.tap(app.sender)
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.focused, identicalTo: app.receiver)
    expect(user.returnKey, equals: .done)
  }
}
