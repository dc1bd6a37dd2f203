import FieldNavigationRecipes
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Keyboards that move, and windows that are small")
struct KeyboardPlaceTests {
  typealias Way = KeyboardLayoutTests.Way

  @Test(
    "A3: a keyboard that the user drags away takes the form along",
    arguments: Way.allCases)
  func dragged(way: Way) {
    let (form, fields) = KeyboardLayoutTests.form(way)
    let user = User(root: form)
    user.tap(fields()[2])
    for top in [264, 300, 360, 420, 480, 300] as [CGFloat] {
      user.device.keyboard.post(
        framesOnly: true,
        to: CGRect(x: 0, y: top, width: 320, height: 216))
      user.settle()
      #expect(fields()[2].place.maxY == min(390, top - 20))
    }
    form.view.endEditing(true)
    user.settle()
    #expect(form.view.frame.minY == .zero)
  }

  @Test(
    "A1: a keyboard that floats beside the field, and docks again",
    arguments: Way.allCases)
  func floating(way: Way) {
    let (form, fields) = KeyboardLayoutTests.form(way)
    let user = User(root: form)
    user.tap(fields()[2])
    let floating = CGRect(x: 230, y: 300, width: 90, height: 120)
    let docked = CGRect(x: 0, y: 264, width: 320, height: 216)
    let steps: [(CGRect, CGFloat)] = [
      (floating, 390), (docked, 244), (floating, 390),
    ]
    for (keyboard, bottom) in steps {
      user.device.keyboard.post(framesOnly: true, to: keyboard)
      user.settle()
      #expect(fields()[2].place.maxY == bottom)
    }
    form.view.endEditing(true)
    user.settle()
    #expect(form.view.frame.minY == .zero)
  }

  @Test(
    "A1: a window smaller than the screen, as Stage Manager has them",
    .underPolicyPairs, arguments: Way.allCases)
  func smallWindow(way: Way) {
    let (form, fields) = KeyboardLayoutTests.form(way)
    let user = User(root: form)
    user.window.frame = CGRect(x: 30, y: 50, width: 260, height: 380)
    user.settle()
    let home = form.view.frame
    for _ in 0..<2 {
      user.tap(fields()[1])
      let top = user.device.keyboard.frame?.minY ?? 480
      #expect(fields()[1].place.maxY == min(260, top - 50 - 20))
      form.view.endEditing(true)
      user.settle()
      #expect(form.view.frame == home)
    }
  }
}
