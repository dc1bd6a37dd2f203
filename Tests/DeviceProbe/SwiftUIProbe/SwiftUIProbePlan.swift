/// The actions of the driver. On a device, the driver is a UI test. On the
/// double, the driver is a simulated user.
package enum SwiftUIProbeStep: Sendable {
  /// Taps the view whose accessibility identifier is "app." and this name.
  case tap(String)
  /// Presses Return on the current keyboard.
  case pressReturn
}

/// A part of the plan and of the log.
package enum SwiftUIProbePart: String, CaseIterable, Sendable {
  case move, unmounted, removal, submit, disabled, disable, appear, vertical
  case preferences, evaluation, blocks, binding, order, task, deletion, leaving

  package var steps: [SwiftUIProbeStep] {
    switch self {
    case .move: [.tap("a"), .tap("to b"), .tap("look")]
    case .unmounted:
      [.tap("a"), .tap("to late"), .tap("look"), .tap("mount"), .tap("look")]
    case .removal: [.tap("early"), .tap("remove"), .tap("look")]
    case .submit: [.tap("c"), .pressReturn, .tap("look")]
    case .disabled: [.tap("a"), .tap("to off"), .tap("look")]
    case .disable: [.tap("d"), .tap("disable"), .tap("look")]
    case .appear: [.tap("open"), .tap("look")]
    case .vertical: [.tap("v"), .pressReturn, .tap("look")]
    case .preferences: [.tap("list"), .tap("look")]
    case .evaluation: [.tap("again"), .tap("look")]
    case .blocks: [.tap("blocks"), .tap("look")]
    case .binding: [.tap("e"), .tap("look")]
    case .order: [.tap("pair"), .tap("look")]
    case .task: [.tap("task"), .tap("look")]
    case .deletion: [.tap("rows"), .tap("delete"), .tap("look")]
    case .leaving: [.tap("enter"), .tap("look"), .tap("leave"), .tap("look")]
    }
  }

  /// All actions of the driver. "next" ends editing and starts the next part.
  package static let plan: [SwiftUIProbeStep] =
    allCases.flatMap { [.tap("next")] + $0.steps } + [.tap("next")]
}
