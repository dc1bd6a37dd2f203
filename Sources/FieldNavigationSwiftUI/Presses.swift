#if canImport(SwiftUI)
import FieldNavigation

/// The state that a form keeps between a key press and the resulting move of
/// focus.
struct Presses<Value: Hashable> {
  struct Press {
    /// `validation` is a search for a mistake from a field, and `first` a
    /// search without focus.
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
    /// The focused field when `onSubmit` first ran; `nil` if the OS version had
    /// taken focus away before.
    let focus: Value?
    var field: Value?
    var shown: ReturnKey?
    var isAtContainer = false
  }

  /// The form's request for a field to take focus.
  struct Attempt {
    let number: Int
    var press: Press
    let target: Value
    /// Whether the field had just appeared at the request, which some OS
    /// versions then ignore.
    var isRepeatable: Bool
    /// Whether the focus state contained the target right after the form set
    /// it. If the origin then gets focus again, the form can't tell whether the
    /// app moved it or the target refused.
    var wasStored = false
    /// Whether no field had focus at the request. A target that refuses leaves
    /// it so; if the origin then gets focus, the app may have moved it.
    var beganWithoutFocus = false
    /// Whether an update ended without a move of focus. Since focus may move
    /// shortly after an update, the field has refused only if the next one
    /// doesn't move it either.
    var hasWaited = false
    /// The next press then goes on with the next candidate.
    var hasStayedAtOrigin = false
  }

  /// A move of focus to a row that has no view yet (R13).
  struct PendingFocus {
    let number: Int
    var press: Press
    let target: Value
    /// Because the press ended at it or the app requested focus there.
    var isOnlyTarget = false
    /// Whether SwiftUI may remove focus by itself in the current updates.
    var mayLoseFocus = true
  }

  /// The app's request for focus, until its update.
  struct Request {
    let number: Int
    var origin: Value?
    /// The field that Return had asked to take focus in the same turn, and to
    /// which some OS versions move it before the request's update.
    let replaced: Value?
  }

  /// What the form waits for: one thing at a time, because a later wish of the
  /// user or the app replaces an earlier one (R14).
  enum Stage {
    case idle
    case requested(Request)
    case asked(Attempt)
    case revealing(PendingFocus)
    /// Until the update has ended and `onFinish` runs.
    case ending
  }

  /// The `onSubmit` actions of a Return. They may run at any stage.
  var submitted: Submitted?
  var stage = Stage.idle
  private var count = 0

  mutating func nextNumber() -> Int {
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

  var isEnding: Bool { if case .ending = stage { true } else { false } }

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
