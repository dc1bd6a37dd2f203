import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

// The sample of the page of `FieldNavigator.Code` that draws a code.

/// A field that shows a code in boxes, and hides its own text and caret.
final class BoxedCodeField: UITextField {
  private let boxes = UIStackView()

  convenience init(length: Int) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: .title1)
    adjustsFontForContentSizeCategory = true
    (textColor, tintColor) = (.clear, .clear)
    for _ in 0..<length {
      let box = UILabel()
      box.textAlignment = .center
      box.font = .preferredFont(forTextStyle: .title1)
      box.adjustsFontForContentSizeCategory = true
      boxes.addArrangedSubview(box)
    }
    (boxes.distribution, boxes.spacing) = (.fillEqually, 8)
    boxes.semanticContentAttribute = .forceLeftToRight
    boxes.isUserInteractionEnabled = false
    addSubview(boxes)
    addAction(
      UIAction { [weak self] _ in self?.showBoxes() }, for: .allEditingEvents)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    boxes.frame = bounds
    showBoxes()
  }

  /// Marks the selected boxes, or the box of the caret.
  func showBoxes() {
    let (letters, last) = (Array(text ?? ""), boxes.arrangedSubviews.count - 1)
    guard let selection = selectedTextRange else { return }
    let start = min(
      offset(from: beginningOfDocument, to: selection.start), last)
    let end = offset(from: beginningOfDocument, to: selection.end)
    for (place, view) in boxes.arrangedSubviews.enumerated() {
      let isMarked = isEditing && (start..<max(end, start + 1)).contains(place)
      (view as? UILabel)?.text =
        place < letters.count ? String(letters[place]) : nil
      view.backgroundColor =
        isMarked
        ? .systemBlue.withAlphaComponent(0.3) : .secondarySystemFill
    }
  }
}

final class BoxedCodeViewController: UIViewController, UITextFieldDelegate {
  private var navigator: FieldNavigator?
  let code = BoxedCodeField(length: 6)
  fileprivate var finishes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    code.frame = CGRect(x: 20, y: 20, width: 280, height: 48)
    view.addSubview(code)
    code.delegate = self
    let navigator = FieldNavigator(in: view)
    navigator.configuration.codes = [
      .init(code, length: 6, finishesWhenFull: true)
    ]
    navigator.onFinish = { [weak self] in self?.finishes += 1 }
    self.navigator = navigator
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    (textField as? BoxedCodeField)?.showBoxes()
  }
}

@MainActor @Suite("A code drawn in boxes over one field (R15)")
struct BoxedCodeTests {
  private struct Boxes: Equatable, CustomStringConvertible {
    let description: String

    /// The letters, in brackets where a box is marked.
    @MainActor init(of field: BoxedCodeField) {
      let stack = field.subviews.compactMap { $0 as? UIStackView }.first
      description = (stack?.arrangedSubviews ?? []).map { view in
        let letter = (view as? UILabel)?.text ?? "_"
        return view.backgroundColor == .secondarySystemFill
          ? letter : "[\(letter)]"
      }
      .joined()
    }

    init(_ description: String) { self.description = description }
  }

  private func select(_ range: Range<Int>, in field: UITextField) {
    let start = field.position(
      from: field.beginningOfDocument, offset: range.lowerBound)
    let end = field.position(
      from: field.beginningOfDocument, offset: range.upperBound)
    guard let start, let end else { return }
    field.selectedTextRange = field.textRange(from: start, to: end)
  }

  @Test("The boxes show the letters, the caret and the selection")
  func shows() {
    let screen = BoxedCodeViewController()
    let user = User(root: screen)
    user.settle()
    expect(Boxes(of: screen.code), equals: Boxes("______"))
    user.tap(screen.code)
    expect(Boxes(of: screen.code), equals: Boxes("[_]_____"))
    user.type("12")
    expect(Boxes(of: screen.code), equals: Boxes("12[_]___"))
    select(0..<2, in: screen.code)
    expect(Boxes(of: screen.code), equals: Boxes("[1][2]____"))
    select(1..<1, in: screen.code)
    expect(Boxes(of: screen.code), equals: Boxes("1[2]____"))
    user.paste("345678")
    expect(Boxes(of: screen.code), equals: Boxes("345678"))
    expect(screen.finishes, equals: 1)
    user.tap(screen.code)
    expect(Boxes(of: screen.code), equals: Boxes("34567[8]"))
  }

  @Test("Boxes stay from left to right, and grow with the font")
  func look() {
    let screen = BoxedCodeViewController()
    let user = User(root: screen)
    user.settle()
    let stack = screen.code.subviews.compactMap { $0 as? UIStackView }.first
    expect(stack?.semanticContentAttribute, equals: .forceLeftToRight)
    expect(stack?.frame, equals: screen.code.bounds)
    for view in stack?.arrangedSubviews ?? [] {
      expect(
        (view as? UILabel)?.adjustsFontForContentSizeCategory, equals: true)
    }
    expect(screen.code.adjustsFontForContentSizeCategory)
  }
}
