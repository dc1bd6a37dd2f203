import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A form of ten fields that scrolls.
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

  /// The tutorial's own keyboard code.
  func listenToKeyboard() {}
}

/// What the users of an app with its own keyboard code expect.
@MainActor struct KeyboardCodeChecks {
  let app: CheckoutScreen
  let user: User
  /// What the app's own code adds at most.
  let own: CGFloat

  init(_ app: CheckoutScreen, own: CGFloat = 216) {
    self.app = app
    user = User(root: app)
    self.own = own
  }

  /// A4: never negative, never counted twice. The gap may be on top.
  func insets(sourceLocation: SourceLocation = #_sourceLocation) {
    for bottom in [
      app.scroll.contentInset.bottom,
      app.scroll.verticalScrollIndicatorInsets.bottom,
    ] {
      #expect(
        (0...own + 20).contains(bottom), sourceLocation: sourceLocation)
    }
  }

  /// Return from the first to the last field.
  func walk(sourceLocation: SourceLocation = #_sourceLocation) {
    user.tap(app.fields[0])
    insets(sourceLocation: sourceLocation)
    for (place, field) in app.fields.enumerated().dropFirst() {
      user.tapReturn()
      #expect(user.place == "\(place)", sourceLocation: sourceLocation)
      #expect(user.covered(field) == 0, sourceLocation: sourceLocation)
      insets(sourceLocation: sourceLocation)
    }
  }

  func rests(sourceLocation: SourceLocation = #_sourceLocation) {
    let scroll = app.scroll
    #expect(scroll.contentInset == .zero, sourceLocation: sourceLocation)
    #expect(
      scroll.verticalScrollIndicatorInsets == .zero,
      sourceLocation: sourceLocation)
    #expect(
      scroll.frame == app.view.bounds && app.view.frame.minY == 0,
      sourceLocation: sourceLocation)
  }

  /// The whole life of a form.
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

  /// The navigator goes while the keyboard is there.
  func invalidated(sourceLocation: SourceLocation = #_sourceLocation) {
    user.tap(app.fields[8])
    app.navigator?.invalidate()
    user.settle()
    insets(sourceLocation: sourceLocation)
    user.tapOutside()
    rests(sourceLocation: sourceLocation)
  }

  /// With and without the navigator the app's own inset is the same.
  func ownInset(sourceLocation: SourceLocation = #_sourceLocation) {
    user.tap(app.fields[0])
    #expect(
      app.scroll.contentInset.bottom == own, sourceLocation: sourceLocation)
  }
}
