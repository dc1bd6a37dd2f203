import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A long form in a scroll view that dismisses the keyboard by dragging.
private final class SurveyViewController: UIViewController, UITextFieldDelegate
{
  let scroll = UIScrollView(frame: .zero)
  private(set) var fields: [UITextField] = []
  private(set) var finished = 0
  private(set) var ended: [Int] = []
  private var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = CGRect(
      x: 0, y: 100, width: view.bounds.width, height: view.bounds.height - 100)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: view.bounds.width, height: 1_240)
    scroll.keyboardDismissMode = .onDrag
    view.addSubview(scroll)
    for row in 0..<12 {
      let field = UITextField(
        frame: CGRect(
          x: 20, y: 20 + 100 * CGFloat(row), width: 280, height: 40))
      field.placeholder = "Question \(row + 1)"
      field.tag = row
      field.delegate = self
      scroll.addSubview(field)
      fields.append(field)
    }
    fields[5].keyboardType = .numberPad
    navigator = FieldNavigator(in: view)
    navigator?.onFinish = { [weak self] in
      guard let self else { return }
      finished += 1
      scroll.setContentOffset(.zero, animated: true)
    }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    ended.append(textField.tag)
  }
}

@MainActor
@Suite("A keyboard that a drag dismisses", .underUsualAndPairs)
final class ShapeDragTests {
  private var screen = SurveyViewController()
  private var opened: User?

  /// Another test may run before this one starts its device.
  private var user: User {
    if let opened { return opened }
    let user = User(
      root: screen, size: CGSize(width: 390, height: 844))
    opened = user
    return user
  }

  private var app: SurveyViewController {
    _ = user
    return screen
  }

  /// The suite lives longer than its test. The navigator of this test would work
  /// in the next one.
  private func close() {
    opened = nil
    screen = SurveyViewController()
  }

  private var place: Int? { (user.focused as? UITextField)?.tag }

  private var isInSight: Bool {
    guard let field = user.focused as? UITextField else { return false }
    let frame = field.convert(field.bounds, to: nil)
    return user.covered(field) == 0 && frame.minY >= 100
  }

  @Test("The navigator's scrolling is no drag (A2)")
  func scrolling() {
    defer { close() }
    user.tap(app.fields[0])
    for next in 1..<12 {
      user.tapReturn()
      expect(place, equals: next)
      // UIKit may not report that the bar makes the keyboard taller.
      let isReported =
        app.fields[next].keyboardType == .default
        || Policies.current.fieldChange != .none
      expect(isInSight || !isReported)
    }
    expect(app.ended, equals: Array(0..<11))
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.finished, equals: 1)
    expectNil(user.focused)
    expect(app.scroll.contentOffset, equals: .zero)
    expect(app.scroll.contentInset, equals: .zero)
  }

  @Test("A drag ends editing, and finishes nothing (A4)")
  func drag() {
    defer { close() }
    user.tap(app.fields[3])
    user.drag(app.scroll, by: 30)
    expectNil(user.focused)
    expect(app.finished, equals: 0)
    expect(app.ended, equals: [3])
    expect(app.scroll.contentInset, equals: .zero)
    let offset = app.scroll.contentOffset
    user.settle()
    expect(app.scroll.contentOffset, equals: offset)
    user.tap(app.fields[8])
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(place, equals: 9)
    expect(isInSight)
    user.drag(app.scroll, by: 2_000)
    expect(app.scroll.contentOffset.y <= 1_240 - app.scroll.bounds.height)
    user.tap(app.fields[11])
    user.type("x")
    user.drag(app.scroll, by: -10)
    expectNil(user.focused)
    expect(app.finished, equals: 0)
  }

  @Test("Pulled down halfway, the keyboard comes back; pulled out, it's gone")
  func interactive() {
    defer { close() }
    app.scroll.keyboardDismissMode = .interactive
    user.tap(app.fields[2])
    user.dragKeyboardDown(in: app.scroll, toEnd: false)
    expect(place, equals: 2)
    expect(isInSight)
    expect(app.finished, equals: 0)
    user.dragKeyboardDown(in: app.scroll, toEnd: true)
    expectNil(user.focused)
    expect(app.ended, equals: [2])
    expect(app.finished, equals: 0)
    expect(app.scroll.contentInset, equals: .zero)
  }

  @Test("A drag past the focused field is the user's wish, until Return (A3)")
  func away() {
    defer { close() }
    app.scroll.keyboardDismissMode = .interactive
    user.tap(app.fields[2])
    user.drag(app.scroll, by: 400)
    expect(place, equals: 2)
    expect(app.scroll.contentOffset.y, equals: 400)
    user.tapReturn()
    expect(place, equals: 3)
    // Without a keyboard on the screen, only UIKit itself scrolls to a field.
    let policies = Policies.current
    expect(
      isInSight
        || policies.hardwareKeyboard == .silentWithoutAccessory
          && !policies.scrollsFields
    )
  }

  @Test("The mode may change while the user edits")
  func mode() {
    defer { close() }
    user.tap(app.fields[1])
    app.scroll.keyboardDismissMode = .interactive
    user.drag(app.scroll, by: 10)
    expect(place, equals: 1)
    app.scroll.keyboardDismissMode = .onDrag
    user.drag(app.scroll, by: 10)
    expectNil(user.focused)
    expect(app.scroll.contentInset, equals: .zero)
  }
}
