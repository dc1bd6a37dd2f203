/// Everything the engine knows about a field.
public struct FieldState: Hashable, Sendable {
  /// Reasons the field can't take focus; none by default, so that the field is
  /// reachable.
  public var obstacles: Obstacles
  /// Whether the field still needs input, which the adapter decides. True by
  /// default.
  public var isEmpty: Bool
  /// Whether Return has another function in the field, such as inserting a line
  /// break (R6, R14). False by default.
  public var handlesReturn: Bool {
    get { marks & 1 != 0 }
    set { marks = marks & 2 | (newValue ? 1 : 0) }
  }
  /// A label that the app set, which also determines what Return does (R6).
  /// `nil` by default.
  public var fixedReturnKey: ReturnKey?
  /// Whether the app calls the field's value a mistake (R16). False by default.
  /// It changes no label, and only a press that validates reads it, so the
  /// adapter may report it when ``FieldForm/Step/check(_:)`` asks.
  public var isInvalid: Bool {
    get { marks & 2 != 0 }
    set { marks = marks & 1 | (newValue ? 2 : 0) }
  }
  /// Two properties in one byte, so that a state has four: the compiler reads
  /// an array's elements byte by byte if their size isn't a multiple of four,
  /// which would make the script's engine a tenth larger.
  private var marks: UInt8

  /// Creates the state of a field that is reachable and empty by default.
  public init(
    obstacles: Obstacles = [],
    isEmpty: Bool = true,
    handlesReturn: Bool = false,
    fixedReturnKey: ReturnKey? = nil,
    isInvalid: Bool = false
  ) {
    self.obstacles = obstacles
    self.isEmpty = isEmpty
    self.fixedReturnKey = fixedReturnKey
    marks = (handlesReturn ? 1 : 0) | (isInvalid ? 2 : 0)
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
  /// Compares the states as words, because comparing the properties one by one
  /// would enlarge the WebAssembly module.
  @_documentation(visibility: internal)
  public static func == (one: FieldState, other: FieldState) -> Bool {
    one.word == other.word
  }

  private var word: UInt32 {
    UInt32(obstacles.rawValue) | UInt32(marks) << 8 | (isEmpty ? 1 << 16 : 0)
      | UInt32(fixedReturnKey?.rawValue ?? .max) << 24
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
