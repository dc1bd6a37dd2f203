import Expectations
import FieldNavigationRecipes
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Moving keyboards and small windows")
struct KeyboardPlaceTests {
  @Test(
    "A3: the form moves with a keyboard that the user drags",
    arguments: KeyboardWay.allCases)
  func dragged(way: KeyboardWay) {
    let form = way.form()
    let user = User(root: form)
    user.tap(form.fields[2])
    for top in [264, 300, 360, 420, 480, 300] as [CGFloat] {
      user.device.keyboard.post(
        framesOnly: true,
        to: CGRect(x: 0, y: top, width: 320, height: 216))
      user.settle()
      expect(form.fields[2].place.maxY, equals: min(390, top - 20))
    }
    form.view.endEditing(true)
    user.settle()
    expect(form.view.frame.minY, equals: .zero)
  }

  @Test(
    "A1: the form shifts only for a docked keyboard",
    arguments: KeyboardWay.allCases)
  func floating(way: KeyboardWay) {
    let form = way.form()
    let user = User(root: form)
    user.tap(form.fields[2])
    let floating = CGRect(x: 230, y: 300, width: 90, height: 120)
    let docked = CGRect(x: 0, y: 264, width: 320, height: 216)
    let steps: [(CGRect, CGFloat)] = [
      (floating, 390), (docked, 244), (floating, 390),
    ]
    for (keyboard, bottom) in steps {
      user.device.keyboard.post(framesOnly: true, to: keyboard)
      user.settle()
      expect(form.fields[2].place.maxY, equals: bottom)
    }
    form.view.endEditing(true)
    user.settle()
    expect(form.view.frame.minY, equals: .zero)
  }

  @Test(
    "A1: the shift is correct in a window smaller than the screen",
    .underPolicyPairs, arguments: KeyboardWay.allCases)
  func smallWindow(way: KeyboardWay) {
    let form = way.form()
    let user = User(root: form)
    user.window.frame = CGRect(x: 30, y: 50, width: 260, height: 380)
    user.settle()
    let home = form.view.frame
    for _ in 0..<2 {
      user.tap(form.fields[1])
      let top = user.device.keyboard.frame?.minY ?? 480
      expect(form.fields[1].place.maxY, equals: min(260, top - 50 - 20))
      form.view.endEditing(true)
      user.settle()
      expect(form.view.frame, equals: home)
    }
  }

  @Test(
    "A1: the field stays visible if the window moves or shrinks",
    .underPolicyPairs, arguments: KeyboardWay.allCases)
  func movedWindow(way: KeyboardWay) {
    for scrolls in [false, true] {
      let form = way.form(scrolls: scrolls)
      let user = User(root: form)
      user.tap(form.fields[1])
      let keyboard = CGRect(x: 0, y: 264, width: 320, height: 216)
      user.device.keyboard.show(keyboard)
      user.settle()
      for frame in [
        CGRect(x: 30, y: 50, width: 260, height: 380),
        CGRect(x: 30, y: 90, width: 260, height: 380),
        CGRect(x: 0, y: 0, width: 320, height: 262),
      ] {
        user.window.frame = frame
        user.window.setNeedsLayout()
        user.settle()
        let message: Comment = "\(frame), scrolls: \(scrolls)"
        let covered = max(0, frame.maxY - 264)
        let bottom = form.fields[1].place.maxY + frame.minY
        let gap: CGFloat = covered > 0 ? 20 : 0
        expect(bottom <= min(264, frame.maxY) - gap, message)
        expect(
          form.scroll?.contentInset.bottom ?? covered, equals: covered, message)
      }
      form.view.endEditing(true)
      user.settle()
      expect(form.view.frame.minY, equals: .zero)
      expect(form.scroll?.contentInset ?? .zero, equals: .zero)
    }
  }

  @Test(
    "A1: a floating keyboard whose size is zero covers nothing",
    .underPolicyPairs, arguments: KeyboardWay.allCases)
  func sizeless(way: KeyboardWay) {
    for scrolls in [false, true] {
      let form = way.form(scrolls: scrolls)
      let user = User(root: form)
      let before = user.layout()
      let docked = CGRect(x: 0, y: 264, width: 320, height: 216)
      user.tap(form.fields[2])
      let below = CGRect(x: 0, y: 480, width: 0, height: 0)
      for keyboard in [.zero, docked, below] {
        user.device.keyboard.post(framesOnly: true, to: keyboard)
        user.settle()
        let isDocked = keyboard == docked
        expect(
          form.scroll?.contentInset.bottom ?? (isDocked ? 216 : 0),
          equals: isDocked ? 216 : 0)
        if isDocked {
          expect(form.isInSight(form.fields[2], above: 264))
        } else {
          expect(form.view.frame.minY, equals: .zero)
        }
      }
      form.view.endEditing(true)
      user.settle()
      expect(user.layout(), equals: before)
    }
  }

