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

  init(_ scope: Scope, _ configuration: FieldNavigator.Configuration) {
    self.scope = scope
    self.configuration = configuration
  }

  /// Without those that are destroyed.
  var widgets: [Widget] {
    switch scope {
    case .inside(let widget): [widget].compactMap { $0.widget }
    case .listed(let widgets): widgets.compactMap { $0.widget }
    }
  }

  func contains(_ field: Widget) -> Bool {
    switch scope {
    case .inside(let container): container.widget?.contains(field) ?? false
    // A listed combo box stands for its entry, but a popover of a listed row is
    // a separate form.
    case .listed(let fields):
      fields.contains {
        guard let listed = $0.widget, listed.contains(field) else {
          return false
        }
        return listed.separateForm == field.separateForm
      }
    }
  }

  /// The action at the end of the form.
  var onFinish: (() -> Void)? {
    get { canFinish() ? finishAction : nil }
    set { finishAction = newValue }
  }
  private var finishAction: (() -> Void)?
  /// Whether the action counts now, because the handlers of a C app's signal
  /// come and go unnoticed.
  var canFinish: () -> Bool = { true }
  /// Whether `isInvalid` counts now (R16), for the same reason.
  var canValidate: () -> Bool = { true }

  var validates: Bool { configuration.isInvalid != nil && canValidate() }

  /// Whether the app has listed an order, which Tab then follows, too (R8).
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

  /// The popover or dialog around a field whose form ends with its own default
  /// widget or response; `nil` if the app created the navigator for that
  /// popover or dialog, or for a part of it (R12).
  func separateForm(around field: Widget) -> Widget? {
    guard let form = field.separateForm else { return nil }
    return widgets.allSatisfy(form.contains) ? nil : form
  }

  /// The form of a field: a popover, a dialog, a sheet, a group, or the
  /// navigator's widget (R12).
  func group(around field: Widget) -> Widget? {
    let top: Widget?
    if case .inside(let container) = scope {
      top = container.widget
    } else {
      top = nil
    }
    var current = field.parent
    while let widget = current {
      let kind = WidgetKind(of: widget)
      if widget == top || kind.isSeparateForm { return widget }
      if !roles.isEmpty, roles[widget]?.contains(.group) == true {
        return widget
      }
      // A sheet is above the content of its AdwBottomSheet.
      if kind == .sheet, let sheet = widget.sheet, sheet != field,
        sheet.contains(field)
      {
        return sheet
      }
      current = widget.parent
    }
    return nil
  }

  /// The popover or dialog around a field, or the navigator's widget. Tab goes
  /// through all groups inside it.
  private func tabRoot(around field: Widget) -> Widget? {
    var root = group(around: field)
    while let widget = root, !WidgetKind(of: widget).isSeparateForm,
      let outer = group(around: widget)
    {
      root = outer
    }
    return root
  }

  /// The fields in reading order. If the app listed an order, the listed fields
  /// are in that order, and each other field stays directly after its
  /// predecessor in reading order (R2, R8).
  func fields(around origin: Widget, forTab: Bool) -> [FoundField] {
    if case .listed(let fields) = scope {
      let group = group(around: origin)
      return fields.compactMap { $0.widget }.filter {
        forTab || self.group(around: $0) == group
      }
      .map {
        FoundField(widget: $0, kind: WidgetKind(of: $0), isListed: true)
      }
    }
    let root = forTab ? tabRoot(around: origin) : group(around: origin)
    guard let root else { return [] }
    return sorted(
      FieldWalk(
        in: root, around: origin, roles: roles, findsStops: forTab,
        keepsGroupsApart: !forTab
      ).fields, below: root)
  }

  /// The fields of the whole form, all groups included, or of its popover or
  /// dialog with focus (R16).
  func allFields(focus: Widget?) -> [FoundField] {
    guard case .inside(let container) = scope else {
      return widgets.first.map { fields(around: $0, forTab: true) } ?? []
    }
    let field = focus.map { Focus($0).field }
    let root =
      field.flatMap { contains($0) ? separateForm(around: $0) : nil }
      ?? container.widget
    guard let root else { return [] }
    return sorted(
      FieldWalk(
        in: root, around: field, roles: roles, findsStops: false,
        keepsGroupsApart: false
      ).fields, below: root)
  }

  private func sorted(
    _ fields: [FoundField], below root: Widget
  ) -> [FoundField] {
    guard let listed = configuration.listed else { return fields }
    let widgets = fields.filter { $0.gap == nil }.map { $0.widget }
    let known = Set(widgets)
    var inner: [Widget: Int32]?
    var places: [Widget: Int32] = [:]
    for (place, widget) in listed.compactMap({ $0.widget }).enumerated() {
      var field: Widget? = known.contains(widget) ? widget : nil
      if field == nil {
        // A listed combo box stands for its entry.
        inner = inner ?? Self.firstFields(widgets, below: root)
        field = inner?[widget].map { widgets[Int($0)] }
      }
      guard let field, places[field] == nil else { continue }
      places[field] = Int32(truncatingIfNeeded: place)
    }
    return TabOrder.merge(fields.map { places[$0.widget] ?? -1 })
      .map { fields[Int($0)] }
  }

  /// The number of the first field inside each widget around a field.
  private static func firstFields(
    _ fields: [Widget], below root: Widget
  ) -> [Widget: Int32] {
    var first: [Widget: Int32] = [:]
    for (number, field) in fields.enumerated() {
      var current = field.parent
      while let widget = current, widget != root, first[widget] == nil {
        first[widget] = Int32(truncatingIfNeeded: number)
        current = widget.parent
      }
    }
    return first
  }
}

@MainActor extension UnsafeMutablePointer<GtkWidget> {
  fileprivate var separateForm: Widget? {
    ancestor { WidgetKind(of: $0).isSeparateForm }
  }

  var sheet: Widget? { field_navigation_sheet(self) }

  var defaultWidget: Widget? {
    ancestor { WidgetKind(of: $0).isSeparateForm || $0.parent == nil }
      .flatMap { field_navigation_default_widget($0) }
  }
}
#endif
