import CFieldNavigationGTK
import FieldNavigation
import FieldNavigationGTK
import GTKDriver
import TestSupport
import Testing

/// Plays the engine's scenarios in a window with real keys. The other adapters
/// play the same scenarios. The tests don't compare labels, because GTK has no
/// label on the Return key.
@MainActor @Suite("Scenarios in GTK", .serialized, .inWindows)
struct ScenarioTests {
  /// The steps that GTK can't play, numbered from 1, with the reason.
  private static let left: [(file: String, steps: Set<Int>, reason: String)] = [
    (
      "focused-disabled.json", [3],
      "GTK takes focus from an insensitive entry: nobody hears Return"
    ),
    (
      "focused-hidden.json", [3, 4],
      "GTK moves focus away from an entry that hides"
    ),
    ("focused-removed.json", [3], "an entry that is removed loses focus"),
    (
      "focused-removed-wrap.json", [3, 4],
      "an entry that is removed loses focus"
    ),
    ("page-key-go.json", [3], "an entry has no Return key that says go"),
    (
      "page-key-next-filled.json", [3, 4],
      "an entry has no Return key that says next"
    ),
    (
      "page-key-next-last.json", [3],
      "an entry has no Return key that says next"
    ),
    (
      "page-keys-finish.json", [2, 4],
      "an entry has no Return key that says search or send"
    ),
    (
      "page-keys-finish.json", [6],
      "no keyboard closes: Return moves on before an activates-default acts"
    ),
  ]

  @Test("GTK can play all but 13 steps")
  func leftOut() {
    #expect(Self.left.map(\.steps.count).reduce(0, +) == 13)
    #expect(Self.left.allSatisfy { Scenario.files.contains($0.file) })
    #expect(Self.left.allSatisfy { !$0.reason.isEmpty })
  }

  @Test(
    "The navigator follows the scenario, and GTK handles Tab without an explicit order",
    arguments: Scenario.files, [false, true])
  func play(file: String, isListed: Bool) throws {
    let scenario = try Scenario(file: file)
    let left = Set(Self.left.filter { $0.file == file }.flatMap(\.steps))
    let player = ScenarioPlayer(scenario, isListed: isListed)
    for (number, step) in zip(1..., scenario.steps) {
      let problem = player.play(step, compares: !left.contains(number))
      #expect(problem == nil, "step \(number)")
    }
  }
}

/// The form of a scenario. The window has a button before the form and a button
/// after it. Tab moves from the form to these buttons.
@MainActor private final class ScenarioPlayer {
  private let screen = Screen()
  private let form: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
  private var entries: [String: Widget] = [:]
  private var refusing: Set<Widget> = []
  private var previous: Widget?
  private var finishes = 0
  private let navigator: FieldNavigator

  init(_ scenario: Scenario, isListed: Bool) {
    screen.button("before")
    screen.add("form", form)
    screen.button("after")
    var configuration = FieldNavigator.Configuration()
    configuration.policy = ReturnPolicy(scenario.options)
    navigator = FieldNavigator(in: form, configuration: configuration)
    screen.navigator = navigator
    add(scenario.fields, to: form)
    if isListed {
      navigator.configuration.order = .explicit(
        scenario.members.compactMap { entries[$0.field.id ?? ""] })
    }
    navigator.onFinish = { [weak self] in self?.finishes += 1 }
    screen.show()
    let window = screen.window
    connect("notify::focus-widget", to: window.raw, pspec: true) {
      [weak self] in self?.focusChanged()
    }
  }

  private func add(_ fields: [Scenario.Field], to box: Widget) {
    for field in fields {
      if let inner = field.fields {
        let group: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        gtk_box_append(box.box, group)
        navigator.setRole(.group, of: group)
        add(inner, to: group)
      } else {
        gtk_box_append(box.box, make(field))
      }
    }
  }

  private func make(_ field: Scenario.Field) -> Widget {
    let entry: Widget = gtk_entry_new()
    let id = field.id ?? ""
    screen.name(entry, id)
    entries[id] = entry
    entry.setText(field.text ?? "")
    gtk_widget_set_visible(entry, field.hidden == true ? 0 : 1)
    gtk_widget_set_sensitive(entry, field.disabled == true ? 0 : 1)
    gtk_editable_set_editable(entry.opaque, field.readonly == true ? 0 : 1)
    if field.excluded == true { navigator.setRole(.excluded, of: entry) }
    if field.refuses == true { refusing.insert(entry) }
    if field.key == "done" {
      gtk_entry_set_activates_default(entry.cast(to: GtkEntry.self), 1)
    }
    return entry
  }

  /// Makes a field refuse focus. A handler moves focus back, as in apps.
  private func focusChanged() {
    let focus = gtk_root_get_focus(screen.window.opaque)
    let entry = focus.flatMap { focus in
      entries.values.first { gtk_widget_is_ancestor(focus, $0) != 0 }
    }
    if let entry, refusing.contains(entry), let previous {
      gtk_widget_grab_focus(previous)
    } else {
      previous = entry
    }
  }

  /// Plays a step. Returns the difference from the scenario, or `nil` if they
  /// agree.
  func play(_ step: Scenario.Step, compares: Bool) -> String? {
    if let id = step.focus { screen.focus(id) }
    if let id = step.type { entries[id]?.setText(step.text ?? "") }
    if let id = step.hide { visible(id, 0) }
    if let id = step.show { visible(id, 1) }
    if let id = step.disable { sensitive(id, 0) }
    if let id = step.enable { sensitive(id, 1) }
    if let id = step.remove, let entry = entries.removeValue(forKey: id) {
      gtk_box_remove(gtk_widget_get_parent(entry).map(\.box), entry)
    }
    if let field = step.insert {
      let before = step.after.flatMap { entries[$0] }
      let box = before.flatMap { gtk_widget_get_parent($0) } ?? form
      let entry = make(field)
      gtk_box_insert_child_after(box.box, entry, before)
      waitForLayout()
    }
    screen.settle()
    guard let press = step.press, compares else { return nil }
    let (before, finished) = (screen.focused, finishes)
    screen.keyboard.tap(
      press == "return" ? .return : .tab,
      with: press == "shift-tab" ? [.shift] : [])
    screen.settle()
    var outcome = screen.focused
    if finishes > finished {
      outcome = "finishes"
    } else if press == "return", outcome == before {
      outcome = "stays"
    } else if outcome == "before" || outcome == "after" {
      outcome = "leaves"
    }
    return outcome == step.outcome
      ? nil : "\(press): \(outcome), expected \(step.outcome)"
  }

  private func visible(_ id: String, _ value: gboolean) {
    if let entry = entries[id] { gtk_widget_set_visible(entry, value) }
    waitForLayout()
  }

  private func sensitive(_ id: String, _ value: gboolean) {
    if let entry = entries[id] { gtk_widget_set_sensitive(entry, value) }
  }

  private func waitForLayout() {
    screen.waitForLayout()
  }
}
