#if canImport(SwiftUI)
import FieldNavigation

/// What is under way between a key press and the focus that it leads to.
struct Presses<Value: Hashable> {
  /// A press, and how far it has come.
  struct Press {
    enum Key { case `return`, next, previous }

    let key: Key
    let origin: Value
    var steps: FieldForm<Value>.Press
    /// How many rows it has scrolled to.
    var loaded = 0
    /// The last of them that could take focus.
    var lastLoaded: Value?
  }

  /// Return was heard at the field or at the container, and not yet at both.
  struct Submitted {
    let number: Int
    /// Where focus was when Return was heard first. Some systems take it away
    /// before that.
    let focus: Value?
    var field: Value?
    var isAtContainer = false
  }

  /// Focus was asked to go to a field.
  struct Attempt {
    let number: Int
    var press: Press
    let target: Value
    /// Whether the field has just appeared, so that a system may have lost what
    /// it was asked for.
    var isRepeatable: Bool
    /// Whether the focus state has named the target right after it was set. Then
    /// focus that is back is what the app wants, or a refusal: nobody can tell.
    var wasNamed = false
    /// Whether an update has not moved focus. It may move after it, so that only
    /// the next one can tell of a refusal.
    var hasWaited = false
    /// Focus is where it was. The next press goes on from there.
    var isUnanswered = false
  }

  /// Focus waits for the view of a row (R13).
  struct PendingFocus {
    let number: Int
    var press: Press
    let target: Value
    /// Whether the press is over, and the user goes back to where they were, or
    /// the app sends them there.
    var goesBack = false
    /// Whether the updates are not over yet in which the system itself may take
    /// the focus away.
    var isFresh = true
  }

  /// The app has sent focus somewhere, in an update that is not over yet.
  struct Request {
    let number: Int
    /// Where the user was.
    var origin: Value?
  }

  var submitted: Submitted?
  var attempt: Attempt?
  var pending: PendingFocus?
  var request: Request?
  /// The form has ended, and `onFinish` is still to come.
  var isEnding = false
  /// The rows that this press has loaded, and that could not take focus. Nobody
  /// knows of them after they are gone again, so that only this press remembers.
  var unreachableRows: Set<Value> = []
  private var count = 0

  /// A number for what comes back after an update.
  mutating func number() -> Int {
    count += 1
    return count
  }

  mutating func end() {
    (attempt, pending, request) = (nil, nil, nil)
  }
}
#endif
