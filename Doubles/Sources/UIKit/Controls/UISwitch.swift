@MainActor open class UISwitch: UIControl {
  open var isOn = false

  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// Flips the switch as the user does: unlike a change by code, the flip sends
  /// actions.
  package func flip() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}
