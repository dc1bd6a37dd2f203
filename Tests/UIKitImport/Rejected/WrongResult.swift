// rejected: nearly matches optional requirement 'textViewShouldEndEditing'
import UIKit

final class WrongResult: UIViewController, UITextViewDelegate {
  func textViewShouldEndEditing(_ textView: UITextView) {}
}
