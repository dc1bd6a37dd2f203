import AdapterTesting
import Expectations
import FieldNavigation
import Foundation
import Testing
import UIKit
import UIKitDriver

@testable import FieldNavigationUIKit

@MainActor @Suite("The distance between a field and the keyboard")
struct KeyboardDistanceTests {
  @Test(
    "A2: a field's own distance overrides the form's distance",
    .underPolicyPairs)
  func distances() throws {
    let form = NavigatedKeyboardForm()
    let user = User(root: form)
    let navigator = try #require(form.navigator)
    expect(navigator.configuration.keyboardDistance, equals: 20)
    for (distance, own) in [(0, nil), (50, nil), (50, 0), (0, 64)]
      as [(CGFloat, CGFloat?)]
    {
      navigator.configuration.keyboardDistance = distance
      navigator.setKeyboardDistance(own, of: form.fields[2])
      expect(navigator.keyboardDistance(of: form.fields[2]), equals: own)
      user.tap(form.fields[2])
      let top = user.device.keyboard.frame?.minY ?? 480
      let home: CGFloat = 390
      expect(
        form.fields[2].place.maxY,
        equals: top < 480 ? min(home, top - (own ?? distance)) : home)
      user.tap(form.fields[0])
      expect(form.view.frame.minY, equals: .zero)
      form.view.endEditing(true)
      user.settle()
    }
  }

  @Test("A2: the top of a field stays visible if the distance is large")
  func large() throws {
    for scrolls in [false, true] {
      let form = KeyboardWay.navigator.form(scrolls: scrolls)
      let user = User(root: form)
      let navigator = try #require((form as? NavigatedKeyboardForm)?.navigator)
      navigator.configuration.keyboardDistance = 10_000
      user.tap(form.fields[1])
      expect(form.fields[1].place.minY, equals: .zero, "scrolls: \(scrolls)")
      form.view.endEditing(true)
      user.settle()
      expect(form.fields[0].frame.minY, equals: 100)
      expect(form.view.frame.minY, equals: .zero)
    }
  }

  @Test(
    "A5: a scroll view scrolls only as far as its content allows"
  )
  func content() throws {
    let form = KeyboardWay.navigator.form(scrolls: true)
    let user = User(root: form)
    let navigator = try #require((form as? NavigatedKeyboardForm)?.navigator)
    form.scroll?.contentSize.height = 400
    navigator.setKeyboardDistance(80, of: form.fields[2])
    user.tap(form.fields[2])
    expect(form.fields[2].place.maxY, equals: 254, "10 points follow the field")
    expect(form.view.frame.minY, equals: .zero)
  }

  @Test("A changed distance takes effect during editing")
  func changed() throws {
    let form = NavigatedKeyboardForm()
    let user = User(root: form)
    let navigator = try #require(form.navigator)
    user.tap(form.fields[2])
    for distance in [40, 0, 20] as [CGFloat] {
      navigator.configuration.keyboardDistance = distance
      user.settle()
      expect(form.fields[2].place.maxY, equals: 264 - distance)
    }
    navigator.setKeyboardDistance(30, of: form.fields[2])
    user.settle()
    expect(form.fields[2].place.maxY, equals: 234)
  }

  @Test(
    "A field uses the distance of the innermost view"
  )
  func nested() throws {
    let form = NavigatedKeyboardForm()
    let user = User(root: form)
    let navigator = try #require(form.navigator)
    let box = UIView(frame: CGRect(x: 0, y: 300, width: 320, height: 160))
    form.view.addSubview(box)
    let inner = form.add("inner", y: 80, to: box)
    navigator.setKeyboardDistance(44, of: box)
    user.tap(inner)
    expect(inner.place.maxY, equals: 220)
    navigator.setKeyboardDistance(4, of: inner)
    user.settle()
    expect(inner.place.maxY, equals: 260)
    navigator.setKeyboardDistance(nil, of: inner)
    navigator.setKeyboardDistance(nil, of: box)
    user.settle()
    expect(inner.place.maxY, equals: 244)
  }

  @Test(
    "The navigator rejects an invalid distance with a warning",
    arguments: [-1, -.infinity, .infinity, .nan] as [CGFloat])
  func refused(distance: CGFloat) {
    let form = NavigatedKeyboardForm()
    let user = User(root: form)
    guard let navigator = form.navigator else { return }
    navigator.configuration.keyboardDistance = 30
    navigator.setKeyboardDistance(10, of: form.fields[2])
    let found = warnings {
      navigator.configuration.keyboardDistance = distance
      navigator.setKeyboardDistance(distance, of: form.fields[2])
    }
    expect(found.count, equals: 2)
    expect(found.allSatisfy { $0.contains("0 or more points") })
    expect(found[0].contains("configuration.keyboardDistance"))
    expect(found[0].contains("avoidsKeyboard = false"))
    expect(found[1].contains("setKeyboardDistance(_:of: UITextField 'c')"))
    expect(found[1].contains("nil for the form's"))
    expect(navigator.configuration.keyboardDistance, equals: 30)
    expect(navigator.keyboardDistance(of: form.fields[2]), equals: 10)
    user.tap(form.fields[2])
    expect(form.fields[2].place.maxY, equals: 254)
  }

  @Test(
    "An invalid distance is rejected in a copied configuration"
  )
  func refusedElsewhere() {
    var configuration = FieldNavigator.Configuration()
    expectWarning("configuration.keyboardDistance") {
      configuration.keyboardDistance = -8
    }
    expect(configuration.keyboardDistance, equals: 20)
    let form = NavigatedKeyboardForm()
    let user = User(root: form)
    guard let navigator = form.navigator else { return }
    navigator.configuration = configuration
    let found = warnings {
      navigator.setKeyboardDistance(.nan, of: form.fields[2])
      navigator.setKeyboardDistance(nil, of: form.fields[2])
      navigator.configuration.keyboardDistance = 0
      navigator.configuration.keyboardDistance = 20
    }
    expect(found.count, equals: 1)
    expectNil(navigator.keyboardDistance(of: form.fields[2]))
    user.tap(form.fields[2])
    expect(form.fields[2].place.maxY, equals: 244)
  }

  @Test(
    "The navigator doesn't retain a view with a configured keyboard distance")
  func lifetime() {
    let form = NavigatedKeyboardForm()
    _ = User(root: form)
    weak var view: UIView?
    do {
      let made = UIView()
      view = made
      form.navigator?.setKeyboardDistance(10, of: made)
    }
    expectNil(view)
  }
}
