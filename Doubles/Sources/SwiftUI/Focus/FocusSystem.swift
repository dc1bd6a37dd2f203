/// The field with focus, and the app's pending changes of focus.
final class FocusSystem {
  /// A focus value that the app has set.
  struct Request {
    let location: any AnyFocusLocation
    let value: AnyHashable

    /// The value as text, without `Optional(…)`.
    var name: String {
      let mirror = Mirror(reflecting: value.base)
      guard mirror.displayStyle == .optional else { return "\(value.base)" }
      return mirror.children.first.map { "\($0.value)" } ?? "nil"
    }
  }

  /// The field with focus.
  var field: Node?
  /// The focus values that take effect at the end of the turn.
  var pending: [Request] = []
  /// The focus values whose views don't exist yet.
  var wishes: [Request] = []
  /// The number of focus values that the app has set.
  var requests = 0
  /// The fields that lost focus because a page or a sheet covered them.
  var covered: [Node] = []

  func forget() {
    field = nil
    pending.removeAll()
    wishes.removeAll()
    covered.removeAll()
  }
}

extension Graph {
  /// The field with focus.
  package var focusedField: Node? { focus.field }

  /// Handles a focus value that the app sets.
  func requestFocus(_ location: any AnyFocusLocation, _ value: AnyHashable) {
    let request = FocusSystem.Request(location: location, value: value)
    if runningAction == .appear, policies.setInOnAppear == .lost,
      value != location.resetValue
    {
      return log.append("lost focus set in onAppear")
    }
    focus.requests += 1
    focus.wishes.removeAll { $0.location === location }
    switch policies.setApplies {
    case .now: apply(request)
    case .nextTurn:
      focus.pending.removeAll { $0.location === location }
      focus.pending.append(request)
    }
  }

  /// Whether a focus value waits for the end of the turn.
  package var hasPendingFocus: Bool { !focus.pending.isEmpty }

  /// Applies the focus values that the app set in this turn.
  ///
  /// - Returns: whether the app set any focus value.
  package func applyPendingFocus() -> Bool {
    let pending = focus.pending
    focus.pending.removeAll()
    for request in pending { apply(request) }
    return !pending.isEmpty
  }

  private func apply(_ request: FocusSystem.Request) {
    let location = request.location
    guard request.value != location.resetValue else {
      focus.covered.removeAll { modifiers(of: $0, location).first != nil }
      if let field = focus.field, modifiers(of: field, location).first != nil {
        moveFocus(to: nil)
      } else {
        location.assign(request.value)
      }
      return
    }
    let views = focusedNodes(location, request.value)
    if views.count > 1 {
      warn("The focus value \(request.name) is on more than one view")
    }
    let fields = views.flatMap(\.subtree).filter(\.isField)
    if let field = fields.first(where: \.isEnabled) {
      moveFocus(to: field)
    } else if fields.isEmpty {
      missedView(request)
    } else {
      refuse(request, resigns: policies.disabledTarget == .refusedResigns)
    }
  }

  private func missedView(_ request: FocusSystem.Request) {
    switch policies.unmountedTarget {
    case .dropped: refuse(request, resigns: false)
    case .droppedResigns: refuse(request, resigns: true)
    case .kept:
      focus.wishes.append(request)
      request.location.assign(request.value)
    }
  }

  private func refuse(_ request: FocusSystem.Request, resigns: Bool) {
    log.append("refused focus \(request.name)")
    if resigns { moveFocus(to: nil) }
    let field = focus.field
    request.location.assign(
      field.flatMap { modifiers(of: $0, request.location).first?.value }
        ?? request.location.resetValue)
  }

  /// Moves focus for the user. The app's pending requests end.
  package func tapField(_ field: Node?) {
    focus.wishes.removeAll()
    focus.pending.removeAll()
    moveFocus(to: field)
  }

  /// Gives a field focus, and updates every focus state.
  package func moveFocus(to field: Node?) {
    guard focus.field !== field else { return writeFocusStates() }
    let old = focus.field
    if let old { log.append("blur \(old.title)") }
    focus.field = field
    old?.commit([.onReturnAndEnd, .atEnd])
    old?.writeTextAgain()
    if let field { log.append("focus \(field.title)") }
    writeFocusStates()
  }

  /// Writes the current focus into every focus state.
  private func writeFocusStates() {
    let modifiers = visibleModifiers()
    var told: Set<ObjectIdentifier> = []
    if let field = focus.field {
      for each in self.modifiers(of: field) {
        guard told.insert(ObjectIdentifier(each.location)).inserted else {
          continue
        }
        each.location.assign(each.value)
      }
    }
    for each in modifiers
    where told.insert(ObjectIdentifier(each.location)).inserted
      && !isWished(each.location)
    {
      each.location.assign(each.location.resetValue)
    }
  }

  private func isWished(_ location: any AnyFocusLocation) -> Bool {
    focus.wishes.contains { $0.location === location }
  }
}

extension Graph {
  /// The `focused` modifiers on the screen. The list leaves out modifiers on
  /// covered pages.
  private func visibleModifiers() -> [any AnyFocusModifier] {
    focusModifiers.compactMap {
      $0.isMounted && !$0.isCovered ? $0.modifier() : nil
    }
  }

  /// The visible `focused` modifiers with this focus state and value.
  private func focusedNodes(
    _ location: any AnyFocusLocation, _ value: AnyHashable
  ) -> [Node] {
    focusModifiers.filter { node in
      guard node.isMounted, !node.isCovered,
        let each: any AnyFocusModifier = node.modifier()
      else { return false }
      return each.location === location && each.value == value
    }
  }

  /// The `focused` modifiers around a field, the innermost first.
  private func modifiers(of field: Node) -> [any AnyFocusModifier] {
    field.ancestors.compactMap {
      $0.traits.isFocusModifier ? $0.modifier() : nil
    }
  }

  private func modifiers(
    of field: Node, _ location: any AnyFocusLocation
  ) -> [any AnyFocusModifier] {
    modifiers(of: field).filter { $0.location === location }
  }
}

extension Graph {
  /// Called before a node is removed. The node may have focus.
  @MainActor func focusWillLose(_ node: Node) {
    guard focus.field === node else { return }
    log.append("blur \(node.title)")
    focus.field = nil
    guard policies.removal == .becomesNil else { return }
    for each in modifiers(of: node) where !isWished(each.location) {
      each.location.assign(each.location.resetValue)
    }
  }

  /// Updates focus after a pass. A page may now cover the field with focus. The
  /// focus values of that field may have changed. A view that the app wants to
  /// focus may have appeared.
  @MainActor func updateFocus() {
    if let field = focus.field, field.isCovered {
      log.append("blur \(field.title)")
      focus.field = nil
      focus.covered.append(field)
    }
    restoreFocus()
    if let field = focus.field {
      if policies.disablingResigns, !field.isEnabled {
        moveFocus(to: nil)
      } else {
        for each in modifiers(of: field).reversed() {
          each.location.assign(each.value)
        }
      }
    }
    for wish in focus.wishes
    where focusedNodes(wish.location, wish.value)
      .contains(where: { $0.subtree.contains(where: \.isField) })
    {
      focus.wishes.removeAll { $0.location === wish.location }
      apply(wish)
    }
  }

  /// Returns focus to a field that is no longer covered.
  private func restoreFocus() {
    let back = focus.covered.last { $0.isMounted && !$0.isCovered }
    focus.covered.removeAll { !$0.isMounted || !$0.isCovered }
    if focus.field == nil, let back { moveFocus(to: back) }
  }
}
