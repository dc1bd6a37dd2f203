import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

// Apps that change fields, roles and options while the user types.

/// A grid of scores that opens scrolled down. Each cell takes digits only,
/// but lets the line break pass.
private final class StrangerScoreCell: UICollectionViewCell, UITextFieldDelegate
{
  let field = UITextField(frame: CGRect(x: 5, y: 5, width: 80, height: 34))
  var changed: (String) -> Void = { _ in }

  func use(_ item: Int, _ text: String) {
    if field.superview == nil {
      contentView.addSubview(field)
      field.delegate = self
      field.on(.editingChanged) { [weak self] in
        self?.changed(self?.field.text ?? "")
      }
    }
    field.accessibilityIdentifier = "s\(item)"
    field.text = text
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { string == "\n" || string.allSatisfy(\.isNumber) }
}

private final class StrangerScoresApp: AppScreen, UICollectionViewDataSource {
  private let layout = UICollectionViewFlowLayout()
  private(set) lazy var grid = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: layout)
  private(set) var scores = Array(repeating: "", count: 60)

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 100, height: 44)
    grid.register(
      StrangerScoreCell.self, forCellWithReuseIdentifier: "score")
    grid.dataSource = self
    show([grid])
    grid.contentOffset.y = 432
    navigate()
    finish { [weak self] in self?.done.append("submitted") }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { scores.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "score", for: indexPath)
    guard let cell = cell as? StrangerScoreCell else { return cell }
    let item = indexPath.item
    cell.changed = { [weak self] in self?.scores[item] = $0 }
    cell.use(item, scores[item])
    return cell
  }

  func field(_ item: Int) -> UITextField? {
    let path = IndexPath(item: item, section: 0)
    return (grid.cellForItem(at: path) as? StrangerScoreCell)?.field
  }
}

@MainActor @Suite("A grid opened scrolled down", .underUsualAndPairs)
struct StrangerScoresTests {
  @Test("Return goes line by line to the last score and submits once")
  func down() throws {
    let app = StrangerScoresApp()
    let user = User(root: app)
    user.tap(try #require(app.field(30)))
    for item in 30..<60 {
      expect(user.place, equals: "s\(item)")
      user.spell("\(item)x")
      user.tapReturn()
    }
    expect(app.finishes, equals: 1)
    expect(user.place, equals: "nowhere")
    expect(app.scores[30], equals: "30")
    expect(app.scores[59], equals: "59")
    expect(app.scores.prefix(30).joined(), equals: "")
  }

  @Test("focusPrevious goes up to scores that were never displayed")
  func up() throws {
    let app = StrangerScoresApp()
    let user = User(root: app)
    user.tap(try #require(app.field(25)))
    for item in stride(from: 24, through: 20, by: -1) {
      app.navigator?.focusPrevious()
      user.settle()
      expect(user.place, equals: "s\(item)")
    }
  }
}

/// Text is dropped into fields without focus.
private final class StrangerDropApp: StrangerForm {
  override class var names: [String] { ["to", "subject"] }
  let body = UITextView(frame: CGRect(x: 20, y: 100, width: 280, height: 80))

  override func setUp() {
    body.accessibilityIdentifier = "body"
    show([body])
  }

  override func configure() { navigator?.configuration.textViewKeys = .return }
}

@MainActor @Suite("Text dropped elsewhere", .underUsualAndPairs)
struct StrangerDropTests {
  @Test("A drop changes the key, but neither focus nor the dropped lines")
  func drop() {
    let app = StrangerDropApp()
    let user = User(root: app)
    user.tap(app["to"])
    app["subject"].insertText("Hello")
    app.body.insertText("one\ntwo\n")
    user.settle()
    expect(user.place, equals: "to")
    expect(user.returnKey, equals: .done)
    expect(app.body.text, equals: "one\ntwo\n")
    app.body.insertText("\n")
    user.settle()
    expect(user.place, equals: "to")
    expect(app.body.text, equals: "one\ntwo\n\n")
    user.tapReturn()
    expect(app.finishes, equals: 1)
    expect(app.body.text, equals: "one\ntwo\n\n")
  }
}

/// Old code that takes the line break for Return.
private final class StrangerOldApp: StrangerForm, UITextFieldDelegate,
  UITextViewDelegate
{
  override class var names: [String] { ["name", "mail", "phone"] }
  let about = UITextView(frame: CGRect(x: 20, y: 140, width: 280, height: 80))

  override func setUp() {
    about.accessibilityIdentifier = "about"
    about.delegate = self
    show([about])
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard string == "\n", textField === self["name"] else { return true }
    self["phone"].becomeFirstResponder()
    return false
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    guard text == "\n" else { return true }
    textView.resignFirstResponder()
    return false
  }
}

@MainActor @Suite("A line break taken for Return", .underUsualAndPairs)
struct StrangerOldTests {
  @Test("The app's own move wins")
  func field() {
    let app = StrangerOldApp()
    let user = User(root: app)
    user.tap(app["name"])
    user.type("Ada")
    user.tapReturn()
    expect(user.place, equals: "phone")
    expect(app.finishes, equals: 0)
    expect(app.text("name"), equals: "Ada")
    expect(app.text("phone"), equals: "")
  }

  @Test("The app's own end of a text view submits nothing")
  func textView() {
    for keys in [[], .return] as [FieldNavigator.TextViewKeys] {
      let app = StrangerOldApp()
      let user = User(root: app)
      app.navigator?.configuration.textViewKeys = keys
      app.fill(["name": "a", "mail": "b", "phone": "c"])
      user.tap(app.about)
      user.type("me")
      user.tapReturn()
      expect(user.place, equals: "nowhere")
      expect(app.about.text, equals: "me")
      expect(app.finishes, equals: 0)
    }
  }
}

/// A phone prefix that appears as editing begins, and goes at the end
/// unless a number follows.
private final class StrangerPrefixApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["name", "phone", "mail"] }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard textField === self["phone"], !textField.hasText else { return }
    textField.text = "+49 "
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard textField === self["phone"], textField.text == "+49 " else { return }
    textField.text = ""
  }
}

