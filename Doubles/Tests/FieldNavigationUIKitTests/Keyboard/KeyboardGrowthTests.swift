import Expectations
import FieldNavigationRecipes
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Text views and bars that grow while the keyboard is up")
struct KeyboardGrowthTests {
  /// The moment when an app changes its text view's height.
  enum Growth: CaseIterable, Sendable {
    case inLayout, inDelegate, afterwards
  }

  @Test(
    "A2: the caret's line stays visible as the text grows",
    .underPolicyPairs, arguments: KeyboardWay.allCases, Growth.allCases)
  func growing(way: KeyboardWay, growth: Growth) {
    for scrolls in [false, true] {
      let form = way.form(scrolls: scrolls)
      let user = User(root: form)
      let text = Growing(growth)
      text.grow = { [unowned form, unowned text] in
        text.frame.size.height = max(40, text.contentSize.height)
        form.scroll?.contentSize.height = text.frame.maxY
      }
      (form.scroll ?? form.view).addSubview(text)
      if growth == .inLayout { form.layOut = text.grow }
      user.settle()
      let before = user.layout()
      user.tap(text)
      user.device.keyboard.show(
        CGRect(x: 0, y: 264, width: 320, height: 216))
      user.settle()
      for line in 0..<5 {
        user.type(String(repeating: "line\n", count: 5))
        if growth == .inLayout { form.view.setNeedsLayout() }
        if growth == .afterwards { text.grow() }
        user.settle()
        let caret = caret(of: text)
        let message: Comment = "line \(line), scrolls: \(scrolls)"
        expect(caret.maxY <= 264, message)
        expect(caret.minY >= 0, message)
      }
      // The user moves up to the first line with the arrow keys.
      let start = text.beginningOfDocument
      text.selectedTextRange = text.textRange(from: start, to: start)
      user.settle()
      expect(caret(of: text).minY >= 0, "scrolls: \(scrolls)")
      expect(caret(of: text).maxY <= 264, "scrolls: \(scrolls)")
      let end = text.position(from: start, offset: text.text.count)
      if let end {
        text.selectedTextRange = text.textRange(from: end, to: end)
      }
      user.deleteAll()
      if growth == .inLayout { form.view.setNeedsLayout() }
      if growth == .afterwards { text.grow() }
      user.settle()
      form.view.endEditing(true)
      user.settle()
      if !scrolls { expect(user.layout(), equals: before) }
      expect(form.view.frame.minY, equals: .zero)
      expect(form.scroll?.contentInset ?? .zero, equals: .zero)
    }
  }

  @Test(
    "A3: a field becomes visible again after a layout pass covers it",
    arguments: KeyboardWay.allCases)
  func pushedDown(way: KeyboardWay) {
    for scrolls in [false, true] {
      let form = way.form(scrolls: scrolls)
      let user = User(root: form)
      user.tap(form.fields[1])
      // For example, an error message above the field moves the field down.
      form.fields[1].frame.origin.y = 330
      user.settle()
      expect(form.isInSight(form.fields[1], above: 264))
      guard let scroll = form.scroll else { continue }
      // A layout pass doesn't undo the user's scrolling.
      scroll.contentOffset.y = 0
      user.settle()
      form.fields[1].frame.origin.y = 340
      user.settle()
      expect(scroll.contentOffset.y, equals: .zero)
      form.view.endEditing(true)
      user.settle()
      expect(form.view.frame.minY, equals: .zero)
    }
  }

  @Test(
    "A1: the field stays above a bar that changes its height",
    .underPolicyPairs(where: { $0.hardwareKeyboard == .none }),
    arguments: KeyboardWay.allCases)
  func accessory(way: KeyboardWay) {
    for scrolls in [false, true] {
      let form = way.form(scrolls: scrolls)
      let user = User(root: form)
      let before = user.layout()
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
      form.fields[2].inputAccessoryView = bar
      user.tap(form.fields[2])
      for height in [40, 90, 60, 0] as [CGFloat] {
        bar.frame.size.height = height
        form.fields[2].reloadInputViews()
        user.settle()
        let top = 264 - height
        expect(form.isInSight(form.fields[2], above: top), "\(height)")
        expect(form.scroll?.contentInset.bottom ?? 480 - top, equals: 480 - top)
        if !scrolls { expect(form.fields[2].place.maxY, equals: top - 20) }
      }
      form.view.endEditing(true)
      form.fields[2].inputAccessoryView = nil
      user.settle()
      expect(user.layout(), equals: before)
    }
  }

  private func caret(of text: UITextView) -> CGRect {
    guard let end = text.selectedTextRange?.end else { return .zero }
    return text.convert(text.caretRect(for: end), to: nil)
  }

  /// Otherwise, an app that answers each move would never come to rest.
  @Test("A2: after ten answers in a row, the navigator leaves one layout alone")
  func endless() {
    let form = ActivatingForm()
    let user = User(root: form)
    let field = form.add("a", y: 300, to: form.view)
    user.tap(field)
    var moves = 0
    for _ in 0..<33 {
      let before = form.view.frame.minY
      // The app puts the field further down whenever the view moves up.
      field.frame.origin.y += 30
      form.view.setNeedsLayout()
      user.settle()
      if form.view.frame.minY != before { moves += 1 }
    }
    expect(moves, equals: 30)
  }
}

/// A text view whose height the app adapts to its text.
@MainActor private final class Growing: UITextView, UITextViewDelegate {
  var grow: () -> Void = {}
  private let growth: KeyboardGrowthTests.Growth

  init(_ growth: KeyboardGrowthTests.Growth) {
    self.growth = growth
    super.init(frame: CGRect(x: 20, y: 410, width: 280, height: 40))
    accessibilityIdentifier = "text"
    isScrollEnabled = false
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func textViewDidChange(_ textView: UITextView) {
    if growth == .inDelegate { grow() }
  }
}
