import Expectations
import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("How far the keyboard moves a view")
struct KeyboardGeometryTests {
  private let bottom = CGRect(x: 0, y: 264, width: 320, height: 216)

  @Test("A3: repeating a notification doesn't change the position")
  func repeated() {
    let (form, user) = start()
    user.tap(form.fields[2])
    let place = form.view.frame
    for _ in 0..<3 { user.device.keyboard.show(bottom) }
    expect(form.view.frame, equals: place)
  }

  @Test(
    "A3: the field follows a keyboard that changes its size"
  )
  func sizes() {
    let form = ActivatingForm()
    let user = User(root: form)
    user.tap(form.fields[0])
    user.tap(form.fields[2])
    for top in [264, 200, 300, 264] as [CGFloat] {
      user.device.keyboard.show(
        CGRect(x: 0, y: top, width: 320, height: 480 - top))
      let expected = top - 20
      expect(form.fields[2].place.maxY, equals: expected)
    }
  }

  @Test(
    "A2: a tall text view first shows its top, and later the line of its caret")
  func tall() {
    let (form, user) = start()
    let text = UITextView(frame: CGRect(x: 0, y: 40, width: 300, height: 400))
    form.view.addSubview(text)
    user.tap(text)
    expect(text.place.minY >= 0)
    // The user types fifteen lines. The line with the caret is visible.
    user.type(String(repeating: "line\n", count: 15))
    let caret = text.convert(
      CGRect(x: 0, y: 300, width: 2, height: 20), to: nil)
    expect(caret.maxY <= 264)
    expect(caret.minY >= 0)
  }

  @Test(
    "A4: the shift is computed again after a rotation"
  )
  func rotation() {
    let form = ActivatingForm()
    let user = User(
      root: UINavigationController(rootViewController: form))
    user.tap(form.fields[2])
    user.rotate()
    user.device.keyboard.show(
      CGRect(x: 0, y: 160, width: 480, height: 160))
    expect(form.fields[2].place.maxY, equals: 140)
    form.view.endEditing(true)
    expect(form.view.frame.minY, equals: 64)
  }

  @Test("A2: the top of a field doesn't move under a bar")
  func safeArea() {
    let form = ActivatingForm()
    form.additionalSafeAreaInsets.top = 88
    let user = User(root: form)
    let text = UITextView(frame: CGRect(x: 0, y: 120, width: 300, height: 160))
    form.view.addSubview(text)
    user.tap(text)
    // A shift of 36 points would show the whole text view. It would also move 4
    // points of the text view under the bar.
    expect(text.place.minY, equals: 88)
    form.view.endEditing(true)
    expect(text.place.minY, equals: 120)
  }

  @Test("The shift is correct for a scaled container in a view")
  func transformed() {
    let outer = UIViewController()
    let user = User(root: outer)
    let form = KeyboardForm()
    outer.addChild(form)
    form.view.frame = CGRect(x: 0, y: 40, width: 320, height: 400)
    form.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    outer.view.addSubview(form.view)
    form.activateKeyboardResponsiveTextFields()
    let place = form.view.frame
    user.tap(form.fields[2])
    let all = CGRect(x: 0, y: 180, width: 320, height: 300)
    user.device.keyboard.show(all)
    // On the screen, the container's gap of 20 points measures 10 points.
    expect(form.fields[2].place.maxY, equals: 170)
    expect(form.view.frame.size, equals: place.size)
    form.view.endEditing(true)
    expect(form.view.frame, equals: place)
  }

  private func start() -> (KeyboardForm, User) {
    let form = ActivatingForm()
    return (form, User(root: form))
  }
}
