#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// What the order depends on, of one view on the way to a field. A walk leaves
/// a list of them; what is inside of a view follows it.
struct LayoutRecord: Equatable {
  let view: ObjectIdentifier
  let isField: Bool
  let tag: Int
  private(set) var frame: LayoutRect
  private(set) var direction = ReadingDirection.leftToRight
  private(set) var isUnit = false
  /// Where what is inside ends.
  private(set) var end = 0

  @MainActor init(field view: UIView, tag: Int) {
    self.view = ObjectIdentifier(view)
    isField = true
    self.tag = tag
    frame = LayoutRect(view.frame)
  }

  @MainActor init(gap: RowGap, _ frame: CGRect) {
    view = ObjectIdentifier(gap)
    isField = true
    tag = 0
    self.frame = LayoutRect(frame)
  }

  @MainActor init(container view: UIView) {
    self.view = ObjectIdentifier(view)
    isField = false
    tag = 0
    frame = LayoutRect(x: 0, y: 0, width: 0, height: 0)
  }

  /// All that is inside is known.
  @MainActor mutating func close(
    _ view: UIView, end: Int, isUnit: Bool
  ) {
    frame = LayoutRect(view.frame)
    if isUnit, let scroller = view as? UIScrollView {
      // What lies over its edges is not beside it: bars, by their insets.
      frame.y += Double(scroller.adjustedContentInset.top)
      frame.height -= Double(
        scroller.adjustedContentInset.top + scroller.adjustedContentInset.bottom
      )
    }
    direction =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
    self.isUnit = isUnit
    self.end = end
  }
}

extension [LayoutRecord] {
  /// The records from a place on as nodes; fields are numbered as they come.
  ///
  /// - Parameter around: the direction of what they are in.
  func nodes(
    in range: Range<Int>, _ around: ReadingDirection, counting fields: inout Int
  ) -> [LayoutNode<Int>] {
    var nodes: [LayoutNode<Int>] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let record = self[place]
      if record.isField {
        nodes.append(.field(fields, record.frame))
        fields += 1
        place += 1
      } else {
        let inside = self.nodes(
          in: place + 1..<record.end, record.direction, counting: &fields)
        var node = LayoutNode.container(
          record.frame, inside, direction: record.direction)
        // A unit has its place in the direction of what it is in.
        if record.isUnit, record.direction != around {
          node = .container(record.frame, [node])
        }
        node.isUnit = record.isUnit
        nodes.append(node)
        place = record.end
      }
    }
    return nodes
  }
}
#endif
