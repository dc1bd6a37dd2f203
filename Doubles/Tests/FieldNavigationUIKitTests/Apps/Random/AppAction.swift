/// An action of the user, the app or the programmer. A number in an action is
/// an index modulo the list's length. A sequence of steps stays valid if the
/// test removes some steps.
enum AppAction: Hashable, Sendable {
  // Actions of the user.
  case tap(Int), press(Int)
  case type(String), delete, deleteAll
  case compose, endComposing
  case key(AppKey)
  case bar(Int)
  case scroll(Int, by: Int)
  case tapOutside
  case keyboard(height: Int)
  case rotate
  // Actions of the app.
  case special(Int)
  case setText(Int, isFilled: Bool)
  case hide(Int, Bool)
  case disable(Int, Bool)
  case layout
  case present, dismiss
  case push, pop
  // Actions of the programmer. The app must look the same before and after such
  // an action.
  case invalidate, navigateAgain

  static func random(
    _ random: inout some RandomNumberGenerator
  ) -> AppAction {
    let place = Int.random(in: 0..<12, using: &random)
    let isOn = Bool.random(using: &random)
    switch Int.random(in: 0..<60, using: &random) {
    case 0...10: return .tap(place)
    case 11...12: return .press(place)
    case 13...20: return .type(["a", "1", "@"][place % 3])
    case 21: return .delete
    case 22: return .deleteAll
    case 23: return isOn ? .compose : .endComposing
    case 24...33: return .key(.return)
    case 34...36: return .key(.tab)
    case 37: return .key(.shiftTab)
    case 38: return .key(.commandReturn)
    case 39...41: return .bar(place)
    case 42: return .scroll(place, by: isOn ? 70 : -50)
    case 43: return .tapOutside
    case 44: return .keyboard(height: [160, 216, 300][place % 3])
    case 45: return .rotate
    case 46...48: return .special(place)
    case 49: return .setText(place, isFilled: isOn)
    case 50: return .hide(place, isOn && place < 8)
    case 51: return .disable(place, isOn && place < 8)
    case 52...53: return .layout
    case 54: return place < 3 ? .present : .dismiss
    case 55...56: return .dismiss
    case 57: return isOn ? .push : .pop
    case 58: return .pop
    default: return place == 0 ? .invalidate : .navigateAgain
    }
  }
}

extension AppAction {
  /// Whether the action presses a key or a bar button. Such a press may move
  /// focus.
  var isPress: Bool {
    switch self {
    case .key, .bar: true
    default: false
    }
  }

  /// Whether the app's code performs the action. The next action can then
  /// follow in the same run loop turn.
  fileprivate var isCode: Bool {
    switch self {
    case .special, .setText, .hide, .disable, .layout: true
    default: false
    }
  }
}

enum AppKey: String, Hashable, Sendable {
  case `return`, tab, shiftTab, commandReturn
}

struct AppStep: Hashable, Sendable {
  let action: AppAction
  private let isHurried: Bool

  /// Whether the next step runs in the same run loop turn. Only actions of the
  /// app's code allow this.
  var staysInTurn: Bool { isHurried && action.isCode }

  static func random(
    _ random: inout some RandomNumberGenerator
  ) -> AppStep {
    AppStep(
      action: .random(&random),
      isHurried: Int.random(in: 0..<4, using: &random) == 0)
  }
}
