#if canImport(UIKit) && (os(iOS) || os(Linux))
/// A table from objects to values, in order of insertion, which doesn't keep
/// the objects alive. A new object that has the address of a deallocated one
/// has no value.
@MainActor package struct WeakTable<Object: AnyObject, Value> {
  private struct Entry {
    weak var object: Object?
    /// `nil` after the object was removed.
    var value: Value?
  }

  private var entries: [Entry] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// At this number of entries, the table removes those of deallocated objects.
  /// Doubling it keeps an insertion at O(1).
  private var limit = 16

  package init() {}

  package init(_ objects: [Object], _ value: (Int) -> Value) {
    for (number, object) in objects.enumerated() where self[object] == nil {
      self[object] = value(number)
    }
  }

  package var isEmpty: Bool { places.isEmpty }

  /// The objects that are still alive.
  ///
  /// - Complexity: O(objects).
  package var objects: [Object] { entries.compactMap(\.object) }

  package subscript(object: Object) -> Value? {
    get { place(of: object).flatMap { entries[$0].value } }
    set {
      guard let newValue else { return remove(object) }
      if let place = place(of: object) {
        entries[place].value = newValue
      } else {
        compact()
        places[ObjectIdentifier(object)] = entries.count
        entries.append(Entry(object: object, value: newValue))
      }
    }
  }

  private func place(of object: Object) -> Int? {
    if places.isEmpty { return nil }
    return places[ObjectIdentifier(object)].flatMap {
      entries[$0].object === object ? $0 : nil
    }
  }

  private mutating func remove(_ object: Object) {
    guard let place = place(of: object) else { return }
    entries[place] = Entry()
    places[ObjectIdentifier(object)] = nil
    if places.isEmpty { removeDeallocated() }
  }

  private mutating func compact() {
    if entries.count >= limit { removeDeallocated() }
  }

  /// - Complexity: O(entries).
  package mutating func removeDeallocated() {
    let old = entries.count
    entries.removeAll { $0.object == nil }
    limit = max(16, 2 * entries.count)
    if entries.count == old { return }
    places = [:]
    for (place, entry) in entries.enumerated() {
      if let object = entry.object { places[ObjectIdentifier(object)] = place }
    }
  }
}
#endif
