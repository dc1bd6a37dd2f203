import Expectations
import FieldNavigationRecipes
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A profile screen with `KeyboardResponsiveViewController` and a navigator.
final class RecipeApp: KeyboardResponsiveViewController {
  let scroll = UIScrollView(frame: .zero)
  let fields = (0..<10).map {
    UITextField.named("\($0)", y: 20 + 60 * CGFloat($0))
  }
  var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in fields { scroll.addSubview(field) }
    scroll.contentSize = CGSize(width: 320, height: 640)
    view.addSubview(scroll)
    navigator = FieldNavigator(in: view)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
  }
}

@MainActor
@Suite("App: a profile with KeyboardResponsiveViewController and a navigator")
struct RecipeAppTests {
  @Test(
    "A recipe and a navigator add the keyboard's inset only once (A4)",
    .underPolicyPairs)
  func once() {
    let app = RecipeApp()
    let user = User(root: app)
    for place in [0, 9, 4] {
      user.tap(app.fields[place])
      expect((0...236).contains(app.scroll.contentInset.bottom))
      expect(user.covered(app.fields[place]), equals: 0)
      expect(app.view.frame.minY, equals: 0)
    }
    user.tapOutside()
    expect(app.scroll.contentInset, equals: .zero)
    expect(app.view.frame.minY, equals: 0)
  }

  @Test(
    "KeyboardResponsiveViewController keeps working after the navigator is invalidated",
    .underPolicyPairs)
  func invalidated() {
    let app = RecipeApp()
    let user = User(root: app)
    user.tap(app.fields[9])
    app.navigator?.invalidate()
    user.settle()
    expect((0...236).contains(app.scroll.contentInset.bottom))
    user.tapOutside()
    expect(app.scroll.contentInset, equals: .zero)
    user.tap(app.fields[9])
    expect(user.covered(app.fields[9]), equals: 0)
    user.tapOutside()
    expect(app.scroll.contentInset, equals: .zero)
    expect(app.view.frame.minY, equals: 0)
  }
}
