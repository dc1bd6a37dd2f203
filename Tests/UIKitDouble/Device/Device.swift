package import Foundation

/// The device that an app on the double runs on, for one test at a time.
@MainActor package final class Device {
  package static var current = Device()

  package let policies: Policies
  package let screen: UIScreen
  package let keyboard = Keyboard()
  /// Every call in order, as `who what`.
  package var log: [String] = []
  /// The order in which Tab goes where there is no focus system and no key
  /// command: positions among the text fields of the window.
  package var nativeTabOrder: [Int]?
  /// Tab was refused by the field that it had picked.
  package var isTabRestricted = false
  package var windows: [UIWindow] = []
  package var scenes: [UIScene] = []
  package var idiom = UIUserInterfaceIdiom.phone
  /// A list hides the cells that wait for another row, and keeps them in the
  /// hierarchy; or it takes them out.
  package var keepsReusedCells = true
  /// Frames that were converted, since this was last set to 0.
  package var convertedFrames = 0
  /// Views of which the subviews were asked, since this was last set to 0.
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

  /// Asks a delegate, once unless a fault says otherwise.
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
