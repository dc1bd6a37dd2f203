import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

/// When a view shifts up, its bottom safe area inset shrinks. Fields that are
/// pinned to the safe area then move down in the view.
@MainActor @Suite("Fields that are pinned to the safe area")
struct KeyboardSafeAreaTests {
  @Test(
    "A2: a field pinned to the safe area is above the keyboard",
    .underPolicyPairs, arguments: KeyboardWay.allCases)
  func pinned(way: KeyboardWay) {
    let (form, user) = started(way)
    let before = user.layout()
    for _ in 0..<2 {
      for field in [form.fields[2], form.fields[0], form.fields[1]] {
        user.tap(field)
        let top = user.device.keyboard.frame?.minY ?? 480
        if top == 264, field !== form.fields[0] {
          let expected: CGFloat = 244
          expect(min(field.frame.maxY, field.place.maxY), equals: expected)
        }
        if top < 480 { expect(field.place.maxY <= top - 20) }
        expect(field.place.minY >= 47)
      }
      form.view.endEditing(true)
      user.settle()
      expect(user.layout(), equals: before)
    }
  }

  @Test(
    "A3: a pinned field's position depends only on the keyboard",
    arguments: KeyboardWay.allCases)
  func heights(way: KeyboardWay) {
    let (form, user) = started(way)
    let field = form.fields[2]
    user.tap(field)
    var places: [CGFloat: CGFloat] = [:]
    // In this test, no keyboard's top edge touches the field's bottom edge.
    // Avoidance would assume that the app placed the field (A5).
    let tops = stride(from: CGFloat(202), to: 460, by: 5)
    for top in Array(tops) + tops.reversed() {
      user.device.keyboard.show(
        CGRect(x: 0, y: top, width: 320, height: 480 - top))
      user.settle()
      expect(field.place.maxY, equals: min(438, top - 20), "\(top)")
      expect(places[top] ?? form.view.frame.minY, equals: form.view.frame.minY)
      places[top] = form.view.frame.minY
    }
    user.device.keyboard.hide()
    user.settle()
    expect(form.view.frame.minY, equals: .zero)
    expect(field.frame.maxY, equals: 438)
  }

  @Test("A2: a field centered in the safe area is above the keyboard")
  func centered() {
    for way in KeyboardWay.allCases {
      let form = way.form()
      let user = User(root: form)
      form.layOut = { [unowned form] in
        let safe = form.view.safeAreaInsets
        form.fields[2].frame.origin.y = (480 + safe.top - safe.bottom) / 2
      }
      user.device.safeArea = UIEdgeInsets(
        top: 47, left: 0, bottom: 34, right: 0)
      user.settle()
      user.tap(form.fields[2])
      for top in stride(from: CGFloat(200), to: 300, by: 3) {
        user.device.keyboard.show(
          CGRect(x: 0, y: top, width: 320, height: 480 - top))
        user.settle()
        let bottom = form.fields[2].place.maxY
        // If a small shift is enough, the field may move too far. The error is
        // at most half of the bottom safe area inset.
        let isFar = top < 240
        expect(bottom <= top - 20, "\(way), \(top)")
        expect(bottom >= top - 20 - (isFar ? 0 : 17), "\(way), \(top)")
      }
    }
  }

  @Test(
    "A field needs one step if the safe area moves with the view"
  )
  func additional() {
    for way in KeyboardWay.allCases {
      let form = way.form()
      form.additionalSafeAreaInsets.bottom = 34
      let user = User(root: form)
      pin(form)
      user.settle()
      user.tap(form.fields[2])
      expect(form.fields[2].place.maxY, equals: 244, "\(way)")
      expect(form.view.frame.minY, equals: -194, "\(way)")
    }
  }

  @Test(
    "Views and safe areas don't change while nothing happens",
    .underPolicyPairs, arguments: KeyboardWay.allCases)
  func quiet(way: KeyboardWay) {
    for isPinned in [true, false] {
      let (form, user) = started(way, isPinned: isPinned)
      user.tap(form.fields[2])
      user.settle()
      _ = user.calls()
      let place = form.view.frame
      for _ in 0..<10 { user.settle() }
      expect(user.calls(), equals: [], "pinned: \(isPinned)")
      expect(form.view.frame, equals: place)
    }
  }

  @Test("Typing in one line doesn't change the safe area")
  func typing() {
    for way in KeyboardWay.allCases {
      let form = way.form()
      let user = User(root: form)
      user.device.safeArea.bottom = 34
      let text = UITextView(
        frame: CGRect(x: 0, y: 400, width: 300, height: 40))
      form.view.addSubview(text)
      user.settle()
      user.tap(text)
      // With a navigator, the text view's keyboard has an input bar.
      let bottom = (user.device.keyboard.frame?.minY ?? 0) - 20
      expect(text.place.maxY, equals: bottom, "\(way)")
      user.settle()
      _ = user.calls()
      for _ in 0..<5 { user.type("a") }
      expect(!user.calls().contains { $0.contains("safeArea") }, "\(way)")
      expect(text.place.maxY, equals: bottom, "\(way)")
    }
  }

  @Test(
    "A5: a bar pinned to the keyboard layout guide doesn't move",
    .underPolicyPairs, arguments: KeyboardWay.allCases)
  func guide(way: KeyboardWay) {
    let form = way.form()
    let user = User(root: form)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    let message = UITextField(
      frame: CGRect(x: 8, y: 8, width: 200, height: 34))
    bar.addSubview(message)
    form.view.addSubview(bar)
    form.layOut = { [unowned form] in
      let top = form.view.keyboardLayoutGuide.layoutFrame.minY
      bar.frame.origin.y = top - 50
    }
    user.device.safeArea.bottom = 34
    form.view.setNeedsLayout()
    user.settle()
    expect(bar.place.maxY, equals: 446)
    for field in [message, form.fields[2], message, form.fields[0], message] {
      user.tap(field)
      let top = user.device.keyboard.frame.map { min(446, $0.minY) } ?? 446
      for _ in 0..<3 {
        expect(bar.place.maxY, equals: top)
        if field === message { expect(form.view.frame.minY, equals: .zero) }
        user.settle()
      }
      if top == 264 { expect(field.place.maxY <= top) }
    }
    form.view.endEditing(true)
    user.settle()
    expect(bar.place.maxY, equals: 446)
    expect(form.view.frame.minY, equals: .zero)
  }

  private func started(
    _ way: KeyboardWay, isPinned: Bool = true
  ) -> (any KeptForm, User) {
    let form = way.form()
    let user = User(root: form)
    if isPinned { pin(form) }
    user.device.safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    user.settle()
    return (form, user)
  }

  /// Pins the last field to the bottom of the safe area.
  private func pin(_ form: any KeptForm) {
    form.layOut = { [unowned form] in
      let bottom = 480 - form.view.safeAreaInsets.bottom
      form.fields[2].frame.origin.y = bottom - 8 - 30
    }
    form.view.setNeedsLayout()
  }
}
