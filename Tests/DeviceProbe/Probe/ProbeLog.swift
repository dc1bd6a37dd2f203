/// The events, in order.
package enum ProbeEntry: Equatable, Sendable {
  /// A call of a delegate, a target or a key command.
  case call(_ who: String, _ what: String)
  /// A notification from the keyboard.
  case keyboard(ProbeKeyboard)
  /// A tap of the driver on a button.
  case button(String)
  /// Whether the app has a focus system.
  case focusSystem(Bool)
  /// The first responder at the driver's query, or `nil` if there is none.
  case focus(String?)
}

/// A notification from the keyboard.
package struct ProbeKeyboard: Equatable, Sendable {
  /// The notification's name without its prefix and suffix, such as "WillShow".
  package var name: String
  /// The height in points of the end frame's part above the window's lower
  /// edge.
  package var visible: Double
  package var object: Object

  package enum Object: Sendable {
    case screen, nothing, other
  }
}

extension ProbeEntry: CustomStringConvertible {
  package var description: String {
    switch self {
    case .call(let who, let what): "\(who) \(what)"
    case .keyboard(let keyboard): "\(keyboard)"
    case .button(let name): "[\(name)]"
    case .focusSystem(let exists): "focus system: \(exists)"
    case .focus(let who): "focus: \(who ?? "nobody")"
    }
  }
}

extension ProbeKeyboard: CustomStringConvertible {
  package var description: String {
    "keyboard\(name) \(Int(visible)) of \(object)"
  }
}

/// The log entries by part.
package struct ProbeLog: Sendable {
  private var entries: [ProbePart: [ProbeEntry]] = [:]
  private var current: ProbePart?

  package init() {}

  package mutating func begin(_ part: ProbePart?) {
    current = part
  }

  package mutating func add(_ entry: ProbeEntry) {
    if let current { entries[current, default: []].append(entry) }
  }

  package subscript(part: ProbePart) -> [ProbeEntry] {
    entries[part] ?? []
  }
}
