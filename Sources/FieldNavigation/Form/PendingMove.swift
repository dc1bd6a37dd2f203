/// A move to a field that has no view yet: it waits for the view and is dropped
/// when the user moves focus in the meantime (R13).
///
/// ```swift
/// var pending = PendingMove<String>()
/// pending.wait(for: "row 40", from: "row 3")
/// pending.appeared("row 40")  // true: focus it now
/// ```
public struct PendingMove<ID: Hashable> {
  /// The field that is waited for.
  public private(set) var target: ID?
  private var origin: ID?

  public init() {}

  /// Starts to wait; what was waited for before is dropped.
  public mutating func wait(for target: ID, from origin: ID?) {
    self.target = target
    self.origin = origin
  }

  /// A field has got its view. True once, for the field that is waited for:
  /// focus it.
  public mutating func appeared(_ id: ID) -> Bool {
    guard id == target else { return false }
    cancel()
    return true
  }

  /// Focus is in this field now. Anywhere but where the move began means that
  /// the user went elsewhere.
  public mutating func focusChanged(to id: ID?) {
    if id != origin { cancel() }
  }

  /// The view will not come, or is not wanted any more.
  public mutating func cancel() {
    target = nil
    origin = nil
  }
}

extension PendingMove: Sendable where ID: Sendable {}
