#if GTK && os(Linux)
import FieldNavigation

/// The fields that refused the last press of Return. The next press asks them
/// again, because GTK doesn't report every change after which they might take
/// focus, and goes on without them if they all refuse again (R10).
struct Refusals {
  /// The field in which Return was pressed, which focus hasn't left since.
  let origin: WeakObject
  let fields: Set<FoundField.Identity>
  let snapshot: Snapshot

  /// What makes the navigator forget refusals if it changes. Rows of lists are
  /// left out, because a list may have given widgets to other rows meanwhile.
  struct Snapshot: Equatable {
    private let policy: ReturnPolicy
    private let fields: [FoundField.Identity]
    private let states: [FieldState]

    init(
      policy: ReturnPolicy, _ fields: [FoundField],
      _ state: (FoundField) -> FieldState
    ) {
      self.policy = policy
      let fields = fields.filter { $0.gap == nil && $0.row == nil }
      self.fields = fields.map { $0.identity }
      states = fields.map(state)
    }
  }
}
#endif
