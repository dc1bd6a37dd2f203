import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Three pages with three fields each. The pages are side by side in a paging
/// scroll view.
final class WizardApp: AppScreen {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let pages = (0..<3).map {
    UIView(frame: CGRect(x: 320 * CGFloat($0), y: 0, width: 320, height: 480))
  }
  private(set) var fields: [[UITextField]] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for (number, page) in pages.enumerated() {
      let own = (0..<3).map {
        UITextField.named("\(number)-\($0)", y: 40 + 50 * CGFloat($0))
      }
      for field in own { page.addSubview(field) }
      fields.append(own)
      scroll.addSubview(page)
    }
    scroll.contentSize = CGSize(width: 960, height: 480)
    show([scroll])
    navigate()
    finish { [weak self] in self?.done.append("ordered") }
  }

  /// Turns to a page. The app's Continue button does the same.
  func turn(to page: Int) {
    scroll.setContentOffset(
      CGPoint(x: 320 * CGFloat(page), y: 0), animated: true)
  }
}

@MainActor @Suite("App: a wizard with pages side by side")
struct WizardAppTests {
  @Test(
    "Return visits all fields of a page before the next page (R3, R4)",
    .underPolicyPairs)
  func returns() {
    let app = WizardApp()
    let user = User(root: app)
    user.tap(app.fields[0][0])
    var places: [String] = []
    for _ in 0..<9 {
      places.append(user.place)
      user.type("x")
      user.tapReturn()
    }
    expect(places, equals: app.fields.joined().map { user.device.name(of: $0) })
    expect(app.done, equals: ["ordered"])
  }

  @Test("Tab visits the fields of a page in order (R8)")
  func tab() {
    let app = WizardApp()
    let user = User(root: app)
    user.tap(app.fields[1][0])
    var places: [String] = []
    for _ in 0..<2 {
      user.press(.tab)
      places.append(user.place)
    }
    expect(places, equals: ["1-1", "1-2"])
  }

  @Test(
    "The scroll view shows the page of the focused field",
    .underPolicyPairs)
  func sight() {
    let app = WizardApp()
    let user = User(root: app)
    user.tap(app.fields[0][0])
    for _ in 0..<9 {
      guard let field = user.focused as? UIView else { break }
      let frame = field.convert(field.bounds, to: nil)
      expect(frame.minX >= 0, "\(user.place)")
      expect(frame.maxX <= 320, "\(user.place)")
      user.type("x")
      user.tapReturn()
    }
  }

  @Test(
    "The navigator doesn't scroll back after the app turns the page",
    .underPolicyPairs)
  func turned() {
    let app = WizardApp()
    let user = User(root: app)
    app.turn(to: 1)
    user.tap(app.fields[1][1])
    expect(app.scroll.contentOffset.x, equals: 320)
    user.tapOutside()
    expect(app.scroll.contentOffset.x, equals: 320)
    expect(app.scroll.contentInset, equals: .zero)
    app.turn(to: 0)
    app.navigator?.invalidate()
    user.settle()
    expect(app.scroll.contentOffset, equals: .zero)
  }
}
