import UIKit

/// The behavior of the 2016 article, written plainly: ours is compared with it.
///
/// The delegate's method is left to the screens: in a protocol extension it
/// would be called on Linux only, because Apple systems look for the name that
/// it has in Objective-C, and there it has none.
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
