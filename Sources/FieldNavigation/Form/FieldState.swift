/// Everything the engine knows about a field.
public struct FieldState: Hashable, Sendable {
  /// All properties in one number, because an update compares the whole state
  /// and a press reads parts of it: properties side by side would be compared
  /// one by one, which takes twice the time and enlarges the WebAssembly module.
  private var word: UInt32

  /// Reasons the field can't take focus; none by default, so that the field is
  /// reachable.
  public var obstacles: Obstacles {
    get { Obstacles(rawValue: UInt8(truncatingIfNeeded: word)) }
    set { word = word & ~Parts.obstacles.rawValue | UInt32(newValue.rawValue) }
  }
  /// Whether the field still needs input, which the adapter decides. True by
  /// default.
  public var isEmpty: Bool {
    get { !has(.filled) }
    set { set(.filled, to: !newValue) }
  }
  /// Whether Return has another function in the field, such as inserting a line
  /// break (R6, R14). False by default.
  public var handlesReturn: Bool {
    get { has(.handlesReturn) }
    set { set(.handlesReturn, to: newValue) }
  }
  /// A label that the app set, which also determines what Return does (R6).
  /// `nil` by default.
  public var fixedReturnKey: ReturnKey? {
    get {
      let number = UInt8(truncatingIfNeeded: word >> 24)
      return number == 0 ? nil : ReturnKey(rawValue: number &- 1)
    }
    set {
      let number = newValue.map { UInt32($0.rawValue) &+ 1 } ?? 0
      word = word & ~Parts.fixedReturnKey.rawValue | number << 24
    }
  }
  /// Whether the app calls the field's value a mistake (R16). False by default.
  /// It changes no label, and only a press that validates reads it, so the
  /// adapter may report it when ``FieldForm/Step/check(_:)`` asks.
  public var isInvalid: Bool {
    get { has(.invalid) }
    set { set(.invalid, to: newValue) }
  }

  /// Creates the state of a field that is reachable and empty by default.
  public init(
    obstacles: Obstacles = [],
    isEmpty: Bool = true,
    handlesReturn: Bool = false,
    fixedReturnKey: ReturnKey? = nil,
    isInvalid: Bool = false
  ) {
    word =
      UInt32(obstacles.rawValue) | (isEmpty ? 0 : Parts.filled.rawValue)
      | (handlesReturn ? Parts.handlesReturn.rawValue : 0)
      | (isInvalid ? Parts.invalid.rawValue : 0)
    self.fixedReturnKey = fixedReturnKey
  }

  /// Whether Return may go to the field (R1).
  public var isReachable: Bool { obstacles.isEmpty }

  /// Whether Return goes to the field by default (R4).
  package var isReachableAndEmpty: Bool { isReachable && isEmpty }

  /// Whether Tab stops at the field, which may be read-only or excluded (R8).
  package var isTabStop: Bool {
    obstacles.isSubset(of: [.notEditable, .excluded])
  }

  /// A transparent field that the app lists counts as visible, because the app
  /// may draw it in an overlay (R1).
  package var listedByName: FieldState {
    var state = self
    state.obstacles.remove(.transparent)
    return state
  }
}

extension FieldState {
  /// The bits of a state.
  struct Parts: OptionSet {
    let rawValue: UInt32

    static let obstacles = Parts(rawValue: 0xFF)
    static let filled = Parts(rawValue: 1 << 8)
    static let handlesReturn = Parts(rawValue: 1 << 9)
    static let invalid = Parts(rawValue: 1 << 10)
    static let fixedReturnKey = Parts(rawValue: 0xFF << 24)
  }

  /// The bits that differ from another state.
  func changes(from other: FieldState) -> Parts {
    Parts(rawValue: word ^ other.word)
  }

  private func has(_ part: Parts) -> Bool { word & part.rawValue != 0 }

  private mutating func set(_ part: Parts, to isOn: Bool) {
    word = word & ~part.rawValue | (isOn ? part.rawValue : 0)
  }

  /// Reasons a field can't take focus now: its own and those of all its
  /// ancestors. Without any, it's reachable (R1).
  /// ```swift
  /// let wrapper: FieldState.Obstacles = [.hidden]
  /// FieldState(obstacles: wrapper.union([])).isReachable  // false
  /// ```
  public struct Obstacles: OptionSet, Hashable, Sendable {
    /// The obstacles as bits.
    public var rawValue: UInt8

    /// Creates obstacles from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Hidden, or without an area.
    public static let hidden = Obstacles(rawValue: 1 << 0)
    /// Shown with an alpha below 0.01.
    public static let transparent = Obstacles(rawValue: 1 << 1)
    /// Not in the view hierarchy.
    public static let detached = Obstacles(rawValue: 1 << 2)
    /// Ignores user interaction, or is outside the front modal dialog.
    public static let noInteraction = Obstacles(rawValue: 1 << 3)
    /// Disabled. Tab skips the field, too.
    public static let disabled = Obstacles(rawValue: 1 << 4)
    /// Read-only. Tab still stops at the field (R8).
    public static let notEditable = Obstacles(rawValue: 1 << 5)
    /// Excluded by the app. Tab still stops at the field (R8).
    public static let excluded = Obstacles(rawValue: 1 << 6)

    /// The field was removed while it had focus (R11).
    static let removed = Obstacles(rawValue: 1 << 7)

    /// NaN counts as transparent.
    package static func alpha(_ alpha: Double) -> Obstacles {
      alpha >= 0.01 ? [] : .transparent
    }
  }
}
