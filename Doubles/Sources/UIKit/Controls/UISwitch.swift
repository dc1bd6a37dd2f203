@MainActor open class UISwitch: UIControl {
  open var isOn = false

  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// Changes the switch as the user does: unlike a change by code it sends
  /// actions.
  package func flip() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}
