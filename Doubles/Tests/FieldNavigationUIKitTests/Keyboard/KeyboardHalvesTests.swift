import Expectations
import FieldNavigationRecipes
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// One controller contains two forms. The form with the focused field shifts
/// the controller's view.
@MainActor @Suite("Two forms side by side in one controller")
struct KeyboardHalvesTests {
  @Test(
    "A3: the form with the focused field shifts the view",
    .underPolicyPairs, arguments: [false, true])
  func focus(rightFirst: Bool) {
    inSeveralRounds {
      let form = HalvesForm(rightFirst: rightFirst)
      let user = User(root: form)
      for _ in 0..<2 {
        for field in [
          form.left[1], form.right[1], form.left[0], form.right[1],
          form.left[1], form.right[0],
        ] {
          user.tap(field)
          form.expectShift(for: field, user)
          for _ in 0..<3 { user.settle() }
          form.expectShift(for: field, user)
        }
        form.view.endEditing(true)
        expect(form.view.frame.minY, equals: .zero)
        user.settle()
        expect(form.view.frame.minY, equals: .zero)
      }
    }
  }

  @Test(
    "A4: the view returns to its place when the keyboard hides",
    .underPolicyPairs, arguments: [false, true])
  func home(rightFirst: Bool) {
    inSeveralRounds {
      let form = HalvesForm(rightFirst: rightFirst)
      let user = User(root: form)
      for field in [form.left[1], form.right[1]] + form.left + form.right {
        user.tap(field)
        field.resignFirstResponder()
        user.settle()
        expect(form.view.frame, equals: user.window.bounds)
      }
    }
  }

  @Test(
    "A4: an invalidated navigator doesn't remove another navigator's shift",
    arguments: [false, true])
  func invalidated(rightFirst: Bool) {
    inSeveralRounds {
      let form = HalvesForm(rightFirst: rightFirst)
      let user = User(root: form)
      user.tap(form.left[1])
      user.tap(form.right[1])
      form.navigators[0].invalidate()
      expect(form.view.frame.minY, equals: -92)
      user.settle()
      expect(form.view.frame.minY, equals: -92)
      form.navigators[1].invalidate()
      expect(form.view.frame.minY, equals: .zero)
      user.settle()
      expect(form.view.frame.minY, equals: .zero)
    }
  }

  @Test(
    "A2: each form uses its own distance to the keyboard",
    arguments: [false, true])
  func distances(rightFirst: Bool) {
    inSeveralRounds {
      let form = HalvesForm(rightFirst: rightFirst)
      let user = User(root: form)
      form.navigators[0].configuration.keyboardDistance = 4
      form.navigators[1].configuration.keyboardDistance = 50
      for _ in 0..<2 {
        user.tap(form.left[1])
        expect(form.left[1].place.maxY, equals: 260)
        user.tap(form.right[1])
        expect(form.right[1].place.maxY, equals: 214)
      }
    }
  }

  @Test("A field outside both forms is kept visible, too")
  func beside() {
    inSeveralRounds {
      let form = HalvesForm(rightFirst: false)
      let user = User(root: form)
      let field = UITextField(
        frame: CGRect(x: 20, y: 420, width: 280, height: 30))
      form.view.addSubview(field)
      for other in [form.left[1], form.right[0]] {
        user.tap(other)
        user.tap(field)
        expect(field.place.maxY, equals: 244)
        user.settle()
        expect(field.place.maxY, equals: 244)
      }
      form.view.endEditing(true)
      user.settle()
      expect(form.view.frame.minY, equals: .zero)
    }
  }

  @Test(
    "The keyboard recipe and a navigator shift a view only once",
    .underPolicyPairs)
  func recipe() {
    inSeveralRounds {
      let form = NavigatedKeyboardForm()
      let user = User(root: form)
      form.activateKeyboardResponsiveTextFields()
      for _ in 0..<2 {
        for field in form.fields.reversed() {
          user.tap(field)
          let top = user.device.keyboard.frame?.minY ?? 480
          let covered = top < 480 ? max(0, field.frame.maxY + 20 - top) : 0
          expect(form.view.frame.minY, equals: -covered)
        }
        form.view.endEditing(true)
        user.settle()
        expect(form.view.frame.minY, equals: .zero)
      }
    }
  }

  @Test(
    "The recipe or the navigator works after the other stops"
  )
  func takesOver() {
    inSeveralRounds {
      let form = NavigatedKeyboardForm()
      let user = User(root: form)
      form.activateKeyboardResponsiveTextFields()
      user.tap(form.fields[2])
      form.deactivateKeyboardResponsiveTextFields()
      user.settle()
      expect(form.fields[2].place.maxY, equals: 244)
      form.activateKeyboardResponsiveTextFields()
      form.navigator?.invalidate()
      user.device.keyboard.show(
        CGRect(x: 0, y: 264, width: 320, height: 216))
      user.settle()
      expect(form.fields[2].place.maxY, equals: 244)
      form.view.endEditing(true)
      user.settle()
      expect(form.view.frame.minY, equals: .zero)
    }
  }
}

/// A view with a form in each half. The lower left field shifts the view by 146
/// points. The lower right field shifts it by 92 points. The upper fields need
/// no shift.
@MainActor private final class HalvesForm: UIViewController {
  private let rightFirst: Bool
  private(set) var left: [UITextField] = []
  private(set) var right: [UITextField] = []
  /// The left form's navigator, then the right form's navigator.
  private(set) var navigators: [FieldNavigator] = []

  init(rightFirst: Bool) {
    self.rightFirst = rightFirst
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let halves = [CGFloat(0), 160].map { x in
      UIView(frame: CGRect(x: x, y: 0, width: 160, height: 480))
    }
    for half in halves { view.addSubview(half) }
    left = fields(at: [60, 360], in: halves[0])
    right = fields(at: [60, 306], in: halves[1])
    navigators = (rightFirst ? halves.reversed() : halves).map {
      FieldNavigator(in: $0)
    }
    if rightFirst { navigators.reverse() }
  }

  private func fields(at places: [CGFloat], in half: UIView) -> [UITextField] {
    places.map { y in
      let field = UITextField(
        frame: CGRect(x: 10, y: y, width: 140, height: 30))
      half.addSubview(field)
      return field
    }
  }

  func expectShift(for field: UITextField, _ user: User) {
    let top = user.device.keyboard.frame?.minY ?? 480
    let covered = top < 480 ? max(0, field.frame.maxY + 20 - top) : 0
    expect(view.frame.minY, equals: -covered)
  }
}
