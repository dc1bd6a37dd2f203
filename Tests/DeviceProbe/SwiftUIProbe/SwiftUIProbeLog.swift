/// The events, in order.
package enum SwiftUIProbeEntry: Equatable, Sendable {
  /// The app set the focus state, and its value right after.
  case set(String, reads: String?)
  /// A field was submitted: which `onSubmit` ran, and the value of the focus state.
  case submit(String, reads: String?)
  /// A view has appeared.
  case appear(String)
  /// A preference was delivered.
  case preference(String, Int)
  /// The body of a view was evaluated that does not differ from before.
  case evaluated
  /// A block of the run loop has run.
  case block
  /// The body of a view was evaluated whose state has changed.
  case updated
  /// The body was evaluated of the view that has a focus state, and which makes
  /// a binding to it.
  case bindingMade
  /// SwiftUI evaluated the body that reads the focus state through the binding.
  case bindingRead
  /// The initial value of a state was made for a view that was there before.
  case stateMade
  /// The text of a field has changed.
  case text(String)
  /// The value of the focus state when the driver asked for it.
  case look(String?)
  /// There is no text field with a vertical axis before iOS 16.
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

/// The entries of each part.
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
