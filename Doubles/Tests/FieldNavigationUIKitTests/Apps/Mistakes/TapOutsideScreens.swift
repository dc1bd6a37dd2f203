import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A contact with everything a settings screen has: labels, a button, a switch,
/// the app's own control (as `UISlider`, `UISegmentedControl` and
/// `UIStepper` are controls), a date picker, a picker of wheels, an image.
private final class NewcomerContact: StrangerForm {
  override class var names: [String] { ["name", "mail"] }
  let label = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 20))
  let photo = UIView(frame: CGRect(x: 20, y: 130, width: 100, height: 60))
  let button = UIButton(frame: CGRect(x: 140, y: 130, width: 80, height: 40))
  let off = UIButton(frame: CGRect(x: 230, y: 130, width: 80, height: 40))
  let mute = UISwitch(frame: CGRect(x: 140, y: 180, width: 60, height: 30))
  let slider = UIControl(frame: CGRect(x: 20, y: 220, width: 280, height: 30))
  let knob = UIView(frame: CGRect(x: 100, y: 0, width: 30, height: 30))
  let wheels = UIPickerView(
    frame: CGRect(x: 0, y: 600, width: 320, height: 100))
  let bar = UIToolbar(frame: CGRect(x: 0, y: 720, width: 320, height: 44))
  let barLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 44))

  override func setUp() {
    slider.addSubview(knob)
    bar.addSubview(barLabel)
    show([label, photo, button, off, mute, slider, wheels, bar])
    off.isEnabled = false
    // Buttons of a real app look at who has focus.
    for (control, word) in [
      (button, "button"), (mute, "switch"), (slider, "slider"),
    ] {
      control.on(.touchUpInside) { [weak self] in
        let place = self?.fields.first(where: \.isFirstResponder)?
          .accessibilityIdentifier
        self?.done.append("\(word) at \(place ?? "nowhere")")
      }
    }
  }

  override func configure() {
    navigator?.configuration.tapOutsideHidesKeyboard = true
    navigator?.configuration.inputBar = .always
  }
}

@MainActor
@Suite("a tap beside the fields", .underUsualAndPairs)
struct NewcomerContactTapTests {
  private func typing(_ texts: [String: String] = [:]) -> (
    NewcomerContact, User
  ) {
    let app = NewcomerContact()
    let user = User(root: app, size: CGSize(width: 320, height: 800))
    app.fill(texts)
    user.tap(app["mail"])
    user.type("a")
    return (app, user)
  }

  // "a tap beside the fields hides the keyboard ... The form doesn't finish,
  // whatever the key shows."
  @Test("On the background, a label or a picture it closes the keyboard")
  func closes() {
    for target in ["view", "label", "photo"] {
      let (app, user) = typing(["name": "Ada"])
      expect(user.returnKey, equals: .done)
      _ = user.heard()
      switch target {
      case "label": user.tap(app.label)
      case "photo": user.tap(app.photo)
      default: user.tap(app.view)
      }
      expect(user.place, equals: "nowhere", "\(target)")
      expectNil(user.device.keyboard.frame)
      expect(app.finishes, equals: 0)
      expect(app.done.isEmpty)
      expect(app.text("mail"), equals: "a")
    }
  }

  // "if no view from the touched one up to the form's view is a control, ... a
  // bar" (IQKeyboardManager 1021: "UIButton action does not fire when tapping
  // if a text field is in focus")
  @Test("A control works at the first tap, and the keyboard stays")
  func controls() {
    let (app, user) = typing()
    user.tap(app.button)
    user.tap(app.mute)
    user.tap(app.slider)
    expect(
      app.done, equals: ["button at mail", "switch at mail", "slider at mail"])
    expect(app.mute.isOn)
    expect(user.place, equals: "mail")
    expect(user.seesKeyboard)
  }

  @Test("A view inside a control or a bar belongs to it")
  func inside() {
    let (app, user) = typing()
    user.tap(app.knob)
    expect(user.place, equals: "mail")
    user.tap(app.barLabel)
    expect(user.place, equals: "mail")
  }

  // A disabled button doesn't take the touch: UIKit's hit test gives it to the
  // button all the same, and nothing happens.
  @Test("A tap on a disabled button changes nothing")
  func disabled() {
    let (app, user) = typing()
    user.tap(app.off)
    expect(user.place, equals: "mail")
    expect(app.done.isEmpty)
  }

  @Test("A tap on another field moves focus once, the keyboard stays")
  func otherField() {
    let (app, user) = typing()
    _ = user.calls()
    user.tap(app["name"])
    expect(user.place, equals: "name")
    let calls = user.calls()
    expect(
      Policies.current.fieldChange == .hidesAndShows
        || !calls.contains { $0.hasPrefix("keyboardWillHide") })
    user.tap(app["name"])
    expect(user.place, equals: "name", "a tap in the field places the caret")
  }

  // "false by default"
  @Test("By default a tap beside the fields does nothing")
  func byDefault() {
    let (app, user) = typing()
    app.navigator?.configuration.tapOutsideHidesKeyboard = false
    user.settle()
    user.tap(app.view)
    expect(user.place, equals: "mail")
    expect(user.seesKeyboard)
    app.navigator?.configuration.tapOutsideHidesKeyboard = true
    user.settle()
    user.tap(app.view)
    expect(user.place, equals: "nowhere")
  }

