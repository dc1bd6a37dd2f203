public import Foundation

@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public let contentView: UIView = UITableViewCellContentView(frame: .zero)
  open private(set) var reuseIdentifier: String?
  open var textLabel: UILabel? { ownLabel }
  private let ownLabel = UILabel(frame: .zero)

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// A list knows the class of its cells only at run time. Swift therefore
  /// needs a `required` initializer. UIKit doesn't mark its initializer
  /// `required`.
  @_spi(Lists) public required convenience init(registeredAs identifier: String)
  {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  open func prepareForReuse() {}

  open override func layoutSubviews() {
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
  }
}

/// A private class in UIKit. Apps meet it as the view of a touch.
final class UITableViewCellContentView: UIView {}
