import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A form that wants its first field. `place` says where the app calls
/// `focusFirst()`: the documentation allows both.
final class NewcomerFirstForm: UIViewController {
  enum Place: Sendable {
    case load, appear, both, never

    static let calling: [Place] = [.load, .appear, .both]
  }

  let fields: [NewcomerField]
  private let place: Place
  private(set) var navigator: FieldNavigator?
  private(set) var finishes = 0

  init(_ names: [String], _ place: Place = .load) {
    fields = names.enumerated().map {
      NewcomerField.named($0.element, at: $0.offset)
    }
    self.place = place
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in fields { view.addSubview(field) }
    navigator = FieldNavigator(in: view)
    navigator?.onFinish = { [weak self] in self?.finishes += 1 }
    if place == .load || place == .both { navigator?.focusFirst() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if place == .appear || place == .both { navigator?.focusFirst() }
  }

  var calls: [Int] { fields.map(\.calls) }
}

/// A list of notes. A button pushes the editor, another presents it.
private final class NewcomerNotes: UIViewController {
  let search = UITextField.named("search", y: 20)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(search)
  }
}

@MainActor
@Suite("the first field of a pushed editor", .underUsualAndPairs)
struct NewcomerPushTests {
  private func pushed(_ place: NewcomerFirstForm.Place) -> (
    NewcomerFirstForm, UINavigationController, User
  ) {
    let stack = UINavigationController(rootViewController: NewcomerNotes())
    let user = User(root: stack)
    let form = NewcomerFirstForm(["title", "text", "tags"], place)
    stack.pushViewController(form, animated: true)
    user.settle()
    return (form, stack, user)
  }

  // "from `viewDidLoad` on; takes effect as soon as the view is in a window; at
  // most once per presentation of the screen"
  @Test(
    "The first empty field has focus, after one call",
    arguments: NewcomerFirstForm.Place.calling)
  func push(_ place: NewcomerFirstForm.Place) {
    let (form, _, user) = pushed(place)
    expect(user.place, equals: "title")
    expect(form.calls, equals: [1, 0, 0])
    expect(user.returnKey, equals: .next)
    expect(user.seesKeyboard)
    user.settle()
    expect(form.calls, equals: [1, 0, 0])
  }

  // "It does nothing ... if the screen only reappears (the user ... cancels a
  // back swipe)."
  @Test(
    "A cancelled back swipe doesn't open the keyboard again",
    arguments: NewcomerFirstForm.Place.calling)
  func cancelled(_ place: NewcomerFirstForm.Place) {
    let (form, stack, user) = pushed(place)
    user.tapOutside()
    expect(user.place, equals: "nowhere")
    stack.cancelBackSwipe(user)
    expect(user.place, equals: "nowhere")
    expect(form.calls, equals: [1, 0, 0])
    expectNil(user.device.keyboard.frame)
  }

  @Test(
    "Back from a screen pushed over it, the editor takes no focus",
    arguments: NewcomerFirstForm.Place.calling)
  func back(_ place: NewcomerFirstForm.Place) {
    let (form, stack, user) = pushed(place)
    user.type("T")
    stack.pushViewController(NewcomerNotes(), animated: true)
    user.settle()
    stack.popViewController(animated: true)
    user.settle()
    // UIKit may give focus back by itself; the navigator doesn't.
    expect(form.calls, equals: [1, 0, 0])
  }

  @Test("The editor pushed anew takes focus anew")
  func again() {
    let (_, stack, user) = pushed(.appear)
    stack.popViewController(animated: true)
    user.settle()
    expect(user.place, equals: "nowhere")
    let second = NewcomerFirstForm(["title", "text"], .appear)
    stack.pushViewController(second, animated: true)
    user.settle()
    expect(user.place, equals: "title")
    expect(second.calls, equals: [1, 0])
  }
}

@MainActor
@Suite("the first field of a sheet", .underUsualAndPairs)
struct NewcomerSheetFirstTests {
  private func screens(_ place: NewcomerFirstForm.Place) -> (
    UIViewController, NewcomerFirstForm, User
  ) {
    let root = NewcomerNotes()
    let user = User(root: root)
    let form = NewcomerFirstForm(["name", "mail", "age"], place)
    form.modalPresentationStyle = .pageSheet
    return (root, form, user)
  }

