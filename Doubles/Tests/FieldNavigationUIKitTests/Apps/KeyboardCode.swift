import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A scrolling form with ten fields.
class CheckoutScreen: AppScreen {
  let scroll = UIScrollView(frame: .zero)
  let fields = (0..<10).map {
    UITextField.named("\($0)", y: 20 + 60 * CGFloat($0))
  }
  let listener = KeyboardListener()

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in fields { scroll.addSubview(field) }
    scroll.contentSize = CGSize(width: 320, height: 640)
    show([scroll])
    listenToKeyboard()
    navigate()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
  }

  /// Subclasses override this method with a tutorial's keyboard code.
  func listenToKeyboard() {}
}

/// Checks apps that have their own keyboard code.
@MainActor struct KeyboardCodeChecks {
  let app: CheckoutScreen
  let user: User
  /// The largest inset that the app's own code sets.
  let own: CGFloat

  init(_ app: CheckoutScreen, own: CGFloat = 216) {
    self.app = app
    user = User(root: app)
    self.own = own
  }

  /// Checks that no inset is negative or counted twice (A4). An inset may
  /// include the navigator's gap of 20 points.
  func insets(sourceLocation: SourceLocation = #_sourceLocation) {
    for bottom in [
      app.scroll.contentInset.bottom,
      app.scroll.verticalScrollIndicatorInsets.bottom,
    ] {
      expect((0...own + 20).contains(bottom), at: sourceLocation)
    }
  }

  /// Presses Return from the first field to the last.
  func walk(sourceLocation: SourceLocation = #_sourceLocation) {
    user.tap(app.fields[0])
    insets(sourceLocation: sourceLocation)
    for (place, field) in app.fields.enumerated().dropFirst() {
      user.tapReturn()
      expect(user.place, equals: "\(place)", at: sourceLocation)
      expect(user.covered(field), equals: 0, at: sourceLocation)
      insets(sourceLocation: sourceLocation)
    }
  }

  func rests(sourceLocation: SourceLocation = #_sourceLocation) {
    let scroll = app.scroll
    expect(scroll.contentInset, equals: .zero, at: sourceLocation)
    expect(
      scroll.verticalScrollIndicatorInsets, equals: .zero, at: sourceLocation)
    expect(scroll.frame, equals: app.view.bounds, at: sourceLocation)
    expect(app.view.frame.minY, equals: 0, at: sourceLocation)
  }

  /// Presses Return through the form twice, then invalidates the navigator.
  /// Then the user edits once more.
  func all(sourceLocation: SourceLocation = #_sourceLocation) {
    walk(sourceLocation: sourceLocation)
    user.tapOutside()
    rests(sourceLocation: sourceLocation)
    walk(sourceLocation: sourceLocation)
    user.tapOutside()
    rests(sourceLocation: sourceLocation)
    app.navigator?.invalidate()
    user.settle()
    rests(sourceLocation: sourceLocation)
    user.tap(app.fields[0])
    user.tapOutside()
    rests(sourceLocation: sourceLocation)
  }

  /// Invalidates the navigator while the keyboard is shown.
  func invalidated(sourceLocation: SourceLocation = #_sourceLocation) {
    user.tap(app.fields[8])
    app.navigator?.invalidate()
    user.settle()
    insets(sourceLocation: sourceLocation)
    user.tapOutside()
    rests(sourceLocation: sourceLocation)
  }

  /// Checks that the navigator doesn't change the app's inset.
  func ownInset(sourceLocation: SourceLocation = #_sourceLocation) {
    user.tap(app.fields[0])
    expect(app.scroll.contentInset.bottom, equals: own, at: sourceLocation)
  }
}
