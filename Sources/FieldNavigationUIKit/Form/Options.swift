#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// What the app has chosen.
@MainActor struct Options {
  var policy = Policy()
  var bar = FieldNavigator.Bar.automatic
  /// `nil` is without text.
  var wantsInput: ((UIResponder) -> Bool)?
  var returnMovesInTextViews = false
  var tabMovesInTextViews = false
  var tabWraps = false
  var escapeResigns = false
  var avoidsKeyboard = true
  var onFinish: (() -> Void)?
  var finishAction: FieldNavigator.FinishAction?

  /// Whether a field still wants input.
  func isEmpty(_ responder: UIResponder) -> Bool {
    wantsInput?(responder)
      ?? !((responder as? any UIKeyInput)?.hasText ?? false)
  }
}
#endif
