// rejected: nearly matches optional requirement 'textField(_:shouldChangeCh
import Foundation
import UIKit

final class WrongLabel: UIViewController {}

extension WrongLabel: UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRange range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
