/// A recorded event.
package enum SwiftUIProbeEntry: Equatable, Sendable {
  /// The app set the focus state. Then the app read the value `reads` back.
  case set(String, reads: String?)
  /// An `onSubmit` with this name ran. The focus state had the value `reads`.
  case submit(String, reads: String?)
  /// A view has appeared.
  case appear(String)
  /// A view has disappeared.
  case disappear(String)
  /// SwiftUI evaluated the body of the view with this name.
  case body(String)
  /// The action of a `task` started.
  case task
  /// The action of an `onChange` ran.
  case changed
  /// SwiftUI delivered a preference.
  case preference(String, Int)
  /// SwiftUI evaluated the body of an unchanged view.
  case evaluated
  /// The run loop ran a block.
  case block
  /// SwiftUI evaluated the body of a view whose state has changed.
  case updated
  /// SwiftUI evaluated the body of the view with the focus state. This body
  /// makes a binding to the focus state.
  case bindingMade
  /// SwiftUI evaluated the body that reads the focus state through the binding.
  case bindingRead
  /// SwiftUI made an initial state value for an existing view.
  case stateMade
  /// The text of a field has changed.
  case text(String)
  /// The value of the focus state when the driver asked.
  case look(String?)
  /// Before iOS 16, a text field can't have a vertical axis.
  case noVerticalAxis
}

extension SwiftUIProbeEntry: CustomStringConvertible {
  package var description: String {
    switch self {
    case .set(let value, let reads): "set \(value), reads \(reads ?? "nil")"
    case .submit(let who, let reads): "\(who) submit, reads \(reads ?? "nil")"
    case .appear(let who): "\(who) appears"
    case .disappear(let who): "\(who) disappears"
    case .body(let who): "\(who) evaluated"
    case .task: "task"
    case .changed: "changed"
    case .preference(let key, let value): "\(key) prefers \(value)"
    case .evaluated: "evaluated"
    case .block: "block"
    case .updated: "updated"
    case .bindingMade: "binding made"
    case .bindingRead: "binding read"
    case .stateMade: "state made"
    case .text(let text): "text \(text.debugDescription)"
    case .look(let focus): "focus: \(focus ?? "nobody")"
    case .noVerticalAxis: "no vertical axis"
    }
  }
}

/// The recorded events of each part.
package struct SwiftUIProbeLog: Sendable {
  private var entries: [SwiftUIProbePart: [SwiftUIProbeEntry]] = [:]
  private var current: SwiftUIProbePart?

  package init() {}

  package mutating func begin(_ part: SwiftUIProbePart?) {
    current = part
  }

  package mutating func add(_ entry: SwiftUIProbeEntry) {
    if let current { entries[current, default: []].append(entry) }
  }

  package subscript(part: SwiftUIProbePart) -> [SwiftUIProbeEntry] {
    entries[part] ?? []
  }
}
