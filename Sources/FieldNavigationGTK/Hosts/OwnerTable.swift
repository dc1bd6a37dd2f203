#if GTK && os(Linux)
/// Objects by the widgets that they were created for, in the order of their
/// creation. A table of 5,000 objects answers as fast as a table of two.
///
/// The table isn't generic, because the C library would contain its code once
/// for each type.
@MainActor struct OwnerTable {
  private struct Entry {
    var live: [Int: AnyObject] = [:]
    /// The numbers of the objects, in order. The number of a removed object
    /// goes when it's the first, or when such numbers are half of the list.
    var order: [Int] = []

    mutating func remove(_ number: Int) {
      live[number] = nil
      if live.count * 2 < order.count {
        order = order.filter { live[$0] != nil }
      } else {
        let gone = order.prefix { live[$0] == nil }.count
        if gone > 0 { order.removeFirst(gone) }
      }
    }
  }

  private var entries: [Widget: Entry] = [:]
  private var count = 0

  /// - Returns: the number that removes the object again.
  mutating func insert(_ owner: AnyObject, at widgets: [Widget]) -> Int {
    count += 1
    for widget in widgets {
      entries[widget, default: Entry()].live[count] = owner
      entries[widget, default: Entry()].order.append(count)
    }
    return count
  }

  mutating func remove(_ number: Int, at widgets: [Widget]) {
    for widget in widgets {
      entries[widget]?.remove(number)
      if entries[widget]?.live.isEmpty == true { entries[widget] = nil }
    }
  }

  /// The oldest objects of a widget that pass a test, at most two.
  func oldest(at widget: Widget, where test: (AnyObject) -> Bool)
    -> [AnyObject]
  {
    guard let entry = entries[widget] else { return [] }
    var found: [AnyObject] = []
    for number in entry.order {
      guard let owner = entry.live[number], test(owner) else { continue }
      found.append(owner)
      if found.count == 2 { break }
    }
    return found
  }
}
#endif
