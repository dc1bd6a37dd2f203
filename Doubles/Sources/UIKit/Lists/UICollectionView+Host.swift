import Foundation

extension UICollectionView: CellHost {
  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    #if canImport(ObjectiveC)
    let sections = dataSource.numberOfSections?(in: self) ?? 1
    #else
    let sections = dataSource.numberOfSections(in: self)
    #endif
    return (0..<sections).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  func askCell(at path: IndexPath) -> (any ReusableCell)? {
    dataSource?.collectionView(self, cellForItemAt: path)
  }

  func willDisplay(_ cell: any ReusableCell, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    #if canImport(ObjectiveC)
    delegate?.collectionView?(self, willDisplay: cell, forItemAt: path)
    #else
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    #endif
  }

  func prefetch(_ paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, prefetchItemsAt: paths)
  }

  func arrange(_ paths: [IndexPath]) -> (frames: [CGRect], content: CGSize) {
    collectionViewLayout.arrange(paths, in: bounds.width)
  }
}

extension UICollectionView.ScrollPosition {
  /// The collection view scrolls along an axis only if the scroll position
  /// names a place on that axis.
  func edge(_ start: Self, _ middle: Self, _ end: Self) -> ScrollEdge {
    if contains(start) { return .start }
    if contains(middle) { return .middle }
    return contains(end) ? .end : .unchanged
  }
}
