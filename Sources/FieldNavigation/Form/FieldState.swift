/// Why focus may not go to a field now; none of them means reachable (R1).
///
/// A field has its own obstacles and those of every ancestor: form the union.
/// ```swift
/// let wrapper: Obstacles = [.hidden]
/// FieldState(obstacles: wrapper.union([])).isReachable  // false
/// ```
public struct Obstacles: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Not shown, or without any area.
  public static let hidden = Obstacles(rawValue: 1 << 0)
  /// Shown with an alpha below 0.01.
  public static let transparent = Obstacles(rawValue: 1 << 1)
  /// Not in the hierarchy of views.
  public static let detached = Obstacles(rawValue: 1 << 2)
  /// Takes no user interaction, or lies outside the modal dialog in front.
  public static let noInteraction = Obstacles(rawValue: 1 << 3)
  public static let disabled = Obstacles(rawValue: 1 << 4)
  /// Read-only.
  public static let notEditable = Obstacles(rawValue: 1 << 5)
  /// The app left it out.
  public static let excluded = Obstacles(rawValue: 1 << 6)

  /// The form has dropped the field while it had focus (R11).
  static let departed = Obstacles(rawValue: 1 << 7)

  /// The obstacle that an alpha makes, if any. NaN counts as transparent.
  public static func alpha(_ alpha: Double) -> Obstacles {
    alpha >= 0.01 ? [] : .transparent
  }
}

/// All that the engine knows of one field.
public struct FieldState: Hashable, Sendable {
  public var obstacles: Obstacles
  /// Still wants input; the adapter says what that means.
  public var isEmpty: Bool
  /// Return does something of its own here, a line break say (R6, R14).
  public var keepsReturn: Bool
  /// The label that the app itself has set, which fixes the action too (R6).
  public var fixedKey: ReturnKey?

  public init(
    obstacles: Obstacles = [],
    isEmpty: Bool = true,
    keepsReturn: Bool = false,
    fixedKey: ReturnKey? = nil
  ) {
    self.obstacles = obstacles
    self.isEmpty = isEmpty
    self.keepsReturn = keepsReturn
    self.fixedKey = fixedKey
  }

  public var isReachable: Bool { obstacles.isEmpty }

  /// The state of a field that the app lists by name: what is transparent
  /// counts as visible, an overlay draws itself (R1).
  public var listedByName: FieldState {
    var state = self
    state.obstacles.remove(.transparent)
    return state
  }
}
