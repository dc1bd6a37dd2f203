import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Treats the line break in the delegate's question about a change as Return,
/// as in text views.
final class LineBreakApp: ContactApp, UITextFieldDelegate {
  private let moves: Bool

  init(moves: Bool, navigated: Bool = true) {
    self.moves = moves
    super.init(navigated: navigated)
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard string == "\n" else { return true }
    done.append("line break")
    if moves, let target = following(textField) {
      target.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }
}

/// Sends the user back to a field that is not valid when it has ended.
final class BackOnEndApp: ContactApp, UITextFieldDelegate {
  private(set) var complaints = 0

  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard textField === person, person.text?.count ?? 0 < 3 else { return }
    complaints += 1
    person.becomeFirstResponder()
  }
}

/// Focuses the next field when one has ended.
final class ChainOnEndApp: ContactApp, UITextFieldDelegate {
  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if textField === person { mail.becomeFirstResponder() }
  }
}

/// A field may begin only where the one before it is filled. Otherwise an alert
/// appears, and focus returns to that field.
final class InOrderApp: ContactApp, UITextFieldDelegate {
  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let place = fields.firstIndex(of: textField), place > 0 else {
      return true
    }
    return fields[place - 1].hasText
  }
}

/// The next field is enabled as soon as the one before it is filled.
final class EnablingApp: ContactApp {
  override func prepare() {
    for field in [mail, password] { field.isEnabled = false }
    for field in fields {
      let action = UIAction { [weak self] _ in
        self?.following(field)?.isEnabled = field.hasText
      }
      field.addAction(action, for: .editingChanged)
    }
  }
}

/// One question at a time: the next field appears in the place of the answer.
final class OneByOneApp: ContactApp, UITextFieldDelegate {
  override func prepare() {
    for field in fields {
      field.delegate = self
      field.frame = person.frame
      field.isHidden = field !== person
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let target = following(textField) else { return true }
    target.isHidden = false
    target.becomeFirstResponder()
    textField.isHidden = true
    return false
  }
}

/// Return in the last item of a list adds another one.
final class ItemsApp: AppScreen {
  private(set) var items: [UITextField] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    add()
    navigate()
    finish { [weak self] in self?.done.append("finished") }
  }

  private func add() {
    let place = items.count
    let item = UITextField.named("\(place)", y: 20 + 40 * CGFloat(place))
    let action = UIAction { [weak self] _ in self?.goOn(from: place) }
    item.addAction(action, for: .primaryActionTriggered)
    items.append(item)
    show([item])
  }

  private func goOn(from place: Int) {
    if !items[place].hasText {
      items[place].resignFirstResponder()
    } else {
      if place + 1 == items.count { add() }
      items[place + 1].becomeFirstResponder()
    }
  }
}

/// The app's own bar above the keyboard of each field.
final class OwnBarApp: ContactApp {
  let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  override func prepare() {
    let close = UIAction(title: "Close") { [weak self] _ in
      self?.view.endEditing(true)
    }
    bar.items = [UIBarButtonItem(primaryAction: close)]
    for field in fields { field.inputAccessoryView = bar }
  }
}

@MainActor @Suite("Apps: Return beside code in other callbacks")
struct CallbackReturnAppTests {
  @Test(
    "A line break that the app treats as Return has the same effect as before (R14)",
    .underPolicyPairs, arguments: [false, true])
  func lineBreak(moves: Bool) {
    let seen = [false, true].map { navigated in
      let app = LineBreakApp(moves: moves, navigated: navigated)
      let user = User(root: app)
      user.tap(app.person)
      return (0..<3).map { _ in
        user.type("x")
        user.tapReturn()
        return user.heard() + [user.place]
      } + [app.done, app.texts]
    }
    #expect(seen[0] == seen[1])
    #expect(seen[1].first?.last == (moves ? "mail" : "nowhere"))
  }

