// rejected: has been renamed to 'textField(_:shouldChangeCharactersIn:
import Foundation
import UIKit

final class WrongLabel: UIViewController {}

extension WrongLabel: UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRange range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
