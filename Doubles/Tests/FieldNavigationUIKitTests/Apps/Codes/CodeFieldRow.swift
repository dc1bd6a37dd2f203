import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A row of `CodeField`, without a delegate, then a text field for a name. The
/// third box is an outsider's own subclass, which calls the navigator.
final class OwnBox: UITextField {
  weak var navigator: FieldNavigator?

  override func deleteBackward() {
    navigator?.deleteBackward(in: self)
    super.deleteBackward()
  }
}

final class CodeFieldScreen: UIViewController {
  let own = OwnBox()
  lazy var boxes: [UITextField] = [
    CodeField(), CodeField(), own, CodeField(), CodeField(), CodeField(),
  ]
  let name = UITextField()
  private(set) var navigator: FieldNavigator?
  private(set) var sent: [String] = []
  var finishes = true

  var row: [String] { boxes.map { $0.text ?? "" } }
  var focused: Int? { (boxes + [name]).firstIndex { $0.isFirstResponder } }

  override func viewDidLoad() {
    super.viewDidLoad()
    let row = UIStackView(arrangedSubviews: boxes)
    row.distribution = .fillEqually
    row.frame = CGRect(x: 0, y: 20, width: 300, height: 40)
    name.frame = CGRect(x: 0, y: 80, width: 300, height: 40)
    view.addSubview(row)
    view.addSubview(name)
    navigator = FieldNavigator(in: view)
    own.navigator = navigator
    navigator?.configuration.codes = [
      FieldNavigator.Code(
        boxes, lengths: Array(repeating: 1, count: 6),
        finishesWhenFull: finishes)
    ]
    navigator?.onFinish = { [weak self] in
      guard let self else { return }
      self.sent.append(self.row.joined())
    }
  }

  func clear() { for box in boxes { box.text = "" } }
}

@MainActor
@Suite("Outsider: a row of CodeField")
struct CodeFieldRow {
  /// Starts the app in the test, because a suite's initializer runs in another
  /// turn than its test.
  private func started() -> (CodeFieldScreen, CodeHand) {
    let screen = CodeFieldScreen()
    screen.name.text = "Lamp"
    let hand = CodeHand(showing: screen)
    screen.boxes[0].becomeFirstResponder()
    hand.settle()
    return (screen, hand)
  }

  @Test("Digits go from box to box; a wrong one is taken back with Delete")
  func typed() {
    let (screen, hand) = started()
    hand.type("129")
    expect(screen.focused, equals: 3)
    hand.pressDelete()
    expect(screen.focused, equals: 2, "back, and one letter")
    expect(screen.row[2], equals: "", "back, and one letter")
    hand.pressDelete()
    expect(screen.focused, equals: 1, "from the own subclass")
    expect(screen.row[1], equals: "", "from the own subclass")
    hand.type("23456")
    expect(screen.row, equals: ["1", "2", "3", "4", "5", "6"])
    // As after Return, the keyboard is closed.
    expect(screen.sent, equals: ["123456"])
    expectNil(screen.focused)
  }

  @Test("Delete in a full box deletes there, and moves nothing")
  func deletesThere() {
    let (screen, hand) = started()
    hand.type("123456")
    screen.boxes[5].becomeFirstResponder()
    hand.pressDelete()
    expect(screen.focused, equals: 5)
    expect(screen.row[5], equals: "")
    hand.type("7")
    expect(screen.row[5], equals: "7")
    expect(screen.sent.count, equals: 1, "not all fields were empty in between")
  }

  @Test("Delete in the first empty box does nothing")
  func first() {
    let (screen, hand) = started()
    hand.pressDelete()
    expect(screen.focused, equals: 0)
  }

  @Test("A letter in a full box replaces it, with the caret at either end")
  func replaces() {
    let (screen, hand) = started()
    hand.type("123456")
    for end in [true, false] {
      let box = screen.boxes[1]
      box.becomeFirstResponder()
      let place = end ? box.endOfDocument : box.beginningOfDocument
      box.selectedTextRange = box.textRange(from: place, to: place)
      hand.type(end ? "8" : "9")
      hand.settle()
      expect(screen.row, equals: ["1", end ? "8" : "9", "3", "4", "5", "6"])
      expect(screen.focused, equals: 2)
    }
    expect(screen.sent.count, equals: 1)
  }

