import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The UIKit double: geometry") struct DoubleGeometryTests {
  private let rect = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func view(_ x: Double, _ y: Double, _ w: Double, _ h: Double)
    -> UIView
  {
    UIView(frame: CGRect(x: x, y: y, width: w, height: h))
  }

  private func started() -> (UIViewController, User) {
    let form = UIViewController()
    return (form, User(root: form))
  }

  @Test("Coordinate conversion takes scroll offsets into account")
  func scroll() {
    let (form, user) = started()
    let box = view(10, 20, 300, 400)
    let scroll = UIScrollView(
      frame: CGRect(x: 5, y: 5, width: 200, height: 300))
    let inner = view(20, 100, 50, 30)
    form.view.addSubview(box)
    box.addSubview(scroll)
    scroll.addSubview(inner)
    scroll.contentOffset = CGPoint(x: 3, y: 30)
    expect(scroll.frame.origin, equals: CGPoint(x: 5, y: 5))
    expect(
      inner.convert(rect, to: nil),
      equals: CGRect(x: 32, y: 95, width: 10, height: 10))
    expect(
      inner.convert(rect, to: box),
      equals: CGRect(x: 22, y: 75, width: 10, height: 10))
    expect(
      scroll.convert(inner.frame, to: box),
      equals: CGRect(x: 22, y: 75, width: 50, height: 30))
    expect(
      inner.convert(CGRect(x: 32, y: 95, width: 10, height: 10), from: nil),
      equals: rect)
    expect(user.device.convertedFrames, equals: 4)
  }

  @Test("Transforms apply around a view's center")
  func transforms() {
    let (form, _) = started()
    let box = view(100, 100, 100, 50)
    let inner = view(10, 10, 20, 20)
    form.view.addSubview(box)
    box.addSubview(inner)
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    expect(box.frame, equals: CGRect(x: 50, y: 75, width: 200, height: 100))
    expect(box.bounds, equals: CGRect(x: 0, y: 0, width: 100, height: 50))
    expect(
      inner.convert(inner.bounds, to: form.view),
      equals: CGRect(x: 70, y: 95, width: 40, height: 40))
    box.transform = CGAffineTransform(translationX: 7, y: -3)
    expect(
      inner.convert(inner.bounds, to: form.view),
      equals: CGRect(x: 117, y: 107, width: 20, height: 20))
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    box.transform = quarter
    expect(box.frame, equals: CGRect(x: 125, y: 75, width: 50, height: 100))
    expect(
      inner.convert(inner.bounds, to: form.view),
      equals: CGRect(x: 145, y: 85, width: 20, height: 20))
  }

  @Test(
    "Converting a rectangle to a view and back doesn't change it"
  )
  func roundTrip() {
    let (form, _) = started()
    let box = view(30, 40, 120, 80)
    let other = UIScrollView(
      frame: CGRect(x: 8, y: 200, width: 90, height: 90))
    form.view.addSubview(box)
    form.view.addSubview(other)
    box.transform = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 4, ty: 5)
    other.contentOffset = CGPoint(x: 0, y: 64)
    let there = box.convert(rect, to: other)
    expect(there != rect)
    expect(other.convert(there, to: box), equals: rect)
    expect(box.convert(there, from: other), equals: rect)
    let screen = UIScreenSpace.current
    expect(
      box.convert(box.convert(rect, to: screen), from: screen), equals: rect)
  }

  @Test("Coordinate conversion distinguishes the screen from the window")
  func screen() {
    let (form, user) = started()
    user.window.frame = CGRect(x: 100, y: 50, width: 220, height: 430)
    user.window.setNeedsLayout()
    user.settle()
    let inner = view(10, 10, 20, 20)
    form.view.addSubview(inner)
    let space = user.window.screen.coordinateSpace
    expect(
      inner.convert(rect, to: nil),
      equals: CGRect(x: 10, y: 10, width: 10, height: 10))
    let outside = CGRect(x: 110, y: 60, width: 10, height: 10)
    expect(inner.convert(rect, to: space), equals: outside)
    expect(inner.convert(outside, from: space), equals: rect)
    expect(space.convert(outside, to: inner), equals: rect)
    expect(space.convert(rect, from: inner), equals: outside)
  }

  @Test("A view's safe area depends on its place on the screen")
  func safeArea() {
    let (form, user) = started()
    let (inner, middle) = (view(0, 400, 320, 80), view(0, 100, 320, 80))
    form.view.addSubview(inner)
    form.view.addSubview(middle)
    user.device.safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    expect(user.calls(), equals: ["UIViewController safeArea 47 34"])
    func bottoms() -> [CGFloat] {
      [form.view, inner, middle].map { $0.safeAreaInsets.bottom }
    }
    expect(bottoms(), equals: [34, 34, 0])
    inner.frame.origin.y -= 10
    expect(bottoms(), equals: [34, 24, 0])
    form.view.frame.origin.y = -20
    expect(bottoms(), equals: [14, 4, 0])
    form.view.frame.origin.y = -200
    expect(bottoms(), equals: [0, 0, 0])
    expect(
      form.view.safeAreaInsets.top, equals: 47, "no more than the screen's")
    form.additionalSafeAreaInsets.bottom = 50
    expect(form.view.safeAreaInsets.bottom, equals: 50)
    form.additionalSafeAreaInsets.bottom = 0
    form.view.frame.origin.y = 0
    expect(
      user.calls(),
      equals: [14, 0, 34].map { "UIViewController safeArea 47 \($0)" })
    user.window.frame = CGRect(x: 0, y: 100, width: 320, height: 360)
    user.settle()
    expect(form.view.safeAreaInsets.top, equals: 0)
    expect(form.view.safeAreaInsets.bottom, equals: 14)
  }

  @Test("A view is laid out when its safe area changes")
  func safeAreaLayout() {
    let form = SafeAreaForm()
    let user = User(root: form)
    let before = form.layouts
    user.device.safeArea.bottom = 34
    user.settle()
    expect(form.layouts, equals: before + 1)
    form.view.frame.origin.y = -50
    user.settle()
    expect(form.layouts, equals: before + 2)
    form.view.frame.origin.y = -60
    user.settle()
    expect(form.layouts, equals: before + 2, "it was 0 before")
  }

  @Test("A stack view places visible views in sequence")
  func stack() {
    let (form, user) = started()
    let views = (0..<3).map { _ in view(0, 0, 40, 30) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 10
    stack.frame = CGRect(x: 10, y: 10, width: 200, height: 300)
    form.view.addSubview(stack)
    user.settle()
    expect(views.map(\.frame.minY), equals: [0, 40, 80])
    expect(views.map(\.frame.width), equals: [200, 200, 200])

    views[1].isHidden = true
    user.settle()
    expect(views.map(\.frame.minY), equals: [0, 40, 40])
    views[1].isHidden = false
    user.settle()
    expect(views.map(\.frame.minY), equals: [0, 40, 80])

    stack.axis = .horizontal
    user.settle()
    expect(views.map(\.frame.minX), equals: [0, 210, 420])
    expect(views.map(\.frame.height), equals: [300, 300, 300])
  }

  @Test(
    "A stack view updates its arranged views when views move"
  )
  func arranged() {
    let views = (0..<3).map { _ in view(0, 0, 40, 30) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.addArrangedSubview(views[0])
    expect(stack.arrangedSubviews, equals: [views[1], views[2], views[0]])
    stack.removeArrangedSubview(views[1])
    expect(stack.arrangedSubviews, equals: [views[2], views[0]])
    expect(stack.subviews.contains(views[1]))
    views[2].removeFromSuperview()
    expect(stack.arrangedSubviews, equals: [views[0]])
    UIView(frame: .zero).addSubview(views[0])
    expect(stack.arrangedSubviews.isEmpty)
  }

  @Test("viewWithTag checks the view itself, then the subviews in order")
  func tags() {
    let box = view(0, 0, 9, 9)
    let (first, second) = (view(0, 0, 1, 1), view(0, 0, 1, 1))
    box.addSubview(first)
    box.addSubview(second)
    (first.tag, second.tag) = (5, 5)
    expect(box.viewWithTag(5), identicalTo: first)
    expect(box.viewWithTag(0), identicalTo: box)
    expectNil(box.viewWithTag(6))
  }

  @Test("Rotating the device resizes the window and its views")
  func rotation() {
    let (form, user) = started()
    user.rotate()
    expect(
      user.device.screen.bounds,
      equals: CGRect(x: 0, y: 0, width: 480, height: 320))
    expect(form.view.frame, equals: user.window.bounds)
  }
}

private final class SafeAreaForm: UIViewController {
  private(set) var layouts = 0

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
  }
}

@MainActor private enum UIScreenSpace {
  static var current: any UICoordinateSpace {
    Device.current.screen.coordinateSpace
  }
}
