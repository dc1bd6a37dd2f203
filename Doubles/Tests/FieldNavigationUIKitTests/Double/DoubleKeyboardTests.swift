import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Tests the keyboard under each policy.
@MainActor @Suite("The UIKit double: keyboard") struct DoubleKeyboardTests {
  @Test(
    "The policy decides which notifications a change of focus posts",
    .underEach(\.fieldChange))
  func fieldChange() {
    let (form, user) = DoubleForm.started()
    user.tap(form.b)
    let news =
      switch Policies.current.fieldChange {
      case .again: DoubleForm.show()
      case .framesOnly:
        ["keyboardWillChangeFrame 264", "keyboardDidChangeFrame 264"]
      case .none: [String]()
      case .hidesAndShows: DoubleForm.hide() + DoubleForm.show()
      }
    expect(user.calls(), equals: user.handover("a", "b") + news)
    expect(user.device.keyboard.frame?.minY, equals: 264)
    user.tap(form.b)
    expect(user.calls().isEmpty)
  }

  @Test(
    "The policy decides whether editing begins before the keyboard shows",
    .underEach(\.textFieldBeginsFirst))
  func beginsFirst() {
    let fieldFirst = Policies.current.textFieldBeginsFirst
    let form = DoubleForm()
    let user = User(root: form)
    for (view, name, first) in [
      (form.a, "a", fieldFirst), (form.text, "t", !fieldFirst),
    ] as [(UIView, String, Bool)] {
      user.tap(view)
      let begin = ["\(name) didBegin"]
      expect(
        user.calls(),
        equals: ["\(name) shouldBegin"]
          + (first ? begin + DoubleForm.show() : DoubleForm.show() + begin))
      view.endEditing(true)
      _ = user.calls()
    }
  }

  @Test(
    "The policy decides whether a text field scrolls itself into view",
    .underEach(\.scrollsFields))
  func scrolls() {
    let (form, user) = DoubleForm.started()
    let scroll = UIScrollView(
      frame: CGRect(x: 0, y: 200, width: 320, height: 100))
    scroll.contentSize = CGSize(width: 320, height: 500)
    let field = UITextField(
      frame: CGRect(x: 0, y: 130, width: 200, height: 30))
    scroll.addSubview(field)
    form.view.addSubview(scroll)
    let scrolls = Policies.current.scrollsFields
    field.becomeFirstResponder()
    expect(scroll.contentOffset.y, equals: scrolls ? 60 : 0)
    user.device.keyboard.earlyObservers = [
      { [scroll] _ in
        MainActor.assumeIsolated { scroll.contentInset.bottom = 40 }
      }
    ]
    user.device.keyboard.show(CGRect(x: 0, y: 240, width: 320, height: 240))
    expect(scroll.contentOffset.y, equals: scrolls ? 100 : 0)
    scroll.contentOffset.y = 110
    user.tap(form.a)
    field.becomeFirstResponder()
    expect(scroll.contentOffset.y, equals: 110, "it is visible")
  }

  @Test(
    "A hardware keyboard leaves 55 points of the keyboard's frame visible",
    .under { $0.hardwareKeyboard = .belowScreen })
  func hardware() {
    let (_, user) = DoubleForm.started()
    expect(
      user.device.keyboard.frame,
      equals: CGRect(x: 0, y: 425, width: 320, height: 216))
  }

  @Test(
    "Under the silent policy, only accessory views cause keyboard notifications",
    .under { $0.hardwareKeyboard = .silentWithoutAccessory })
  func silentHardware() {
    let (form, user) = DoubleForm.started()
    user.tap(form.b)
    expect(user.calls(), equals: user.handover("a", "b"))
    expectNil(user.device.keyboard.frame)
    expect(user.returnKey, equals: .default)
    form.b.inputAccessoryView = UIView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    form.b.reloadInputViews()
    expect(user.calls(), equals: ["b reloadInputViews"] + DoubleForm.show(425))
    user.tap(form.a)
    expect(user.calls(), equals: user.handover("b", "a") + DoubleForm.hide())
    user.tap(form.b)
    expect(user.calls(), equals: user.handover("a", "b") + DoubleForm.show(425))
  }

  @Test(
    "The policy decides whether a keyboard notification's object is the screen",
    .underEach(\.namesScreen))
  func notification() throws {
    let news = Box()
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil,
      queue: nil
    ) { note in
      news.object = note.object as AnyObject?
      news.info = note.userInfo ?? [:]
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let names = Policies.current.namesScreen
    let (_, user) = DoubleForm.started()
    expect(news.object === user.device.screen, equals: names)
    expect(news.object == nil, equals: !names)
    func rect(_ key: String) -> CGRect? {
      (news.info[key] as? NSValue)?.cgRectValue
    }
    func number(_ key: String) -> NSNumber? { news.info[key] as? NSNumber }
    expect(
      rect(UIResponder.keyboardFrameBeginUserInfoKey),
      equals: CGRect(x: 0, y: 480, width: 320, height: 216))
    expect(
      rect(UIResponder.keyboardFrameEndUserInfoKey),
      equals: CGRect(x: 0, y: 264, width: 320, height: 216))
    expect(
      number(UIResponder.keyboardAnimationDurationUserInfoKey), equals: 0.25)
    expect(number(UIResponder.keyboardAnimationCurveUserInfoKey), equals: 7)
    expect(number(UIResponder.keyboardIsLocalUserInfoKey), equals: true)
  }