  @Test(
    "A field that takes focus back after ending keeps the user (R10)",
    .underPolicyPairs)
  func backOnEnd() {
    let app = BackOnEndApp()
    let user = User(root: app)
    user.tap(app.person)
    user.type("x")
    user.tapReturn()
    #expect(user.place == "name" && app.person.text == "x")
    #expect(app.complaints >= 1 && app.done.isEmpty)
    user.type("yz")
    user.tapReturn()
    #expect(user.place == "mail" && app.person.text == "xyz")
    #expect(user.goOn() == "next password")
    #expect(user.goOn() == "done nowhere")
    #expect(app.done == ["finished"])
  }

  @Test("Focus is sent back once per press (R14)", .underPolicyPairs)
  func backOnce() {
    let app = BackOnEndApp()
    let user = User(root: app)
    user.tap(app.person)
    user.type("x")
    user.tapReturn()
    #expect(app.complaints == 1)
  }

  @Test(
    "A chain by the ends of fields leads where it led (R10)", .underPolicyPairs)
  func chainOnEnd() {
    for text in ["", "ada@example.com"] {
      let app = ChainOnEndApp()
      let user = User(root: app)
      app.mail.text = text
      user.tap(app.person)
      user.type("x")
      user.tapReturn()
      #expect(user.place == "mail" && app.done.isEmpty)
      user.type("x")
      user.tapReturn()
      #expect(user.place == "password" && app.mail.text == text + "x")
    }
  }

  @Test(
    "Fields that may begin in order only: Return keeps to it (R10)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func inOrder() {
    let app = InOrderApp()
    let user = User(root: app)
    user.tap(app.person)
    user.tapReturn()
    #expect(user.place == "name" && app.done.isEmpty)
    #expect(user.goOn() == "next mail")
    #expect(user.goOn() == "next password")
    #expect(user.goOn() == "done nowhere")
    #expect(app.done == ["finished"])
  }

  @Test(
    "Fields that are enabled while the user types follow at once (R1, R6)",
    .underPolicyPairs)
  func enabling() {
    let app = EnablingApp()
    let user = User(root: app)
    user.tap(app.person)
    #expect(user.returnKey == .done)
    #expect(user.goOn() == "next mail")
    #expect(user.goOn() == "next password")
    #expect(user.goOn() == "done nowhere")
    #expect(app.done == ["finished"])
  }

  @Test(
    "One question at a time: each Return shows the next one (R14)",
    .underPolicyPairs)
  func oneByOne() {
    let app = OneByOneApp()
    let user = User(root: app)
    user.tap(app.person)
    for place in ["mail", "password", "nowhere"] {
      user.type("x")
      user.tapReturn()
      #expect(user.place == place)
    }
    #expect(app.texts == ["x", "x", "x"] && app.done == ["finished"])
  }

  @Test(
    "A list that grows by Return grows by one item, and closes (R14)",
    .underPolicyPairs)
  func items() {
    let app = ItemsApp()
    let user = User(root: app)
    user.tap(app.items[0])
    for place in 1...3 {
      user.type("x")
      user.tapReturn()
      #expect(user.place == "\(place)" && app.items.count == place + 1)
    }
    user.tapReturn()
    #expect(user.place == "nowhere" && app.done.isEmpty)
    #expect(app.items.map(\.text) == ["x", "x", "x", ""])
  }

  @Test(
    "A bar of the app's stays, and Return goes on below it (R4, R5)",
    .underPolicyPairs)
  func ownBar() {
    let app = OwnBarApp()
    let user = User(root: app)
    user.tap(app.person)
    #expect(user.bar === app.bar)
    #expect(user.goOn() == "next mail")
    #expect(user.bar === app.bar)
    user.tapBar("Close")
    #expect(user.place == "nowhere" && app.done.isEmpty)
    user.tap(app.mail)
    #expect(user.goOn() == "next password")
    #expect(user.goOn() == "done nowhere")
    #expect(app.done == ["finished"])
  }
}
