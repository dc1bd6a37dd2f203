import CAdwaita
import CFieldNavigationGTK
import FieldNavigation
import FieldNavigationGTK
import GTKDriver
import TestSupport

/// A window that shows a world, with real keys. Return and Tab are keys of the
/// X server; all other acts are calls of the app.
///
/// Each group is a box, and the sheet is a popover. A field refuses as in apps:
/// a handler moves focus back.
@MainActor final class GTKHost: FormHost {
  let traits: Traits
  private let screen = Screen(height: 300)
  private let form = vertical()
  private let popover: Widget = gtk_popover_new()
  private let sheet = vertical()
  /// The boxes of the groups, by the numbers of their forms.
  private var groups: [Int: Widget] = [:]
  private var widgets: [String: Widget] = [:]
  private let list: ListOfRows?
  private var world: World
  private let listsAll: Bool
  private var navigator: FieldNavigator?
  private var finishes: [Int: Int] = [:]
  /// Whether fields refuse. They don't while GTK moves focus by itself.
  private var isAsking = false
  private var previous: String?
  private var asked: [String] = []

  /// - Parameter listsAll: whether the app lists all fields in their order, so
  ///   that the navigator handles Tab.
  init(
    _ world: World, traits: Traits = .gtk, list kind: ListOfRows.Kind = .view,
    start: Int? = nil, listsAll: Bool = false
  ) {
    self.traits = traits
    self.world = world
    self.listsAll = listsAll
    list = world.fields.contains { $0.list != nil } ? ListOfRows(kind) : nil
    screen.button("before")
    screen.add("form", form)
    screen.button("after")
    addPopover()
    list?.changed = { [weak self] id, entry in self?.show(id, in: entry) }
    navigate()
    render(world)
    screen.show(navigates: false)
    connect("notify::focus-widget", to: screen.window.raw, pspec: true) {
      [weak self] in self?.focusChanged()
    }
    if let start { list?.scroll(to: start) }
    focusNobody()
    screen.waitForLayout()
  }

  isolated deinit {
    for widget in widgets.values { g_object_unref(widget.raw) }
    if let list { g_object_unref(list.scroller.raw) }
  }

  private func addPopover() {
    let button: Widget = gtk_menu_button_new()
    gtk_menu_button_set_popover(button.opaque, popover)
    gtk_popover_set_autohide(popover.cast(to: GtkPopover.self), 0)
    gtk_popover_set_child(popover.cast(to: GtkPopover.self), sheet)
    // Tab stops only at fields.
    gtk_widget_set_focusable(gtk_widget_get_first_child(button), 0)
    gtk_box_append(form.box, button)
    let done: Widget = gtk_button_new_with_label("Done")
    gtk_widget_set_focusable(done, 0)
    gtk_box_append(sheet.box, done)
    gtk_popover_set_default_widget(popover.cast(to: GtkPopover.self), done)
    // GTK emits `clicked` a quarter of a second later.
    connect("activate", to: done.raw) { [weak self] in self?.finish() }
  }

  private func navigate() {
    navigator = FieldNavigator(in: form)
    navigator?.onFinish = { [weak self] in self?.finish() }
  }

  private func finish() {
    let form = focused.flatMap { world[$0]?.form } ?? -1
    finishes[form, default: 0] += 1
  }

  // MARK: Sight

  func sight(of world: World) -> Sight {
    var sight = Sight(focused: focused)
    sight.finishes = finishes
    sight.asked = asked
    sight.displayed = list?.displayed ?? []
    for (id, widget) in shown { sight.texts[id] = widget.text }
    if let focused, let widget = shown[focused],
      gtk_widget_get_mapped(widget) == 0
    {
      sight.problem = "\(focused) has focus out of sight"
    }
    return sight
  }

  /// The entries of all fields and of all rows with widgets.
  private var shown: [String: Widget] {
    widgets.merging(list?.entries ?? [:]) { one, _ in one }
  }

  private var focused: String? {
    var current = gtk_root_get_focus(screen.window.opaque)
    while let widget = current {
      if world[widget.name] != nil, shown[widget.name] == widget {
        return widget.name
      }
      current = gtk_widget_get_parent(widget)
    }
    return nil
  }