  // "focuses the first empty reachable field of the form"
  @Test(
    "Filled, hidden and disabled fields are passed over",
    arguments: NewcomerFirstForm.Place.calling)
  func firstEmpty(_ place: NewcomerFirstForm.Place) {
    let (root, form, user) = screens(place)
    form.fields[0].text = "Ada"
    form.fields[1].isHidden = true
    root.present(form, animated: true)
    user.settle()
    expect(user.place, equals: "age")
    expect(form.calls, equals: [0, 0, 1])
  }

  // "If every field is filled, nothing gets focus."
  @Test("In a form that is filled nothing has focus")
  func filled() {
    let (root, form, user) = screens(.both)
    for field in form.fields { field.text = "x" }
    root.present(form, animated: true)
    user.settle()
    expect(user.place, equals: "nowhere")
    expect(form.calls, equals: [0, 0, 0])
    expectNil(user.device.keyboard.frame)
  }

  // "closes a sheet over it"
  @Test(
    "After a sheet over it has closed, the form takes no focus",
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func sheetOver(_ style: UIModalPresentationStyle) {
    let (root, form, user) = screens(.appear)
    root.present(form, animated: true)
    user.settle()
    user.tapOutside()
    let over = NewcomerNotes()
    over.modalPresentationStyle = style
    form.present(over, animated: true)
    user.settle()
    form.dismiss(animated: true)
    user.settle()
    expect(user.place, equals: "nowhere")
    expect(form.calls, equals: [1, 0, 0])
  }

  // "It does nothing if anything already has focus in the window, if something
  // modal is in front"
  @Test("Behind an alert the form takes no focus, before and after its end")
  func alertInFront() {
    let (root, form, user) = screens(.never)
    root.present(form, animated: true)
    let alert = UIAlertController(
      title: "Cookies", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    form.present(alert, animated: true)
    user.settle()
    form.navigator?.focusFirst()
    user.settle()
    expect(form.calls, equals: [0, 0, 0])
    user.tapAlert("OK")
    expect(
      form.calls, equals: [0, 0, 0], "the keyboard doesn't come out of nowhere")
    // Has the call been used up? It isn't: a
    // later call works.
    form.navigator?.focusFirst()
    user.settle()
    expect(user.place, equals: "name")
    expect(form.calls, equals: [1, 0, 0])
  }

  @Test("A field of the screen below that has focus keeps it")
  func otherFocus() {
    let (root, form, user) = screens(.never)
    root.present(form, animated: true)
    user.settle()
    user.tap(form.fields[2])
    let before = form.calls
    form.navigator?.focusFirst()
    user.settle()
    expect(user.place, equals: "age")
    expect(form.calls, equals: before)
  }

  @Test("An app that focuses a field in the same turn keeps its choice")
  func ownChoice() {
    let (root, form, user) = screens(.never)
    root.present(form, animated: true)
    form.fields[2].becomeFirstResponder()
    form.navigator?.focusFirst()
    user.settle()
    expect(user.place, equals: "age")
    expect(form.calls, equals: [0, 0, 1])
  }
}

@MainActor
@Suite("the first field in tabs", .underUsualAndPairs)
struct NewcomerTabTests {
  @Test("A tab's form takes focus when it is first shown, not at each return")
  func tabs() {
    let first = NewcomerNotes()
    let form = NewcomerFirstForm(["to", "subject"], .appear)
    let tabs = NewcomerTabs([first, form])
    let user = User(root: tabs)
    expect(user.place, equals: "nowhere")
    expect(form.calls, equals: [0, 0])
    tabs.choose(1)
    user.settle()
    expect(user.place, equals: "to")
    expect(form.calls, equals: [1, 0])
    user.type("b@b")
    tabs.choose(0)
    user.settle()
    tabs.choose(1)
    user.settle()
    // The outsider's reading: a tab that is chosen again only reappears.
    expect(form.calls, equals: [1, 0])
  }

  // "from `viewDidLoad` on; takes effect as soon as the view is in a window"
  @Test("A tab that is loaded early doesn't take focus before it is shown")
  func loadedEarly() {
    let first = NewcomerNotes()
    let form = NewcomerFirstForm(["to", "subject"], .load)
    let tabs = NewcomerTabs([first, form])
    let user = User(root: tabs)
    form.loadViewIfNeeded()
    user.settle()
    expect(form.calls, equals: [0, 0])
    user.tap(first.search)
    user.type("x")
    expect(user.place, equals: "search")
    tabs.choose(1)
    user.settle()
    expect(user.place, equals: "to")
    expect(form.calls, equals: [1, 0])
  }
}
