public import Foundation

@MainActor open class UICollectionReusableView: UIView {
  open fileprivate(set) var reuseIdentifier: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The initializer is marked `required` for the reason given at
  /// `UITableViewCell`.
  @_spi(Lists) public required convenience init(registeredAs identifier: String)
  {
    self.init(frame: Device.current.frameOfNextCell)
    reuseIdentifier = identifier
  }

  open func prepareForReuse() {}
}

@MainActor open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = CGRect(origin: .zero, size: frame.size)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
  }
}
