import SwiftUI
import SwiftUIDriver
import TestSupport

/// An action of the user or the app. The number in an action chooses a field.
enum RandomStep {
  case tap(Int), type, clear, pressReturn(hardware: Bool), bar(forward: Bool)
  case dismiss, fill(Int), show(Int), disable(Int), reach(Int), send
  case insert(Int, at: Int, RandomField.Kind), remove(Int), swap(Int)
  case appFocus(Int), appResigns, moving(Int, String), barDone

  static func random(_ random: inout Seeded) -> RandomStep {
    let number = Int.random(in: 0..<100, using: &random)
    switch Int.random(in: 0..<32, using: &random) {
    case 0...4: return .tap(number)
    case 5...8: return .type
    case 9: return .clear
    case 10...16: return .pressReturn(hardware: number < 25)
    case 17: return .bar(forward: number < 70)
    case 18: return .dismiss
    case 19: return .fill(number)
    case 20: return .show(number)
    case 21: return .disable(number)
    case 22: return .reach(number)
    case 23: return .send
    case 24...25:
      return .insert(
        number, at: Int.random(in: 0..<5, using: &random),
        RandomSetting.kind(&random))
    case 26: return .remove(number)
    case 27: return .swap(number)
    case 28: return .appFocus(number)
    case 29:
      let places = ["inside", "outside", "form"]
      return .moving(number, places[number % 3])
    case 30: return .barDone
    default: return .appResigns
    }
  }
}

/// A screen and a model that play the same steps.
@MainActor struct RandomPlay {
  let screen: Screen
  let remote = RandomRemote()
  var model: RandomModel
  private var nextID = 1000

  init(_ setting: RandomSetting) {
    model = RandomModel(setting)
    let remote = remote
    screen = Screen(setting.policies, rows: 6, onViolation: .isRecorded) {
      RandomForm(setting, remote)
    }
  }

  private func chosen(_ number: Int, of fields: [RandomField]) -> RandomField? {
    fields.isEmpty ? nil : fields[number % fields.count]
  }

  /// The fields that the user can tap.
  private var tappable: [RandomField] {
    let there = Set(screen.fields)
    return model.content.fields.filter {
      there.contains($0.title) && !$0.isDisabled && !$0.refuses
        && !model.content.isSending
    }
  }

  /// Changes the state of the app and of the model.
  private mutating func change(_ edit: (inout RandomContent) -> Void) {
    edit(&model.content)
    if let content = remote.content {
      var new = content.wrappedValue
      edit(&new)
      content.wrappedValue = new
    }
    screen.settle()
    model.loseFocus()
  }

