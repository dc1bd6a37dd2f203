#if canImport(SwiftUI)
import FieldNavigation
import SwiftUI

/// The frame is in screen coordinates, in points.
struct FieldPlace<Value: Hashable>: Equatable {
  let value: Value
  let frame: CGRect
  let direction: LayoutDirection
}

/// Where the fields of a form in reading order are (R3).
struct FieldFrames<Value: Hashable> {
  private var frames: [Value: LayoutRect] = [:]
  /// The fields that have reported a frame in the current frame of a scroll.
  private var reported: Set<Value> = []
  private var direction = ReadingDirection.leftToRight
  private(set) var haveMovedSinceSort = false

  /// Notes a field's frame.
  ///
  /// In a scroll the fields report one after another. A neighbor that hasn't
  /// reported yet counts as moved by as much as this field, because a fast
  /// scroll moves a field past the neighbor's former place.
  ///
  /// - Parameter near: the field and its neighbors in the form, or none if it
  ///   isn't in the form.
  /// - Returns: whether the field is still in its place between its neighbors.
  mutating func move(to place: FieldPlace<Value>, among near: [Value]) -> Bool {
    let new = LayoutRect(
      x: place.frame.minX, y: place.frame.minY, width: place.frame.width,
      height: place.frame.height)
    let old = frames.updateValue(new, forKey: place.value)
    direction =
      place.direction == .rightToLeft ? .rightToLeft : .leftToRight
    haveMovedSinceSort = true
    if !reported.insert(place.value).inserted { reported = [place.value] }
    guard let old, !near.isEmpty else { return false }
    let nodes = near.compactMap { value in
      frames[value].map { frame in
        var frame = frame
        if !reported.contains(value) {
          frame.x += new.x - old.x
          frame.y += new.y - old.y
        }
        return LayoutNode.field(value, frame)
      }
    }
    return ReadingOrder.sorted(nodes, direction: direction)
      == near.filter { frames[$0] != nil }
  }

  mutating func forget(_ value: Value) {
    frames[value] = nil
    reported.remove(value)
  }

  mutating func sort(_ values: [Value]) -> [Value] {
    haveMovedSinceSort = false
    let placed = values.compactMap { value in
      frames[value].map { LayoutNode.field(value, $0) }
    }
    return ReadingOrder.sorted(placed, direction: direction)
  }
}
#endif
