public import Foundation

@MainActor open class UIPickerView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame.orWheels)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

@MainActor open class UIDatePicker: UIControl {
  open var date = Date()

  public override init(frame: CGRect) {
    super.init(frame: frame.orWheels)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension CGRect {
  /// The given frame, or a frame with the default size if the given frame is
  /// empty.
  fileprivate var orWheels: CGRect {
    isEmpty
      ? CGRect(origin: origin, size: CGSize(width: 320, height: 216)) : self
  }
}
