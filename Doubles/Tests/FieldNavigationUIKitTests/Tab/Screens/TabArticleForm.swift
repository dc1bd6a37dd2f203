import Foundation
import UIKit

/// The article's Tab algorithm, written plainly with one bit for each of four
/// fields. `observed` is the order in which UIKit's own Tab visits the fields.
@MainActor final class TabArticleForm: TabForm, UITextFieldDelegate {
  var observed = [0, 3, 1, 2]
  private var flags = 0
  private var expected: UITextField?
  private var active: UITextField?

  private func place(_ field: UITextField?) -> Int {
    fields.firstIndex { $0 === field } ?? 0
  }

  private func observedPlace(_ field: UITextField?) -> Int {
    observed.firstIndex(of: place(field)) ?? 0
  }

  private func record(_ field: UITextField) {
    if flags == 0b1111 {
      expected = field
    } else {
      flags |= 1 << place(field)
      expected = nil
    }
  }

  private func bypasses() -> Bool {
    guard let expected else { return false }
    let distance =
      observedPlace(expected) - observedPlace(active) + observed.count
    let wanted = fields[(place(active) + distance) % fields.count]
    if wanted === expected { return false }
    flags = 0
    self.expected = nil
    wanted.becomeFirstResponder()
    return true
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    record(textField)
    return !bypasses()
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    flags = 0
    expected = nil
    active = textField
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    fields[(place(textField) + 1) % fields.count].becomeFirstResponder()
    return false
  }
}
