import CFieldNavigationGTK
import FieldNavigation
import FieldNavigationGTK
import Foundation
import GTKDriver
import TestSupport
import Testing

/// Random users fill in random forms. A model of the rules predicts each
/// result. The tests shorten a failing run to the fewest steps that still fail.
/// With `FULL=1` the suite plays 20,000 steps.
@MainActor @Suite("Random steps", .serialized, .inWindows)
struct RandomTests {
  private static let stepsOfRun = 50
  nonisolated private static let runs =
    ProcessInfo.processInfo.environment["FULL"] == nil ? 20 : 400

  @Test(
    "R1-R11: the navigator agrees with a model of the rules",
    arguments: Seeds.runs(runs, parts: 4))
  func random(seeds: Seeds) {
    for seed in seeds {
      var random = Seeded(seed ^ 0x67)
      let steps = (0..<Self.stepsOfRun).map { _ in RandomStep(&random) }
      guard let (text, index) = problem(steps, seed) else { continue }
      let fewest = shrink(Array(steps[...index]), to: text) {
        problem($0, seed)?.text
      }
      Issue.record(
        "seed \(seed): \(problem(fewest, seed)?.text ?? text) after \(fewest)")
      return
    }
  }

  /// - Returns: the first difference from the model, and the index of its step.
  private func problem(
    _ steps: [RandomStep], _ seed: UInt64
  ) -> (text: String, step: Int)? {
    defer { Screen.closeAll() }
    let run = RandomRun(seed)
    for (index, step) in steps.enumerated() {
      if let text = run.play(step) { return (text, index) }
    }
    return nil
  }
}

enum RandomStep {
  case press, type, focus(Int), add(Int), remove(Int)
  case hide(Int), disable(Int), lock(Int), fill(Int), clear(Int)

  init(_ random: inout some RandomNumberGenerator) {
    let field = Int.random(in: 0..<8, using: &random)
    switch Int.random(in: 0..<16, using: &random) {
    case 0..<5: self = .press
    case 5: self = .type
    case 6, 7: self = .focus(field)
    case 8: self = .add(field)
    case 9: self = .remove(field)
    case 10: self = .hide(field)
    case 11: self = .disable(field)
    case 12: self = .lock(field)
    case 13: self = .fill(field)
    default: self = .clear(field)
    }
  }
}

/// A form with one entry per row, and a model of the rules. The model keeps the
/// fields in reading order and ignores the other widgets.
@MainActor private final class RandomRun {
  private struct Field {
    var widget: Widget
    var isHidden = false
    var isDisabled = false
    var isLocked = false

    @MainActor var isReachable: Bool { !isHidden && !isDisabled && !isLocked }
  }

  private let screen = Screen()
  private var fields: [Field] = []
  private let policy: ReturnPolicy
  private var finishes = 0
  private var next = 0

  init(_ seed: UInt64) {
    var random = Seeded(seed)
    policy = ReturnPolicy(
      destination: ReturnPolicy.Destination.allCases.randomElement(
        using: &random) ?? .next,
      ending: ReturnPolicy.Ending.allCases.randomElement(using: &random)
        ?? .finish)
    for place in 0..<4 { add(at: place) }
    screen.show(focus: "f0")
    screen.navigator?.configuration.policy = policy
    screen.navigator?.onFinish = { [weak self] in self?.finishes += 1 }
  }

  private func add(at place: Int) {
    let place = min(place, fields.count)
    let row: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    let entry: Widget = gtk_entry_new()
    screen.name(entry, "f\(next)")
    next += 1
    gtk_box_append(row.box, gtk_label_new("label"))
    gtk_box_append(row.box, entry)
    let before =
      place == 0 ? nil : gtk_widget_get_parent(fields[place - 1].widget)
    gtk_box_insert_child_after(screen.box.box, row, before)
    fields.insert(Field(widget: entry), at: place)
  }

  private var focused: Int? {
    guard let focus = gtk_root_get_focus(screen.window.opaque) else {
      return nil
    }
    return fields.firstIndex {
      gtk_widget_is_ancestor(focus, $0.widget) != 0
    }
  }

  /// The focused field, unless the field is hidden or disabled. GTK takes focus
  /// from a removed field in the next frame at the latest.
  private var reachableFocus: Int? {
    focused.flatMap {
      fields[$0].isHidden || fields[$0].isDisabled ? nil : $0
    }
  }

  /// Predicts the index of the field to which Return moves (R4, R5). `nil`
  /// means that Return finishes the form.
  private func target(of origin: Int) -> Int? {
    func isTarget(_ place: Int, onlyEmpty: Bool) -> Bool {
      fields[place].isReachable
        && (!onlyEmpty || fields[place].widget.text.isEmpty)
    }
    let onlyEmpty = policy.destination == .nextEmpty
    let behind = (origin + 1..<fields.count).first {
      isTarget($0, onlyEmpty: onlyEmpty)
    }
    if let behind { return behind }
    switch policy.ending {
    case .finish: return nil
    case .wrap:
      return (0..<origin).first { isTarget($0, onlyEmpty: onlyEmpty) }
    case .wrapToEmpty:
      return (0..<origin).first { isTarget($0, onlyEmpty: true) }
    }
  }

  /// Plays a step. Returns the difference from the model, if any.
  func play(_ step: RandomStep) -> String? {
    switch step {
    case .press: return press()
    case .type:
      let origin = reachableFocus
      screen.keyboard.type("x")
      screen.settle()
      guard let origin else { return nil }
      if focused != origin { return "typing moves focus" }
      return fields[origin].isLocked || !fields[origin].widget.text.isEmpty
        ? nil : "typing is lost"
    case .focus(let place):
      if fields.indices.contains(place), fields[place].isReachable {
        gtk_widget_grab_focus(fields[place].widget)
      }
    case .add(let place): if fields.count < 8 { add(at: place) }
    case .remove(let place):
      if fields.indices.contains(place), fields.count > 1 {
        let row = gtk_widget_get_parent(fields.remove(at: place).widget)
        gtk_box_remove(screen.box.box, row)
      }
    case .hide(let place):
      let hasFocus = focused == place
      change(place) {
        $0.isHidden.toggle()
        gtk_widget_set_visible($0.widget, $0.isHidden ? 0 : 1)
      }
      // GTK takes focus from the field in the next frame. The field may be
      // visible again by then.
      if hasFocus { screen.waitForLayout() }
    case .disable(let place):
      change(place) {
        $0.isDisabled.toggle()
        gtk_widget_set_sensitive($0.widget, $0.isDisabled ? 0 : 1)
      }
    case .lock(let place):
      change(place) {
        $0.isLocked.toggle()
        gtk_editable_set_editable($0.widget.opaque, $0.isLocked ? 0 : 1)
      }
    case .fill(let place): change(place) { $0.widget.setText("text") }
    case .clear(let place): change(place) { $0.widget.setText("") }
    }
    return nil
  }

  private func change(_ place: Int, _ body: (inout Field) -> Void) {
    if fields.indices.contains(place) { body(&fields[place]) }
  }

  private func press() -> String? {
    let finished = finishes
    guard let origin = reachableFocus else { return nil }
    let target = target(of: origin)
    screen.pressReturn()
    let names = fields.map(\.widget.name)
    if let target {
      return focused == target && finishes == finished
        ? nil
        : "Return in \(names[origin]) goes to \(screen.focused), not to "
          + "\(names[target])"
    }
    return focused == origin && finishes == finished + 1
      ? nil : "Return in \(names[origin]) does not finish: \(screen.focused)"
  }
}
