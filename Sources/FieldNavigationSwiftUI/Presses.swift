#if canImport(SwiftUI)
import FieldNavigation

/// What a form remembers between a key press and the resulting move of focus.
struct Presses<Value: Hashable> {
  /// A press, and its progress.
  struct Press {
    enum Key { case `return`, next, previous }

    let key: Key
    let origin: Value
    var steps: FieldForm<Value>.Press
    /// The number of rows that the press has scrolled to.
    var loaded = 0
    /// The last row that the press has scrolled to and that could take focus.
    var lastLoaded: Value?
  }

  /// `onSubmit` has run on the field or on the container, but not yet on both.
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
    /// Whether the field had just appeared when the form requested focus. In
    /// that case some OS versions ignore the request.
    var isRepeatable: Bool
    /// Whether the focus state contained the target immediately after the form
    /// set it. If the origin has focus again afterwards, either the app moved
    /// focus or the target refused. The form can't tell which.
    var wasNamed = false
    /// Whether an update ended without a move of focus. Focus may also move
    /// shortly after that update, so the field has refused only if the next
    /// update doesn't move focus either.
    var hasWaited = false
    /// Whether focus stayed at the origin. The next press continues with the
    /// next candidate.
    var isUnanswered = false
  }

  /// A move of focus to a row whose view hasn't appeared yet (R13).
  struct PendingFocus {
    let number: Int
    var press: Press
    let target: Value
    /// Whether focus goes to the row without trying other candidates, because
    /// the press ended at that row or the app requested it.
    var goesBack = false
    /// Whether the updates in which SwiftUI itself may take focus away haven't
    /// ended yet.
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

  /// Returns a new number, which identifies work that continues after an
  /// update.
  mutating func number() -> Int {
    count += 1
    return count
  }

  mutating func end() {
    (attempt, pending, request) = (nil, nil, nil)
  }
}
#endif
