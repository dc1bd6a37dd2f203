public import Foundation

@MainActor open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { cells.reload() }
  }
  open weak var delegate: (any UICollectionViewDelegate)?
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { adopt(collectionViewLayout) }
  }
  private lazy var cells = CellLoader(for: self)
  private lazy var supplementaries = SupplementaryLoader(for: self)

  public init(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
  ) {
    collectionViewLayout = layout
    super.init(frame: frame)
    adopt(layout)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    adopt(collectionViewLayout)
  }

  private func adopt(_ layout: UICollectionViewLayout) {
    layout.collectionView = self
    cells.rearrange()
  }

  func arrangeAgain() {
    cells.rearrange()
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { cells.rearrange() }
  }

  open override func layoutSubviews() {
    cells.layOut()
    supplementaries.layOut()
  }

  // MARK: Cells

  open func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    cells.pool.register(cellClass, identifier)
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = cells.pool.dequeue(identifier)
    guard let cell = cell as? UICollectionViewCell else {
      preconditionFailure("what is registered is no UICollectionViewCell")
    }
    return cell
  }

  /// The array isn't in the order of the items. Apps must not rely on the order
  /// of visible cells.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  open var indexPathsForVisibleItems: [IndexPath] { cells.inSight.reversed() }

  /// Since iOS 15, the method also returns loaded cells that aren't visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells.loaded[indexPath] as? UICollectionViewCell
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.path(of: cell)
  }

  /// Makes cells of a class that a registration names.
  func dequeue(_ cellClass: AnyClass, _ identifier: String)
    -> UICollectionViewCell
  {
    cells.pool.register(cellClass, identifier)
    return dequeueReusableCell(
      withReuseIdentifier: identifier, for: IndexPath(item: 0, section: 0))
  }

  // MARK: Headers and footers

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaries.register(viewClass, elementKind, identifier)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaries.dequeue(elementKind, identifier)
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplementaries.view(elementKind, indexPath)
  }

  // MARK: Items

  open var numberOfSections: Int { cells.counts.count }

  open func numberOfItems(inSection section: Int) -> Int {
    cells.counts[section]
  }

  open func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    cells.frame(at: indexPath).map { frame in
      let attributes = UICollectionViewLayoutAttributes()
      attributes.frame = frame
      return attributes
    }
  }

  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard let place = cells.frame(at: indexPath) else {
      preconditionFailure("there is no item \(indexPath) to scroll to")
    }
    scroll(
      to: place,
      scrollPosition.edge(.left, .centeredHorizontally, .right),
      scrollPosition.edge(.top, .centeredVertically, .bottom),
      animated: animated)
  }

  open func reloadData() {
    cells.reload()
    supplementaries.reload()
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    cells.insert(indexPaths)
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    cells.delete(indexPaths)
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    cells.replace(indexPaths)
  }

  open func reconfigureItems(at indexPaths: [IndexPath]) {
    cells.reconfigure(indexPaths)
  }

  /// Moves the loaded cells to the paths of their items.
  func change(to counts: [Int], _ move: (IndexPath) -> IndexPath?) {
    cells.change(to: counts, move)
  }
}
