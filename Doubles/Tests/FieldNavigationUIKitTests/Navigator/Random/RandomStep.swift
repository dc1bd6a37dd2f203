/// An action of the user or the app in a random run.
enum RandomAction: Hashable, Sendable {
  // Actions of the user. A number is an index modulo a list's length. The index
  // stays valid if shrinking removes earlier steps.
  case tap(Int), type, deleteAll
  case pressReturn, pressTab, pressShiftTab, pressCommandReturn
  case focusNext, focusPrevious, pressDone
  // Actions of the app.
  case setText(Int, isFilled: Bool)
  case hide(Int, Bool)
  case disable(Int, Bool)
  case hideWrapper(Int, Bool)
  case add(Int), remove(Int)
  case answer(Int, RandomAnswer)
  case present, dismiss
  case restart(stops: Bool)

  var isKey: Bool {
    switch self {
    case .pressReturn, .pressTab, .pressShiftTab, .pressCommandReturn,
      .focusNext, .focusPrevious, .pressDone:
      true
    default: false
    }
  }

  var isTab: Bool {
    switch self {
    case .pressTab, .pressShiftTab, .focusNext, .focusPrevious: true
    default: false
    }
  }

  /// Whether the user taps, types a letter or presses a key. Such an action
  /// ends the turn of the run loop.
  var isUsers: Bool {
    switch self {
    case .tap, .type: true
    default: isKey
    }
  }
}

/// How the delegate of a field behaves.
enum RandomAnswer: CaseIterable, Sendable {
  case agrees
  case refusesToBegin, refusesToEnd, refusesReturn
  /// The delegate resigns the field on Return. Then it returns `true` or
  /// `false`.
  case resigns, resignsAndRefuses
}

struct RandomStep: Hashable, Sendable, CustomStringConvertible {
  let action: RandomAction
  /// Whether this action is the last in its run loop turn.
  let endsTurn: Bool

  var description: String {
    "\(action)" + (endsTurn ? "" : ", in one turn with")
  }

  static func random(_ random: inout some RandomNumberGenerator) -> RandomStep {
    RandomStep(
      action: action(&random),
      endsTurn: Int.random(in: 0..<2, using: &random) > 0)
  }

  private static func action(
    _ random: inout some RandomNumberGenerator
  ) -> RandomAction {
    let place = Int.random(in: 0..<12, using: &random)
    let isOn = Bool.random(using: &random)
    switch Int.random(in: 0..<40, using: &random) {
    case 0...4: return .tap(place)
    case 7...9: return .type
    case 10: return .deleteAll
    case 11...17: return .pressReturn
    case 18...20: return .pressTab
    case 21...22: return .pressShiftTab
    case 23: return .pressCommandReturn
    case 24: return .focusNext
    case 25: return isOn ? .focusPrevious : .pressDone
    case 5...6, 26: return .setText(place, isFilled: isOn)
    case 27...29: return .hide(place, isOn)
    case 30: return .disable(place, isOn)
    case 31: return .hideWrapper(place, isOn && place < 6)
    case 32: return .add(place)
    case 33: return .remove(place)
    case 34...35:
      let answers = RandomAnswer.allCases
      let answer = answers.randomElement(using: &random) ?? .agrees
      return .answer(place, isOn ? answer : .agrees)
    case 36: return .present
    case 37...38: return .dismiss
    default: return .restart(stops: isOn)
    }
  }
}
