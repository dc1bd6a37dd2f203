import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The UIKit double: presentation")
struct DoublePresentationTests {
  private static let sheets: [UIModalPresentationStyle] = [
    .pageSheet, .formSheet, .popover,
  ]

  private func started(
    _ style: UIModalPresentationStyle
  ) -> (form: DoubleForm, other: LifeForm, user: User) {
    let form = DoubleForm()
    let user = User(root: form)
    let other = LifeForm()
    other.modalPresentationStyle = style
    return (form, other, user)
  }

  @Test(
    "A full-screen controller removes its presenter from the window until dismissal"
  )
  func fullScreen() {
    for style in [UIModalPresentationStyle.fullScreen, .currentContext] {
      let (form, other, user) = started(style)
      form.present(other, animated: true)
      expectNil(form.view.window)
      expect(other.view.window, identicalTo: user.window)
      expect(other.view.frame, equals: user.window.bounds)
      expect(!user.tap(form.a))
      form.dismiss(animated: true)
      expect(form.view.superview, identicalTo: user.window)
      expectNil(other.view.window)
      expect(user.window.subviews.count, equals: 1)
      expectNil(form.presentedViewController)
      expect(user.tap(form.a))
    }
  }

  @Test(
    "A full-screen controller also replaces the containers of its presenter")
  func navigation() {
    let top = LifeForm()
    let navigation = UINavigationController(rootViewController: top)
    let user = User(root: navigation)
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    top.present(other, animated: true)
    expect(user.window.subviews, equals: [other.view.superview])
    expectNil(top.view.window)
    other.dismiss(animated: true)
    expect(user.window.subviews, equals: [navigation.view])
    expect(top.view.isDescendant(of: navigation.view))
  }

  @Test(
    "Only a full-screen presentation calls the presenter's appearance methods")
  func life() {
    for (style, calls) in [
      (UIModalPresentationStyle.fullScreen, LifeForm.all),
      (.overFullScreen, []), (.pageSheet, []), (.automatic, []),
    ] {
      let form = LifeForm()
      _ = User(root: form)
      let other = UIViewController()
      other.modalPresentationStyle = style
      form.life = []
      form.present(other, animated: true)
      form.dismiss(animated: true)
      expect(form.life, equals: calls, "\(style)")
    }
  }

  @Test(
    "The user can't tap the views behind a sheet or popover"
  )
  func sheet() {
    for style in Self.sheets {
      let (form, other, user) = started(style)
      form.present(other, animated: true)
      expect(form.view.window, identicalTo: user.window)
      expect(other.view.window, identicalTo: user.window)
      expect(other.view.superview !== user.window)
      expect(other.view.frame.minY >= 40)
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      form.view.addSubview(button)
      expect(!user.tap(form.a))
      expect(!user.tap(button))
      other.view.addSubview(button)
      expect(user.tap(button))
      expect(taps, equals: 1)
      user.rotate()
      expect(other.view.superview?.frame, equals: user.window.bounds)
      expect(other.view.frame.maxY <= 320)
      form.dismiss(animated: true)
      expect(user.window.subviews, equals: [form.view])
      expect(user.tap(form.a))
    }
  }

  @Test("Dismissing a sheet also dismisses a screen above the sheet")
  func nested() {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      let (form, other, user) = started(.pageSheet)
      let third = UIViewController()
      third.modalPresentationStyle = style
      form.present(other, animated: true)
      other.present(third, animated: true)
      expect(other.view.window == nil, equals: style == .fullScreen)
      expect(!user.tap(form.a))
      form.dismiss(animated: true)
      expect(user.window.subviews, equals: [form.view])
      expectNil(other.presentedViewController)
    }
  }

  @Test(
    "The user can tap the presenter's views under the automatic style"
  )
  func automatic() {
    let (form, other, user) = started(.automatic)
    form.present(other, animated: true)
    expect(user.window.subviews, equals: [form.view, other.view])
    expect(user.tap(form.a))
  }
}

@MainActor private final class LifeForm: UIViewController {
  static let all = [
    "will disappear", "did disappear", "will appear", "did appear",
  ]
  var life: [String] = []

  override func viewWillAppear(_ animated: Bool) { life.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { life.append("did appear") }

  override func viewWillDisappear(_ animated: Bool) {
    life.append("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    life.append("did disappear")
  }
}
