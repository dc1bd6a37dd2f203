public import Foundation

extension UICollectionView {
  public nonisolated class var elementKindSectionHeader: String {
    "UICollectionElementKindSectionHeader"
  }
  public nonisolated class var elementKindSectionFooter: String {
    "UICollectionElementKindSectionFooter"
  }

  /// Makes and configures cells of one class.
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    fileprivate let identifier = UUID().uuidString
    fileprivate let handler: Handler

    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// Makes and configures headers or footers of one class.
  @MainActor
  public struct SupplementaryRegistration<
    Supplementary: UICollectionReusableView
  > {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String,
      _ indexPath: IndexPath
    ) -> Void

    fileprivate let identifier = UUID().uuidString
    fileprivate let kind: String
    fileprivate let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>,
    for indexPath: IndexPath, item: Item?
  ) -> Cell {
    guard let cell = dequeue(Cell.self, registration.identifier) as? Cell else {
      preconditionFailure("the registration's cell is no \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<
    Supplementary: UICollectionReusableView
  >(
    using registration:
      UICollectionView.SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.kind, registration.identifier)
    register(
      Supplementary.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: identifier)
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      preconditionFailure("the registration's view is no \(Supplementary.self)")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
