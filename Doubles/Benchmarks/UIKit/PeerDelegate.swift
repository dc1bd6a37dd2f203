import Foundation
import UIKit

/// Works as a well-known keyboard manager does. Walks through the views twice,
/// and sorts the fields each time. The first walk checks whether a next field
/// exists. The second walk finds that field.
@MainActor final class PeerDelegate: NSObject, UITextFieldDelegate {
  private let view: UIView?

  init(_ view: UIView?) {
    self.view = view
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if next(after: textField) != nil {
      next(after: textField)?.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }

  private func next(after field: UITextField) -> UIView? {
    guard let view else { return nil }
    // Like that keyboard manager, converts frames for each comparison of two
    // fields.
    let sorted = responders(in: view).sorted {
      let first = $0.convert($0.bounds, to: nil)
      let second = $1.convert($1.bounds, to: nil)
      return first.minY == second.minY
        ? first.minX < second.minX : first.minY < second.minY
    }
    guard let place = sorted.firstIndex(of: field) else { return nil }
    return sorted.dropFirst(place + 1).first
  }

  private func responders(in view: UIView) -> [UIView] {
    guard view.isUserInteractionEnabled, !view.isHidden, view.alpha != 0 else {
      return []
    }
    var found: [UIView] = []
    for each in view.subviews {
      if takesFocus(each) { found.append(each) }
      if !each.subviews.isEmpty { found += responders(in: each) }
    }
    return found
  }

  private func takesFocus(_ view: UIView) -> Bool {
    let isEditable =
      (view as? UITextField)?.isEnabled ?? (view as? UITextView)?.isEditable
    return isEditable == true && view.isUserInteractionEnabled
      && !view.isHidden && view.alpha != 0
  }
}
