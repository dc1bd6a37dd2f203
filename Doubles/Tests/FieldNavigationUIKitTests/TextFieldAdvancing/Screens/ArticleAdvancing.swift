import UIKit

/// A plain implementation of the code in the 2016 article, for comparison with
/// TextFieldAdvancing.
///
/// Screens implement the delegate method themselves. If a protocol extension
/// implemented the delegate method, only Linux would call that implementation.
/// Apple systems call the method by its Objective-C name, which methods of
/// protocol extensions lack.
@MainActor protocol ArticleAdvancing {
  var articleSegue: String? { get }
}

extension ArticleAdvancing where Self: UIViewController {
  func articleAdvances(from field: UITextField) {
    if let next = view.viewWithTag(field.tag + 1) {
      next.becomeFirstResponder()
    } else if let articleSegue {
      performSegue(withIdentifier: articleSegue, sender: nil)
    }
  }
}
