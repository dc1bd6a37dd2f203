import Expectations
import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A copy of `SilentNonAdopter` in a file that imports the product.
private final class SilentScreen: UIViewController, UITextFieldDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, name) in ["a", "b"].enumerated() {
      let field = UITextField(
        frame: CGRect(x: 20, y: 20 + 40 * place, width: 200, height: 30))
      field.accessibilityIdentifier = name
      field.tag = place + 1
      field.delegate = self
      view.addSubview(field)
    }
  }
}

@MainActor @Suite("Controllers that don't adopt TextFieldAdvancing")
struct AdvancingNonAdopterTests {
  private static func log(_ screen: UIViewController) -> [String] {
    let user = User(root: screen)
    for name in ["a", "b"] {
      for case let field as UITextField in screen.view.subviews
      where field.accessibilityIdentifier == name {
        user.tap(field)
        user.type("x")
        user.tapReturn()
        expect(
          user.focused, identicalTo: field, "Return does nothing by itself")
        expect(field.returnKeyType, equals: .default)
        expect(field.actionCount, equals: 0)
        expect(field.interactions.isEmpty)
      }
    }
    expectNil(screen.presentedViewController)
    return user.calls()
  }

  @Test(
    "A controller without `TextFieldAdvancing` keeps its delegate (R14)",
    .underEveryPolicy)
  func ownDelegate() {
    let screen = NonAdopter()
    let calls = Self.log(screen).filter { !$0.hasPrefix("keyboard") }
    let begin = ["a shouldBegin", "a didBegin", "a shouldReturn"]
    expect(calls.starts(with: begin))
    expect(calls.count { $0.hasSuffix(" shouldReturn") }, equals: 2)
    expect(calls.last, equals: "b shouldReturn")
    expect(screen.own.presses, equals: 2)
    for case let field as UITextField in screen.view.subviews {
      expect(field.delegate, identicalTo: screen.own)
    }
  }

  @Test(
    "Importing the product changes none of UIKit's calls", .underPolicyPairs)
  func imported() {
    let plain = Self.log(SilentNonAdopter())
    expect(Self.log(SilentScreen()), equals: plain)
    expect(plain.count { $0.hasSuffix(" shouldReturn") }, equals: 2)
  }

  @Test(
    "Advancing from a field outside the view neither moves focus nor performs a segue (R9)",
    .underPolicyPairs)
  func outside() {
    let screen = OurAdvancingScreen([.field(1), .field(2)])
    var run = AdvancingRun(screen, tap: "a", presses: 0)
    let other = UITextField(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    run.user.window.addSubview(other)
    for tag in [0, 1, 2, 3] {
      other.tag = tag
      let calls = run.act { _ in screen.advance(from: other) }
      expect(calls, equals: [])
    }
    expect(run.sights, equals: Array(repeating: "a", count: 5))
  }

  @Test("advanceFirstResponder(from:) doesn't load the controller's view")
  func notLoaded() {
    let screen = OurAdvancingScreen([.field(1)])
    screen.advanceFirstResponder(from: UITextField())
    expect(!screen.isViewLoaded)
    let article = ArticleAdvancingScreen([.field(1), .field(2)])
    article.articleAdvances(from: UITextField())
    expect(article.isViewLoaded, "the article's does")
  }
}
