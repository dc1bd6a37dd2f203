import UIKit

/// The 2016 article's code, written plainly for comparison with
/// `TextFieldAdvancing`.
///
/// Screens implement the delegate method themselves. A method of a protocol
/// extension would work only on Linux. Apple systems call the method by its
/// Objective-C name. Methods of protocol extensions have no such name.
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
