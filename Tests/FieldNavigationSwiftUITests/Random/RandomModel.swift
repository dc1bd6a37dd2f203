import FieldNavigation
import SwiftUI

/// What the rules say of a generated form, and nothing else: no bit sets, no
/// remembered positions. The searches are loops over all fields.
struct RandomModel {
  let setting: RandomSetting
  var content: RandomContent
  var focus: Int?
  var finishes: [String] = []
  var handlers: [String] = []

  init(_ setting: RandomSetting) {
    self.setting = setting
    content = setting.start
  }

  enum Move: Equatable {
    case focus(Int)
    case finish
  }

  /// All fields that are there, in the order of the form (R2): those of the
  /// app's list, then the others as they lie.
  var ordered: [RandomField] {
    let there = content.fields.filter(\.isShown)
    guard let order = setting.order else { return there }
    return order.compactMap { id in there.first { $0.id == id } }
      + there.filter { !order.contains($0.id) }
  }

  /// R1: what can be reached. A field with focus has its place all the same
  /// (R11).
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

  /// R4 and R5, inside of the field's group (R12).
  func move(from id: Int) -> Move {
    let fields = ordered.filter { group(of: $0.id) == group(of: id) }
    guard let place = fields.firstIndex(where: { $0.id == id }) else {
      return .finish
    }
    let after = fields[(place + 1)...]
    let wantsFilled = setting.policy.destination == .next
    func isTarget(_ field: RandomField) -> Bool {
      isReachable(field) && (wantsFilled || field.text.isEmpty)
    }
    if let next = after.first(where: isTarget) { return .focus(next.id) }
    switch setting.policy.ending {
    case .finish: return .finish
    case .wrap:
      let first = fields[..<place].first(where: isTarget)
      return first.map { .focus($0.id) } ?? .finish
    case .wrapToEmpty:
      let first = fields.first {
        $0.id != id && isReachable($0) && $0.text.isEmpty
      }
      return first.map { .focus($0.id) } ?? .finish
    }
  }

  /// R6: the label says what Return does; where Return does something of its own
  /// it is left alone.
  func label(of field: RandomField) -> String {
    switch field.kind {
    case .keepsReturn, .vertical: return "return"
    default:
      return move(from: field.id) == .finish
        ? "\(setting.policy.finishKey)" : "next"
    }
  }

  /// Return, in the field with focus.
  mutating func pressReturn(hardware: Bool) {
    guard let id = focus, let field = content.field(id) else { return }
    if field.kind == .vertical, !hardware,
      setting.policies.verticalReturn == .newline
    {
      return content.edit(id) { $0.text += "\n" }
    }
    let own = ["inside \(id)", "outside \(id)", "form"]
    handlers +=
      setting.policies.submitOrder == .innerFirst ? own : own.reversed()
    if field.kind == .keepsReturn {
      if setting.policies.returnResigns { focus = nil }
      return
    }
    switch move(from: id) {
    case .focus(let next): focus = next
    case .finish:
      focus = nil
      finishes.append(group(of: id).map { "group \($0)" } ?? "form")
    }
  }

  /// R8: the bar goes through all that can be reached, and stays at the ends.
  func neighbor(of id: Int, forward: Bool) -> Int {
    let fields = forward ? ordered : ordered.reversed()
    guard let place = fields.firstIndex(where: { $0.id == id }) else {
      return id
    }
    return fields[(place + 1)...].first(where: isReachable)?.id ?? id
  }

  /// A field with focus that goes takes focus along; one that is disabled, too,
  /// where SwiftUI has it so.
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
