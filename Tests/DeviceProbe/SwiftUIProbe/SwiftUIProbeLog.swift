/// The events, in order.
package enum SwiftUIProbeEntry: Equatable, Sendable {
  /// The app set the focus state and read its value right afterwards.
  case set(String, reads: String?)
  /// SwiftUI ran an `onSubmit` action. The entry has the action's name and the
  /// value of the focus state.
  case submit(String, reads: String?)
  /// A view appeared.
  case appear(String)
  /// SwiftUI delivered a preference.
  case preference(String, Int)
  /// SwiftUI evaluated the body of an unchanged view.
  case evaluated
  /// A run loop block ran.
  case block
  /// SwiftUI evaluated the body of a view whose state had changed.
  case updated
  /// SwiftUI evaluated the body of the view that owns a focus state and makes a
  /// binding to it.
  case bindingMade
  /// SwiftUI evaluated the body that reads the focus state through the binding.
  case bindingRead
  /// SwiftUI created the initial state value again for an existing view.
  case stateMade
  /// The text of a field changed.
  case text(String)
  /// The value of the focus state at the driver's query.
  case look(String?)
  /// The system is older than iOS 16, so it has no text field with a vertical
  /// axis.
  case noVerticalAxis
}

extension SwiftUIProbeEntry: CustomStringConvertible {
  package var description: String {
    switch self {
    case .set(let value, let reads): "set \(value), reads \(reads ?? "nil")"
    case .submit(let who, let reads): "\(who) submit, reads \(reads ?? "nil")"
    case .appear(let who): "\(who) appears"
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

/// The log entries by part.
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
