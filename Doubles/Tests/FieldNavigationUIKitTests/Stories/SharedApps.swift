import Foundation
import TestSupport
import UIKit
import UIKitDriver

// The apps of Tests/Stories/Shared.

extension StoryApp {
  static let sharedApps: StoryApps = [
    "Three": { shared(["a", "b", "c"]) },
    "Filled": { shared(["a", "b", "c"]) { $0[2].text = "x" } },
    "Hidden": { shared(["a", "b", "c"]) { $0[1].isHidden = true } },
    "Disabled": { shared(["a", "b", "c"]) { $0[1].isEnabled = false } },
    "SignUp": {
      shared(["name", "mail", "city", "password"]) { $0[2].text = "Rome" }
    },
  ]

  private static func shared(
    _ names: [String], prepare: @MainActor ([UITextField]) -> Void = { _ in }
  ) -> StoryApp {
    let app = SharedApp(names)
    prepare(app.fields)
    return StoryApp(User(root: app)) { app.done }
  }
}

private final class SharedApp: AppScreen {
  let fields: [UITextField]

  init(_ names: [String]) {
    fields = names.enumerated().map { place, name in
      .named(name, y: 20 + 50 * CGFloat(place))
    }
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(fields)
    navigate()
    finish { [weak self] in self?.done.append("finished") }
  }
}
