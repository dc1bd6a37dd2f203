/// The traits of all nodes with this type of view. Each type is looked up only
/// once, because casts to protocols are slow.
struct Traits {
  let isModified: Bool
  /// Whether the view has properties whose storage is in the graph.
  let hasDynamic: Bool
  let isElement: Bool
  let isName: Bool
  let isVisibility: Bool
  let isPage: Bool
  let isField: Bool
  let isFocusModifier: Bool
  let isAppearing: Bool
  let readsPreference: Bool
  let setsPreference: Bool
  /// Whether preferences of the nodes below don't pass this node.
  let stopsPreferences: Bool
  let isListRow: Bool
  /// Whether the number of children may change.
  let isDynamic: Bool
  /// Whether the view is an `if` or a `switch`.
  let isIf: Bool
  let changesEnvironment: Bool

  private static nonisolated(unsafe) var known: [ObjectIdentifier: Traits] = [:]

  static func of(_ view: any View, _ modifier: Any?) -> Traits {
    let type = ObjectIdentifier(type(of: view))
    if let traits = known[type] { return traits }
    func hasDynamic<V: View>(_: V) -> Bool { Fields.hasDynamic(V.self) }
    let traits = Traits(
      isModified: view is any AnyModifiedContent, hasDynamic: hasDynamic(view),
      isElement: view is any ElementView, isName: modifier is NamingModifier,
      isVisibility: modifier is VisibilityModifier, isPage: view is PageView,
      isField: view is any FieldView,
      isFocusModifier: modifier is any AnyFocusModifier,
      isAppearing: modifier is any AppearingModifier,
      readsPreference: modifier is any AnyPreferenceReader,
      setsPreference: modifier is any AnyPreferenceSetter,
      stopsPreferences: view is ToolbarHost || view is PageView,
      isListRow: view is ListRow,
      isDynamic: view is any DynamicContent, isIf: view is any IfContent,
      changesEnvironment: (modifier ?? view) is any EnvironmentChanging)
    known[type] = traits
    return traits
  }
}

/// A view whose children may change from pass to pass.
protocol DynamicContent {}

/// The view of an `if` or a `switch`.
protocol IfContent: DynamicContent {}

/// A view or a modifier whose children inherit a changed environment.
protocol EnvironmentChanging {
  func environment(_ inherited: EnvironmentValues) -> EnvironmentValues
}
