import UIKit
import UIKitDriver

/// The result of one random step.
@MainActor struct AppRecord {
  let step: AppStep
  /// The name that belongs to the step's number, such as a field's name.
  let name: String
  private(set) var origin = "nowhere"
  private(set) var place = ""
  private(set) var texts: [String] = []
  private(set) var done: [String] = []
  /// The frames and insets of the views. The value is `nil` while a keyboard is
  /// visible.
  private(set) var geometry: [String]?
  var log: [String] = []
  /// The index of the form that the step finished.
  var finished: Int?
  var hasRefused = false
  var isComposing = false

  init(step: AppStep, name: String, origin: String) {
    self.step = step
    self.name = name
    self.origin = origin
  }

  mutating func read(_ stage: AppStage) {
    place = stage.place
    texts = stage.texts
    done = stage.app.done()
    let hasKeyboard = stage.user.device.keyboard.frame != nil
    geometry = hasKeyboard ? nil : stage.geometry
  }

  /// Whether a key command or the input bar handled the press.
  var isNavigators: Bool {
    switch step.action {
    case .bar: ["Next Field", "Previous Field", "Done"].contains(name)
    case .key: log.contains { $0.contains(" command ") }
    default: false
    }
  }

  /// Whether delegates must get the same calls with and without a navigator.
  /// The calls aren't comparable if a field refused. Calls after a Tab that
  /// UIKit handled aren't comparable either. UIKit then asks every field.
  var isComparable: Bool {
    switch step.action {
    case .key(.return): !hasRefused && !isComposing
    case .key, .bar: isNavigators && !hasRefused
    default: true
    }
  }

  /// Whether the app moved focus back to the field in which the user pressed
  /// Return. Without a navigator, the user wouldn't have left that field. The
  /// two apps then differ from this step on.
  var isLedBack: Bool {
    step.action == .key(.return) && place == origin
      && log.contains("\(origin) didEnd")
  }

  /// The calls that the delegates received.
  var heard: [String] { Self.heard(log) }

  private static func heard(_ log: [String]) -> [String] {
    let words = [
      "shouldBegin", "didBegin", "shouldEnd", "didEnd", "shouldReturn",
    ]
    return log.filter { call in
      words.contains { call.hasSuffix(" " + $0) }
    }
  }

  /// The names of the fields that were asked to begin editing.
  var asked: [String] {
    var found: [String] = []
    for call in log where call.hasSuffix(" shouldBegin") {
      let name = String(call.dropLast(" shouldBegin".count))
      if !found.contains(name) { found.append(name) }
    }
    return found
  }

  /// The step as an instruction for a person.
  var description: String {
    let end = step.staysInTurn ? ", in one turn with the next" : ""
    switch step.action {
    case .tap: return "tap \(name)"
    case .press: return "press control \(name)"
    case .type(let text): return "type \(text)"
    case .key(let key): return "press \(key.rawValue)"
    case .bar: return "tap \(name) in the bar"
    case .scroll(_, let distance):
      return "scroll view \(name) by \(distance)"
    case .special: return name + end
    case .setText(_, let isFilled):
      return "the app sets \(name) to \(isFilled ? "set" : "nothing")" + end
    case .hide(_, let isOn):
      return "the app \(isOn ? "hides" : "shows") \(name)" + end
    case .disable(_, let isOn):
      return "the app \(isOn ? "disables" : "enables") \(name)" + end
    default: return "\(step.action)" + end
    }
  }
}
