import Expectations
import FieldNavigation
import Foundation
import Testing
import UIKit
import UIKitDriver

@testable import FieldNavigationUIKit

/// A field of an app in Arabic or Hebrew: its direction is the app's, and the
/// field has no semantic attribute.
@MainActor private final class RightToLeftField: UITextField {
  override var effectiveUserInterfaceLayoutDirection:
    UIUserInterfaceLayoutDirection
  { .rightToLeft }
}

@MainActor @Suite("The navigator's input bar")
struct NavigatorBarTests {
  @Test(
    "The input bar of a number pad moves focus as Tab does",
    .underPolicyPairs)
  func walk() {
    let delegate = Delegate()
    let screen = FormScreen(3, filled: ["b"]) { screen in
      for field in screen.fields { field.keyboardType = .numberPad }
      screen.fields[1].delegate = delegate
    }
    let user = User(root: screen)
    user.tap(screen.field("a"))
    expectNil(user.returnKey, "a number pad has no Return key")
    expect(!user.tapBar("Previous Field"), "nothing comes before a")
    expect(user.tapBar("Next Field"))
    expect(user.sight, equals: "b none", "as Tab does: empty or not (R8)")
    expect(user.calls().count { $0 == "b didBegin" }, equals: 1)
    expect(user.tapBar("Next Field"))
    expect(user.sight, equals: "c none")
    expect(!user.tapBar("Next Field"))
    expect(user.tapBar("Previous Field"))
    expect(user.sight, equals: "b none")
    user.tap(screen.field("c"))
    expect(user.tapBar("Done"))
    expect(user.sight, equals: "nobody")
    expect(screen.finishes, equals: 1, "c is the last empty field")
  }

  /// The label of field `b` stays Next. Only the bar changes.
  @Test(
    "The bar disables Previous if no earlier field is reachable (R8)",
    .underPolicyPairs)
  func dimmed() {
    let screen = FormScreen(3) { screen in
      for field in screen.fields { field.keyboardType = .numberPad }
    }
    let user = User(root: screen)
    screen.navigator?.configuration.avoidsKeyboard = false
    user.tap(screen.field("b"))
    user.settle()
    func wakeUps(_ act: () -> Void) -> Int {
      let before = Device.wakeUps
      act()
      user.settle()
      return Device.wakeUps - before
    }
    expect(wakeUps {}, equals: 0, "nothing has changed")
    expect(wakeUps { screen.field("a").isHidden = true }, equals: 1)
    expect(user.sight, equals: "b none")
    expect(!user.tapBar("Previous Field"))
    expect(wakeUps {}, equals: 0, "once is enough")
    expect(wakeUps { screen.field("b").placeholder = "Amount" }, equals: 1)
    expect(wakeUps { screen.field("a").isHidden = false }, equals: 1)
    expect(user.tapBar("Previous Field"))
    expect(user.sight, equals: "a none")
  }

  @Test(
    "The bar's Done button doesn't finish the form before an empty field"
  )
  func done() {
    let screen = FormScreen(2) { $0.fields[0].keyboardType = .decimalPad }
    let user = User(root: screen)
    user.tap(screen.field("a"))
    user.tapBar("Done")
    expect(user.sight, equals: "nobody")
    expect(screen.finishes, equals: 0, "b is still empty")
  }

  @Test(
    "A text field gets a bar only if its keyboard has no Return key"
  )
  func automatic() {
    let pads: [UIKeyboardType] = [
      .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad,
    ]
    for type in pads + [.default, .emailAddress] {
      let screen = FormScreen(2) { $0.fields[0].keyboardType = type }
      let user = User(root: screen)
      user.tap(screen.field("a"))
      expect(user.bar != nil, equals: pads.contains(type), "\(type)")
      user.tap(screen.field("b"))
      expectNil(user.bar)
    }
    let screen = FormScreen(2) { $0.fields[0].inputView = UIPickerView() }
    let user = User(root: screen)
    user.tap(screen.field("a"))
    expect(user.bar != nil, "a picker has no Return key")
  }

  @Test(
    "A text view gets a bar unless its Return moves focus",
    .underPolicyPairs)
  func textView() {
    let notes = UITextView()
    let screen = FormScreen(3) { $0.replace("b", by: notes) }
    let user = User(root: screen)
    user.tap(notes)
    expect(user.bar != nil || user.device.keyboard.frame == nil)
    user.tapBar("Next Field")
    expect(user.focused, identicalTo: screen.field("c"))
    expectNil(user.bar)
    user.tap(notes)
    user.tapBar("Previous Field")
    expect(user.focused, identicalTo: screen.field("a"))
    user.tap(notes)
    user.tapBar("Done")
    expectNil(user.focused)
    expect(screen.finishes, equals: 0)
    screen.navigator?.configuration.textViewKeys.insert(.return)
    user.tap(notes)
    expectNil(notes.inputAccessoryView, "Return leads on")
    screen.navigator?.configuration.textViewKeys = []
    notes.isEditable = false
    user.settle()
    user.tap(screen.field("a"))
    expectNil(notes.inputAccessoryView, "the user does not type there")
  }

