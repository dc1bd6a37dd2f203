// rejected: main actor-isolated property 'text' can not be mutated
import UIKit

// A plain function may run anywhere.
func clear(_ textField: UITextField) {
  textField.text = ""
}
