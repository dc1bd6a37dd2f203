/// What the Return key of the keyboard says.
///
/// The raw values are those of `UIReturnKeyType`; the browser's `enterkeyhint`
/// knows `done`, `go`, `next`, `search` and `send` by the same names.
public enum ReturnKey: UInt8, Sendable, CaseIterable {
  /// The system's own label: "return", or a symbol.
  case `default` = 0
  /// "go": an address is opened, or a form is sent.
  case go
  /// "search", for the search engine of that name.
  case google
  /// "join": a network, say.
  case join
  /// "next": focus moves, and nothing finishes (R6).
  case next
  /// "route": a way on a map.
  case route
  /// "search".
  case search
  /// "send": a message.
  case send
  /// "search", for the search engine of that name.
  case yahoo
  /// "done": the form finishes.
  case done
  /// "emergency call".
  case emergencyCall
  /// "continue": the next screen, say.
  case `continue`
}

extension ReturnKey {
  /// Whether Return finishes wherever the key stands, because it searches, sends
  /// or calls. A done, go, join or continue says that the form ends, and closes
  /// the keyboard where a field follows (R6).
  package var finishesAnywhere: Bool {
    switch self {
    case .next, .done, .go, .join, .continue: false
    default: true
    }
  }
}
