import FieldNavigation
import SwiftUI

/// Applies the rules to a generated form. The model doesn't use the engine's
/// bit sets and stored positions. Each search is a loop over all fields.
struct RandomModel {
  let setting: RandomSetting
  var content: RandomContent
  var focus: Int?
  var finishes: [String] = []
  var handlers: [String] = []
  /// The fields that have refused since the last change (R10).
  var refused: Set<Int> = []

  init(_ setting: RandomSetting) {
    self.setting = setting
    content = setting.start
  }

  enum Move: Equatable {
    case focus(Int)
    case finish
  }

  /// All fields that the app shows, in the order of the form (R2). Fields in
  /// the app's list are first. All others follow in source order.
  var ordered: [RandomField] {
    let there = content.fields.filter(\.isShown)
    guard let order = setting.order else { return there }
    return order.compactMap { id in there.first { $0.id == id } }
      + there.filter { !order.contains($0.id) }
  }

  /// R1: whether a field is reachable. An unreachable field that has focus
  /// keeps its place (R11).
  func isReachable(_ field: RandomField) -> Bool {
    field.isShown && !field.isDisabled && field.isReachable
      && !content.isSending
  }

  private func group(of id: Int) -> Int? {
    content.parts.indices.first { part in
      RandomContent.isGroup(part)
        && content.parts[part].contains { $0.id == id }
    }
  }

  /// A description of focus and of the form. When the description changes, the
  /// form forgets refusals (R10). The description contains no texts, only
  /// whether each text is empty.
  var seen: [String] {
    ["\(focus ?? -1) \(content.isSending)"]
      + ordered.map { field in
        "\(field.id) \(field.text.isEmpty)  "
          + "\(field.isDisabled) \(field.isReachable)"
      }
  }

  /// Whether a field is reachable and hasn't refused.
  private func isCandidate(_ field: RandomField) -> Bool {
    isReachable(field) && !refused.contains(field.id)
  }

  /// Applies R4 and R5 inside the field's group (R12).
  func move(from id: Int) -> Move {
    let fields = ordered.filter { group(of: $0.id) == group(of: id) }
    guard let place = fields.firstIndex(where: { $0.id == id }) else {
      return .finish
    }
    let after = fields[(place + 1)...]
    let wantsFilled = setting.policy.destination == .next
    func isTarget(_ field: RandomField) -> Bool {
      isCandidate(field) && (wantsFilled || field.text.isEmpty)
    }
    if let next = after.first(where: isTarget) { return .focus(next.id) }
    switch setting.policy.ending {
    case .finish: return .finish
    case .wrap:
      let first = fields[..<place].first(where: isTarget)
      return first.map { .focus($0.id) } ?? .finish
    case .wrapToEmpty:
      let first = fields.first {
        $0.id != id && isCandidate($0) && $0.text.isEmpty
      }
      return first.map { .focus($0.id) } ?? .finish
    }
  }

  /// What Return does in a field. The field may have a label that the app set
  /// (R6). If the field's label is Next, Return may move to a filled field. If
  /// the label is Next and no field follows, Return doesn't move focus. If the
  /// label is Done and an empty field follows, Return closes the keyboard. If
  /// the label is Search, Return always finishes.
  private func outcome(in field: RandomField) -> Outcome {
    let move = move(from: field.id)
    switch (field.key, move) {
    case (.next, .finish):
      let fields = ordered.filter { group(of: $0.id) == group(of: field.id) }
      let after = fields.drop { $0.id != field.id }.dropFirst()
      return after.first(where: isCandidate).map { .focus($0.id) } ?? .stay
    case (.done, .focus): return .close
    case (.search, _): return .finish
    case (_, .focus(let id)): return .focus(id)
    case (_, .finish): return .finish
    }
  }

  private enum Outcome {
    case focus(Int), finish, stay, close
  }

  /// R6: the label of a field shows what Return does. The label of a field that
  /// handles Return itself doesn't change.
  func label(of field: RandomField) -> String {
    switch field.kind {
    case .handlesReturn, .vertical: return "return"
    default:
      if let key = field.key { return "\(key)" }
      // The form remembers refusals only for the field with focus.
      var model = self
      if field.id != focus { model.refused = [] }
      return model.move(from: field.id) == .finish
        ? "\(setting.policy.finishKey)" : "next"
    }
  }

  /// Presses Return in the field with focus.
  mutating func pressReturn(hardware: Bool, appMove: Int? = nil) {
    var hasRefusal = false
    guard let id = focus, let field = content.field(id) else { return }
    if field.kind == .vertical, !hardware,
      setting.policies.verticalReturn == .newline
    {
      return content.edit(id) { $0.text += "\n" }
    }
    let own = ["inside \(id)", "outside \(id)", "form"]
    handlers +=
      setting.policies.submitOrder == .innerFirst ? own : own.reversed()
    if let target = appMove {
      focus = target
      refused = []
      return
    }
    if field.kind == .handlesReturn {
      if setting.policies.returnResigns { focus = nil }
      return
    }
    while true {
      switch outcome(in: field) {
      case .focus(let next):
        if content.field(next)?.refuses == true {
          refused.insert(next)
          hasRefusal = true
          continue
        }
        focus = next
        refused = []
      case .finish:
        // All targets have refused, and the key showed Next. The form doesn't
        // finish, and focus stays in the same field (R10).
        if hasRefusal { return stay(in: field) }
        finish(from: id)
      case .stay: return stay(in: field)
      case .close: focus = nil
      }
      return
    }
  }

  /// A disabled field that lost focus doesn't get focus back.
  private mutating func stay(in field: RandomField) {
    let policies = setting.policies
    if field.isDisabled || content.isSending,
      policies.resignsBeforeSubmit || policies.returnResigns
    {
      focus = nil
    }
  }

  /// A form that is disabled while it sends doesn't finish again (R14).
  mutating func finish(from id: Int) {
    focus = nil
    refused = []
    if content.isSending || content.field(id)?.isDisabled == true { return }
    finishes.append(group(of: id).map { "group \($0)" } ?? "form")
  }

  /// R8: the target of Next or Previous in the input bar. If no field follows
  /// in that direction, focus doesn't move.
  func neighbor(of id: Int, forward: Bool) -> Int? {
    let fields = forward ? ordered : ordered.reversed()
    guard let place = fields.firstIndex(where: { $0.id == id }) else {
      return id
    }
    let after = fields[(place + 1)...].filter(isReachable)
    if let next = after.first(where: { !$0.refuses }) { return next.id }
    // A disabled field doesn't get focus back after a refusal.
    let isLost =
      !after.isEmpty && setting.policies.disabledTarget == .refusedResigns
      && (fields[place].isDisabled || content.isSending)
    return isLost ? nil : id
  }

  /// A removed field loses focus. Depending on the policy, a disabled field
  /// loses focus, too.
  mutating func loseFocus() {
    guard let id = focus else { return }
    guard let field = content.field(id), field.isShown else {
      focus = nil
      return
    }
    if setting.policies.disablingResigns, field.isDisabled || content.isSending
    {
      focus = nil
    }
  }
}
