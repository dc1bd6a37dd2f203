import Expectations
import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The keyboard, scroll views and the app's own layout")
struct KeyboardScrollTests {
  @Test(
    "A5: a scroll view scrolls instead of shifting the controller's view"
  )
  func scrolling() {
    let form = ActivatingForm()
    let user = User(root: form)
    user.tap(form.fields[0])
    let scroll = UIScrollView(frame: form.view.bounds)
    scroll.contentSize = CGSize(width: 320, height: 900)
    scroll.contentInset.bottom = 10
    form.view.addSubview(scroll)
    let field = form.add("deep", y: 440, to: scroll)
    user.tap(field)
    expect(form.view.frame.minY, equals: .zero)
    expect(field.place.maxY, equals: 244)
    expect(scroll.contentInset.bottom, equals: 226)
    expect(scroll.verticalScrollIndicatorInsets.bottom, equals: 216)
    // The app's own addition to the inset remains (A4).
    scroll.contentInset.bottom += 5
    let offset = scroll.contentOffset
    form.view.endEditing(true)
    expect(scroll.contentInset.bottom, equals: 15)
    expect(scroll.verticalScrollIndicatorInsets.bottom, equals: .zero)
    expect(scroll.contentOffset, equals: offset)
  }

  @Test("A5: nested scroll views together show a field above the keyboard")
  func nested() {
    let (form, user) = start()
    let outer = UIScrollView(frame: form.view.bounds)
    outer.contentSize = CGSize(width: 320, height: 900)
    let inner = UIScrollView(
      frame: CGRect(x: 0, y: 200, width: 320, height: 240))
    inner.contentSize = CGSize(width: 320, height: 260)
    form.view.addSubview(outer)
    outer.addSubview(inner)
    let field = form.add("deep", y: 200, to: inner)
    user.tap(field)
    expect(field.place.maxY, equals: 244)
    form.view.endEditing(true)
    expect(outer.contentInset, equals: .zero)
    expect(inner.contentInset, equals: .zero)
  }

  @Test(
    "A5: only the scroll view with the focused field gets the inset",
    .underEach(\.fieldChange))
  func samePlace() {
    let (form, user) = start()
    let pages = (0..<2).map { _ in
      let page = UIScrollView(frame: form.view.bounds)
      page.contentSize = CGSize(width: 320, height: 900)
      form.view.addSubview(page)
      return page
    }
    let fields = pages.map { form.add("deep", y: 440, to: $0) }
    for place in [0, 1, 0] {
      user.tap(fields[place])
      expect(fields[place].place.maxY, equals: 244)
      expect(pages[place].contentInset.bottom, equals: 216)
      expect(pages[1 - place].contentInset.bottom, equals: .zero)
    }
  }

  @Test(
    "A5: avoidance doesn't shift a view that the app has shifted"
  )
  func ownWay() {
    let form = ActivatingForm()
    let user = User(root: form)
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil,
      queue: nil
    ) { _ in
      MainActor.assumeIsolated { form.view.frame.origin.y = -216 }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    user.tap(form.fields[2])
    expect(form.view.frame.minY, equals: -216)
  }

  @Test(
    "A5: the view doesn't shift if the app moves the field above the keyboard")
  func ownLayout() {
    let form = ActivatingForm()
    let user = User(root: form)
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil,
      queue: nil
    ) { _ in
      MainActor.assumeIsolated { form.fields[2].frame.origin.y = 60 }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    user.tap(form.fields[2])
    expect(form.view.frame.minY, equals: .zero)
    expect(form.fields[2].place.minY, equals: 60)
  }

  @Test(
    "A4: a scroll offset is corrected when the keyboard hides"
  )
  func offsetOutside() {
    let (form, user) = start()
    let scroll = UIScrollView(frame: form.view.bounds)
    scroll.contentSize = form.view.bounds.size
    form.view.addSubview(scroll)
    let field = form.add("last", y: 420, to: scroll)
    user.tap(field)
    expect(scroll.contentOffset.y, equals: 206)
    form.view.endEditing(true)
    expect(scroll.contentOffset.y, equals: .zero)
  }

  @Test("A5: avoidance measures a field after the app's own layout")
  func afterLayout() {
    let form = SelfMadeForm()
    let user = User(root: form)
    user.tap(form.fields[2])
    expect(form.fields[2].place.minY, equals: 60)
    expect(!user.calls().contains { $0.hasPrefix("animate") })
  }

  @Test("Only the controller with the focused field shifts its view")
  func children() {
    let outer = UIViewController()
    let user = User(root: outer)
    let forms = [KeyboardForm(), KeyboardForm()]
    for form in forms {
      outer.addChild(form)
      outer.view.addSubview(form.view)
      form.activateKeyboardResponsiveTextFields()
    }
    user.tap(forms[1].fields[2])
    expect(forms[0].view.frame.minY, equals: .zero)
    expect(forms[1].view.frame.minY < 0)
  }

  @Test("The keyboard shifts a sheet but not the form below")
  func sheet() {
    let (form, user) = start()
    let sheet = ActivatingForm()
    form.present(sheet, animated: false)
    user.tap(sheet.fields[2])
    expect(form.view.frame.minY, equals: .zero)
    expect(sheet.fields[2].place.maxY, equals: 244)
  }

  private func start() -> (KeyboardForm, User) {
    let form = ActivatingForm()
    return (form, User(root: form))
  }

  @Test("A4: a keyboard that hides leaves the content under the user's finger")
  func heldByUser() {
    let (form, user) = start()
    let scroll = UIScrollView(frame: form.view.bounds)
    scroll.contentSize = CGSize(width: 320, height: 500)
    form.view.addSubview(scroll)
    let field = form.add("deep", y: 440, to: scroll)
    user.tap(field)
    expect(scroll.contentOffset.y > 20)
    let offset = scroll.contentOffset
    scroll.isHeld = true
    form.view.endEditing(true)
    user.settle()
    expect(scroll.contentOffset, equals: offset)
    scroll.isHeld = false
  }
}
