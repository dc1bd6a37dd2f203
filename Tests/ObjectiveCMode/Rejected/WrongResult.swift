// rejected: nearly matches optional requirement 'textViewShouldEndEditing'
import UIKitDouble

final class WrongResult: UIViewController, UITextViewDelegate {
  func textViewShouldEndEditing(_ textView: UITextView) {}
}
