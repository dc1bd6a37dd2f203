import FieldNavigationRecipes
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Layout passes while the keyboard is up")
struct KeyboardLayoutTests {
  /// How a form is kept above the keyboard.
  enum Way: CaseIterable, Sendable {
    case `extension`, subclass, navigator
  }

  @Test(
    "A4: a layout pass of a parent does not undo the shift",
    .underPolicyPairs, arguments: Way.allCases)
  func parents(way: Way) {
    let (form, fields) = Self.form(way)
    let navigation = UINavigationController(rootViewController: form)
    let user = User(root: navigation)
    user.tap(fields()[2])
    let place = form.view.frame
    for view in [user.window, navigation.view, form.view] as [UIView?] {
      view?.setNeedsLayout()
      user.settle()
      #expect(form.view.frame == place)
    }
    form.view.endEditing(true)
    #expect(form.view.frame.minY == 64)
    navigation.view.setNeedsLayout()
    user.settle()
    #expect(form.view.frame.minY == 64)
  }

  @Test(
    "A4: it does not undo what the user has scrolled either",
    arguments: Way.allCases)
  func scrolled(way: Way) {
    let (form, _) = Self.form(way)
    let user = User(root: form)
    // It ends below the keyboard's top, so the container moves as well.
    let scroll = UIScrollView(
      frame: CGRect(x: 0, y: 300, width: 320, height: 140))
    scroll.contentSize = CGSize(width: 320, height: 600)
    form.view.addSubview(scroll)
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    scroll.addSubview(field)
    user.settle()
    user.tap(field)
    let place = form.view.frame
    #expect(place.minY < 0)
    scroll.contentOffset.y = 40
    user.settle()
    for view in [user.window, form.view] as [UIView?] {
      view?.setNeedsLayout()
      user.settle()
      #expect(form.view.frame == place)
      #expect(scroll.contentOffset.y == 40)
    }
  }

  @Test("A4: a layout that needs no shift any more is left as it is")
  func needless() {
    let form = ActivatingForm()
    let user = User(root: form)
    user.tap(form.fields[2])
    form.view.frame.origin.y = -200
    user.settle()
    #expect(form.view.frame.minY == -200, "in sight, and the app's own place")
    form.view.endEditing(true)
    user.settle()
    #expect(form.view.frame.minY == -200)
  }

  @Test("Nothing observes the run loop while no keyboard is up")
  func idle() {
    let form = ActivatingForm()
    let user = User(root: form)
    user.settle()
    let before = Device.runLoopObservers
    user.tap(form.fields[2])
    #expect(Device.runLoopObservers == before + 1)
    form.view.endEditing(true)
    user.settle()
    #expect(Device.runLoopObservers == before)
    user.tap(form.fields[2])
    form.deactivateKeyboardResponsiveTextFields()
    #expect(Device.runLoopObservers == before)
  }

  @Test("A form that moves to another controller takes its avoidance along")
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
        #expect(
          other.view.frame.minY == (other === controller ? -146 : 0),
          "move \(place)")
      }
      content.endEditing(true)
      user.settle()
      #expect(controllers.map(\.view.frame.minY) == [0, 0], "move \(place)")
    }
    navigator.invalidate()
  }

  static func form(
    _ way: Way
  ) -> (UIViewController, () -> [UITextField]) {
    switch way {
    case .extension:
      let form = ActivatingForm()
      return (form, { form.fields })
    case .subclass:
      let form = SubclassedForm()
      return (form, { form.fields })
    case .navigator:
      let form = NavigatedKeyboardForm()
      return (form, { form.fields })
    }
  }
}

@MainActor private final class NavigatedKeyboardForm: KeyboardForm {
  private var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigator = FieldNavigator(in: view)
  }
}

@MainActor private final class SubclassedForm: KeyboardResponsiveViewController
{
  private(set) var fields: [UITextField] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for y in [100, 230, 360] {
      let field = UITextField(
        frame: CGRect(x: 20, y: y, width: 200, height: 30))
      view.addSubview(field)
      fields.append(field)
    }
  }
}
