import Expectations
import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Long text views and bars that the app moves itself")
struct KeyboardTextViewTests {
  @Test(
    "A5: a text view taller than the screen scrolls its text",
    .underPolicyPairs)
  func tallerThanTheScreen() {
    let form = ActivatingForm()
    let user = User(root: form)
    let text = UITextView(frame: form.view.bounds)
    text.contentInset.bottom = 10
    text.text = (0..<60).map { "line \($0)\n" }.joined()
    form.view.addSubview(text)
    let end = text.position(
      from: text.beginningOfDocument, offset: text.text.count)
    if let end { text.selectedTextRange = text.textRange(from: end, to: end) }
    user.tap(text)
    user.type("more")
    let top = user.device.keyboard.frame?.minY ?? 480
    expect(form.view.frame.minY, equals: .zero)
    expect(text.contentInset.bottom, equals: 480 - top + 10)
    if top < 480 {
      let caret = text.convert(
        CGRect(x: 0, y: 1200, width: 2, height: 20), to: nil)
      expect(caret.maxY <= top)
      expect(caret.minY >= 0)
    }
    // The user scrolls up. The first line stays visible.
    text.contentOffset.y = 0
    user.settle()
    expect(text.contentOffset.y, equals: .zero)
    expect(text.place.minY, equals: .zero)
    form.view.endEditing(true)
    user.settle()
    expect(text.contentInset.bottom, equals: 10)
    expect(form.view.frame.minY, equals: .zero)
  }

  @Test("A5: a text view that doesn't scroll shifts with its container")
  func growing() {
    let form = ActivatingForm()
    let user = User(root: form)
    let text = UITextView(frame: CGRect(x: 0, y: 40, width: 300, height: 400))
    text.isScrollEnabled = false
    form.view.addSubview(text)
    user.tap(text)
    user.type(String(repeating: "line\n", count: 15))
    expect(text.contentInset, equals: .zero)
    expect(text.contentOffset, equals: .zero)
    let caret = text.convert(
      CGRect(x: 0, y: 300, width: 2, height: 20), to: nil)
    expect(caret.maxY, equals: 244)
  }

  @Test(
    "A5: avoidance doesn't move a chat bar that the app moves",
    .underPolicyPairs, arguments: [true, false])
  func chatBar(isFirst: Bool) {
    for isText in [true, false] {
      let form = ActivatingForm()
      let user = User(root: form)
      let bar = UIView(frame: CGRect(x: 0, y: 430, width: 320, height: 50))
      let place = CGRect(x: 8, y: 8, width: 240, height: 34)
      let field = isText ? UITextView(frame: place) : UITextField(frame: place)
      bar.addSubview(field)
      form.view.addSubview(bar)
      let move: (Notification) -> Void = { notification in
        let key = UIResponder.keyboardFrameEndUserInfoKey
        let value = notification.userInfo?[key] as? NSValue
        let isHiding =
          notification.name == UIResponder.keyboardWillHideNotification
        let top = isHiding ? 480 : min(480, value?.cgRectValue.minY ?? 480)
        bar.frame.origin.y = top - 50
      }
      if isFirst {
        user.device.keyboard.earlyObservers = [move]
      } else {
        user.device.keyboard.lateObservers = [move]
      }
      for _ in 0..<2 {
        user.tap(field)
        let top = user.device.keyboard.frame?.minY ?? 480
        expect(form.view.frame.minY, equals: .zero, "text view: \(isText)")
        expect(bar.place.maxY, equals: top, "text view: \(isText)")
        form.view.endEditing(true)
        user.settle()
        expect(form.view.frame.minY, equals: .zero, "text view: \(isText)")
      }
    }
  }

  @Test(
    "A5: avoidance doesn't move a text view that the app shortens"
  )
  func pinned() {
    let form = ActivatingForm()
    let user = User(root: form)
    let text = UITextView(frame: CGRect(x: 0, y: 64, width: 320, height: 416))
    form.view.addSubview(text)
    user.device.keyboard.earlyObservers = [
      { notification in
        if notification.name == UIResponder.keyboardWillShowNotification {
          text.frame.size.height = 200
          text.frame.origin.y = 64
        }
      }
    ]
    user.tap(text)
    expect(text.place.maxY, equals: 264)
    expect(form.view.frame.minY, equals: .zero)
  }
}
