import UIKit

/// A plain implementation of the 2016 article's behavior, to compare ours with.
///
/// Screens implement the delegate method themselves. In a protocol extension,
/// only Linux would call it, because Apple systems call the method by its
/// Objective-C name, which such a method lacks.
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
