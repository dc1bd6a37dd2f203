package import Foundation

/// The device on which an app runs. Each test has its own device.
@MainActor package final class Device {
  package static var current = Device()

  package let policies: Policies
  package let screen: UIScreen
  package let keyboard = Keyboard()
  /// Every recorded call, in order. An entry is a responder's name and the
  /// call.
  package var log: [String] = []
  /// Tab's order of fields on a device without a focus system. Key commands for
  /// Tab take precedence. The numbers are positions among the window's text
  /// fields.
  package var nativeTabOrder: [Int]?
  /// Whether Tab's last target refused focus. After a refusal, Tab also
  /// considers fields that refuse.
  package var isTabRestricted = false
  package var windows: [UIWindow] = []
  package var scenes: [UIScene] = []
  /// The layout guides that follow the keyboard.
  var guides: [UIKeyboardLayoutGuide] = []
  /// The insets of the safe area, such as the home indicator's inset.
  package var safeArea = UIEdgeInsets.zero {
    didSet { for window in windows { window.updateSafeArea() } }
  }
  /// Whether the user's finger scrolls something. The run loop is then in
  /// another mode.
  package var isTracking = false
  package var isVoiceOverRunning = false
  package var idiom = UIUserInterfaceIdiom.phone
  package var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  package var verticalSizeClass = UIUserInterfaceSizeClass.regular
  package var userInterfaceStyle = UIUserInterfaceStyle.light
  /// Whether number pads are in a popover, as on an iPad since iPadOS 26.
  package var popsUpNumberPads = false
  /// Whether a tap on a field first runs the recognizers of the views around it.
  package var outerTapRunsBeforeField = false
  /// Whether focus goes back when an alert with text fields ends.
  package var alertsReturnFocus = false
  /// Whether a page view controller that scrolls has the pages before and after
  /// in the hierarchy.
  package var loadsNeighboringPages = true
  /// Whether the device is a Mac, which has no on-screen keyboard.
  package var isMac = false
  /// Whether cells that wait for reuse stay in the hierarchy, hidden. If false,
  /// the list removes them.
  package var keepsReusedCells = true
  /// The number of cells that a list loads early. The hierarchy contains these
  /// cells, but hidden.
  package var prefetchedCells = 0
  /// A collection view makes a cell or a header with the frame that its layout
  /// gives it.
  var frameOfNextCell = CGRect.zero
  /// The number of frames converted since the count was last set to 0.
  package var convertedFrames = 0
  /// How often a view's subviews were read since the count was last set to 0.
  package var visitedViews = 0

  /// How often the run loop's observers were called since the count was last
  /// set to 0.
  package var turnEnds = 0

  /// The number of turns so far.
  var turns = 0

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

  /// Asks a delegate once. With the fault `delegateIsCalledTwice`, asks twice.
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
