import FieldNavigationUIKit
import UIKit

/// A way to get to the next field.
@MainActor struct Way {
  let name: String
  /// Puts it to work; what it returns is kept alive.
  let start: (Rows) -> AnyObject?
  /// Each way presses Return, unless noted otherwise.
  var press: (Rows, UITextField) -> Void = { $1.pressReturn() }

  /// UIKit's own time for moving focus, which is part of every way.
  static let bare = Way(name: "bare") { _ in
    nil
  } press: { rows, field in
    rows.fields[field.tag].becomeFirstResponder()
  }

  static let navigator = Way(name: "navigator") { rows in
    let navigator = FieldNavigator(in: rows.view)
    navigator.configuration.avoidsKeyboard = false
    return navigator
  }

  /// The keyboard comes, and the field is kept in sight: the others do not.
  static let avoiding = Way(name: "navigator-avoiding") {
    FieldNavigator(in: $0.view)
  }

  static let article = delegated("article") { ArticleDelegate($0.fields) }
  static let tags = delegated("tags") { TagDelegate($0.view) }
  static let peer = delegated("peer") { PeerDelegate($0.view) }

  static let all = [bare, navigator, avoiding, article, tags, peer]

  private static func delegated(
    _ name: String, _ make: @escaping (Rows) -> any UITextFieldDelegate
  ) -> Way {
    Way(name: name) { rows in
      let delegate = make(rows)
      for field in rows.fields { field.delegate = delegate }
      return delegate
    }
  }
}
