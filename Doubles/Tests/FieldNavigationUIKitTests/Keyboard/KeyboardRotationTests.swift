import Expectations
import FieldNavigationRecipes
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Apple doesn't document the notifications of a rotation. The result must be
/// the same for every order of notifications.
@MainActor @Suite("Rotation while the keyboard is shown")
struct KeyboardRotationTests {
  enum Posts: CaseIterable, Sendable {
    case again, framesOnly, hidesAndShows
  }

  private let upright = CGRect(x: 0, y: 264, width: 320, height: 216)
  private let lying = CGRect(x: 0, y: 160, width: 480, height: 160)

  @Test(
    "A3, A4: the field stays visible during rotations",
    .underPolicyPairs, arguments: KeyboardWay.allCases, Posts.allCases)
  func turned(way: KeyboardWay, posts: Posts) {
    for scrolls in [false, true] {
      for isFirst in [false, true] {
        let form = way.form(scrolls: scrolls)
        let user = User(root: form)
        let before = user.layout()
        user.tap(form.fields[2])
        user.device.keyboard.show(upright)
        user.settle()
        let message: Comment = "scrolls: \(scrolls), keyboard first: \(isFirst)"
        for keyboard in [lying, upright, lying] {
          rotate(user, posts, keyboard, isFirst: isFirst)
          let isIn = form.isInSight(form.fields[2], above: keyboard.minY)
          expect(isIn, message)
          expect(
            form.scroll?.contentInset.bottom ?? keyboard.height,
            equals: keyboard.height, message)
          if !scrolls {
            expect(
              form.fields[2].place.maxY, equals: keyboard.minY - 20, message)
          }
        }
        rotate(user, posts, upright, isFirst: isFirst)
        form.view.endEditing(true)
        user.settle()
        expect(user.layout(), equals: before, message)
      }
    }
  }

  @Test(
    "A4: the field stays visible if the app handles the rotation",
    .underPolicyPairs, arguments: KeyboardWay.allCases)
  func ownLayout(way: KeyboardWay) {
    for scrolls in [false, true] {
      for isFirst in [false, true] {
        let form = way.form(scrolls: scrolls)
        let user = User(root: form)
        let turn = {
          user.rotate {
            let isLying = user.window.bounds.width > 400
            form.fields[2].frame.origin.y = isLying ? 270 : 360
          } completion: {
            form.view.setNeedsLayout()
          }
        }
        let before = user.layout()
        user.tap(form.fields[2])
        user.device.keyboard.show(upright)
        user.settle()
        rotate(user, .again, lying, isFirst: isFirst, turn)
        expect(form.isInSight(form.fields[2], above: 160))
        form.view.endEditing(true)
        user.settle()
        expect(
          form.view.frame, equals: CGRect(x: 0, y: 0, width: 480, height: 320))
        user.tap(form.fields[2])
        user.device.keyboard.show(lying)
        user.settle()
        rotate(user, .again, upright, isFirst: isFirst, turn)
        expect(form.isInSight(form.fields[2], above: 264))
        form.view.endEditing(true)
        user.settle()
        expect(user.layout(), equals: before)
      }
    }
  }

  @Test(
    "A4: stopping avoidance after a rotation restores the frame and the inset")
  func stopped() {
    for way in KeyboardWay.allCases {
      for scrolls in [false, true] {
        let form = way.form(scrolls: scrolls)
        let user = User(root: form)
        user.tap(form.fields[2])
        rotate(user, .again, lying, isFirst: false)
        form.stop()
        user.settle()
        expect(form.view.frame.minY, equals: .zero, "\(way)")
        expect(form.scroll?.contentInset ?? .zero, equals: .zero, "\(way)")
      }
    }
  }

  private func rotate(
    _ user: User, _ posts: Posts, _ keyboard: CGRect, isFirst: Bool,
    _ app: (() -> Void)? = nil
  ) {
    let turn = app ?? { user.rotate() }
    if !isFirst { turn() }
    switch posts {
    case .again: user.device.keyboard.show(keyboard)
    case .framesOnly: user.device.keyboard.post(framesOnly: true, to: keyboard)
    case .hidesAndShows:
      user.device.keyboard.hide()
      user.device.keyboard.show(keyboard)
    }
    if isFirst { turn() }
    user.settle()
  }
}
