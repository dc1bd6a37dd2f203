package import UIKit

extension User {
  /// What stands above the keyboard on the screen.
  package var bar: UIToolbar? {
    device.keyboard.frame == nil
      ? nil : device.keyboard.accessoryView as? UIToolbar
  }

  /// A tap on the item that says so. False where nothing comes of it.
  @discardableResult
  package func tapBar(_ label: String) -> Bool {
    defer { settle() }
    let item = bar?.items?.first {
      $0.accessibilityLabel == label || $0.title == label
    }
    return item?.tapped() ?? false
  }
}
