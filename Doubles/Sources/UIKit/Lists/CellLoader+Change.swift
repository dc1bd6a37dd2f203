import Foundation

extension CellLoader {
  /// Inserts cells. The index paths are those after the insertion.
  func insert(_ new: [IndexPath]) {
    var after = counts
    for path in new { after[path.section] += 1 }
    let new = new.sorted()
    change(to: after) { old in
      new.reduce(old) { place, path in
        path.section == place.section && path.row <= place.row
          ? IndexPath(row: place.row + 1, section: place.section) : place
      }
    }
  }

  /// Deletes cells. The index paths are those before the deletion.
  func delete(_ gone: [IndexPath]) {
    var after = counts
    for path in gone { after[path.section] -= 1 }
    change(to: after) { old in
      guard !gone.contains(old) else { return nil }
      let before = gone.count { $0.section == old.section && $0.row < old.row }
      return IndexPath(row: old.row - before, section: old.section)
    }
  }
}