  @Test(
    "Done in the bar never finishes the form in a text view (R8, R14)"
  )
  func lastTextView() {
    let notes = UITextView()
    let screen = FormScreen(2, filled: ["a"]) { $0.replace("b", by: notes) }
    let user = User(root: screen)
    user.tap(notes)
    expect(!user.tapBar("Next Field"))
    expect(user.tapBar("Done"))
    expectNil(user.focused)
    expect(screen.finishes, equals: 0)
  }

  @Test(
    "A text view gets no bar if it is the only field"
  )
  func ownTextView() {
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    let (alone, dressed) = (UITextView(), UITextView())
    dressed.inputAccessoryView = own
    let screens = [
      FormScreen(1) { $0.replace("a", by: alone) },
      FormScreen(2) { $0.replace("a", by: dressed) },
    ]
    for (screen, text) in zip(screens, [alone, dressed]) {
      let user = User(root: screen)
      user.tap(text)
      expectNil(user.bar)
    }
    expect(dressed.inputAccessoryView, identicalTo: own)
  }

  @Test("An iPad's number pad gets no bar")
  func pad() {
    let screen = FormScreen(2) { $0.fields[0].keyboardType = .numberPad }
    let user = User(root: screen)
    user.device.idiom = .pad
    user.tap(screen.field("a"))
    expect(user.sight, equals: "a next")
    expectNil(user.bar)
  }

  @Test(
    "A floating number pad on an iPad gets a bar"
  )
  func floating() {
    let screen = FormScreen(3) { screen in
      for field in screen.fields[1...] { field.keyboardType = .numberPad }
    }
    let user = User(root: screen, size: CGSize(width: 768, height: 1024))
    user.device.idiom = .pad
    user.tap(screen.field("b"))
    expect(user.sight, equals: "b next")
    expectNil(user.bar, "its keyboard is at the bottom")
    user.device.keyboard.float(true)
    user.settle()
    expect(user.sight, equals: "b none")
    expect(user.bar != nil, "the frame has shown it")
    _ = user.calls()
    expect(user.tapBar("Next Field"))
    expect(user.bar != nil)
    expect(!user.calls().contains("c reloadInputViews"), "it was there")
    user.tap(screen.field("a"))
    expect(user.sight, equals: "a next", "letters have a Return key")
    expectNil(user.bar)
    user.tap(screen.field("c"))
    user.device.keyboard.float(false)
    user.settle()
    expect(user.sight, equals: "c done")
    expectNil(user.bar)
    // A frame without a size doesn't reveal a floating keyboard.
    user.device.keyboard.post(framesOnly: true, to: .zero)
    user.settle()
    expectNil(user.bar)
  }

  @Test(
    "The bar appears when UIKit reports a floating keyboard's frame"
  )
  func floatingAtFirst() {
    let screen = FormScreen(2) { $0.fields[0].keyboardType = .decimalPad }
    let user = User(root: screen, size: CGSize(width: 768, height: 1024))
    user.device.idiom = .pad
    user.device.keyboard.float(true)
    user.tap(screen.field("a"))
    expect(user.sight, equals: "a none")
    expect(user.tapBar("Next Field"))
    expect(user.sight, equals: "b done")
    user.device.keyboard.post(framesOnly: true, to: .zero)
    user.settle()
    user.tap(screen.field("a"))
    expect(user.bar != nil)
  }

  @Test(
    "Changing `inputBar` while the keyboard is visible updates the bar at once")
  func choices() {
    let screen = FormScreen(2) { $0.fields[1].keyboardType = .numberPad }
    let user = User(root: screen)
    screen.navigator?.configuration.inputBar = .always
    user.tap(screen.field("a"))
    expect(user.bar != nil)
    let height: CGFloat = 44
    expect(user.bar?.frame.height, equals: height)
    screen.navigator?.configuration.inputBar = .off
    user.settle()
    expectNil(user.bar)
    user.tap(screen.field("b"))
    expectNil(user.bar)
  }

  @Test("The navigator never replaces an accessory view that the app set")
  func own() {
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    let screen = FormScreen(2) { $0.fields[0].inputAccessoryView = own }
    let user = User(root: screen)
    screen.navigator?.configuration.inputBar = .always
    user.tap(screen.field("a"))
    expect(screen.field("a").inputAccessoryView, identicalTo: own)
    user.tapReturn()
    expect(user.bar != nil)
    screen.field("b").inputAccessoryView = own
    user.settle()
    screen.navigator?.invalidate()
    expect(screen.field("a").inputAccessoryView, identicalTo: own)
    expect(screen.field("b").inputAccessoryView, identicalTo: own)
  }

