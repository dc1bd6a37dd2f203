import Expectations
import FieldNavigationRecipes
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Apps that use the keyboard layout guide")
struct KeyboardGuideTests {
  @Test(
    "A5: avoidance doesn't move a bar of the keyboard layout guide",
    .underPolicyPairs, arguments: KeyboardWay.allCases)
  func bar(way: KeyboardWay) {
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
    form.view.setNeedsLayout()
    user.settle()
    expect(bar.place.maxY, equals: 480)
    let before = user.layout()
    for field in [message, form.fields[2], message, form.fields[0], message] {
      user.tap(field)
      let top = user.device.keyboard.frame.map { min(480, $0.minY) } ?? 480
      expect(bar.place.maxY, equals: top)
      if field === message {
        expect(form.view.frame.minY, equals: .zero)
      } else {
        expect(field.place.maxY <= (top < 480 ? top - 20 : 480))
      }
      for _ in 0..<5 {
        user.settle()
        expect(bar.place.maxY, equals: top)
      }
      if field === message { expect(form.view.frame.minY, equals: .zero) }
    }
    form.view.endEditing(true)
    user.settle()
    expect(user.layout(), equals: before)
  }

  @Test(
    "A5: a scroll view at the keyboard layout guide gets no inset",
    .underPolicyPairs, arguments: KeyboardWay.allCases)
  func scroll(way: KeyboardWay) {
    let form = way.form(scrolls: true)
    let user = User(root: form)
    form.layOut = { [unowned form] in
      form.scroll?.frame.size.height =
        form.view.keyboardLayoutGuide.layoutFrame.minY
    }
    form.view.setNeedsLayout()
    user.settle()
    let before = user.layout()
    for field in form.fields.reversed() + form.fields {
      user.tap(field)
      user.settle()
      let top = user.device.keyboard.frame.map { min(480, $0.minY) } ?? 480
      expect(form.scroll?.frame.height, equals: top)
      expect(form.scroll?.contentInset.bottom, equals: .zero)
      expect(form.view.frame.minY, equals: .zero)
      expect(field.place.maxY <= top)
      expect(field.place.minY >= 0)
    }
    form.view.endEditing(true)
    user.settle()
    expect(user.layout(), equals: before)
  }

  @Test(
    "A5: the app's layout continues if avoidance stops during editing"
  )
  func stopped() {
    for way in KeyboardWay.allCases {
      let form = way.form(scrolls: true)
      let user = User(root: form)
      form.layOut = { [unowned form] in
        form.scroll?.frame.size.height =
          form.view.keyboardLayoutGuide.layoutFrame.minY
      }
      form.view.setNeedsLayout()
      user.tap(form.fields[2])
      form.stop()
      user.settle()
      expect(form.scroll?.frame.height, equals: 264)
      form.view.endEditing(true)
      form.view.setNeedsLayout()
      user.settle()
      expect(form.scroll?.frame.height, equals: 480)
      expect(form.scroll?.contentInset, equals: .zero)
    }
  }
}
