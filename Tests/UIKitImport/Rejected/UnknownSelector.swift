// rejected: has no member 'savv'
import UIKit

final class UnknownSelector: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addKeyCommand(
      UIKeyCommand(
        input: "s", modifierFlags: .command,
        action: #selector(UnknownSelector.savv(_:))))
  }

  @objc func save(_ command: UIKeyCommand) {}
}