  private func focusChanged() {
    guard isAsking else { return }
    let id = focused
    if let id, id != previous {
      asked.append(id)
      if world.refusesNow(id) {
        if let previous, let widget = shown[previous] {
          gtk_widget_grab_focus(widget)
        } else {
          focusNobody()
        }
      }
    }
  }

  private func focusNobody() {
    gtk_window_set_focus(screen.window.window, nil)
  }

  // MARK: Acts

  func perform(_ act: Act, in world: World) -> LeftOut? {
    self.world = world
    if let reason = leftOut(act) { return reason }
    (asked, previous) = ([], world.focused)
    switch act {
    case .press(let key): press(key)
    case .focus(let id), .appFocus(let id):
      focus(id)
      asked = asked.filter { $0 != focused }
    case .type(let id, let text) where id == world.focused: type(text, in: id)
    case .closeKeyboard, .appResigns: focusNobody()
    case .scroll(let id): list?.scroll(to: id)
    case .restart(let stops):
      if stops { navigator?.invalidate() }
      // Without it, the next navigator begins before this one ends.
      _ = warnings { navigate() }
      render(world)
    case .otherNavigator:
      // It warns that two navigators share the focused field.
      _ = warnings { _ = FieldNavigator(in: form) }
    default: change(act)
    }
    screen.waitForLayout()
    return nil
  }

  /// What the app or the toolkit changes. GTK gives the focus of a field that
  /// hides to some other widget. Which one isn't the navigator's concern, so
  /// the app takes it away.
  private func change(_ act: Act) {
    render(world.after(act, traits)[0])
    screen.waitForLayout()
    let origin = previous.flatMap { shown[$0] }
    let keepsFocus =
      previous == focused
      && origin.map {
        gtk_widget_get_mapped($0) != 0 && gtk_widget_is_sensitive($0) != 0
      } != false
    if !keepsFocus { focusNobody() }
  }

  private func leftOut(_ act: Act) -> LeftOut? {
    switch act {
    case .layout: return "GTK doesn't report a new layout"
    case .regroup(let id, _)
    where id == world.focused && world[id]?.kind == .multiline:
      return "GTK moves the focus of a text view that gets another parent"
    case .move(let id, let after)
    where world[id]?.list != nil || world[after]?.list != nil:
      if world[id]?.list != world[after]?.list {
        return "a list's rows stay together"
      }
    case .press(.firstInvalid) where world.isPresenting:
      return "GTK's popover is a form of its own"
    case .press(.firstEmpty) where world.focused != nil:
      return "GTK's own first focus doesn't count"
    case .press(.firstInvalid), .press(.firstEmpty): break
    case .press where world.focused == nil:
      return "GTK focuses some widget, or activates the default one"
    case .press(.tab), .press(.shiftTab): return leftOutTab(act)
    case .press where hasOwnKey:
      return "an entry has no Return key with a label"
    case .press:
      if let id = world.appMove, !world.canBeTapped(id, traits) {
        return "the app can't focus this field now"
      }
      guard let field = world[world.focused], field.kind == .multiline,
        world.appMove != nil || field.answer != .agrees
      else { break }
      return "a text view has no handler of Return"
    default: break
    }
    return nil
  }

  private func leftOutTab(_ act: Act) -> LeftOut? {
    guard let origin = world.rules.position(of: world.focused) else {
      return "GTK focuses some widget on Tab"
    }
    if world.fields.contains(where: { $0.list != nil }) {
      return "GTK moves focus in lists by itself"
    }
    let stops = world.rules.stops(
      from: origin, direction: act == .press(.tab) ? .forward : .backward,
      traits)
    let isOurs = world.order != nil || listsAll
    let isEnd = stops.allSatisfy { world.rules.fields[$0].refuses != .never }
    if isEnd, isOurs || world[world.focused]?.kind == .multiline {
      return "GTK moves on in its own order, or breaks a text view's line"
    }
    if isOurs { return nil }
    if let first = stops.first, world.rules.fields[first].refuses != .never {
      return "GTK tries no other field on Tab"
    }
    return isMixed ? "GTK reads each group as a block" : nil
  }

  /// Whether fields of other groups are among the fields of a group.
  private var isMixed: Bool {
    let forms = world.fields.map(\.form)
    let ends = zip(forms, forms.dropFirst() + [-1]).filter { $0 != $1 }
    return Set(forms).contains { form in
      form % World.Field.sheet != 0 && ends.count { $0.0 == form } > 1
    }
  }

