import FieldNavigation
import SwiftUI
import SwiftUIDriver
import TestSupport

extension Traits {
  /// What SwiftUI does by itself under these policies.
  init(_ policies: Policies) {
    self.init()
    has = [
      .rows, .order, .sheet, .groups, .ownLabels, .refusals, .appMoves, .kinds,
      .bar, .policy, .disabledForm, .twins, .otherNavigator, .turns, .restart,
      .mistakes,
    ]
    disablingResigns = policies.disablingResigns
    removedLosesFocus = true
    asksAgain = true
    hearsEveryLetter = false
    knowsAllRows = true
    rowChangesScroll = true
    takesTab = false
    sheetEnd = .finishes
    focusesReadOnly = false
    tabSkipsExcluded = true
    disabledFinishes = false
    handledReturnResigns = policies.returnResigns
  }
}

/// The steps that a SwiftUI screen can't play, and the known faults.
extension SwiftUIHost {
  func reason(toLeaveOut act: Act, in world: World) -> LeftOut? {
    if world.refusals != nil, let isInSheet = act.isInSheet(in: world),
      isInSheet != world.isPresenting
    {
      return "a change on another page reaches another form"
    }
    switch act {
    case .lock, .unlock: return "SwiftUI has no read-only fields"
    case .layout: return "a form without frames has no layout"
    case .press(.firstEmpty)
    where hasFocusedFirst || world.isPresenting
      || world.fields.allSatisfy { !world.state(of: $0).isReachable }:
      return "a proxy focuses the first field once, and waits for one"
    case .press(let key): return reason(toLeaveOut: key, in: world)
    case .type(let id, _) where id != world.focused:
      return changesUnseenRow(id, act, world)
    case .set(let id, _), .show(let id), .hide(let id), .enable(let id),
      .disable(let id), .exclude(let id), .include(let id):
      return changesUnseenRow(id, act, world)
    case .disableForm, .enableForm, .hideGroup(0), .showGroup(0):
      guard content.hasRows else { return nil }
      return "the app tells only whether a row without a view is empty"
    case .policy(let policy):
      let isTold = world.fields.allSatisfy {
        $0.list == nil || !$0.isDisabled && content.isReachable($0)
      }
      if isTold || policy.destination == .nextEmpty { return nil }
      return "the app tells only whether a row without a view is empty"
    case .refuse(let id, let how):
      if id == world.focused {
        return "a field that is disabled inside its modifier loses focus"
      }
      let hasUntold = world.fields.contains {
        $0.list != nil && ($0.isDisabled || !content.isReachable($0))
      }
      guard world[id]?.list != nil, how != .never, hasUntold else { return nil }
      return Self.scrollForgets
    case .insert(let field, let other):
      var new = content
      return new.insert(field, after: other) ? nil : Self.groupIsContainer
    case .move(let id, let other):
      return changesPlace(of: id, world) { $0.move(id, after: other) }
    case .regroup(let id, let group):
      return changesPlace(of: id, world) { $0.regroup(id, to: group) }
    case .order where world.refusals != nil && world.hasSheet:
      return "a change on another page reaches another form"
    case .restart:
      if world.focused == nil { return nil }
      return "a form that leaves takes focus along"
    case .appMoves(let id): return reason(toLeaveOutMoveTo: id, world)
    case .twin(let id):
      guard let field = world[id], !field.isPlain, !field.isReadOnly,
        field.isInSheet == world.isPresenting, field.list == nil
      else { return "a twin needs a field on the screen" }
      return nil
    case .turn(let acts): return reason(toLeaveOutTurn: acts, in: world)
    default: return nil
    }
  }

  // Known fault: a disabled row that scrolls in or out counts as a change of
  // the form, so the form forgets that another row refused, and shows Next.
  private static let scrollForgets: LeftOut =
    "a form forgets refusals when a disabled row scrolls in or out"

  private static let groupIsContainer: LeftOut =
    "a group is one container, so views give it one stretch of the order"

  private func reason(
    toLeaveOut key: Act.Key, in world: World
  ) -> LeftOut? {
    switch key {
    case .tab, .shiftTab, .wrappingTab, .wrappingShiftTab:
      return isSystemsTab(key, world) ? nil : "Tab is the system's own"
    case .barNext, .barPrevious, .barDone:
      if world.isDisabled { return "the bar is disabled along with the form" }
      if habits.hasBar ? world.isPresenting : key == .barDone {
        return "this form has no bar"
      }
      if world.focused == nil {
        return "the bar is there while a field has focus"
      }
      if key == .barDone, world.policy.finishKey == .next {
        return "where a form goes on after its last field, Done only closes"
      }
    case .return:
      if world[world.focused]?.kind == .multiline,
        policies.verticalReturn == .newline
      {
        return "the on-screen Return key breaks the line and tells nobody"
      }
      fallthrough
    case .hardwareReturn:
      if let target = world.appMove,
        target == world.focused || !world.canBeTapped(target, traits)
      {
        return "the app's target is gone"
      }
      if policies.returnResigns, world[world.focused]?.isDisabled == true,
        world.after(.press(key), traits).first?.focused == world.focused
      {
        return "a disabled field can't get back the focus that Return took"
      }
    default: break
    }
    return nil
  }

