// rejected: must be unwrapped to a value of type
import UIKit

@MainActor func asks(_ textField: UITextField) -> Bool {
  textField.delegate?.textFieldShouldReturn(textField) ?? true
}
