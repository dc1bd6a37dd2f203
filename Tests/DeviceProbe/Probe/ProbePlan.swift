/// The actions of the driver. On a device, the driver is a UI test. On the
/// double, the driver is a simulated user.
package enum ProbeStep: Sendable {
  /// Taps the view whose accessibility identifier is "app." and this name. The
  /// keyboard's keys have letters as identifiers. The prefix distinguishes the
  /// view from these keys.
  case tap(String)
  /// Presses Return on the current keyboard.
  case pressReturn
  /// Presses Tab on a hardware keyboard.
  case pressTab
  /// Fills the field with focus, as AutoFill does. A simulator can't.
  case fill(String)
}

/// A part of the plan and of the log.
package enum ProbePart: String, CaseIterable, Sendable {
  case fill
  case fields, accessory, text, exit, exitMoves, refusal, resigned, movesToField
  case movesToText, actionMovesToText, hide, disable, keyboards, tab
  case turn, scroll, givesAway, deletion

  package var steps: [ProbeStep] {
    switch self {
    case .fill: [.tap("s"), .fill("12"), .tap("look")]
    case .fields: [.tap("a"), .tap("move"), .tap("look")]
    case .accessory: [.tap("c"), .tap("move"), .tap("end")]
    case .text: [.tap("t")]
    case .exit: [.tap("e"), .pressReturn, .tap("look")]
    case .exitMoves: [.tap("f"), .pressReturn, .tap("look")]
    case .refusal: [.tap("g"), .pressReturn, .tap("look")]
    case .resigned: [.tap("h"), .pressReturn, .tap("look")]
    case .movesToField: [.tap("i"), .pressReturn, .tap("look")]
    case .movesToText: [.tap("k"), .pressReturn, .tap("look")]
    case .actionMovesToText: [.tap("l"), .pressReturn, .tap("look")]
    case .hide: [.tap("a"), .tap("hide"), .tap("look")]
    case .disable: [.tap("a"), .tap("disable"), .tap("look")]
    case .keyboards: [.tap("n"), .tap("move"), .tap("look")]
    case .tab: [.tap("a"), .pressTab, .tap("look")]
    case .turn: [.tap("layout"), .tap("look")]
    case .scroll: [.tap("m"), .tap("move"), .tap("look")]
    case .givesAway: [.tap("o"), .tap("move"), .tap("look")]
    case .deletion: [.tap("b"), .tap("move"), .tap("delete"), .tap("look")]
    }
  }

  /// All actions of the driver. "next" ends editing and starts the next part.
  /// The first part has begun when the app starts, because a person plays it
  /// by hand on a device.
  package static let plan: [ProbeStep] =
    allCases.flatMap { $0.steps + [.tap("next")] }
}
