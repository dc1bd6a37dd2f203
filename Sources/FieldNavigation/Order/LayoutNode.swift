/// The direction in which a row is read.
public enum ReadingDirection: UInt8, Sendable {
  /// The leftmost field first.
  case leftToRight
  /// The field whose right edge is rightmost first.
  case rightToLeft
}

/// A field or a container of fields, as it is laid out: what reading order
/// looks at (R3).
public struct LayoutNode<ID> {
  package enum Content {
    case field(ID)
    indirect case container([LayoutNode])
  }

  package var content: Content
  /// In the coordinates of the container's content.
  package var frame: LayoutRect
  /// `nil` is the container's direction.
  package var direction: ReadingDirection?
  /// The container asks to be read as a unit, and is placed by its own frame.
  package var isUnit: Bool
  /// How far the container is scrolled, where its children's frames say what is
  /// seen on the screen; zero where they are content coordinates (UIKit).
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
  ///   - direction: its own; by default that of the container.
  public static func field(
    _ id: ID, _ frame: LayoutRect, direction: ReadingDirection? = nil
  ) -> LayoutNode {
    LayoutNode(.field(id), frame, direction, false, (0, 0))
  }

  /// A container with what is inside of it.
  ///
  /// - Parameters:
  ///   - frame: in the coordinates of the content that it lies in.
  ///   - children: fields and containers, in the order of the hierarchy.
  ///   - direction: its own; by default that of what it lies in.
  ///   - isUnit: it is read on its own, and placed by its own frame; false by
  ///     default.
  ///   - scrollOffset: how far it is scrolled, where the frames of its children
  ///     say what is seen on the screen; zero, the default, where they are content
  ///     coordinates (UIKit).
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
