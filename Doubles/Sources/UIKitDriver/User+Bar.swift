package import UIKit

extension User {
  /// The bar that the on-screen keyboard shows above its keys.
  package var bar: UIToolbar? {
    device.keyboard.frame == nil
      ? nil : device.keyboard.accessoryView as? UIToolbar
  }

  /// Taps the bar's item that has the given label. Returns false if the tap
  /// does nothing.
  @discardableResult
  package func tapBar(_ label: String) -> Bool {
    defer { settle() }
    let item = bar?.items?.first {
      $0.accessibilityLabel == label || $0.title == label
    }
    return item?.tapped() ?? false
  }
}