  /// Whether a label of the app changes what Return does. Only Done has a
  /// counterpart in GTK, an entry that activates the default widget.
  private var hasOwnKey: Bool {
    guard let place = world.position(of: world.focused),
      let key = world.fields[place].key,
      let position = world.rules.position(of: world.focused)
    else { return false }
    var plain = world
    plain.fields[place].key = nil
    if key == .done { plain.policy.ending = .finish }
    return world.rules.move(from: position) != plain.rules.move(from: position)
  }

  private func focus(_ id: String) {
    isAsking = true
    defer { isAsking = false }
    if let widget = shown[id] { gtk_widget_grab_focus(widget) }
    screen.settle()
  }

  private func type(_ text: String, in id: String) {
    guard let widget = shown[id] else { return }
    guard text == widget.text + "x", world[id]?.kind != .multiline else {
      return setText(text, of: widget)
    }
    gtk_editable_set_position(widget.opaque, -1)
    screen.keyboard.type("x")
    screen.settle()
  }

  private func press(_ key: Act.Key) {
    if [.firstInvalid, .firstEmpty].contains(key) { return search(key) }
    guard let origin = previous, let widget = shown[origin] else { return }
    let handler = appHandler().map {
      connect("activate", to: widget.raw, $0)
    }
    isAsking = true
    switch key {
    case .tab: screen.keyboard.tap(.tab)
    case .shiftTab: screen.keyboard.tap(.tab, with: [.shift])
    case .hardwareReturn: screen.keyboard.tap(.keypadEnter)
    default: screen.keyboard.tap(.return)
    }
    screen.settle()
    isAsking = false
    if let handler {
      asked = []
      g_signal_handler_disconnect(widget.raw, handler)
    }
    // On Tab, focus has left the form.
    if key != .return, ["before", "after"].contains(screen.focused) {
      gtk_widget_grab_focus(widget)
    }
  }

  /// The app's own calls (R16).
  private func search(_ key: Act.Key) {
    isAsking = true
    defer { isAsking = false }
    if key == .firstInvalid {
      navigator?.focusFirstInvalid()
    } else {
      navigator?.focusFirst()
    }
    screen.settle()
  }

  /// The app's own handler of Return in the focused field.
  private func appHandler() -> (@MainActor () -> Void)? {
    if let target = world.appMove {
      return { [weak self] in
        if let widget = self?.shown[target] { gtk_widget_grab_focus(widget) }
      }
    }
    switch world[previous]?.answer {
    case .refuses: return {}
    case .resigns, .resignsAndRefuses:
      return { [weak self] in self?.focusNobody() }
    default: return nil
    }
  }

  // MARK: Screen

  /// Shows a world.
  private func render(_ world: World) {
    self.world = world
    for (id, widget) in widgets where world[id] == nil {
      remove(widget)
      widgets[id] = nil
    }
    for field in world.fields where field.list == nil {
      let widget = widgets[field.id] ?? make(field)
      widgets[field.id] = widget
      show(field.id, in: widget)
    }
    list?.show(world.fields.filter { $0.list != nil }.map(\.id))
    arrange(world)
    gtk_widget_set_sensitive(form, world.isDisabled ? 0 : 1)
    let isOpen = gtk_widget_get_visible(popover) != 0
    if isOpen != world.isPresenting {
      (isOpen ? gtk_popover_popdown : gtk_popover_popup)(
        popover.cast(to: GtkPopover.self))
    }
    var configuration = FieldNavigator.Configuration()
    configuration.policy = world.policy
    configuration.textViewKeys = [.return, .tab]
    if world.validates {
      configuration.isInvalid = { [weak self] widget in
        self?.world[widget.name]?.isInvalid == true
      }
    }
    if listsAll || world.order != nil {
      configuration.order = .explicit(
        world.arranged.compactMap { widgets[$0.id] })
    }
    navigator?.configuration = configuration
  }

  private func make(_ field: World.Field) -> Widget {
    let widget: Widget =
      switch field.kind {
      case .text, .number: gtk_entry_new()
      case .secure: gtk_password_entry_new()
      case .multiline: gtk_text_view_new()
      }
    screen.name(widget, field.id)
    g_object_ref_sink(widget.raw)
    return widget
  }

  private func remove(_ widget: Widget) {
    if let box = gtk_widget_get_parent(widget) {
      gtk_box_remove(box.box, widget)
    }
    g_object_unref(widget.raw)
  }