  @Test(
    "A whole code begins in the first box, wherever it is pasted",
    arguments: ["123 456", "123-456", "12345678"], [0, 2])
  func pasted(text: String, box: Int) {
    let (screen, hand) = started()
    screen.boxes[box].becomeFirstResponder()
    hand.paste(text)
    hand.settle()  // "Text moves at the end of the turn."
    expect(screen.row, equals: ["1", "2", "3", "4", "5", "6"])
    expectNil(screen.focused)
    expect(screen.sent, equals: ["123456"])
  }

  @Test("Two letters pasted into the third box go on into the fourth")
  func some() {
    let (screen, hand) = started()
    screen.boxes[2].becomeFirstResponder()
    hand.paste("78")
    hand.settle()
    expect(screen.row, equals: ["", "", "7", "8", "", ""])
    expect(screen.focused, equals: 4)
    expect(screen.sent.isEmpty)
  }

  @Test("The code from Messages ends alike, whole and by letter")
  func fills() {
    let (screen, hand) = started()
    for way in 0..<2 {
      screen.clear()
      screen.boxes[0].becomeFirstResponder()
      hand.settle()
      if way == 0 { hand.autofill("123456") }
      if way == 1 { hand.typeInOneTurn("123456") }
      hand.settle()
      expect(screen.row, equals: ["1", "2", "3", "4", "5", "6"])
      expectNil(screen.focused)
      expect(screen.sent.count, equals: way + 1, "the app's clearing counts")
    }
  }

  @Test("With an empty name focus goes there, and the form doesn't finish")
  func goesOn() {
    let (screen, hand) = started()
    screen.name.text = ""
    hand.type("123456")
    expect(screen.focused, equals: 6)
    expect(screen.sent.isEmpty, "it does what Return does in the last box")
    hand.pressDelete()
    expect(screen.focused, equals: 6, "no field of the code")
    expect(screen.row[5], equals: "6", "no field of the code")
    hand.type("Lamp")
    expect(screen.sent.isEmpty)
    hand.pressReturn()
    expect(screen.sent, equals: ["123456"])
  }

  @Test("Return in the last box sends, full or not")
  func returns() {
    let (screen, hand) = started()
    screen.boxes[5].becomeFirstResponder()
    hand.pressReturn()
    expect(screen.sent, equals: [""])
  }

  @Test("An action that moves focus itself is followed by no move")
  func ownMove() {
    let (screen, hand) = started()
    screen.boxes[0].addAction(
      UIAction { [weak screen] _ in screen?.name.becomeFirstResponder() },
      for: .editingChanged)
    hand.type("1")
    expect(screen.focused, equals: 6)
  }

  @Test("An action that makes letters upper case rewrites the text: no move")
  func upperCase() {
    let (screen, hand) = started()
    let box = screen.boxes[0]
    box.addAction(
      UIAction { [weak box] _ in box?.text = box?.text?.uppercased() },
      for: .editingChanged)
    hand.type("a")
    expect(screen.row[0], equals: "A")
    expect(screen.focused, equals: 0)
    screen.clear()
    hand.type("A")
    // The action has set the same text again, so nothing has changed.
    expect(screen.focused, equals: 1)
  }

  @Test("From right to left the list is the order")
  func arabic() {
    let (screen, hand) = started()
    screen.view.semanticContentAttribute = .forceRightToLeft
    hand.type("١٢٩")
    expect(screen.focused, equals: 3)
    hand.pressDelete()
    expect(screen.focused, equals: 2)
    hand.paste("١٢٣ ٤٥٦")
    hand.settle()
    expect(screen.row, equals: ["١", "٢", "٣", "٤", "٥", "٦"])
  }
}
