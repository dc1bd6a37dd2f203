import Foundation

/// A list that loads only visible cells.
@MainActor protocol CellHost: UIScrollView {
  /// Asks the data source for the number of cells in each section.
  func askCounts() -> [Int]
  /// Asks the data source for a cell.
  func askCell(at path: IndexPath) -> (any ReusableCell)?
  /// Notifies the delegate before a cell becomes visible.
  func willDisplay(_ cell: any ReusableCell, at path: IndexPath)
  /// Notifies the prefetching data source of the cells that may appear next.
  func prefetch(_ paths: [IndexPath])
  /// Returns the frames of all cells and the size of the content.
  func arrange(_ paths: [IndexPath]) -> (frames: [CGRect], content: CGSize)
}

@MainActor protocol ReusableCell: UIView {
  var reuseIdentifier: String? { get }
  init(registeredAs identifier: String)
  func prepareForReuse()
}

extension UITableViewCell: ReusableCell {}
extension UICollectionViewCell: ReusableCell {}

/// The cells of a table or a collection.
@MainActor final class CellLoader {
  private unowned let host: any CellHost
  private(set) var loaded: [IndexPath: any ReusableCell] = [:]
  /// The paths of the visible cells, in the order of the data.
  private(set) var inSight: [IndexPath] = []
  let pool = CellPool()
  private var knownCounts: [Int]?
  private var paths: [IndexPath] = []
  private var frames: [CGRect] = []
  private var arrangedSize: CGSize?
  private var isReloading = false

  init(for host: any CellHost) {
    self.host = host
  }

  /// The number of cells in each section at the last reload. The data source
  /// may have changed since then.
  var counts: [Int] {
    if let knownCounts { return knownCounts }
    let counts = host.askCounts()
    knownCounts = counts
    return counts
  }

  func frame(at path: IndexPath) -> CGRect? {
    arrange()
    return paths.firstIndex(of: path).map { frames[$0] }
  }

  func path(of cell: UIView) -> IndexPath? {
    loaded.first { $0.value === cell }?.key
  }

  func reload() {
    knownCounts = nil
    arrangedSize = nil
    isReloading = true
    host.setNeedsLayout()
  }

  func rearrange() {
    arrangedSize = nil
    host.setNeedsLayout()
  }

  /// Moves the loaded cells to their new paths after an insertion or a
  /// deletion.
  func change(to new: [Int], _ move: (IndexPath) -> IndexPath?) {
    let asked = host.askCounts()
    precondition(asked == new, "Invalid update: \(asked) cells, not \(new)")
    resign(unless: move)
    knownCounts = new
    arrangedSize = nil
    var moved: [IndexPath: any ReusableCell] = [:]
    for (path, cell) in inOrder {
      if let place = move(path) {
        moved[place] = cell
      } else {
        recycle(cell)
      }
    }
    loaded = moved
    host.setNeedsLayout()
    host.layoutIfNeeded()
  }

  /// Makes the first responder resign if its row is deleted, or if it is in a
  /// header or footer.
  private func resign(unless move: (IndexPath) -> IndexPath?) {
    guard let window = host.window,
      let responder = window.firstResponderIn(host)
    else { return }
    let policies = Device.current.policies
    let row = loaded.first { window.firstResponderIn($0.value) != nil }
    let resigns =
      if let row {
        policies.deletionAsks && move(row.key) == nil
      } else {
        policies.updateResignsHeaders && host is UICollectionView
      }
    if !resigns { return }
    precondition(
      responder.resignFirstResponder(),
      "The first responder in a deleted row refused to resign")
  }

  /// Replaces cells by other cells. The old cell of a row can't become the new
  /// one, because it fades out meanwhile.
  func replace(_ paths: [IndexPath]) {
    for path in paths {
      guard let old = loaded.removeValue(forKey: path) else { continue }
      load(path)
      recycle(old)
    }
    host.setNeedsLayout()
    host.layoutIfNeeded()
  }

  /// Asks for cells again, and keeps them.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = loaded[path] else { continue }
      pool.kept = cell
      _ = host.askCell(at: path)
      pool.kept = nil
    }
  }

  // MARK: Layout

  func layOut() {
    arrange()
    if isReloading {
      isReloading = false
      let old = inOrder
      loaded = [:]
      for (_, cell) in old { recycle(cell) }
    }
    let sight = host.bounds
    let before = Set(inSight.filter { loaded[$0] != nil })
    inSight = zip(paths, frames).filter { $1.overlaps(sight) }.map(\.0)
    let next = following(Device.current.prefetchedCells)
    unload(keeping: next)
    for path in inSight + next where loaded[path] == nil { load(path) }
    for (path, frame) in zip(paths, frames) { loaded[path]?.frame = frame }
    for path in next { loaded[path]?.isHidden = true }
    for path in inSight where !before.contains(path) {
      guard let cell = loaded[path] else { continue }
      cell.isHidden = false
      host.willDisplay(cell, at: path)
    }
    let announced = following(1)
    if !announced.isEmpty, Set(inSight) != before { host.prefetch(announced) }
  }

  /// The paths after the last visible cell.
  private func following(_ count: Int) -> [IndexPath] {
    guard count > 0, let last = inSight.last,
      let place = paths.firstIndex(of: last)
    else { return [] }
    return Array(paths[(place + 1)...].prefix(count))
  }

  private func arrange() {
    guard arrangedSize != host.bounds.size else { return }
    arrangedSize = host.bounds.size
    paths = counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(row: $0, section: section) }
    }
    let all = host.arrange(paths)
    frames = all.frames
    host.contentSize = all.content
  }

  private var inOrder: [(key: IndexPath, value: any ReusableCell)] {
    loaded.sorted { $0.key < $1.key }
  }

  /// Recycles the cells that are not visible. The list keeps the cell that
  /// contains the first responder.
  private func unload(keeping next: [IndexPath]) {
    let sight = Set(inSight + next)
    for (path, cell) in inOrder where !sight.contains(path) {
      guard host.window?.firstResponderIn(cell) == nil else { continue }
      loaded[path] = nil
      recycle(cell)
    }
  }

  /// The newest cell becomes the first subview. Apps must not rely on the order
  /// of cells.
  private func load(_ path: IndexPath) {
    Device.current.frameOfNextCell = frame(at: path) ?? .zero
    guard let cell = host.askCell(at: path) else { return }
    loaded[path] = cell
    host.insertSubview(cell, at: 0)
    cell.isHidden = false
  }

  private func recycle(_ cell: any ReusableCell) {
    host.window?.firstResponderIn(cell)?.forceResign()
    let isKept = pool.take(cell) && Device.current.keepsReusedCells
    if isKept { cell.isHidden = true } else { cell.removeFromSuperview() }
  }
}

extension CGRect {
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY
      && other.minY < maxY
  }
}
