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
    /// The number of rows that the press has scrolled to.
    var loaded = 0
    /// The last of these rows that could take focus.
    var lastLoaded: Value?
  }

  /// `onSubmit` has run on the field or the container, not yet on both.
  struct Submitted {
    let number: Int
    /// The focused field when `onSubmit` first ran. Some OS versions take focus
    /// away before `onSubmit` runs.
    let focus: Value?
    var field: Value?
    var isAtContainer = false
  }

  /// A request for a field to take focus.
  struct Attempt {
    let number: Int
    var press: Press
    let target: Value
    /// Whether the field had just appeared, so that some OS versions may have
    /// ignored the request.
    var isRepeatable: Bool
    /// Whether the focus state named the target right after it was set. If the
    /// origin has focus again afterwards, either the app moved focus or the
    /// target refused. The form can't tell which.
    var wasNamed = false
    /// Whether an update ended without a move of focus. Focus may move after
    /// that update, so only the next update can show a refusal.
    var hasWaited = false
    /// Whether focus stayed at the origin. The next press continues with the
    /// next candidate.
    var isUnanswered = false
  }

  /// A pending focus that waits for the view of a row (R13).
  struct PendingFocus {
    let number: Int
    var press: Press
    let target: Value
    /// Whether focus goes to the row without trying other candidates, because
    /// the press ended at that row or the app requested it.
    var goesBack = false
    /// Whether SwiftUI itself may still take focus away, because the updates in
    /// which it does so haven't ended.
    var isFresh = true
  }

  /// The app's request for focus, in an update that is still pending.
  struct Request {
    let number: Int
    /// The field that had focus when the app made the request.
    var origin: Value?
  }

  var submitted: Submitted?
  var attempt: Attempt?
  var pending: PendingFocus?
  var request: Request?
  /// Whether the form has ended and `onFinish` hasn't run yet.
  var isEnding = false
  /// The rows that this press loaded and that couldn't take focus. The press
  /// has to remember these rows, because the form can't read their state after
  /// their views are removed.
  var unreachableRows: Set<Value> = []
  private var count = 0

  /// A number that identifies the work that continues after an update.
  mutating func number() -> Int {
    count += 1
    return count
  }

  mutating func end() {
    (attempt, pending, request) = (nil, nil, nil)
  }
}
#endif
