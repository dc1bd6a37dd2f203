#if GTK && os(Linux)
import CFieldNavigationGTK
import FieldNavigation

/// The state that all parts of one navigator share.
@MainActor final class NavigatorContext {
  enum Scope {
    case inside(WeakObject)
    case listed([WeakObject])
  }

  let scope: Scope
  var configuration: FieldNavigator.Configuration
  var roles = WidgetTable<FieldNavigator.Role>()
  /// Who refused the last press, until focus moves.
  var refusals: Refusals?

  init(_ scope: Scope, _ configuration: FieldNavigator.Configuration) {
    self.scope = scope
    self.configuration = configuration
  }

  /// The app's widgets, without those that are destroyed.
  var widgets: [Widget] {
    switch scope {
    case .inside(let widget): [widget].compactMap { $0.widget }
    case .listed(let widgets): widgets.compactMap { $0.widget }
    }
  }

  /// Whether the field belongs to this navigator.
  func contains(_ field: Widget) -> Bool {
    switch scope {
    case .inside(let container): container.widget?.contains(field) ?? false
    // If the app lists a combo box, the field is the entry in that box.
    case .listed(let fields):
      fields.contains { $0.widget?.contains(field) ?? false }
    }
  }

  /// Whether the app has listed an order. Tab then follows it, too (R8).
  var hasOwnOrder: Bool {
    if case .listed = scope { return true }
    return configuration.listed != nil
  }

  func state(of field: FoundField) -> FieldState {
    FieldState(
      of: field, role: roles[field.widget] ?? [],
      isEmpty: configuration.isEmpty)
  }

  // MARK: The fields that a press considers

  /// The form of a field: a popover, a group, or the navigator's widget (R12).
  func group(around field: Widget) -> Widget? {
    let top: Widget?
    if case .inside(let container) = scope {
      top = container.widget
    } else {
      top = nil
    }
    return field.parent?.ancestor {
      $0 == top || WidgetKind(of: $0) == .popover
        || !roles.isEmpty && roles[$0]?.contains(.group) == true
    }
  }

  /// The popover around a field, or the navigator's widget. Tab goes through
  /// all groups inside this widget.
  private func tabRoot(around field: Widget) -> Widget? {
    var root = group(around: field)
    while let widget = root, WidgetKind(of: widget) != .popover,
      let outer = group(around: widget)
    {
      root = outer
    }
    return root
  }

  /// The fields in their order. If the app listed an order, the listed fields
  /// are in that order. Each unlisted field stays directly after its
  /// predecessor in reading order (R2, R8).
  func fields(around origin: Widget, forTab: Bool) -> [FoundField] {
    if case .listed(let fields) = scope {
      let group = group(around: origin)
      return fields.compactMap { $0.widget }.filter {
        forTab || self.group(around: $0) == group
      }
      .map {
        FoundField(widget: $0, kind: WidgetKind(of: $0))
      }
    }
    let root = forTab ? tabRoot(around: origin) : group(around: origin)
    guard let root else { return [] }
    let fields = FieldWalk(
      in: root, around: origin, roles: roles, findsStops: forTab,
      keepsGroupsApart: !forTab
    ).fields
    guard let listed = configuration.listed else { return fields }
    let widgets = fields.filter { $0.gap == nil }.map { $0.widget }
    let known = Set(widgets)
    var places: [Widget: Int32] = [:]
    for (place, widget) in listed.compactMap({ $0.widget }).enumerated() {
      // If the app lists a combo box, the field is the entry in that box.
      let field =
        known.contains(widget) ? widget : widgets.first(where: widget.contains)
      guard let field, places[field] == nil else { continue }
      places[field] = Int32(truncatingIfNeeded: place)
    }
    return TabOrder.merge(fields.map { places[$0.widget] ?? -1 })
      .map { fields[Int($0)] }
  }
}
#endif