@MainActor @Suite("A prefix that comes and goes", .underUsualAndPairs)
struct StrangerPrefixTests {
  @Test("A phone without a number is empty again, and keys say so")
  func prefix() {
    let app = StrangerPrefixApp()
    let user = User(root: app)
    user.tap(app["name"])
    user.type("Ada")
    user.tapReturn()
    expect(user.place, equals: "phone")
    expect(app.text("phone"), equals: "+49 ")
    user.tapReturn()
    expect(user.place, equals: "mail")
    expect(app.text("phone"), equals: "")
    user.type("a@b")
    user.tap(app["name"])
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    user.type("30")
    expect(user.place, equals: "phone")
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.finishes, equals: 1)
    expect(app.text("phone"), equals: "+49 30")
  }
}

/// The app sets options and roles as editing begins and as text changes.
private final class StrangerOptionsApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["kind", "company", "name"] }

  override func setUp() {
    self["kind"].on(.editingChanged) { [weak self] in
      guard let self else { return }
      let isPrivate = text("kind") == "private"
      navigator?.setRole(isPrivate ? .excluded : [], of: self["company"])
    }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    navigator?.configuration.policy.finishKey =
      textField === self["name"] ? .go : .done
    navigator?.configuration.inputBar =
      textField === self["name"] ? .always : .off
  }
}

@MainActor @Suite("Options set while the user types", .underUsualAndPairs)
struct StrangerOptionsTests {
  @Test("The role and the label follow the text and the field")
  func options() {
    let app = StrangerOptionsApp()
    let user = User(root: app)
    user.tap(app["kind"])
    expectNil(user.bar)
    user.type("private")
    user.tapReturn()
    expect(user.place, equals: "name")
    expect(user.returnKey, equals: .go)
    expect(user.bar != nil)
    user.tap(app["kind"])
    user.deleteAll()
    user.type("firm")
    expectNil(user.bar)
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "company")
    user.type("Analytical Engines")
    user.tapReturn()
    user.type("Ada")
    expect(user.place, equals: "name")
    expect(user.returnKey, equals: .go)
    user.tapReturn()
    expect(app.finishes, equals: 1)
  }
}