  @Test("Without focus a tap does nothing; after invalidate neither")
  func nothing() {
    let (app, user) = typing()
    user.tap(app.view)
    user.tap(app.view)
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 0)
    let before = user.traces()
    user.tap(app.view)
    expect(user.traces(), equals: before)
    user.tap(app["mail"])
    app.navigator?.invalidate()
    user.settle()
    user.tap(app.view)
    expect(user.place, equals: "mail")
  }

  // "A scroll, a drag, a long press (selection) or a tap while VoiceOver is on
  // doesn't count."
  @Test("A long press, a moved finger and VoiceOver's tap don't count")
  func noTaps() {
    let (app, user) = typing()
    user.longPress(app.view)
    expect(user.place, equals: "mail")
    user.dragFinger(on: app.photo, by: 60)
    expect(user.place, equals: "mail")
    user.turnOnVoiceOver()
    user.tap(app.view)
    expect(user.place, equals: "mail")
  }

  // "The keyboard closes after touch-up ... No touch is cancelled or delayed."
  @Test("The keyboard stays until the finger is lifted")
  func touchUp() {
    let (app, user) = typing()
    user.putFinger(on: app.label)
    expect(user.place, equals: "mail")
    expect(user.seesKeyboard)
    user.liftFinger(from: app.label)
    expect(user.place, equals: "nowhere")
  }
}

/// A long text with notes below the fields, in a scroll view.
private final class NewcomerScrolled: AppScreen {
  let scroll = UIScrollView(frame: .zero)
  let title0 = UITextField.named("title", y: 20)
  let name = UITextField.named("name", y: 70)
  let note = UITextView(frame: CGRect(x: 20, y: 120, width: 280, height: 80))
  let terms = UITextView(frame: CGRect(x: 20, y: 210, width: 280, height: 60))
  let blank = UIView(frame: CGRect(x: 0, y: 280, width: 320, height: 900))

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = view.bounds
    scroll.contentSize = CGSize(width: 320, height: 1200)
    terms.isEditable = false
    note.accessibilityIdentifier = "note"
    show([scroll])
    for each in [title0, name, note, terms, blank] { scroll.addSubview(each) }
    navigate()
    navigator?.configuration.tapOutsideHidesKeyboard = true
    finish { [weak self] in self?.done.append("saved") }
  }
}

@MainActor
@Suite("a tap in a scroll view and in texts", .underUsualAndPairs)
struct NewcomerScrolledTapTests {
  private func typing() -> (NewcomerScrolled, User) {
    let app = NewcomerScrolled()
    let user = User(root: app)
    user.tap(app.name)
    return (app, user)
  }

  // A scroll view has UIKit's own recognizers, not "a gesture recognizer of the
  // app's".
  @Test("A tap on the scroll view's background closes, a scroll doesn't")
  func scroll() {
    let (app, user) = typing()
    user.drag(app.scroll, by: 200)
    expect(user.place, equals: "name")
    expect(app.finishes, equals: 0)
    user.drag(app.scroll, by: -200)
    expect(user.place, equals: "name")
    user.tap(app.blank)
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 0)
    user.tap(app.name)
    user.tap(app.scroll)
    expect(user.place, equals: "nowhere")
    expect(app.done.isEmpty)
  }

  // "a text view": links in it keep their taps.
  @Test("A text that can't be edited keeps its links and the keyboard")
  func terms() {
    let (app, user) = typing()
    user.tap(app.terms)
    expect(user.place, equals: "name", "a text view's tap may be a link's")
    user.tapLink("terms", in: app.terms)
    expect(user.place, equals: "name")
  }

  @Test("A tap in a text view that has focus places the caret")
  func ownText() {
    let (app, user) = typing()
    user.tap(app.note)
    expect(user.place, equals: "note")
    user.tap(app.note)
    expect(user.place, equals: "note")
    user.longPress(app.note)
    expect(user.place, equals: "note")
    user.tap(app.blank)
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 0)
  }
}

/// Stand-ins for the views of MapKit and WebKit, which the double lacks.
private final class MKMapView: UIView {}
private final class WKWebView: UIView {}

/// A place with a map and its page.
private final class NewcomerPlace: StrangerForm {
  override class var names: [String] { ["place"] }
  let map = MKMapView(frame: CGRect(x: 0, y: 60, width: 320, height: 150))
  let pin = UIView(frame: CGRect(x: 100, y: 50, width: 30, height: 30))
  let page = WKWebView(frame: CGRect(x: 0, y: 220, width: 320, height: 150))

  override func setUp() {
    map.addSubview(pin)
    show([map, page])
  }

  override func configure() {
    navigator?.configuration.tapOutsideHidesKeyboard = true
  }
}

@MainActor
@Suite("maps and pages keep their taps", .underUsualAndPairs)
struct NewcomerPlaceTapTests {
  // "a web or map view"
  @Test("A tap in the map, at a pin or in the page leaves the keyboard")
  func taps() {
    let app = NewcomerPlace()
    let user = User(root: app)
    user.tap(app["place"])
    for view in [app.map, app.pin, app.page] as [UIView] {
      user.tap(view)
      expect(user.place, equals: "place")
    }
    user.tap(app.view)
    expect(user.place, equals: "nowhere")
  }
}
