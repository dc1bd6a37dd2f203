#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// The order of the fields of a walk (R2, R3): it is sorted again only where
/// the layout is another one.
@MainActor struct FieldOrder {
  private var layout: [LayoutRecord] = []
  /// `nil` is the order of the hierarchy.
  private var places: [Int]?

  var recordCount: Int { layout.count }

  /// - Complexity: O(fields), and the sort of ``ReadingOrder`` where the layout
  ///   has changed.
  mutating func sorted(
    _ walk: FieldWalk, _ wishes: Wishes
  ) -> [FieldTree.Entry] {
    if walk.layout != layout {
      layout = walk.layout
      let order = order(walk, wishes)
      let isSorted = zip(order, order.indices).allSatisfy { $0 == $1 }
      places = isSorted ? nil : order
    }
    return places.map { $0.map { walk.fields[$0] } } ?? walk.fields
  }

  /// An explicit list wins, then tags, then reading order (R2).
  private func order(_ walk: FieldWalk, _ wishes: Wishes) -> [Int] {
    var count = 0
    let direction = layout.first?.direction ?? .leftToRight
    let nodes = layout.nodes(in: layout.indices, direction, counting: &count)
    var order = ReadingOrder.sorted(nodes, direction: direction)
    if wishes.sortsByTag {
      let tags = layout.filter(\.isField).map(\.tag)
      order = SequentialOrder.byTag(order.map { tags[$0] }).map { order[$0] }
    }
    let listed = wishes.explicitOrder.responders
    if listed.isEmpty { return order }
    var places: [ObjectIdentifier: Int32] = [:]
    for (place, responder) in listed.enumerated() {
      places[ObjectIdentifier(responder)] = Int32(place)
    }
    let explicit = order.map {
      places[ObjectIdentifier(walk.fields[$0].responder)] ?? -1
    }
    return TabOrder.merge(explicit).map { order[Int($0)] }
  }
}
#endif
