/// The events, in order.
package enum ProbeEntry: Equatable, Sendable {
  /// A delegate, a target or a key command was called.
  case call(_ who: String, _ what: String)
  /// The keyboard has posted a notification.
  case keyboard(ProbeKeyboard)
  /// The driver has tapped a button.
  case button(String)
  /// Whether there is a focus system, as the app finds it.
  case focusSystem(Bool)
  /// The first responder when the driver asked for it; `nil` for none.
  case focus(String?)
}

/// A notification of the keyboard.
package struct ProbeKeyboard: Equatable, Sendable {
  /// The name without its beginning and end: "WillShow".
  package var name: String
  /// The part of the end frame that is above the end of the window, in points.
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

/// The entries of each part.
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
