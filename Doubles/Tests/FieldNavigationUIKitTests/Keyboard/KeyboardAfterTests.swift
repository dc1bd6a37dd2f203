import Expectations
import FieldNavigationRecipes
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor
@Suite("Restoring the view after the keyboard hides or avoidance stops")
struct KeyboardAfterTests {
  @Test(
    "A3: a field's position is the same under every policy",
    .underEveryPolicy(where: {
      $0.hardwareKeyboard == .none && $0.primaryAction == .beforeResign
        && !$0.hidingResigns && !$0.hasFocusSystem
    }), arguments: [false, true])
  func samePlace(scrolls: Bool) {
    for way in KeyboardWay.allCases {
      let form = way.form(scrolls: scrolls)
      let user = User(root: form)
      let before = user.layout()
      for place in [2, 0, 1, 2, 1] {
        user.tap(form.fields[place])
        let field = form.fields[place]
        if !scrolls {
          expect(field.place.maxY, equals: min(field.frame.maxY, 244), "\(way)")
        }
        expect(form.isInSight(field, above: 264), "\(way)")
        expect(form.scroll?.contentInset.bottom ?? 216, equals: 216, "\(way)")
      }
      form.view.endEditing(true)
      user.settle()
      expect(user.layout(), equals: before, "\(way)")
      user.tap(form.fields[2])
      form.stop()
      user.settle()
      expect(user.layout(), equals: before, "\(way), stopped")
      form.view.endEditing(true)
      user.settle()
      expect(user.layout(), equals: before, "\(way)")
    }
  }

  @Test("A4: fractional frames and insets are restored exactly")
  func fractions() {
    for way in KeyboardWay.allCases {
      for scrolls in [false, true] {
        let form = way.form(scrolls: scrolls)
        let user = User(root: form)
        form.scroll?.contentInset.bottom = 0.1
        form.scroll?.verticalScrollIndicatorInsets.bottom = 1.0 / 3
        let before = user.layout()
        for _ in 0..<3 {
          for top in [263.7, 200.1, 271.3] {
            user.tap(form.fields[2])
            user.device.keyboard.show(
              CGRect(x: 0, y: top, width: 320, height: 480 - top))
            user.settle()
          }
          form.view.endEditing(true)
          user.settle()
          expect(user.layout(), equals: before, "\(way)")
        }
      }
    }
  }

  @Test(
    "A4: the bottom safe area and bars are counted only once",
    .underPolicyPairs)
  func bars() {
    for way in KeyboardWay.allCases {
      for scrolls in [false, true] {
        let form = way.form(scrolls: scrolls)
        form.additionalSafeAreaInsets.bottom = 83
        form.additionalSafeAreaInsets.top = 47
        form.scroll?.barInsets.bottom = 83
        let user = User(root: form)
        let before = user.layout()
        for field in form.fields.reversed() {
          user.tap(field)
          let top = user.device.keyboard.frame?.minY ?? 480
          let bottom = form.scroll?.adjustedContentInset.bottom
          expect(
            bottom ?? max(83, 480 - top), equals: max(83, 480 - top), "\(way)")
          expect(field.place.minY >= 47 || top == 480, "\(way)")
          if top < 480 { expect(field.place.maxY <= top, "\(way)") }
        }
        form.view.endEditing(true)
        user.settle()
        expect(user.layout(), equals: before, "\(way)")
      }
    }
  }

  @Test(
    "A5: a field stays above the keyboard in a form sheet",
    .underPolicyPairs)
  func formSheet() {
    for way in KeyboardWay.allCases {
      for moves in [0, 1, 2] {
        let outer = UIViewController()
        let user = User(root: outer, size: CGSize(width: 768, height: 1024))
        user.device.idiom = .pad
        user.device.keyboard.height = 400
        let form = way.form()
        // UIKit centers the sheet. For the keyboard, it moves the sheet up.
        let sheet = CGRect(x: 114, y: 400, width: 540, height: 480)
        let move: (Notification) -> Void = { notification in
          switch notification.name {
          case UIResponder.keyboardWillShowNotification:
            form.view.frame = sheet.offsetBy(dx: 0, dy: -200)
          case UIResponder.keyboardWillHideNotification:
            form.view.frame = sheet
          default: break
          }
        }
        if moves == 1 { user.device.keyboard.earlyObservers = [move] }
        if moves == 2 { user.device.keyboard.lateObservers = [move] }
        let box = UIView(frame: outer.view.bounds)
        outer.addChild(form)
        outer.view.addSubview(box)
        box.addSubview(form.view)
        form.view.frame = sheet
        form.viewDidAppear(false)
        user.settle()
        for _ in 0..<2 {
          user.tap(form.fields[2])
          user.settle()
          let top = user.device.keyboard.frame?.minY ?? 1024
          let message: Comment = "\(way), moves: \(moves)"
          expect(form.fields[2].place.maxY <= top, message)
          if moves > 0, top < 1024 {
            expect(
              form.fields[2].place.maxY, equals: min(590, top - 20), message)
          }
          form.view.endEditing(true)
          user.settle()
          expect(form.view.frame, equals: sheet, message)
        }
      }
    }
  }

  @Test(
    "A4: the view returns to its place if avoidance ends during layout",
    arguments: [false, true])
  func endedInLayout(hides: Bool) {
    for way in KeyboardWay.allCases {
      let form = way.form()
      let user = User(root: form)
      user.device.safeArea.bottom = 34
      user.settle()
      let before = user.layout()
      user.tap(form.fields[2])
      expect(form.view.frame.minY, equals: -146, "\(way)")
      // `KeyboardAvoider` measures another field without the shift. Therefore
      // it lays out the view here.
      form.layOut = { [unowned form] in
        if hides { form.view.endEditing(true) } else { form.stop() }
      }
      user.tap(form.fields[1])
      expect(user.layout(), equals: before, "\(way)")
      form.view.endEditing(true)
      user.settle()
      expect(user.layout(), equals: before, "\(way)")
    }
  }

  @Test(
    "Keyboard avoidance removes all its observers when it stops"
  )
  func silent() {
    let form = KeyboardForm()
    let user = User(root: form)
    let text = UITextView(frame: CGRect(x: 0, y: 400, width: 200, height: 40))
    form.view.addSubview(text)
    let observers = Device.runLoopObservers
    let avoider = KeyboardAvoider(for: form.view)
    user.tap(form.fields[2])
    expect(form.view.frame.minY, equals: -146)
    avoider.stop()
    expect(form.view.frame.minY, equals: .zero)
    expect(avoider.field, identicalTo: form.fields[2])
    _ = user.calls()
    user.tap(text)
    user.type("more")
    form.view.endEditing(true)
    user.tap(form.fields[1])
    expect(form.view.frame.minY, equals: .zero)
    expect(!user.calls().contains { $0.hasPrefix("animate") })
    expect(
      avoider.field, identicalTo: form.fields[2],
      "nothing has told it of another")
    expect(Device.runLoopObservers, equals: observers)
  }

  @Test(
    "A sheet's field stays visible if the sheet appears during editing",
    .under { $0.fieldChange = .none })
  func late() {
    let form = NavigatedKeyboardForm()
    let user = User(root: form)
    user.tap(form.fields[0])
    let sheet = KeyboardForm()
    form.present(sheet, animated: false)
    user.settle()
    user.tap(sheet.fields[2])
    expect(sheet.fields[2].place.maxY, equals: 244)
    expect(form.view.frame.minY, equals: .zero)
    sheet.view.endEditing(true)
    user.settle()
    expect(sheet.view.frame.minY, equals: .zero)
  }
}
