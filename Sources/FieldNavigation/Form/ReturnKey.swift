/// What the Return key of the keyboard says.
///
/// The raw values are those of `UIReturnKeyType`; the browser's `enterkeyhint`
/// knows `done`, `go`, `next`, `search` and `send` by the same names.
public enum ReturnKey: UInt8, Sendable, CaseIterable {
  case `default` = 0
  case go, google, join, next, route, search, send, yahoo, done
  case emergencyCall, `continue`
}