  /// Gives a field's widget the field's state.
  private func show(_ id: String, in widget: Widget) {
    guard let field = world[id] else { return }
    if widget.text != field.text { setText(field.text, of: widget) }
    let isVisible =
      !field.isHidden && !field.isPlain
      && (field.group != 0 || !world.hiddenGroups.contains(field.form))
    gtk_widget_set_visible(widget, isVisible ? 1 : 0)
    gtk_widget_set_sensitive(widget, field.isDisabled ? 0 : 1)
    if field.kind == .multiline {
      gtk_text_view_set_editable(
        widget.cast(to: GtkTextView.self), field.isReadOnly ? 0 : 1)
    } else {
      gtk_editable_set_editable(widget.opaque, field.isReadOnly ? 0 : 1)
    }
    if field.key == .done, field.kind == .text {
      gtk_entry_set_activates_default(widget.cast(to: GtkEntry.self), 1)
    }
    var role: FieldNavigator.Role = []
    if field.isExcluded { role.insert(.excluded) }
    if field.handlesReturn { role.insert(.handlesReturn) }
    navigator?.setRole(role, of: widget)
  }

  private func setText(_ text: String, of widget: Widget) {
    if world[widget.name]?.kind == .multiline {
      gtk_text_buffer_set_text(
        gtk_text_view_get_buffer(widget.cast(to: GtkTextView.self)), text, -1)
    } else {
      widget.setText(text)
    }
  }

  /// Puts the fields into their boxes, in their order. The box of a group comes
  /// where its first field is.
  private func arrange(_ world: World) {
    var last: [Widget: Widget] = [:]
    for field in world.fields {
      guard let widget = field.list == nil ? widgets[field.id] : list?.scroller
      else { continue }
      let outer = field.isInSheet ? sheet : form
      if let group = group(of: field) {
        if last[group] == nil { place(group, in: outer, &last) }
        place(widget, in: group, &last)
      } else if last[outer] != widget {
        place(widget, in: outer, &last)
      }
    }
    // A field that changes its group loses focus, and the app gives it back.
    if let previous, focused == nil, let widget = shown[previous] {
      gtk_widget_grab_focus(widget)
    }
  }

  private func place(
    _ widget: Widget, in box: Widget, _ last: inout [Widget: Widget]
  ) {
    if let old = gtk_widget_get_parent(widget), old != box {
      gtk_box_remove(old.box, widget)
    }
    if gtk_widget_get_parent(widget) == nil { gtk_box_append(box.box, widget) }
    gtk_box_reorder_child_after(box.box, widget, last[box])
    last[box] = widget
  }

  /// The box of a field's group, or `nil` if the field is in the outermost
  /// form.
  private func group(of field: World.Field) -> Widget? {
    guard field.group != 0 else { return nil }
    let box = groups[field.form] ?? vertical()
    groups[field.form] = box
    navigator?.setRole(.group, of: box)
    let isHidden = world.hiddenGroups.contains(field.form)
    gtk_widget_set_visible(box, isHidden ? 0 : 1)
    return box
  }
}

@MainActor private func vertical() -> Widget {
  gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
}

extension Traits {
  /// GTK's. Focus leaves a field that hides, and stays where a form ends.
  static let gtk: Traits = {
    var traits = Traits()
    traits.has = [
      .groups, .order, .refusals, .appMoves, .answers, .kinds, .policy, .sheet,
      .restart, .otherNavigator, .disabledForm, .rows, .mistakes,
    ]
    traits.hidingResigns = true
    traits.disablingResigns = true
    traits.removedLosesFocus = true
    traits.finishResigns = false
    traits.asksAgain = true
    traits.hearsEveryLetter = false
    traits.hasLabels = false
    traits.remembersRows = false
    traits.looksPastPlainRows = true
    traits.rowsInSight = 0
    traits.sheetEnd = .finishes
    return traits
  }()

  /// For forms with a list. GTK moves focus in lists by itself on Tab.
  static let gtkList: Traits = {
    var traits = gtk
    traits.has = [.rows, .refusals, .policy, .appMoves, .restart, .mistakes]
    traits.takesTab = false
    return traits
  }()

  static let gtkListBox: Traits = {
    var traits = gtkList
    traits.has.remove(.refusals)
    traits.remembersRows = true
    return traits
  }()
}
