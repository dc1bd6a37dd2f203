#if canImport(SwiftUI)
import FieldNavigation

/// Everything in progress between a key press and the resulting focus.
struct Presses<Value: Hashable> {
  /// A press, and its progress.
  struct Press {
    enum Key { case `return`, next, previous }

    let key: Key
    let origin: Value
    var steps: FieldForm<Value>.Press
    /// The number of rows it has scrolled to.
    var loaded = 0
    /// The last of those rows that could take focus.
    var lastLoaded: Value?
  }

  /// `onSubmit` has run on the field or the container, not yet on both.
  struct Submitted {
    let number: Int
    /// Where focus was when `onSubmit` first ran. Some OS versions take it away
    /// before that.
    let focus: Value?
    var field: Value?
    var isAtContainer = false
  }

  /// A request for a field to take focus.
  struct Attempt {
    let number: Int
    var press: Press
    let target: Value
    /// Whether the field has only just appeared, so that an OS version may have
    /// lost the request.
    var isRepeatable: Bool
    /// Whether the focus state named the target right after it was set. If
    /// focus is then back at the origin, either the app moved it or the target
    /// refused; the form can't tell which.
    var wasNamed = false
    /// Whether an update passed without moving focus. Focus may move after that
    /// update, so only the next one can show a refusal.
    var hasWaited = false
    /// Whether focus stayed where it was. The next press continues from there.
    var isUnanswered = false
  }

  /// A pending focus that waits for the view of a row (R13).
  struct PendingFocus {
    let number: Int
    var press: Press
    let target: Value
    /// Whether the press is over, and the user returns to where they were or
    /// the app sends them there.
    var goesBack = false
    /// Whether SwiftUI may still take focus away itself, because the updates
    /// that do so aren't over.
    var isFresh = true
  }

  /// The app's request for focus, in an update that is still pending.
  struct Request {
    let number: Int
    /// The field the user was in.
    var origin: Value?
  }

  var submitted: Submitted?
  var attempt: Attempt?
  var pending: PendingFocus?
  var request: Request?
  /// Whether the form has ended and `onFinish` is still to run.
  var isEnding = false
  /// The rows that this press loaded and that couldn't take focus. Only the
  /// press remembers them, because nothing else knows their state once their
  /// views are gone.
  var unreachableRows: Set<Value> = []
  private var count = 0

  /// A number that identifies what returns after an update.
  mutating func number() -> Int {
    count += 1
    return count
  }

  mutating func end() {
    (attempt, pending, request) = (nil, nil, nil)
  }
}
#endif