  @Test(
    "A1: a keyboard on another screen doesn't affect the form",
    arguments: KeyboardWay.allCases)
  func otherScreen(way: KeyboardWay) {
    let form = way.form()
    let user = User(root: form)
    let other = UIScreen(bounds: CGRect(x: 0, y: 0, width: 800, height: 600))
    let high = CGRect(x: 0, y: 100, width: 800, height: 500)
    user.tap(form.fields[2])
    for (name, frame) in [
      (UIResponder.keyboardWillShowNotification, high),
      (UIResponder.keyboardWillChangeFrameNotification, high),
      (UIResponder.keyboardWillHideNotification, .zero),
    ] {
      NotificationCenter.default.post(
        name: name, object: other,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)
        ])
      user.settle()
      expect(form.fields[2].place.maxY, equals: 244, "\(name.rawValue)")
    }
    form.view.endEditing(true)
    user.settle()
    expect(form.view.frame.minY, equals: .zero)
  }

  @Test(
    "A3: avoidance doesn't scroll while the user drags the keyboard",
    .underPolicyPairs, arguments: KeyboardWay.allCases)
  func givenUp(way: KeyboardWay) {
    let form = way.form(scrolls: true)
    let user = User(root: form)
    guard let scroll = form.scroll else { return }
    scroll.contentSize.height = 900
    user.tap(form.fields[2])
    let docked = CGRect(x: 0, y: 264, width: 320, height: 216)
    user.device.keyboard.show(docked)
    user.settle()
    scroll.isHeld = true
    for (top, offset) in [(264, 100), (330, 60), (400, 0), (264, 0)]
      as [(CGFloat, CGFloat)]
    {
      scroll.contentOffset.y = offset
      user.device.keyboard.post(
        framesOnly: true, to: docked.offsetBy(dx: 0, dy: top - 264))
      user.settle()
      expect(scroll.contentOffset.y, equals: offset, "the finger is there")
      expect(scroll.contentInset.bottom, equals: 480 - top)
      expect(form.view.frame.minY, equals: .zero)
    }
    scroll.isHeld = false
    user.device.keyboard.show(docked)
    user.settle()
    expect(form.isInSight(form.fields[2], above: 264))
    // The user drags the keyboard off the screen.
    scroll.isHeld = true
    scroll.contentOffset.y = 30
    user.device.keyboard.hide()
    user.settle()
    expect(scroll.contentOffset.y, equals: 30)
    expect(scroll.contentInset, equals: .zero)
    scroll.isHeld = false
    user.settle()
    expect(form.view.frame.minY, equals: .zero)
  }

  @Test(
    "The form adapts when a hardware keyboard is connected or disconnected",
    .underPolicyPairs, arguments: KeyboardWay.allCases)
  func hardwareKeyboard(way: KeyboardWay) {
    for scrolls in [false, true] {
      let form = way.form(scrolls: scrolls)
      let user = User(root: form)
      let before = user.layout()
      user.tap(form.fields[2])
      let docked = CGRect(x: 0, y: 264, width: 320, height: 216)
      let below = CGRect(x: 0, y: 425, width: 320, height: 216)
      for _ in 0..<2 {
        user.device.keyboard.show(docked)
        user.settle()
        expect(form.isInSight(form.fields[2], above: 264))
        user.device.keyboard.hide()
        user.settle()
        expect(form.view.frame.minY, equals: .zero)
        expect(form.scroll?.contentInset ?? .zero, equals: .zero)
        expect(form.fields[2].isFirstResponder)
        user.device.keyboard.show(docked)
        user.device.keyboard.post(framesOnly: true, to: below)
        user.settle()
        expect(form.view.frame.minY, equals: .zero)
        expect(form.scroll?.contentInset.bottom ?? 55, equals: 55)
      }
      form.view.endEditing(true)
      user.settle()
      expect(user.layout(), equals: before)
    }
  }
}