  /// Carries out one step on the screen and in the model.
  mutating func perform(_ step: RandomStep) {
    let fields = model.content.fields
    let isList = model.setting.isList
    let before = model.seen
    defer { if model.seen != before { model.refused = [] } }
    switch step {
    case .tap(let number):
      guard let field = chosen(number, of: tappable) else { return }
      screen.tap(field.title)
      model.focus = field.id
    case .type:
      guard let id = model.focus, canType(id) else { return }
      screen.type("x")
      model.content.edit(id) { $0.text += "x" }
    case .clear:
      guard let id = model.focus, canType(id) else { return }
      screen.clear()
      model.content.edit(id) { $0.text = "" }
    case .pressReturn(let hardware):
      screen.pressReturn(hardware: hardware)
      model.pressReturn(hardware: hardware)
    case .bar(let forward):
      guard model.setting.hasBar, !model.content.isSending,
        let id = model.focus
      else { return }
      screen.tapBar(forward ? "Next Field" : "Previous Field")
      model.focus = model.neighbor(of: id, forward: forward)
    case .dismiss:
      screen.dismissKeyboard()
      model.focus = nil
    case .fill(let number):
      guard let field = chosen(number, of: fields) else { return }
      let isLoaded = !isList || screen.fields.contains(field.title)
      change { $0.edit(field.id) { $0.text = $0.text.isEmpty ? "y" : "" } }
      if !isLoaded {
        // The form reads unloaded rows only when focus moves.
        screen.dismissKeyboard()
        model.focus = nil
      }
    case .show(let number):
      guard !isList, let field = chosen(number, of: fields) else { return }
      change { $0.edit(field.id) { $0.isShown.toggle() } }
    case .disable(let number):
      guard !isList, let field = chosen(number, of: fields) else { return }
      change { $0.edit(field.id) { $0.isDisabled.toggle() } }
    case .reach(let number):
      guard !isList, let field = chosen(number, of: fields) else { return }
      change { $0.edit(field.id) { $0.isReachable.toggle() } }
    case .send:
      guard !isList else { return }
      change { $0.isSending.toggle() }
    case .insert(let number, let part, let kind):
      guard fields.count < 30 else { return }
      var field = RandomField(id: nextID)
      nextID += 1
      if !isList { field.kind = kind }
      let part = isList ? 0 : part
      let place = number % (model.content.parts[part].count + 1)
      change { $0.parts[part].insert(field, at: place) }
      loseScrolledFocus()
    case .remove(let number):
      guard let field = chosen(number, of: fields) else { return }
      change {
        for part in $0.parts.indices {
          $0.parts[part].removeAll { $0.id == field.id }
        }
      }
      loseScrolledFocus()
    case .swap(let number):
      let part = isList ? 0 : number % 5
      let count = model.content.parts[part].count
      guard count > 1 else { return }
      change { $0.parts[part].swapAt(number % count, (number + 1) % count) }
      loseScrolledFocus()
    case .appFocus(let number):
      guard let field = chosen(number, of: tappable) else { return }
      remote.focus?.wrappedValue = field.id
      screen.settle()
      model.focus = field.id
    case .moving(let number, let place):
      guard let field = chosen(number, of: tappable), let id = model.focus,
        field.id != id, mayMove
      else { return }
      remote.move = (place, field.id)
      screen.pressReturn(hardware: true)
      model.pressReturn(hardware: true, appMove: field.id)
      remote.move = nil
    case .barDone:
      guard model.setting.hasBar, !model.content.isSending,
        let id = model.focus, let field = model.content.field(id),
        field.key == nil, field.kind != .handlesReturn
      else { return }
      screen.tapBar("Done")
      if model.move(from: id) == .finish {
        model.finish(from: id)
      } else {
        model.focus = nil
        model.refused = []
      }
    case .appResigns:
      remote.focus?.wrappedValue = nil
      screen.settle()
      model.focus = nil
    }
  }

  /// Whether focus moves immediately when the app sets it. Known issue: if
  /// focus moves in the next turn, the form overrides the app's request.
  private var mayMove: Bool {
    model.setting.policies.setApplies == .now && !model.setting.isList
  }

  /// The user can't type into a disabled field.
  private func canType(_ id: Int) -> Bool {
    guard let field = model.content.field(id) else { return false }
    return !field.isDisabled && !model.content.isSending
  }

  /// After a change of rows, the focused row may no longer be loaded.
  private mutating func loseScrolledFocus() {
    if model.setting.isList, let id = model.focus,
      !screen.fields.contains("F\(id)")
    {
      model.focus = nil
    }
  }

  /// The first difference between the screen and the model, or `nil`.
  func problem() -> String? {
    let focus = model.focus.map { "F\($0)" }
    if screen.focused != focus {
      return "focus    is \(screen.focused ?? "nil"), not \(focus ?? "nil")"
    }
    if remote.finishes != model.finishes {
      return "finishes are \(remote.finishes), not \(model.finishes)"
    }
    if remote.handlers != model.handlers {
      return "handlers were \(remote.handlers.suffix(6)), "
        + "not \(model.handlers.suffix(6))"
    }
    let content = remote.content?.wrappedValue
    if content != model.content {
      return "content  is not the app's"
    }
    if let violation = screen.violations.first {
      return "violation: \(violation)"
    }
    let labels = screen.labels
    for field in model.content.fields {
      if model.setting.isList, field.id != model.focus { continue }
      guard let label = labels[field.title] else { continue }
      let expected = model.label(of: field)
      if label != expected {
        return "label    of \(field.title) is \(label), not \(expected)"
      }
    }
    return nil
  }
}
