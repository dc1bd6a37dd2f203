// rejected: does not satisfy optional requirement of '@objc' protocol
import FieldNavigationRecipes
import UIKit

// The article's way: to adopt it would be enough. No iPhone calls the method.
extension TextFieldAdvancing where Self: UIViewController {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    advanceFirstResponder(from: textField)
    return true
  }
}

final class ExtensionOnly: UIViewController, TextFieldAdvancing {
  let textFieldSegueIdentifier: String? = nil
}
