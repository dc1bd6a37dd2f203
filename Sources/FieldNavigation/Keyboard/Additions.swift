/// The amount that was added to an inset for the keyboard. It is added and
/// subtracted, never saved and written back, so that the app's own changes stay
/// (A4).
///
/// An inset that is lower than the amount was set anew by the app, so nothing of
/// the amount is in it any more.
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
  /// The inset without the amount, when the amount was added.
  private var own = 0.0

  package init() {}

  /// Whether the app has changed the inset since an amount was added.
  package func isChanged(_ inset: Double) -> Bool {
    amount != 0 && inset != written
  }

  /// The present inset without the amount that was added.
  package func rest(of inset: Double) -> Double {
    // To subtract again would round off.
    if inset == written { return own }
    let rest = inset - amount
    return rest >= 0 ? rest : inset
  }

  /// The inset to write, given the present inset.
  package mutating func set(_ amount: Double, on inset: Double) -> Double {
    own = rest(of: inset)
    let new = own + amount
    self.amount = amount
    written = new
    return new
  }
}

/// How far a container was shifted for the keyboard. If the frame is not where
/// it was set, a layout has taken the shift away already (A4). Another size in
/// the same place is a parent's that stretches: the shift is still there.
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
    guard let top = self.frame?.y, (frame.y - top).magnitude < 0.001
    else { return 0 }
    return amount
  }

  /// The shift that a layout took away: the frame is the same as before the
  /// shift. 0 if the shift is still there, or the frame another one.
  package func lostAmount(in frame: LayoutRect) -> Double {
    guard amount != 0, let home = self.frame?.offsetBy(y: amount) else {
      return 0
    }
    return frame.isSame(as: home) ? amount : 0
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
