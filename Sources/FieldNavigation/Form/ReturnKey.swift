/// The label of the keyboard's Return key.
///
/// The raw values are those of `UIReturnKeyType`. The browser's `enterkeyhint`
/// has the same names for `done`, `go`, `next`, `search` and `send`.
public enum ReturnKey: UInt8, Sendable, CaseIterable {
  /// The system's default label: "return", or a symbol.
  case `default` = 0
  /// "go": opens an address or submits a form.
  case go
  /// "search", for Google.
  case google
  /// "join": for example, joins a network.
  case join
  /// "next": focus moves, and the form doesn't finish (R6).
  case next
  /// "route": finds a route on a map.
  case route
  /// "search".
  case search
  /// "send": sends a message.
  case send
  /// "search", for Yahoo.
  case yahoo
  /// "done": the form finishes.
  case done
  /// "emergency call".
  case emergencyCall
  /// "continue": for example, goes to the next screen.
  case `continue`
}

extension ReturnKey {
  /// Whether Return finishes the form even if a target follows, as it does with
  /// keys that search, send or call. Done, Go, Join and Continue only close the
  /// keyboard then (R6).
  package var finishesAnywhere: Bool {
    switch self {
    case .next, .done, .go, .join, .continue: false
    default: true
    }
  }
}
