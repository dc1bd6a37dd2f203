import FieldNavigationUIKit
import UIKit

/// A way to move to the next field.
@MainActor struct Way {
  let name: String
  /// Installs the handlers. The caller keeps the returned object alive.
  let start: (Rows) -> AnyObject?
  /// Presses Return by default.
  var press: (Rows, UITextField) -> Void = { $1.pressReturn() }

  /// Does only UIKit's own work to move focus. All other ways include this
  /// work.
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

  /// Also keeps the field above the keyboard. No other benchmark does that.
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