  @Test(
    "The navigator doesn't hide a bar that the controller provides"
  )
  func controllers() {
    let screen = ChatScreen(2)
    let user = User(root: screen)
    screen.navigator?.configuration.inputBar = .always
    user.tap(screen.field("a"))
    expect(user.device.keyboard.accessoryView, identicalTo: screen.own)
    expectNil(screen.field("a").inputAccessoryView)
  }

  @Test("The navigator's bar appears when the controller removes its own bar")
  func controllersIsGone() {
    let screen = ChatScreen(2)
    screen.loadViewIfNeeded()
    for field in screen.fields { field.keyboardType = .numberPad }
    let user = User(root: screen)
    user.tap(screen.field("a"))
    user.tap(screen.field("b"))
    screen.navigator?.focusPrevious()
    user.settle()
    screen.own = nil
    let calls = user.calls {
      user.settle()
      user.settle()
    }
    expect(user.bar != nil)
    expect(calls.count { $0.hasSuffix("reloadInputViews") }, equals: 1)
    expect(user.tapBar("Next Field"))
    expect(user.sight, equals: "b none")
  }

  @Test("The navigator removes its bar when it stops")
  func stop() {
    let screen = FormScreen(2)
    let user = User(root: screen)
    screen.navigator?.configuration.inputBar = .always
    user.tap(screen.field("a"))
    screen.navigator?.invalidate()
    user.settle()
    expect(screen.fields.allSatisfy { $0.inputAccessoryView == nil })
    expectNil(user.bar)
  }

  @Test(
    "The bar shows the field's name, and its symbols have accessibility labels")
  func title() throws {
    let screen = FormScreen(2) { screen in
      screen.fields[0].placeholder = "Amount"
      screen.fields[1].accessibilityLabel = "Account"
    }
    let user = User(root: screen)
    screen.navigator?.configuration.inputBar = .always
    user.tap(screen.field("a"))
    let items = try #require(user.bar?.items)
    let title = { items.compactMap { ($0.customView as? UILabel)?.text } }
    expect(title(), equals: ["Amount"])
    expect(
      items.compactMap(\.accessibilityLabel),
      equals: ["Previous Field", "Next Field", "Done"])
    expect(
      items.compactMap(\.image?.name), equals: ["chevron.up", "chevron.down"])
    user.tapReturn()
    expect(title(), equals: ["Account"])
  }

  @Test("The bar has no title item if a field has no name")
  func noTitle() throws {
    let screen = FormScreen(3) { screen in
      screen.fields[1].placeholder = "Amount"
      screen.fields[2].placeholder = ""
    }
    let user = User(root: screen)
    screen.navigator?.configuration.inputBar = .always
    for (name, count) in [("a", 0), ("b", 1), ("c", 0), ("b", 1), ("a", 0)] {
      user.tap(screen.field(name))
      let items = try #require(user.bar?.items)
      expect(items.count { $0.customView != nil }, equals: count)
      expect(items.count, equals: 4 + 2 * count)
      expect(items.compactMap(\.accessibilityLabel).count, equals: 3)
    }
  }

  @Test("The bar is mirrored for a right-to-left field")
  func mirrored() {
    let screen = FormScreen(2) { screen in
      screen.fields[0].semanticContentAttribute = .forceRightToLeft
    }
    let user = User(root: screen)
    screen.navigator?.configuration.inputBar = .always
    user.tap(screen.field("a"))
    expect(user.bar?.semanticContentAttribute, equals: .forceRightToLeft)
    user.tapReturn()
    expect(user.bar?.semanticContentAttribute, equals: .unspecified)
  }

  @Test("The bar is mirrored in an app in Arabic or Hebrew")
  func mirroredApp() {
    let fields = (0..<2).map {
      RightToLeftField(frame: CGRect(x: 20, y: 40 * $0, width: 200, height: 30))
    }
    let screen = FormScreen(fields)
    let user = User(root: screen)
    screen.navigator?.configuration.inputBar = .always
    for field in fields {
      user.tap(field)
      expect(user.bar?.semanticContentAttribute, equals: .forceRightToLeft)
    }
  }

  @Test("The navigator creates a bar only when a field needs one")
  func lazily() throws {
    let screen = FormScreen(2)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    let bar = try #require(screen.navigator?.navigation.context.bar)
    expectNil(bar.viewIfLoaded)
    screen.navigator?.configuration.inputBar = .always
    user.settle()
    expect(bar.viewIfLoaded != nil)
  }
}

/// A controller that provides one input accessory view for all fields.
private final class ChatScreen: FormScreen {
  var own: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))

  override var inputAccessoryView: UIView? { own }
}