/// There is always one empty field more than the user has filled.
private final class StrangerGrowingApp: StrangerForm {
  override class var names: [String] { ["0"] }
  private(set) lazy var guests = fields

  override func setUp() { watch(fields[0]) }

  private func watch(_ field: UITextField) {
    field.on(.editingChanged) { [weak self, weak field] in
      guard let self, let field, field === guests.last, field.hasText else {
        return
      }
      let next = UITextField.named(
        "\(guests.count)", y: 10 + 40 * CGFloat(guests.count))
      guests.append(next)
      show([next])
      watch(next)
    }
  }
}

@MainActor @Suite("One empty field more", .underUsualAndPairs)
struct StrangerGrowingTests {
  @Test("The key follows the new field, and the empty one ends the form")
  func grows() {
    let app = StrangerGrowingApp()
    let user = User(root: app)
    user.tap(app.guests[0])
    for guest in 0..<5 {
      expect(user.place, equals: "\(guest)")
      expect(user.returnKey, equals: .done)
      user.type("x")
      expect(user.returnKey, equals: .next)
      user.tapReturn()
    }
    expect(user.place, equals: "5")
    expect(app.finishes, equals: 0)
    user.tapReturn()
    expect(app.finishes, equals: 1)
    expect(app.guests.count, equals: 6)
  }
}

/// The app's own OK button above number pads presses Return.
private final class StrangerOKApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["day", "year"] }

  override func setUp() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      UIBarButtonItem(
        title: "OK",
        primaryAction: UIAction(title: "OK") { [weak self] _ in
          guard let field = self?.fields.first(where: \.isFirstResponder)
          else { return }
          self?.navigator?.pressReturn(in: field)
        })
    ]
    for field in fields {
      field.keyboardType = .numberPad
      field.inputAccessoryView = bar
    }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    string.allSatisfy(\.isNumber)
      && textField.text(replacing: range, with: string).count
        <= (textField === self["day"] ? 2 : 4)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    textField !== self["year"] || text("year").count == 4
  }
}

@MainActor @Suite("An OK button above number pads", .underUsualAndPairs)
struct StrangerOKTests {
  @Test("OK moves on, respects the check, and ends the form")
  func press() {
    let app = StrangerOKApp()
    let user = User(root: app)
    user.tap(app["day"])
    user.spell("101")
    expect(app.text("day"), equals: "10")
    user.tapBar("OK")
    expect(user.place, equals: "year")
    expect(app.text("day"), equals: "10")
    user.spell("18")
    user.tapBar("OK")
    expect(user.place, equals: "year")
    expect(app.finishes, equals: 0)
    user.spell("15")
    user.tapBar("OK")
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 1)
    expect(app.text("year"), equals: "1815")
  }
}

/// A letter whose own buttons are enabled as a text view begins.
private final class StrangerLetterApp: StrangerForm, UITextViewDelegate {
  override class var names: [String] { ["subject"] }
  let body = UITextView(frame: CGRect(x: 20, y: 60, width: 280, height: 80))
  private(set) var enabled: [Bool] = []

  override func setUp() {
    body.accessibilityIdentifier = "body"
    body.delegate = self
    show([body])
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    enabled = [
      navigator?.canFocusPrevious == true, navigator?.canFocusNext == true,
    ]
  }
}

@MainActor @Suite("Buttons of a text view", .underUsualAndPairs)
struct StrangerLetterTests {
  @Test("The buttons are right by tap, Return and Tab, also the first time")
  func enabled() {
    let app = StrangerLetterApp()
    let user = User(root: app)
    user.tap(app.body)
    expect(app.enabled, equals: [true, false])
    let sign = UITextField.named("sign", y: 150)
    app.show([sign])
    user.tap(app["subject"])
    user.tapReturn()
    expect(user.place, equals: "body")
    expect(app.enabled, equals: [true, true])
    app["subject"].isHidden = true
    user.tap(sign)
    app.navigator?.focusPrevious()
    expect(user.place, equals: "body")
    expect(app.enabled, equals: [false, true])
  }
}