  /// Whether the system's Tab goes where the rules say. The form has no part in
  /// it.
  private func isSystemsTab(_ key: Act.Key, _ world: World) -> Bool {
    let stops = screen.fields.filter(screen.isEnabled)
    guard let place = world.focused.flatMap(stops.firstIndex) else {
      return false
    }
    let next = key == .tab ? place + 1 : place - 1
    return stops.indices.contains(next)
      && world.after(.press(key), traits).first?.focused == stops[next]
  }

  /// The form reads rows without views only when focus moves.
  private func changesUnseenRow(
    _ id: String, _ act: Act, _ world: World
  ) -> LeftOut? {
    guard world[id]?.list != nil else { return nil }
    if world.focused != nil, !world.displayed.contains(id) {
      return "the form reads rows without views when focus moves"
    }
    switch act {
    case .set, .type: return nil
    default: break
    }
    if world.fields.contains(where: { $0.list != nil && $0.refuses != .never })
    {
      return Self.scrollForgets
    }
    if world.policy.destination == .nextEmpty { return nil }
    return "the app tells only whether a row without a view is empty"
  }

  private func changesPlace(
    of id: String, _ world: World, _ change: (inout WorldContent) -> Bool
  ) -> LeftOut? {
    var new = content
    guard change(&new) else { return Self.groupIsContainer }
    let isReplaced = new.part(of: id) != content.part(of: id)
    if isReplaced, world.focused == id {
      return "a view in another container is a new one, without focus"
    }
    return nil
  }

  private func reason(
    toLeaveOutMoveTo id: String, _ world: World
  ) -> LeftOut? {
    if habits.blocksSubmit, id.number % 3 == 2 {
      return "no action of the form hears a Return that a scope keeps from it"
    }
    // Known fault: an `onSubmit` action that moves focus isn't heard where the
    // focus state changes a turn later, nor if it names the focused field.
    if policies.setApplies == .nextTurn || content.hasRows
      || id == world.focused
    {
      return "an onSubmit action can't always tell the form that focus moves"
    }
    if world.focused == nil { return "no field has focus" }
    return nil
  }

  private func reason(
    toLeaveOutTurn acts: [Act], in world: World
  ) -> LeftOut? {
    if case .press(let key) = acts.first, acts.count > 1 {
      return reason(toLeaveOut: key, in: world)
        ?? reason(toLeaveOutLeaving: world)
    }
    var ids: Set<String> = []
    let hasPress = acts.last?.isPress == true
    if hasPress, world.fields.contains(where: { $0.refuses == .once }) {
      return "the order of events decides which fields are asked"
    }
    if hasPress, world.appMove != nil {
      return "the app moves focus before the press decides"
    }
    if hasPress, world.policy.finishKey == .next {
      return "a form that goes on after its end sees the changes then"
    }
    for act in acts {
      if let leftOut = reason(toLeaveOut: act, in: world) { return leftOut }
      switch act {
      case .present, .dismiss, .twin, .otherNavigator, .appMoves, .scroll:
        return "it takes several turns"
      case .appFocus(let id) where id.isOdd && acts.count > 1:
        return "a request through the proxy waits for the end of the turn"
      case .closeKeyboard, .appResigns:
        if hasPress { return "a press needs the keyboard" }
      default: break
      }
      if hasPress, movesFocusLater(act, world) {
        return "the press comes before focus moves"
      }
      if let id = act.field, !ids.insert(id).inserted {
        return "SwiftUI sees only the last of several changes in a turn"
      }
    }
    return nil
  }

  /// The form leaves the screen during a press.
  private func reason(toLeaveOutLeaving world: World) -> LeftOut? {
    if world.fields.contains(where: { $0.refuses != .never }) {
      return "a form that leaves asks no other field"
    }
    if world.focused == nil { return "no field has focus" }
    return nil
  }

  /// Whether an act moves focus only when SwiftUI evaluates views.
  private func movesFocusLater(_ act: Act, _ world: World) -> Bool {
    switch act {
    case .appFocus: policies.setApplies == .nextTurn
    case .disable(world.focused): policies.disablingResigns
    case .disableForm: policies.disablingResigns
    case .remove(world.focused): true
    default: false
    }
  }
}

extension World {
  fileprivate var hasSheet: Bool { fields.contains(where: \.isInSheet) }
}

extension Act {
  fileprivate func isInSheet(in world: World) -> Bool? {
    if case .insert(let field, _) = self { return field.isInSheet }
    return field.flatMap { world[$0]?.isInSheet }
  }

  /// The field that an act concerns.
  fileprivate var field: String? {
    switch self {
    case .focus(let id), .appFocus(let id), .type(let id, _), .set(let id, _),
      .hide(let id), .show(let id), .disable(let id), .enable(let id),
      .exclude(let id), .include(let id), .refuse(let id, _),
      .label(let id, _), .remove(let id), .move(let id, _),
      .regroup(let id, _):
      id
    case .insert(let field, _): field.id
    default: nil
    }
  }
}
