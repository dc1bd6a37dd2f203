public import Foundation

@MainActor open class UISearchTextField: UITextField {}

/// A search bar, whose text field takes focus. The double doesn't support
/// search bar delegates.
@MainActor open class UISearchBar: UIView {
  public let searchTextField = UISearchTextField()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addField()
  }

  private func addField() {
    searchTextField.returnKeyType = .search
    addSubview(searchTextField)
  }

  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  open override var isFirstResponder: Bool {
    searchTextField.isFirstResponder
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  open override func layoutSubviews() {
    searchTextField.frame = bounds.insetBy(dx: 8, dy: 4)
  }
}
