// rejected: that is not exposed to Objective-C
import UIKit

final class HiddenSelector: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addKeyCommand(
      UIKeyCommand(
        input: "s", modifierFlags: .command, action: #selector(save(_:))))
  }

  func save(_ command: UIKeyCommand) {}
}
