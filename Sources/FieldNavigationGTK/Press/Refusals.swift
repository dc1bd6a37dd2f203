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
    private let fields: [Entry]

    private struct Entry: Equatable {
      let identity: FoundField.Identity
      let state: FieldState
    }

    init(
      policy: ReturnPolicy, _ fields: [FoundField],
      _ state: (FoundField) -> FieldState
    ) {
      self.policy = policy
      self.fields = fields.filter { $0.gap == nil && $0.row == nil }
        .map { Entry(identity: $0.identity, state: state($0)) }
    }
  }
}
#endif
