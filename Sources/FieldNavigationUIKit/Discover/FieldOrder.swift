#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// The order of the fields of a walk (R2, R3): it is sorted again only where
/// the layout is another one.
@MainActor struct FieldOrder {
  private var layout: [LayoutRecord] = []
  /// `nil` is the order of the hierarchy.
  private var places: [Int]?

  /// Whether the last sort found another layout.
  private(set) var hasChanged = false

  var recordCount: Int { layout.count }

  /// - Complexity: O(fields), and the sort of ``ReadingOrder`` where the layout
  ///   has changed.
  mutating func sorted(
    _ walk: FieldWalk, _ configuration: FieldNavigator.Configuration
  ) -> [NavigatedForm.Entry] {
    // Where the root itself is makes no difference to what is inside: it may be
    // moved for the keyboard.
    hasChanged = walk.layout.dropFirst() != layout.dropFirst()
    if hasChanged || walk.layout.first?.direction != layout.first?.direction {
      layout = walk.layout
      let order = order(walk, configuration)
      let isSorted = zip(order, order.indices).allSatisfy { $0 == $1 }
      places = isSorted ? nil : order
    }
    return places.map { $0.map { walk.fields[$0] } } ?? walk.fields
  }

  /// An explicit list wins, then tags, then reading order (R2).
  private func order(
    _ walk: FieldWalk, _ configuration: FieldNavigator.Configuration
  ) -> [Int] {
    var count = 0
    let direction = layout.first?.direction ?? .leftToRight
    let nodes = layout.nodes(in: layout.indices, direction, counting: &count)
    var order = ReadingOrder.sorted(nodes, direction: direction)
    if configuration.sortsByTag {
      let tags = layout.filter(\.isField).map(\.tag)
      order = SequentialOrder.byTag(order.map { tags[$0] }).map { order[$0] }
    }
    guard let listed = configuration.listed?.responders, !listed.isEmpty
    else { return order }
    var places: [ObjectIdentifier: Int32] = [:]
    for (place, responder) in listed.enumerated() {
      places[ObjectIdentifier(responder)] = Int32(place)
    }
    let explicit = order.map { place -> Int32 in
      guard case .responder(let responder) = walk.fields[place].source
      else { return -1 }
      return places[ObjectIdentifier(responder)] ?? -1
    }
    return TabOrder.merge(explicit).map { order[Int($0)] }
  }
}
#endif
