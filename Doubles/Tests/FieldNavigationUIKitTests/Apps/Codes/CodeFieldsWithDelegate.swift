import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Six text fields, and the delegate of every answer on the subject: it accepts a
/// change only if at most one letter is in the field afterwards.
final class DelegateCodeScreen: UIViewController, UITextFieldDelegate {
  let boxes = (0..<6).map { _ in UITextField() }
  private(set) var navigator: FieldNavigator?
  private(set) var sent: [String] = []

  var row: [String] { boxes.map { $0.text ?? "" } }
  var focused: Int? { boxes.firstIndex { $0.isFirstResponder } }

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.frame = view.bounds
    stack.distribution = .fillEqually
    view.addSubview(stack)
    for box in boxes {
      box.delegate = self
      box.keyboardType = .numberPad
    }
    navigator = FieldNavigator(in: view)
    navigator?.configuration.codes = [
      FieldNavigator.Code(
        boxes, lengths: [1, 1, 1, 1, 1, 1], finishesWhenFull: true)
    ]
    navigator?.onFinish = { [weak self] in
      guard let self else { return }
      self.sent.append(self.row.joined())
    }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    // README: "A delegate that filters text must accept "\n"".
    if string == "\n" { return true }
    let old = textField.text ?? ""
    guard let span = Range(range, in: old) else { return false }
    return old.replacingCharacters(in: span, with: string).count <= 1
  }
}

@MainActor
@Suite("Outsider: six fields with a delegate that allows one letter")
struct CodeFieldsWithDelegate {
  /// Starts the app in the test, because a suite's initializer runs in another
  /// turn than its test.
  private func started() -> (DelegateCodeScreen, CodeHand) {
    let screen = DelegateCodeScreen()
    let hand = CodeHand(showing: screen)
    screen.boxes[0].becomeFirstResponder()
    hand.settle()
    return (screen, hand)
  }

  @Test("Digits go from box to box, and the sixth sends once")
  func typed() {
    let (screen, hand) = started()
    for (at, digit) in "12345".enumerated() {
      hand.type(String(digit))
      expect(screen.focused, equals: at + 1)
    }
    expect(screen.sent.isEmpty)
    hand.type("6")
    expect(screen.row, equals: ["1", "2", "3", "4", "5", "6"])
    expectNil(screen.focused, "as after Return")
    expect(screen.sent, equals: ["123456"])
  }

  @Test("The delegate refuses a second key in the same turn")
  func fast() {
    let (screen, hand) = started()
    // Focus moves at the end of the turn, and the delegate refuses a second letter
    // in the first box.
    hand.typeInOneTurn("12")
    hand.settle()
    expect(screen.row.prefix(2), equals: ["1", ""])
    expect(screen.focused, equals: 1)
  }

  @Test("A box that focus has moved to is selected, and is typed over")
  func typedOver() {
    let (screen, hand) = started()
    hand.type("123456")
    screen.boxes[2].becomeFirstResponder()
    let box = screen.boxes[2]
    box.selectedTextRange = box.textRange(
      from: box.beginningOfDocument, to: box.endOfDocument)
    hand.type("9")
    expect(screen.row, equals: ["1", "2", "9", "4", "5", "6"])
    expect(screen.focused, equals: 3)
    hand.type("8")
    expect(screen.row, equals: ["1", "2", "9", "8", "5", "6"])
    expect(screen.sent.count, equals: 1, "never on a correction")
  }

  @Test("A full box with the caret at the end: the delegate refuses the letter")
  func refused() {
    let (screen, hand) = started()
    hand.type("12")
    screen.boxes[0].becomeFirstResponder()
    let box = screen.boxes[0]
    box.selectedTextRange = box.textRange(
      from: box.endOfDocument, to: box.endOfDocument)
    hand.type("9")
    // A letter in a full box replaces the old one, but the delegate comes first.
    expect(screen.row.prefix(2), equals: ["1", "2"])
    expect(screen.focused, equals: 0)
  }

  @Test("Delete in a plain, empty UITextField isn't heard")
  func delete() {
    let (screen, hand) = started()
    hand.type("12")
    expect(screen.focused, equals: 2)
    hand.pressDelete()
    expect(screen.focused, equals: 2, "heard by a subclass only")
    expect(screen.row.prefix(2), equals: ["1", "2"])
    screen.boxes[1].becomeFirstResponder()
    hand.pressDelete()
    expect(screen.focused, equals: 1)
    expect(screen.row[1], equals: "")
    hand.type("2")
    expect(screen.focused, equals: 2)
  }

  @Test(
    "A paste of several letters is refused by the delegate",
    arguments: ["123 456", "123456", "12345678"])
  func pasted(text: String) {
    let (screen, hand) = started()
    screen.boxes[2].becomeFirstResponder()
    hand.paste(text)
    hand.settle()
    expect(screen.row.allSatisfy { $0.isEmpty })
    expect(screen.focused, equals: 2)
    expect(screen.sent.isEmpty)
  }

  @Test("So is the code from Messages, if it comes whole")
  func autofill() {
    let (screen, hand) = started()
    hand.autofill("123456")
    hand.settle()
    expect(screen.row.allSatisfy { $0.isEmpty })
    expect(screen.sent.isEmpty)
  }

  @Test("Letter by letter, the code from Messages is refused but for the first")
  func byLetter() {
    let (screen, hand) = started()
    hand.typeInOneTurn("123456")
    hand.settle()
    // The delegate of the first box refuses each letter but the first.
    expect(screen.row, equals: ["1", "", "", "", "", ""])
    expect(screen.sent.isEmpty)
  }

  @Test("Return in the last box sends")
  func returns() {
    let (screen, hand) = started()
    hand.type("123456")
    screen.boxes[5].becomeFirstResponder()
    hand.pressReturn()
    expect(screen.sent, equals: ["123456", "123456"])
    screen.boxes[0].text = ""
    screen.boxes[5].becomeFirstResponder()
    hand.pressReturn()
    expect(screen.sent.count, equals: 3, "an empty box in front doesn't matter")
  }

  @Test("Text that the app sets moves nothing")
  func ownText() {
    let (screen, hand) = started()
    for box in screen.boxes { box.text = "7" }
    hand.settle()
    expect(screen.focused, equals: 0)
    expect(screen.sent.isEmpty)
  }

  @Test("From right to left the list is the order")
  func arabic() {
    let (screen, hand) = started()
    screen.view.semanticContentAttribute = .forceRightToLeft
    hand.type("١٢")
    expect(screen.row.prefix(2), equals: ["١", "٢"])
    expect(screen.focused, equals: 2)
  }
}
