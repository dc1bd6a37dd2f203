#if GTK && os(Linux)
/// Objects by the widgets that they were created for, in the order of their
/// creation. A table of 5,000 objects answers as fast as a table of two.
@MainActor struct OwnerTable<Owner: AnyObject> {
  private struct Entry {
    var live: [Int: Owner] = [:]
    /// The numbers of the objects, in order. The number of a removed object
    /// goes when it's the first, or when such numbers are half of the list.
    var order: [Int] = []
  }

  private var entries: [Widget: Entry] = [:]
  private var count = 0

  /// - Returns: the number that removes the object again.
  mutating func insert(_ owner: Owner, at widgets: [Widget]) -> Int {
    count += 1
    for widget in widgets {
      entries[widget, default: Entry()].live[count] = owner
      entries[widget, default: Entry()].order.append(count)
    }
    return count
  }

  mutating func remove(_ number: Int, at widgets: [Widget]) {
    for widget in widgets {
      entries[widget]?.live[number] = nil
      guard let entry = entries[widget] else { continue }
      if entry.live.isEmpty {
        entries[widget] = nil
      } else if entry.live.count * 2 < entry.order.count {
        entries[widget]?.order = entry.order.filter { entry.live[$0] != nil }
      } else {
        let gone = entry.order.prefix { entry.live[$0] == nil }.count
        if gone > 0 { entries[widget]?.order.removeFirst(gone) }
      }
    }
  }

  /// The oldest objects of a widget that pass a test, at most two.
  func oldest(at widget: Widget, where test: (Owner) -> Bool) -> [Owner] {
    guard let entry = entries[widget] else { return [] }
    var found: [Owner] = []
    for number in entry.order {
      guard let owner = entry.live[number], test(owner) else { continue }
      found.append(owner)
      if found.count == 2 { break }
    }
    return found
  }
}
#endif
