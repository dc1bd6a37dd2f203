/// The amount added to an inset for the keyboard. It is subtracted later,
/// because restoring a saved inset would lose what the app changed meanwhile
/// (A4).
///
/// An inset below the amount doesn't include it any more: the app has replaced
/// the inset.
///
/// ```swift
/// var added = InsetAddition()
/// added.set(216, on: 10)  // 226: write this to the scroll view
/// added.set(0, on: 230)   // 14: the app had added 4 meanwhile
///
/// added.set(216, on: 0)   // 216
/// added.set(0, on: 10)    // 10: the app had set 10 meanwhile
/// ```
package struct InsetAddition: Hashable, Sendable {
  package private(set) var amount = 0.0
  private var written: Double?
  private var originalInset = 0.0

  package init() {}

  package func isOverwritten(by inset: Double) -> Bool {
    amount != 0 && inset != written
  }

  package func appInset(in inset: Double) -> Double {
    // Subtracting the amount again would introduce a rounding error.
    if inset == written { return originalInset }
    let rest = inset - amount
    return rest >= 0 ? rest : inset
  }

  /// Returns the inset to write instead of the current one.
  package mutating func set(_ amount: Double, on inset: Double) -> Double {
    originalInset = appInset(in: inset)
    let new = originalInset + amount
    self.amount = amount
    written = new
    return new
  }
}

/// How far a container was shifted for the keyboard.
///
/// A frame that has moved since has lost the shift to a layout pass (A4). If
/// only its size changed, the parent resized the container, and the shift still
/// applies.
///
/// ```swift
/// var shift = ShiftAddition()
/// let frame = LayoutRect(x: 0, y: 64, width: 320, height: 416)
/// let up = shift.set(100, on: frame)
/// up.y                    // -36
/// shift.set(0, on: up).y  // 64
/// ```
package struct ShiftAddition: Hashable, Sendable {
  private var amount = 0.0
  private var frame: LayoutRect?

  package init() {}

  /// The shift that this frame includes; 0 if a layout pass removed it.
  package func amount(in frame: LayoutRect) -> Double {
    guard let top = self.frame?.y, (frame.y - top).magnitude < 0.001
    else { return 0 }
    return amount
  }

  /// The shift that a layout pass removed by moving the frame back to its
  /// place; 0 if the frame is anywhere else.
  package func lostAmount(in frame: LayoutRect) -> Double {
    guard amount != 0, let home = self.frame?.offsetBy(y: amount) else {
      return 0
    }
    return frame.isSame(as: home) ? amount : 0
  }

  /// Returns the frame to write instead of the current one.
  package mutating func set(_ amount: Double, on frame: LayoutRect)
    -> LayoutRect
  {
    let shifted = frame.offsetBy(y: self.amount(in: frame) - amount)
    self.amount = amount
    self.frame = shifted
    return shifted
  }
}
