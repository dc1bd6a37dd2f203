#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigationUIKit
import Foundation
import UIKit

/// The settings contain a sheet and a field with a number pad. A switch hides
/// and shows rows. An input bar is above the number pad, because the pad
/// has no Return key.
final class SettingsViewController: StackViewController {
  let name = LabeledField("Name", identifier: "name")
  let host = LabeledField("Host", identifier: "host")
  let port = LabeledField("Port", identifier: "port")
  let usesProxy = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
  private(set) var address: String?
  private(set) var hasSaved = false
  private var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    port.field.keyboardType = .numberPad
    usesProxy.accessibilityIdentifier = "proxy"
    usesProxy.accessibilityLabel = "Use a proxy"
    let flip = UIAction { [weak self] _ in self?.showProxy() }
    usesProxy.addAction(flip, for: .valueChanged)
    show([
      name.row, usesProxy, host.row, port.row,
      UIButton("Address", identifier: "address") { [weak self] in
        self?.editAddress()
      },
    ])
    showProxy()
    navigator = FieldNavigator(in: view)
    navigator?.onFinish = { [weak self] in self?.hasSaved = true }
  }

  private func showProxy() {
    for row in [host.row, port.row] { row.isHidden = !usesProxy.isOn }
    view.setNeedsLayout()
  }

  private func editAddress() {
    let sheet = AddressSheet { [weak self] in self?.address = $0 }
    sheet.modalPresentationStyle = .pageSheet
    present(sheet, animated: true)
  }
}
#endif
