import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

private struct Contact { var name, phone, email: String }

@MainActor private protocol ContactListDelegate: AnyObject {
  func showContact(at index: Int)
}

/// The primary column: a search field over a list.
private final class ListViewController: UIViewController, UITableViewDataSource,
  UISearchBarDelegate
{
  weak var owner: (any ContactListDelegate)?
  var names: [String] = [] {
    didSet { if isViewLoaded { table.reloadData() } }
  }
  let search = UISearchBar(frame: .zero)
  let table = UITableView(frame: .zero)
  var shown: [Int] {
    names.indices.filter {
      search.text?.isEmpty != false || names[$0].hasPrefix(search.text ?? "")
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "People"
    search.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 56)
    search.autoresizingMask = .flexibleWidth
    search.delegate = self
    view.addSubview(search)
    table.frame = CGRect(
      x: 0, y: 156, width: view.bounds.width, height: view.bounds.height - 156)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    view.addSubview(table)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    table.reloadData()
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    if let first = shown.first { owner?.showContact(at: first) }
  }

  func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { shown.count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = names[shown[indexPath.row]]
    return cell
  }

  func tableView(
    _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
  ) {
    owner?.showContact(at: shown[indexPath.row])
  }
}

/// The secondary column: the chosen person's form.
private final class ContactViewController: UIViewController {
  let name = UITextField(frame: CGRect(x: 20, y: 120, width: 280, height: 40))
  let phone = UITextField(frame: CGRect(x: 20, y: 180, width: 280, height: 40))
  let email = UITextField(frame: CGRect(x: 20, y: 240, width: 280, height: 40))
  private(set) var finished = 0
  var onSave: ((Contact) -> Void)?
  private var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    for (field, text) in [(name, "Name"), (phone, "Phone"), (email, "Email")] {
      field.placeholder = text
      view.addSubview(field)
    }
    phone.keyboardType = .phonePad
    navigator = FieldNavigator(in: view)
    navigator?.onFinish = { [weak self] in
      guard let self else { return }
      finished += 1
      onSave?(
        Contact(
          name: name.text ?? "", phone: phone.text ?? "",
          email: email.text ?? ""))
    }
  }

  func show(_ contact: Contact) {
    loadViewIfNeeded()
    (name.text, phone.text) = (contact.name, contact.phone)
    email.text = contact.email
  }
}

private final class ContactsApp: ContactListDelegate {
  var people = [
    Contact(name: "Ann", phone: "", email: ""),
    Contact(name: "Bob", phone: "12", email: "b@c.d"),
  ]
  let split = UISplitViewController(style: .doubleColumn)
  let list = ListViewController()
  let contact = ContactViewController()

  func launch() {
    list.owner = self
    list.names = people.map(\.name)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(list, for: .primary)
    split.setViewController(contact, for: .secondary)
  }

  func showContact(at index: Int) {
    contact.show(people[index])
    contact.onSave = { [weak self] changed in
      self?.people[index] = changed
      self?.list.names = self?.people.map(\.name) ?? []
    }
    split.show(.secondary)
  }
}

@MainActor
@Suite("A list and a form side by side", .underUsualAndPairs)
final class ShapeSplitTests {
  private var screens = ContactsApp()
  private var opened: User?

  /// Another test may run before this one starts its device.
  private var user: User {
    if let opened { return opened }
    let user = User(size: CGSize(width: 1_024, height: 768)) {
      Device.current.idiom = .pad
      Device.current.horizontalSizeClass = .regular
      screens.launch()
      return screens.split
    }
    opened = user
    return user
  }

  private var app: ContactsApp {
    _ = user
    return screens
  }

  /// The suite lives longer than its test. The navigator of this test would work
  /// in the next one.
  private func close() {
    opened = nil
    screens = ContactsApp()
  }

  private var form: ContactViewController { app.contact }

  private func select(_ row: Int) {
    app.list.tableView(
      app.list.table, didSelectRowAt: IndexPath(row: row, section: 0))
    user.settle()
  }

  @Test("The search field in the other column is the app's (R12)")
  func search() {
    defer { close() }
    let field = app.list.search.searchTextField
    user.tap(field)
    expect(user.returnKey, equals: .search)
    expectNil(field.inputAccessoryView)
    user.enter("B")
    expect(app.list.shown, equals: [1])
    expect(form.name.text, equals: "Bob")
    expect(form.phone.text, equals: "12")
    expect(form.finished, equals: 0)
    expect(user.focused, identicalTo: field)
    expect(field.actionCount, equals: 0)
  }

  @Test("The form ends in its own column (R5)")
  func end() {
    defer { close() }
    select(0)
    user.tap(form.name)
    expect(user.returnKey, equals: .next)
    expect(form.name.text, equals: "Ann")
    user.tapReturn()
    expect(user.focused, identicalTo: form.phone)
    expect(user.returnKey, equals: .next)
    user.enter("5")
    expect(user.focused, identicalTo: form.email)
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expectNil(user.focused)
    expect(form.finished, equals: 1)
    expect(app.people[0].phone, equals: "5")
  }

  @Test("In iPadOS 26's popover, a number pad has no Return key and no bar")
  func popover() {
    defer { close() }
    guard Policies.current.hardwareKeyboard == .none else { return }
    user.device.popsUpNumberPads = true
    select(0)
    user.tap(form.name)
    user.tapReturn()
    expect(user.focused, identicalTo: form.phone)
    expect(user.device.keyboard.isPopover)
    expectNil(user.returnKey)
    expectNil(user.bar)
    expect(form.view.window != nil)
    expect(form.finished, equals: 0)
    user.tap(form.email)
    expect(user.returnKey, equals: .done)
    expect(user.device.keyboard.frame != nil)
  }

  @Test("Another person's texts change the key of the focused field (R7)")
  func other() {
    defer { close() }
    select(0)
    user.tap(form.name)
    user.type("e")
    expect(user.returnKey, equals: .next)
    select(1)
    expect(user.focused, identicalTo: form.name)
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(form.finished, equals: 1)
    expect(app.people[0].name, equals: "Ann")
    user.tap(form.name)
    select(0)
    expect(user.returnKey, equals: .next)
  }

  @Test("Only the column of the focused field moves for the keyboard (A1)")
  func shift() {
    defer { close() }
    select(0)
    form.email.frame.origin.y = 640
    let before = app.list.view.convert(app.list.view.bounds, to: nil)
    let own = form.view.convert(form.view.bounds, to: nil)
    user.tap(form.email)
    expect(user.covered(form.email), equals: 0)
    user.tap(app.list.search.searchTextField)
    expect(app.list.view.convert(app.list.view.bounds, to: nil), equals: before)
    user.tapOutside()
    expect(form.view.convert(form.view.bounds, to: nil), equals: own)
  }

  @Test("A collapsed split view shows one column, and finishes nothing (R11)")
  func collapsed() {
    defer { close() }
    select(0)
    user.tap(form.phone)
    user.changeTraits { $0.horizontalSizeClass = .compact }
    expect(app.split.isCollapsed)
    expect(form.finished, equals: 0)
    user.tap(form.name)
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.focused, identicalTo: form.phone)
    app.split.show(.primary)
    user.settle()
    expectNil(form.view.window)
    expectNil(user.focused)
    expect(form.finished, equals: 0)
    select(0)
    user.tap(form.name)
    expect(user.returnKey, equals: .next)
    user.press(.enter, .command)
    expect(form.finished, equals: 1)
  }

  @Test("Command+Return ends the form from any field")
  func command() {
    defer { close() }
    user.tap(form.name)
    user.press(.enter, .command)
    expect(form.finished, equals: 1)
  }
}
