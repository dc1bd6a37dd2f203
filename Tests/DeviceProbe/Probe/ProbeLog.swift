/// A recorded event.
package enum ProbeEntry: Equatable, Sendable {
  /// UIKit called a delegate, a target or a key command.
  case call(_ who: String, _ what: String)
  /// The keyboard posted a notification.
  case keyboard(ProbeKeyboard)
  /// A view laid out its subviews, or the turn of the run loop ended.
  case layout, turnEnd
  /// The driver tapped a button.
  case button(String)
  /// Whether the app finds a focus system.
  case focusSystem(Bool)
  /// The first responder when the driver asked; `nil` if there was none.
  case focus(String?)
}

/// A notification that the keyboard posted.
package struct ProbeKeyboard: Equatable, Sendable {
  /// The notification's short name, such as "WillShow".
  package var name: String
  /// The height of the end frame inside the window, in points.
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
    case .layout: "layout"
    case .turnEnd: "turn ends"
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

/// The recorded events of each part.
package struct ProbeLog: Sendable {
  private var entries: [ProbePart: [ProbeEntry]] = [:]
  private(set) var current: ProbePart?

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
