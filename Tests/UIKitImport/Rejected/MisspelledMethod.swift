// rejected: nearly matches optional requirement 'textFieldShouldReturn'
import UIKit

final class MisspelledMethod: UIViewController, UITextFieldDelegate {
  func textFieldShouldRetrun(_ textField: UITextField) -> Bool { false }
}
