public import Foundation

/// The snapshot that a list shows, and the paths of its items.
@MainActor
private struct Shown<
  Section: Hashable & Sendable, Item: Hashable & Sendable
> {
  var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()

  func item(at path: IndexPath) -> Item? {
    guard let section = section(at: path.section) else { return nil }
    let items = snapshot.itemIdentifiers(inSection: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func section(at place: Int) -> Section? {
    let all = snapshot.sectionIdentifiers
    return all.indices.contains(place) ? all[place] : nil
  }

  func path(of item: Item) -> IndexPath? {
    guard let section = snapshot.sectionIdentifier(containingItem: item),
      let place = snapshot.indexOfSection(section),
      let row = snapshot.itemIdentifiers(inSection: section)
        .firstIndex(of: item)
    else { return nil }
    return IndexPath(row: row, section: place)
  }

  /// Shows a new snapshot. Cells follow their items.
  mutating func apply(
    _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> Change {
    let old = self
    snapshot = new
    snapshot.forgetChanges()
    let now = self
    return Change(
      counts: new.counts,
      move: { old.item(at: $0).flatMap(now.path) },
      reloaded: new.reloaded.compactMap(path),
      reconfigured: new.reconfigured.compactMap(path))
  }
}

@MainActor private struct Change {
  let counts: [Int]
  let move: (IndexPath) -> IndexPath?
  let reloaded: [IndexPath]
  let reconfigured: [IndexPath]
}

@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var shown = Shown<SectionIdentifierType, ItemIdentifierType>()

  public init(
    tableView: UITableView, cellProvider: @escaping CellProvider
  ) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    shown.snapshot
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<
      SectionIdentifierType, ItemIdentifierType
    >, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let change = shown.apply(snapshot)
    tableView?.change(to: change.counts, change.move)
    tableView?.reloadRows(at: change.reloaded, with: defaultRowAnimation)
    tableView?.reconfigureRows(at: change.reconfigured)
    completion?()
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<
      SectionIdentifierType, ItemIdentifierType
    >, completion: (() -> Void)? = nil
  ) {
    _ = shown.apply(snapshot)
    tableView?.reloadData()
    completion?()
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }

  // MARK: Data source

  open func numberOfSections(in tableView: UITableView) -> Int {
    shown.snapshot.numberOfSections
  }

  open func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    shown.snapshot.counts[section]
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else { preconditionFailure("the provider has no cell at \(indexPath)") }
    return cell
  }
}

@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String,
    _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  open var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var shown = Shown<SectionIdentifierType, ItemIdentifierType>()

  public init(
    collectionView: UICollectionView, cellProvider: @escaping CellProvider
  ) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    shown.snapshot
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<
      SectionIdentifierType, ItemIdentifierType
    >, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let change = shown.apply(snapshot)
    collectionView?.change(to: change.counts, change.move)
    collectionView?.reloadItems(at: change.reloaded)
    collectionView?.reconfigureItems(at: change.reconfigured)
    completion?()
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<
      SectionIdentifierType, ItemIdentifierType
    >, completion: (() -> Void)? = nil
  ) {
    _ = shown.apply(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    shown.snapshot.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    shown.snapshot.counts[section]
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else { preconditionFailure("the provider has no cell at \(indexPath)") }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = supplementaryViewProvider?(collectionView, kind, indexPath)
    guard let view else {
      preconditionFailure("the provider has no \(kind) at \(indexPath)")
    }
    return view
  }
}
