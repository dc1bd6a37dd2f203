package import Foundation

/// The device that an app runs on. Each test has its own device.
@MainActor package final class Device {
  package static var current = Device()

  package let policies: Policies
  package let screen: UIScreen
  package let keyboard = Keyboard()
  /// Every call in order: the name of a responder, and the call.
  package var log: [String] = []
  /// UIKit's own order for Tab without a focus system and a key command:
  /// positions among the text fields of the window.
  package var nativeTabOrder: [Int]?
  /// The field that Tab picked last has refused focus. From then on Tab picks
  /// among fields that refuse, too.
  package var isTabRestricted = false
  package var windows: [UIWindow] = []
  package var scenes: [UIScene] = []
  /// The layout guides that follow the keyboard.
  var guides: [UIKeyboardLayoutGuide] = []
  /// The area covered by the screen's own parts, such as the home indicator.
  package var safeArea = UIEdgeInsets.zero {
    didSet { for window in windows { window.updateSafeArea() } }
  }
  package var idiom = UIUserInterfaceIdiom.phone
  /// The device is a Mac, which has no keyboard on the screen.
  package var isMac = false
  /// Whether a list hides the cells that wait for another row and keeps them in
  /// the hierarchy, or removes them.
  package var keepsReusedCells = true
  /// How many cells a list loads before they are visible: they are in the
  /// hierarchy, and hidden.
  package var prefetchedCells = 0
  /// The number of converted frames since the count was last set to 0.
  package var convertedFrames = 0
  /// The number of views whose subviews were read since the count was last set
  /// to 0.
  package var visitedViews = 0

  package init(
    _ policies: Policies = Policies(),
    size: CGSize = CGSize(width: 320, height: 480)
  ) {
    self.policies = policies
    screen = UIScreen(bounds: CGRect(origin: .zero, size: size))
  }

  package func note(_ who: UIResponder?, _ what: String) {
    log.append(who.map { "\(name(of: $0)) \(what)" } ?? what)
  }

  package func name(of responder: UIResponder) -> String {
    (responder as? UIView)?.accessibilityIdentifier
      ?? "\(type(of: responder))"
  }

  /// Asks a delegate, once unless a planted fault changes that.
  func ask<Answer>(
    _ who: UIResponder, _ what: String, _ question: () -> Answer
  ) -> Answer {
    if policies.fault == .delegateIsCalledTwice {
      note(who, what)
      _ = question()
    }
    note(who, what)
    return question()
  }
}
