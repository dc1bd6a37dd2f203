#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// What the Return key of a field says: by the app's wish, or by ours (R6).
@MainActor struct ReturnKeyLabel {
  private let before: UIReturnKeyType?
  private var ours: UIReturnKeyType?

  init(of responder: UIResponder) {
    before = responder.shownReturnKey
  }

  /// The label that the app itself has set, before us or after us.
  ///
  /// - Parameter now: what is shown.
  func fixedKey(_ now: UIReturnKeyType?) -> ReturnKey? {
    guard let now, now != ours, now != .default else { return nil }
    return ReturnKey(now)
  }

  func shown(of responder: UIResponder?) -> ReturnKey? {
    responder?.shownReturnKey.flatMap(ReturnKey.init)
  }

  mutating func show(_ key: ReturnKey, on responder: UIResponder) -> Bool {
    guard let now = responder.shownReturnKey,
      let type = key.type, type != now
    else { return false }
    ours = type
    responder.setReturnKey(type)
    return true
  }

  /// A label that the app has set in the meantime is the app's.
  mutating func restore(on responder: UIResponder) -> Bool {
    defer { ours = nil }
    guard let before, let ours, ours != before,
      responder.shownReturnKey == ours
    else { return false }
    responder.setReturnKey(before)
    return true
  }
}

extension UIResponder {
  /// `nil` where there is no label that could be set.
  var shownReturnKey: UIReturnKeyType? {
    (self as? UITextField)?.returnKeyType
      ?? (self as? UITextView)?.returnKeyType
  }

  fileprivate func setReturnKey(_ type: UIReturnKeyType) {
    (self as? UITextField)?.returnKeyType = type
    (self as? UITextView)?.returnKeyType = type
  }
}
#endif
