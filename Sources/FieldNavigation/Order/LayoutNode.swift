/// The direction in which a row is read.
public enum ReadingDirection: UInt8, Sendable {
  /// Fields are sorted by their left edges, from left to right.
  case leftToRight
  /// Fields are sorted by their right edges, from right to left.
  case rightToLeft
}

/// A field or a container of fields, with the frame and direction from which
/// the reading order is computed (R3).
public struct LayoutNode<ID> {
  package enum Content {
    case field(ID)
    indirect case container([LayoutNode])
  }

  package var content: Content
  package var frame: LayoutRect
  package var direction: ReadingDirection?
  package var isUnit: Bool
  package var scrollOffset: (x: Double, y: Double)

  private init(
    _ content: Content, _ frame: LayoutRect, _ direction: ReadingDirection?,
    _ isUnit: Bool, _ scrollOffset: (x: Double, y: Double)
  ) {
    self.content = content
    self.frame = frame
    self.direction = direction
    self.isUnit = isUnit
    self.scrollOffset = scrollOffset
  }

  /// A field.
  ///
  /// - Parameters:
  ///   - id: the field.
  ///   - frame: in the coordinates of the container's content.
  ///   - direction: the field's direction; by default the enclosing
  ///     container's.
  public static func field(
    _ id: ID, _ frame: LayoutRect, direction: ReadingDirection? = nil
  ) -> LayoutNode {
    LayoutNode(.field(id), frame, direction, false, (0, 0))
  }

  /// A container with its children.
  ///
  /// - Parameters:
  ///   - frame: the frame in the coordinates of the enclosing container's
  ///     content.
  ///   - children: fields and containers, in hierarchy order.
  ///   - direction: the container's direction; by default the enclosing
  ///     container's.
  ///   - isUnit: whether the container is read as a unit and placed by its
  ///     frame; false by default.
  ///   - scrollOffset: how far the container is scrolled. Pass zero, the
  ///     default, if scrolling doesn't change the children's frames, as in
  ///     UIKit.
  public static func container(
    _ frame: LayoutRect, _ children: [LayoutNode],
    direction: ReadingDirection? = nil, isUnit: Bool = false,
    scrollOffset: (x: Double, y: Double) = (0, 0)
  ) -> LayoutNode {
    LayoutNode(.container(children), frame, direction, isUnit, scrollOffset)
  }
}

extension LayoutNode: Sendable where ID: Sendable {}
extension LayoutNode.Content: Sendable where ID: Sendable {}
