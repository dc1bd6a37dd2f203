/// The label of the Return key.
public struct SubmitLabel: Sendable {
  package let name: String

  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int
  public typealias Element = SubmitTriggers
  public typealias ArrayLiteralElement = SubmitTriggers
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(SubmitModifier(triggers: triggers, action: action))
  }

  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(SubmitScopeModifier(isBlocking: isBlocking))
  }
}

nonisolated struct SubmitModifier: PrimitiveModifier {
  let triggers: SubmitTriggers
  let action: () -> Void

  init(triggers: SubmitTriggers, action: @escaping () -> Void) {
    self.triggers = triggers
    self.action = action
  }
}

nonisolated struct SubmitScopeModifier: PrimitiveModifier {
  let isBlocking: Bool

  init(isBlocking: Bool) {
    self.isBlocking = isBlocking
  }
}

extension Graph {
  /// Presses Return in the field with focus.
  @MainActor package func pressReturn(hardware: Bool) {
    guard let field = focus.field, let element = field.element else { return }
    switch element.kind {
    case .textEditor: insertNewline(element)
    case .verticalTextField
    where !hardware && policies.verticalReturn == .newline:
      insertNewline(element)
    default: submit(field)
    }
  }

  private func insertNewline(_ element: Element) {
    element.text?.wrappedValue += "\n"
  }

  private func submit(_ field: Node) {
    let actions = submitActions(of: field)
    log.append("submit \(field.title)")
    field.commit([.onReturnAndEnd, .onReturn])
    let requests = focus.requests
    if policies.resignsBeforeSubmit { moveFocus(to: nil) }
    for action in actions { action() }
    guard focus.requests == requests else { return }
    moveFocus(to: policies.returnResigns ? nil : field)
  }

  /// The `onSubmit` actions around a field. The list ends at the first blocking
  /// `submitScope`.
  private func submitActions(of field: Node) -> [() -> Void] {
    let trigger: SubmitTriggers = field.isSearchField ? .search : .text
    var actions: [() -> Void] = []
    for node in field.ancestors {
      if let scope: SubmitScopeModifier = node.modifier(), scope.isBlocking {
        break
      }
      if let submit: SubmitModifier = node.modifier(),
        submit.triggers.contains(trigger)
      {
        actions.append(submit.action)
      }
    }
    switch policies.submitOrder {
    case .innerFirst: return actions
    case .outerFirst: return actions.reversed()
    }
  }
}