  @Test(
    "The policy decides whether a hidden keyboard's frame includes the accessory view",
    .underEach(\.hideKeepsAccessory))
  func accessory() {
    let keeps = Policies.current.hideKeepsAccessory
    let (form, user) = DoubleForm.started(accessory: 44)
    expect(
      user.device.keyboard.frame,
      equals: CGRect(x: 0, y: 220, width: 320, height: 260))
    form.a.resignFirstResponder()
    expect(
      user.calls(),
      equals: ["a shouldEnd", "a didEnd"]
        + DoubleForm.hide(keeps ? 436 : 480))
    expectNil(user.device.keyboard.frame)
  }

  @Test(
    "The Return key shows a new label only after a reload or a change of focus")
  func label() {
    let (form, user) = DoubleForm.started()
    expect(user.returnKey, equals: .default)
    form.a.returnKeyType = .next
    expect(user.returnKey, equals: .default)
    user.device.keyboard.showsNumberPlane = true
    form.b.reloadInputViews()
    expect(user.calls().isEmpty, "only the first responder's are reloaded")
    expect(user.device.keyboard.showsNumberPlane)
    form.a.reloadInputViews()
    expect(user.calls(), equals: ["a reloadInputViews"])
    expect(user.returnKey, equals: .next)
    expect(!user.device.keyboard.showsNumberPlane)

    form.b.returnKeyType = .done
    user.tap(form.b)
    expect(user.returnKey, equals: .done)
    form.b.resignFirstResponder()
    expectNil(user.returnKey)
  }

  @Test(
    "The Return key shows a label that `shouldBeginEditing` has set"
  )
  func labelInDelegate() {
    let (form, user) = DoubleForm.started()
    form.mayBegin = { field in
      (field as? UITextField)?.returnKeyType = .go
      return true
    }
    user.tap(form.b)
    expect(user.returnKey, equals: .go)
  }

  @Test("On an iPhone, number pads have no Return key")
  func numberPad() {
    let (form, user) = DoubleForm.started()
    for (type, key) in [
      (.numberPad, nil), (.phonePad, nil), (.decimalPad, nil),
      (.emailAddress, .default), (.default, .default),
    ] as [(UIKeyboardType, UIReturnKeyType?)] {
      form.b.keyboardType = type
      user.tap(form.b)
      expect(user.returnKey, equals: key, "\(type)")
      user.tap(form.a)
      expect(user.returnKey, equals: .default)
    }
  }

  @Test("An iPad's number pad has no Return key while the keyboard floats")
  func floating() {
    let form = DoubleForm()
    let user = User(root: form, size: CGSize(width: 768, height: 1024))
    user.device.idiom = .pad
    form.b.keyboardType = .numberPad
    user.tap(form.b)
    expect(user.returnKey, equals: .default)
    _ = user.calls()
    user.device.keyboard.float(true)
    expectNil(user.returnKey)
    expect(
      user.device.keyboard.frame,
      equals: CGRect(x: 40, y: 768, width: 320, height: 216))
    let news = ["keyboardWillChangeFrame 768", "keyboardDidChangeFrame 768"]
    expect(user.calls(), equals: news)
    user.tap(form.a)
    expect(user.returnKey, equals: .default)
    user.tap(form.b)
    expectNil(user.returnKey)
    user.device.keyboard.float(false)
    expect(user.returnKey, equals: .default)
    expect(user.device.keyboard.frame?.width, equals: 768)
  }

  @Test("Focusing a responder without text input hides the keyboard")
  func noText() {
    let (form, user) = DoubleForm.started()
    let dial = TabDial(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    form.view.addSubview(dial)
    user.tap(dial)
    expect(
      user.calls(), equals: ["a shouldEnd", "a didEnd"] + DoubleForm.hide())
  }

  @Test(
    "A test can move the keyboard anywhere and hide it while a field has focus")
  func anywhere() {
    let (form, user) = DoubleForm.started()
    let floating = CGRect(x: 40, y: 100, width: 100, height: 90)
    user.device.keyboard.show(floating)
    expect(user.calls(), equals: DoubleForm.show(100))
    expect(user.device.keyboard.frame, equals: floating)
    user.device.keyboard.hide()
    expect(user.calls(), equals: DoubleForm.hide())
    user.device.keyboard.hide()
    expect(user.calls().isEmpty)
    expect(form.a.isFirstResponder)
  }
}

private final class Box: @unchecked Sendable {
  var object: AnyObject?
  var info: [AnyHashable: Any] = [:]
}
