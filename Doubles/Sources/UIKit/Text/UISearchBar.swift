public import Foundation

@MainActor open class UISearchTextField: UITextField {
  fileprivate weak var bar: UISearchBar?

  override func didBegin() {
    bar?.searchController?.isActive = true
    super.didBegin()
    bar?.began()
  }

  override func didEnd() {
    super.didEnd()
    bar?.ended()
  }

  override func announceChange() {
    super.announceChange()
    bar?.changed()
  }

  override func lineBroke() { bar?.searched() }
}

/// A search bar, whose text field takes focus.
@MainActor open class UISearchBar: UIView {
  public let searchTextField = UISearchTextField()
  open weak var delegate: (any UISearchBarDelegate)?
  weak var searchController: UISearchController?

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
    searchTextField.bar = self
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

  // MARK: Delegate

  fileprivate func began() {
    #if canImport(ObjectiveC)
    delegate?.searchBarTextDidBeginEditing?(self)
    #else
    delegate?.searchBarTextDidBeginEditing(self)
    #endif
  }

  fileprivate func ended() {
    #if canImport(ObjectiveC)
    delegate?.searchBarTextDidEndEditing?(self)
    #else
    delegate?.searchBarTextDidEndEditing(self)
    #endif
  }

  fileprivate func changed() {
    #if canImport(ObjectiveC)
    delegate?.searchBar?(self, textDidChange: text ?? "")
    #else
    delegate?.searchBar(self, textDidChange: text ?? "")
    #endif
    searchController?.update()
  }

  fileprivate func searched() {
    #if canImport(ObjectiveC)
    delegate?.searchBarSearchButtonClicked?(self)
    #else
    delegate?.searchBarSearchButtonClicked(self)
    #endif
  }

  /// Taps the button that ends a search, as the user does.
  package func cancel() {
    searchController?.isActive = false
    #if canImport(ObjectiveC)
    delegate?.searchBarCancelButtonClicked?(self)
    #else
    delegate?.searchBarCancelButtonClicked(self)
    #endif
  }
}

#if canImport(ObjectiveC)
@MainActor @objc public protocol UISearchBarDelegate: NSObjectProtocol {
  @objc optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  @objc optional func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  @objc optional func searchBar(
    _ searchBar: UISearchBar, textDidChange searchText: String)
  @objc optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  @objc optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}
#else
@MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, textDidChange searchText: String
  ) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
#endif
