/// The amount that was added to an inset for the keyboard. It is added and
/// subtracted, never saved and written back, so that the app's own changes stay
/// (A4).
///
/// ```swift
/// var added = InsetAddition()
/// added.set(216, on: 10)  // 226: write this to the scroll view
/// added.set(0, on: 230)   // 14: the app had added 4 meanwhile
/// ```
package struct InsetAddition: Hashable, Sendable {
  package private(set) var amount = 0.0

  package init() {}

  /// The inset to write, given the present inset.
  package mutating func set(_ amount: Double, on inset: Double) -> Double {
    defer { self.amount = amount }
    return inset - self.amount + amount
  }
}

/// How far a container was shifted for the keyboard. If the frame is not the
/// frame that was set, a layout has taken the shift away already (A4).
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

  /// The shift that this frame includes; 0 after a layout.
  package func amount(in frame: LayoutRect) -> Double {
    frame == self.frame ? amount : 0
  }

  /// The frame to write, given the present frame.
  package mutating func set(_ amount: Double, on frame: LayoutRect)
    -> LayoutRect
  {
    let shifted = frame.offsetBy(y: self.amount(in: frame) - amount)
    self.amount = amount
    self.frame = shifted
    return shifted
  }
}
