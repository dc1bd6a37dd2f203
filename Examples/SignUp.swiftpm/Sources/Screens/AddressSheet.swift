#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigationUIKit
import Foundation
import UIKit

/// A sheet with its own form. The sheet closes after Return in the last field.
final class AddressSheet: StackViewController {
  let street = LabeledField("Street", identifier: "street")
  let city = LabeledField("City", identifier: "city")
  private let done: (String) -> Void
  private var navigator: FieldNavigator?

  init(_ done: @escaping (String) -> Void) {
    self.done = done
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Address"
    show([street.row, city.row])
    navigator = FieldNavigator(in: view)
    navigator?.onFinish = { [weak self] in self?.close() }
  }

  private func close() {
    done("\(street.field.text ?? ""), \(city.field.text ?? "")")
    dismiss(animated: true)
  }
}
#endif
