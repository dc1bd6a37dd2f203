import Foundation
import UIKit

/// Works as in the 2018 article: finds the field in the list, then the next
/// empty field.
@MainActor final class ArticleDelegate: NSObject, UITextFieldDelegate {
  private let fields: [UITextField]

  init(_ fields: [UITextField]) {
    self.fields = fields
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    textField.returnKeyType = hasEmpty(after: textField) ? .next : .done
    return true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let next = after(textField).first { $0.text?.isEmpty != false }
    if let next, hasEmpty(after: textField) {
      next.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }

  private func after(_ field: UITextField) -> ArraySlice<UITextField> {
    guard let place = fields.firstIndex(of: field) else { return [] }
    return fields[(place + 1)...]
  }

  private func hasEmpty(after field: UITextField) -> Bool {
    !after(field).filter { $0.text?.isEmpty != false }.isEmpty
  }
}

/// Works as in the 2017 article: finds the view with the next tag.
@MainActor final class TagDelegate: NSObject, UITextFieldDelegate {
  private let view: UIView?

  init(_ view: UIView?) {
    self.view = view
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    view?.viewWithTag(textField.tag + 1)?.becomeFirstResponder()
    return false
  }
}
