import FieldNavigation
import FieldNavigationUIKit
import UIKit
import UIKitDriver

extension RandomRun {
  /// Presses a key and compares the result with the model.
  func press(_ action: RandomAction) -> String? {
    guard let origin = focused else {
      perform(action)
      // If a field lost focus in the same turn, the press may still move focus.
      return !isCurrent ? nil : focused.map { "focus went to \($0.name)" }
    }
    let owner = screen.fields.contains(origin) ? screen : sheet ?? screen
    let model = RandomModel(owner, policy, isByTag: isByTag, memory)
    let isKnown = isCurrent && !(memory != nil && memory?.refused == nil)
    let wanted = outcomes(of: action, in: origin, model)
    let isOurs = takes(action, in: origin)
    if isCurrent, let isOurs, isOurs == (wanted == [.stay]),
      model.stops(from: origin, forward: action != .pressShiftTab).isEmpty
        == isOurs
    {
      return "Tab is \(isOurs ? "" : "not ")taken in \(origin.name)"
    }
    let label = user.returnKey
    let before = finishes
    visits.begin()
    perform(action)
    let outcome = outcome(origin, before)
    if action == .pressReturn, outcome == .stay {
      remember(origin, owner, model, isKnown: isKnown)
    }
    if case .focus(let name) = outcome,
      focused.map(RandomModel.isReachable) == false
    {
      return "\(name) cannot be reached"
    }
    guard isKnown || isCurrent && action.isTab else {
      return action == .pressReturn && label == .next && outcome == .finish
        ? "a key that shows next has finished" : nil
    }
    if isOurs == false { return nil }
    if !wanted.contains(outcome) { return "\(outcome) is none of \(wanted)" }
    guard model.fields.allSatisfy({ $0.answer == .agrees }) else { return nil }
    // The end of a form looks for whoever has focus.
    if visits.count > 0, finishes == before {
      return "\(visits.count) views were looked at"
    }
    return extraQuestions(origin, outcome)
  }

  /// Remembers the targets of a press that all targets refused.
  private func remember(
    _ origin: CellField, _ owner: CellScreen, _ model: RandomModel,
    isKnown: Bool
  ) {
    let answer = origin.delegate == nil ? .agrees : origin.answer
    guard answer != .refusesReturn, origin.ownLabel != .search else { return }
    guard isKnown else {
      memory = RandomMemory(origin, refused: nil, on: owner)
      return
    }
    guard let targets = model.returnTargets(from: origin), !targets.isEmpty
    else { return }
    // If the origin refuses to resign, Return stops at the first willing
    // target.
    if !origin.mayEndNow, targets.contains(where: \.mayBeginNow) { return }
    let before = memory?.origin === origin ? memory?.refused ?? [] : []
    memory = RandomMemory(origin, refused: before + targets, on: owner)
  }

  private func perform(_ action: RandomAction) {
    switch action {
    case .pressReturn: user.tapReturn()
    case .pressTab: user.press(.tab)
    case .pressShiftTab: user.press(.tab, .shift)
    case .pressCommandReturn: user.press(.enter, .command)
    // Taps the navigator's bar if there is one. Without a bar, calls the
    // navigator instead.
    case .focusNext where user.bar == nil:
      navigator?.focusNext()
      user.settle()
    case .focusPrevious where user.bar == nil:
      navigator?.focusPrevious()
      user.settle()
    case .focusNext: user.tapBar("Next Field")
    case .focusPrevious: user.tapBar("Previous Field")
    case .pressDone: user.tapBar("Done")
    default: break
    }
  }

  private func outcome(_ origin: CellField, _ before: Int) -> RandomOutcome {
    if finishes > before {
      return finishes == before + 1 && focused == nil ? .finish : .unclear
    }
    guard let focused else { return .nobody }
    return focused === origin ? .stay : .focus(focused.name)
  }

  /// Whether the navigator handles Tab here. The value is `nil` for other keys.
  private func takes(_ action: RandomAction, in origin: CellField) -> Bool? {
    guard action == .pressTab || action == .pressShiftTab else { return nil }
    let owner = screen.fields.contains(origin) ? screen : sheet
    return owner?.keyCommands?.contains {
      $0.input == "\t"
        && $0.modifierFlags == (action == .pressTab ? [] : .shift)
    } == true
  }

  // MARK: The model's answers

  private func outcomes(
    of action: RandomAction, in origin: CellField, _ model: RandomModel
  ) -> Set<RandomOutcome> {
    switch action {
    case .pressReturn: returnOutcomes(in: origin, model)
    case .pressTab, .focusNext:
      outcomes(origin, model.stops(from: origin, forward: true))
    case .pressShiftTab, .focusPrevious:
      outcomes(origin, model.stops(from: origin, forward: false))
    case .pressDone: doneOutcomes(in: origin, model)
    // A sheet has no finish action.
    case _ where !screen.fields.contains(origin): [.stay]
    default: outcomes(origin, nil)
    }
  }

  /// The bar's Done button finishes the form in the same cases as Return. In
  /// all other cases it hides the keyboard.
  private func doneOutcomes(
    in origin: CellField, _ model: RandomModel
  ) -> Set<RandomOutcome> {
    if user.bar == nil || !origin.mayEndNow { return [.stay] }
    let ends =
      origin.ownLabel != .search
      && model.returnTargets(from: origin, asksAgain: false) == nil
      && !model.closesKeyboard(from: origin)
    return ends ? outcomes(origin, nil) : [.nobody]
  }

  private func returnOutcomes(
    in origin: CellField, _ model: RandomModel
  ) -> Set<RandomOutcome> {
    let answer = origin.delegate == nil ? .agrees : origin.answer
    if answer == .refusesReturn { return [.stay] }
    if answer == .resignsAndRefuses { return [.nobody] }
    if origin.ownLabel == .search {
      return [answer == .resigns ? .nobody : .stay]
    }
    if answer == .resigns { return [.nobody] }
    if model.closesKeyboard(from: origin) {
      return [origin.mayEndNow ? .nobody : .stay]
    }
    let targets = model.returnTargets(from: origin)
    return outcomes(
      origin, targets,
      endsAgain: targets.map { model.endsAgain($0, origin) } ?? false)
  }

  /// - Parameters:
  ///   - targets: the fields that the press asks, or `nil` for a finish.
  ///   - endsAgain: whether the form finishes if all targets refuse.
  private func outcomes(
    _ origin: CellField, _ targets: [CellField]?, endsAgain: Bool = false
  ) -> Set<RandomOutcome> {
    if !origin.mayEndNow { return [.stay] }
    // A sheet is a separate form. Return in its last field only resigns the
    // field (R12).
    let end: Set<RandomOutcome> = [
      screen.fields.contains(origin) ? .finish : .nobody
    ]
    guard let targets else { return end }
    if !Promise.refusalKeepsFocus.holds(under: policies),
      targets.first?.mayBeginNow == false
    {
      return [.nobody]
    }
    if let first = targets.first(where: \.mayBeginNow) {
      return [.focus(first.name)]
    }
    if endsAgain { return end }
    // If the origin has resigned, it may refuse to get focus back.
    return origin.mayBeginNow ? [.stay] : [.stay, .nobody]
  }
}
