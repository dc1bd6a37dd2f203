/// All that the engine knows of a field.
public struct FieldState: Hashable, Sendable {
  /// Why focus may not go to the field. None by default: the field is
  /// reachable.
  public var obstacles: Obstacles
  /// Whether the field still needs input; the adapter decides what that means.
  /// True by default.
  public var isEmpty: Bool
  /// Whether Return has a function of its own in the field, such as a line
  /// break (R6, R14). False by default.
  public var handlesReturn: Bool
  /// The label that the app itself has set, which fixes the action too (R6).
  /// None by default.
  public var fixedReturnKey: ReturnKey?

  /// A field that is reachable and empty unless told otherwise.
  public init(
    obstacles: Obstacles = [],
    isEmpty: Bool = true,
    handlesReturn: Bool = false,
    fixedReturnKey: ReturnKey? = nil
  ) {
    self.obstacles = obstacles
    self.isEmpty = isEmpty
    self.handlesReturn = handlesReturn
    self.fixedReturnKey = fixedReturnKey
  }

  /// Whether Return may go to the field (R1).
  public var isReachable: Bool { obstacles.isEmpty }

  /// Whether Return goes to the field by default (R4).
  package var isReachableAndEmpty: Bool { isReachable && isEmpty }

  /// Whether Tab stops at the field, even if it is read-only, or if the app has
  /// left it out (R8).
  package var isTabStop: Bool {
    obstacles.isSubset(of: [.notEditable, .excluded])
  }

  /// The state of a field that the app lists by name: transparent counts as
  /// visible, because such a field may be an overlay that the app draws (R1).
  package var listedByName: FieldState {
    var state = self
    state.obstacles.remove(.transparent)
    return state
  }
}

extension FieldState {
  /// Why focus may not go to a field now; a field without obstacles is reachable
  /// (R1).
  ///
  /// A field has its own obstacles and those of every ancestor: pass the union.
  /// ```swift
  /// let wrapper: FieldState.Obstacles = [.hidden]
  /// FieldState(obstacles: wrapper.union([])).isReachable  // false
  /// ```
  public struct Obstacles: OptionSet, Hashable, Sendable {
    /// The obstacles as bits.
    public var rawValue: UInt8

    /// The obstacles that these bits stand for.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Not shown, or without any area.
    public static let hidden = Obstacles(rawValue: 1 << 0)
    /// Shown with an alpha below 0.01.
    public static let transparent = Obstacles(rawValue: 1 << 1)
    /// Not in the hierarchy of views.
    public static let detached = Obstacles(rawValue: 1 << 2)
    /// Takes no user interaction, or lies outside the modal dialog in front.
    public static let noInteraction = Obstacles(rawValue: 1 << 3)
    /// Not enabled. Tab passes over the field, too.
    public static let disabled = Obstacles(rawValue: 1 << 4)
    /// Read-only. Tab stops at the field all the same (R8).
    public static let notEditable = Obstacles(rawValue: 1 << 5)
    /// Left out by the app. Tab stops at the field all the same (R8).
    public static let excluded = Obstacles(rawValue: 1 << 6)

    /// The field was removed while it had focus (R11).
    static let removed = Obstacles(rawValue: 1 << 7)

    /// The obstacle that an alpha makes, if any. NaN counts as transparent.
    package static func alpha(_ alpha: Double) -> Obstacles {
      alpha >= 0.01 ? [] : .transparent
    }
  }
}
