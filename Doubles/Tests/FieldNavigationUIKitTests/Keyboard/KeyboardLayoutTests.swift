import Expectations
import FieldNavigationRecipes
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Layout passes while the keyboard is up")
struct KeyboardLayoutTests {
  @Test(
    "A4: a layout pass of a parent doesn't undo the shift",
    .underPolicyPairs, arguments: KeyboardWay.allCases)
  func parents(way: KeyboardWay) {
    let form = way.form()
    let navigation = UINavigationController(rootViewController: form)
    let user = User(root: navigation)
    user.tap(form.fields[2])
    let place = form.view.frame
    for view in [user.window, navigation.view, form.view] as [UIView?] {
      view?.setNeedsLayout()
      user.settle()
      expect(form.view.frame, equals: place)
    }
    form.view.endEditing(true)
    expect(form.view.frame.minY, equals: 64)
    navigation.view.setNeedsLayout()
    user.settle()
    expect(form.view.frame.minY, equals: 64)
  }

  @Test(
    "A4: a layout pass doesn't undo the user's scrolling",
    arguments: KeyboardWay.allCases)
  func scrolled(way: KeyboardWay) {
    let form = way.form()
    let user = User(root: form)
    // The scroll view's bottom edge is below the keyboard's top edge. The
    // container therefore shifts as well.
    let scroll = UIScrollView(
      frame: CGRect(x: 0, y: 300, width: 320, height: 140))
    scroll.contentSize = CGSize(width: 320, height: 600)
    form.view.addSubview(scroll)
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    scroll.addSubview(field)
    user.settle()
    user.tap(field)
    let place = form.view.frame
    expect(place.minY < 0)
    scroll.contentOffset.y = 40
    user.settle()
    for view in [user.window, form.view] as [UIView?] {
      view?.setNeedsLayout()
      user.settle()
      expect(form.view.frame, equals: place)
      expect(scroll.contentOffset.y, equals: 40)
    }
  }

  @Test(
    "A4: avoidance accepts the app's position for the view if the field is visible"
  )
  func needless() {
    let form = ActivatingForm()
    let user = User(root: form)
    user.tap(form.fields[2])
    form.view.frame.origin.y = -200
    user.settle()
    expect(
      form.view.frame.minY, equals: -200, "in sight, and the app's own place")
    form.view.endEditing(true)
    user.settle()
    expect(form.view.frame.minY, equals: -200)
  }

  @Test(
    "Keyboard avoidance observes the run loop only while the keyboard is shown")
  func idle() {
    let form = ActivatingForm()
    let user = User(root: form)
    user.settle()
    let before = Device.runLoopObservers
    user.tap(form.fields[2])
    expect(Device.runLoopObservers, equals: before + 1)
    form.view.endEditing(true)
    user.settle()
    expect(Device.runLoopObservers, equals: before)
    user.tap(form.fields[2])
    form.deactivateKeyboardResponsiveTextFields()
    expect(Device.runLoopObservers, equals: before)
  }

  @Test(
    "The keyboard shifts a form's new controller after the form moves"
  )
  func moves() {
    let outer = UIViewController()
    let user = User(root: outer)
    let controllers = [UIViewController(), UIViewController()]
    for controller in controllers {
      outer.addChild(controller)
      outer.view.addSubview(controller.view)
    }
    let content = UIView(frame: outer.view.bounds)
    let field = UITextField(
      frame: CGRect(x: 20, y: 360, width: 200, height: 30))
    content.addSubview(field)
    let navigator = FieldNavigator(in: content)
    for (place, controller) in (controllers + controllers).enumerated() {
      controller.view.addSubview(content)
      user.settle()
      user.tap(field)
      for other in controllers {
        expect(
          other.view.frame.minY, equals: other === controller ? -146 : 0,
          "move \(place)")
      }
      content.endEditing(true)
      user.settle()
      expect(
        controllers.map(\.view.frame.minY), equals: [0, 0], "move \(place)")
    }
    navigator.invalidate()
  }

  @Test(
    "A4: the old container loses its shift when a form moves"
  )
  func movesWhileEditing() {
    let outer = UIViewController()
    let user = User(root: outer)
    let content = UIView(frame: outer.view.bounds)
    let field = UITextField(
      frame: CGRect(x: 20, y: 360, width: 200, height: 30))
    content.addSubview(field)
    outer.view.addSubview(content)
    let navigator = FieldNavigator(in: content)
    user.settle()
    user.tap(field)
    expect(outer.view.frame.minY, equals: -146)
    // The app moves the form into a separate controller.
    let child = UIViewController()
    outer.addChild(child)
    child.view = content
    user.settle()
    expect(outer.view.frame.minY, equals: .zero)
    expect(content.frame.minY, equals: -146)
    expect(field.place.maxY, equals: 244)
    content.endEditing(true)
    user.settle()
    expect(content.frame.minY, equals: .zero)
    navigator.invalidate()
  }

  @Test(
    "A4: a shift stays correct when a parent resizes the view",
    arguments: KeyboardWay.allCases)
  func stretched(way: KeyboardWay) {
    let form = way.form()
    let outer = UIViewController()
    let user = User(root: outer)
    outer.addChild(form)
    form.view.frame = outer.view.bounds
    outer.view.addSubview(form.view)
    form.viewDidAppear(false)
    user.settle()
    user.tap(form.fields[2])
    expect(form.view.frame.minY, equals: -146)
    // An autoresizing mask or a transition can set such a frame.
    for height in [480, 440.5] {
      form.view.frame = CGRect(x: 40, y: -146, width: 240, height: height)
      user.settle()
      expect(form.fields[2].place.maxY, equals: 244)
    }
    form.view.endEditing(true)
    user.settle()
    expect(form.view.frame.minY, equals: .zero)
  }
}
