#if canImport(SwiftUI)
import FieldNavigation

/// The state that a form keeps between a key press and the resulting move of
/// focus.
struct Presses<Value: Hashable> {
  /// A press, and its progress.
  struct Press {
    /// `validation` is a search for a mistake from a field, and `first` a search
    /// without focus.
    enum Key { case `return`, next, previous, done, validation, first }

    let key: Key
    let origin: Value
    var steps: FieldForm<Value>.Press
    /// Whether a candidate may have refused, or the app may have taken focus
    /// back from it. Such a press never ends the form, and the form doesn't
    /// remember a refusal.
    var isUnclear = false
  }

  /// `onSubmit` has run on the field or on the container, but not on both.
  struct Submitted {
    let number: Int
    /// The focused field when `onSubmit` first ran. Some OS versions take focus
    /// away before `onSubmit` runs.
    let focus: Value?
    var field: Value?
    /// The label that the user saw.
    var shown: ReturnKey?
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
    /// Whether the focus state contained the target right after the form set
    /// it. If the origin then gets focus again, the app moved focus or the
    /// target refused. The form can't tell which.
    var wasNamed = false
    /// Whether no field had focus when the form requested it. A target that
    /// refuses leaves it so. If the origin then gets focus again, the app may
    /// have moved focus.
    var beganWithoutFocus = false
    /// Whether an update ended without a move of focus. Focus may move shortly
    /// after that update. The field has refused only if the next update doesn't
    /// move focus either.
    var hasWaited = false
    /// Whether focus stayed at the origin. The next press continues with the
    /// next candidate.
    var isUnanswered = false
  }

  /// A move of focus to a row that has no view yet (R13).
  struct PendingFocus {
    let number: Int
    var press: Press
    let target: Value
    /// Whether focus goes only to this row. True if the press ended at the row,
    /// or if the app requested focus there.
    var goesBack = false
    /// Whether SwiftUI may remove focus by itself in the current updates.
    var isFresh = true
  }

  /// The app's request for focus. Its update is pending.
  struct Request {
    let number: Int
    /// The field that had focus at the time of the request.
    var origin: Value?
    /// The field that Return had asked to take focus in the same turn. Some OS
    /// versions move focus there before the request's update.
    let replaced: Value?
  }

  /// What the form waits for. A later wish of the user or the app replaces an
  /// earlier one (R14), so the form waits for one thing at a time.
  enum Stage {
    case idle
    case requested(Request)
    case asked(Attempt)
    case revealing(PendingFocus)
    /// The form ends when the update ends. `onFinish` hasn't run yet.
    case ending
  }

  /// The `onSubmit` actions of a Return. They may run at any stage.
  var submitted: Submitted?
  var stage = Stage.idle
  /// The last states of the rows that this press loaded and whose views are
  /// gone. Without them the press would come back to a row, because the app's
  /// `rows` don't say that it's disabled.
  var revealed: [Value: FieldState] = [:]
  private var count = 0

  /// Returns a new number for work that continues after an update.
  mutating func number() -> Int {
    count += 1
    return count
  }

  var request: Request? {
    if case .requested(let request) = stage { request } else { nil }
  }

  var attempt: Attempt? {
    get { if case .asked(let attempt) = stage { attempt } else { nil } }
    set { stage = newValue.map(Stage.asked) ?? .idle }
  }

  var pending: PendingFocus? {
    get { if case .revealing(let pending) = stage { pending } else { nil } }
    set { stage = newValue.map(Stage.revealing) ?? .idle }
  }

  /// Whether the form has ended but `onFinish` hasn't run.
  var isEnding: Bool { if case .ending = stage { true } else { false } }

  /// Whether a Return, a request of the app or the end of the form is under way.
  var isBusy: Bool {
    if submitted != nil { return true }
    return switch stage {
    case .idle, .asked: false
    case .requested, .revealing, .ending: true
    }
  }

  mutating func end() { stage = .idle }
}
#endif
