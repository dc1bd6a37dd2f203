import Foundation
import UIKit

// These controllers show how UIKit behaves without the library. The file
// imports no product of the package.

/// A delegate that isn't a controller.
final class NonAdopterDelegate: NSObject, UITextFieldDelegate {
  private(set) var presses = 0

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    presses += 1
    return true
  }
}

/// A controller with tagged fields. Another object is the delegate of these
/// fields. The controller adopts no recipe.
final class NonAdopter: UIViewController {
  let own = NonAdopterDelegate()

  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, name) in ["a", "b"].enumerated() {
      let field = UITextField(
        frame: CGRect(x: 20, y: 20 + 40 * place, width: 200, height: 30))
      field.accessibilityIdentifier = name
      field.tag = place + 1
      field.delegate = own
      view.addSubview(field)
    }
  }
}

/// A controller that is the delegate of its fields. The controller implements
/// no delegate method.
final class SilentNonAdopter: UIViewController, UITextFieldDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, name) in ["a", "b"].enumerated() {
      let field = UITextField(
        frame: CGRect(x: 20, y: 20 + 40 * place, width: 200, height: 30))
      field.accessibilityIdentifier = name
      field.tag = place + 1
      field.delegate = self
      view.addSubview(field)
    }
  }
}
