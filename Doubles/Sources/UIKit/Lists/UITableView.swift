public import Foundation

@MainActor open class UITableView: UIScrollView {
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { cells.reload() }
  }
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { cells.rearrange() }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var rowHeight: CGFloat = 44 {
    didSet { cells.rearrange() }
  }
  private lazy var cells = CellLoader(for: self)

  open override func layoutSubviews() {
    cells.layOut()
  }

  // MARK: Cells

  open func register(
    _ cellClass: AnyClass?, forCellReuseIdentifier identifier: String
  ) {
    cells.pool.register(cellClass, identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String)
    -> UITableViewCell?
  {
    cells.pool.waiting(identifier) as? UITableViewCell
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = cells.pool.dequeue(identifier) as? UITableViewCell else {
      preconditionFailure("what is registered is no UITableViewCell")
    }
    return cell
  }

  open var visibleCells: [UITableViewCell] {
    cells.inSight.compactMap { cellForRow(at: $0) }
  }

  open var indexPathsForVisibleRows: [IndexPath]? { cells.inSight }

  /// Since iOS 15, the method also returns loaded cells that aren't visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    cells.loaded[indexPath] as? UITableViewCell
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.path(of: cell)
  }

  // MARK: Rows

  open var numberOfSections: Int { cells.counts.count }

  open func numberOfRows(inSection section: Int) -> Int {
    cells.counts[section]
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    cells.frame(at: indexPath) ?? .zero
  }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    guard let place = cells.frame(at: indexPath) else {
      preconditionFailure("there is no row \(indexPath) to scroll to")
    }
    let edge: ScrollEdge =
      switch scrollPosition {
      case .none: .nearest
      case .top: .start
      case .middle: .middle
      case .bottom: .end
      }
    scroll(to: place, .unchanged, edge, animated: animated)
  }

  open func reloadData() {
    cells.reload()
  }

  open func insertRows(
    at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
  ) {
    cells.insert(indexPaths)
  }

  open func deleteRows(
    at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
  ) {
    cells.delete(indexPaths)
  }

  open func reloadRows(
    at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
  ) {
    cells.replace(indexPaths)
  }

  open func reconfigureRows(at indexPaths: [IndexPath]) {
    cells.reconfigure(indexPaths)
  }

  /// Moves the loaded cells to the paths of their items.
  func change(to counts: [Int], _ move: (IndexPath) -> IndexPath?) {
    cells.change(to: counts, move)
  }
}

extension UITableView: CellHost {
  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    #if canImport(ObjectiveC)
    let sections = dataSource.numberOfSections?(in: self) ?? 1
    #else
    let sections = dataSource.numberOfSections(in: self)
    #endif
    return (0..<sections).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  func askCell(at path: IndexPath) -> (any ReusableCell)? {
    dataSource?.tableView(self, cellForRowAt: path)
  }

  func willDisplay(_ cell: any ReusableCell, at path: IndexPath) {
    guard let cell = cell as? UITableViewCell else { return }
    #if canImport(ObjectiveC)
    delegate?.tableView?(self, willDisplay: cell, forRowAt: path)
    #else
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    #endif
  }

  func prefetch(_ paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, prefetchRowsAt: paths)
  }

  func arrange(_ paths: [IndexPath]) -> (frames: [CGRect], content: CGSize) {
    var y: CGFloat = 0
    let frames = paths.map { path in
      defer { y += height(at: path) }
      return CGRect(
        x: 0, y: y, width: bounds.width, height: height(at: path))
    }
    return (frames, CGSize(width: bounds.width, height: y))
  }

  private func height(at path: IndexPath) -> CGFloat {
    #if canImport(ObjectiveC)
    delegate?.tableView?(self, heightForRowAt: path) ?? rowHeight
    #else
    delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    #endif
  }
}
