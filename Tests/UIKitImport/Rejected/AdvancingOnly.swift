// rejected: does not conform to protocol 'TextFieldAdvancing'
import FieldNavigationRecipes
import UIKit

// The article's own words. No iPhone would call a method, and Return do nothing.
final class AdvancingOnly: UIViewController, TextFieldAdvancing {
  let textFieldSegueIdentifier: String? = nil
}
