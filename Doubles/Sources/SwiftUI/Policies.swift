/// The uncertain behaviors of SwiftUI. Each behavior has several answers, taken
/// from documentation, reports or other implementations.
///
/// Code that works under every combination doesn't depend on a device's answer.
package struct Policies: Hashable, Sendable {
  /// Determines when a focus value that code sets takes effect.
  package enum SetApplies: CaseIterable, Sendable {
    /// Focus has moved when the assignment returns.
    case now
    /// Focus moves at the end of the turn. Until the end of the turn, the focus
    /// state returns its old value.
    case nextTurn
  }

  /// What happens if the app sets a focus value that no view has.
  package enum UnmountedTarget: CaseIterable, Sendable {
    /// Focus doesn't move. The focus state returns to the value of the field
    /// with focus.
    case dropped
    /// The field with focus loses focus, and the value becomes nil.
    case droppedResigns
    /// The focus state keeps the value. The view gets focus when it appears.
    case kept
  }

  /// The value of a focus state after the view with focus was removed.
  package enum Removal: CaseIterable, Sendable {
    case becomesNil
    /// The focus state keeps its value, although no view has focus.
    case keeps
  }

  /// The order of nested `onSubmit` actions.
  package enum SubmitOrder: CaseIterable, Sendable {
    case outerFirst, innerFirst
  }

  /// What happens if the app sets the focus value of a disabled view.
  package enum DisabledTarget: CaseIterable, Sendable {
    /// The field with focus loses focus, and the value becomes nil.
    case refusedResigns
    /// Focus doesn't move. The focus state returns to the value of the view
    /// with focus.
    case refusedKeepsOld
  }

  /// What happens to a focus value that `onAppear` sets.
  package enum SetInOnAppear: CaseIterable, Sendable {
    case works, lost
  }

  /// What the on-screen Return key does in a text field with a vertical axis. A
  /// hardware Return always submits.
  package enum VerticalReturn: CaseIterable, Sendable {
    case newline, submit
  }

  /// The order of `onAppear` calls for views added in the same pass.
  package enum AppearOrder: CaseIterable, Sendable {
    /// A view appears after its inner views, as reported for iOS.
    case innerFirst
    case outerFirst
    /// A view appears after its inner views. The last of several siblings
    /// appears first.
    case lastFirst
  }

  /// How many rounds of waiting blocks run before SwiftUI updates its views.
  /// The first round runs all waiting blocks. Each further round runs the
  /// blocks that the previous round has added.
  package enum EarlyBlocks: CaseIterable, Sendable {
    case none, two, four
  }

  /// The order in which SwiftUI evaluates the bodies of siblings.
  package enum BodyOrder: CaseIterable, Sendable {
    case source, reversed
  }

  /// When the action of a `task` modifier starts. It can't start in the update
  /// that evaluated the modifier, because the update keeps the main thread busy.
  package enum TaskStart: CaseIterable, Sendable {
    /// Right after that update.
    case afterUpdate
    /// After the blocks that the update queued on the run loop.
    case afterBlocks
  }

  package var setApplies = SetApplies.now
  package var unmountedTarget = UnmountedTarget.dropped
  package var removal = Removal.becomesNil
  package var submitOrder = SubmitOrder.outerFirst
  /// Whether the field loses focus before its `onSubmit` actions run.
  package var resignsBeforeSubmit = false
  /// Whether a field loses focus if its `onSubmit` actions set no focus, as on
  /// iOS. If false, the field keeps focus, as on macOS.
  package var returnResigns = true
  package var disabledTarget = DisabledTarget.refusedResigns
  package var setInOnAppear = SetInOnAppear.works
  package var verticalReturn = VerticalReturn.newline
  /// Whether an evaluated view evaluates only its changed children. If false,
  /// an evaluated view evaluates all children.
  package var comparesViews = true
  /// Whether loaded rows of lists deliver preferences. If false, rows deliver
  /// no preferences.
  package var deliversPreferencesFromRows = true

  package var appearOrder = AppearOrder.innerFirst
  /// Whether a field with focus loses focus when it is disabled.
  package var disablingResigns = false
  /// Whether `onPreferenceChange` is called if the first value is the key's
  /// default.
  package var deliversDefaultPreference = true

  /// Whether conditions, `ForEach` and lists without a value deliver the key's
  /// default. If true, either argument of `reduce` may be the default.
  package var reducesDefaults = false

  /// A run loop runs blocks after each event. SwiftUI evaluates views just
  /// before the loop sleeps. Two rounds of blocks run after a single event.
  /// Four rounds run if another event follows.
  package var earlyBlocks = EarlyBlocks.none

  /// Whether a change of focus evaluates bodies that read the focus state
  /// through a binding. If false, a change of focus evaluates the body that
  /// made the binding. The new binding then differs from the old one.
  package var focusBindingIsDynamic = true

  /// Whether a state's initial value is computed only when the view is added.
  /// The macro of Xcode 27 computes the value once. If false, each new value of
  /// the view computes the initial value. The property wrapper of Xcode 26
  /// computes the value each time.
  package var makesStateOnce = false

  package var bodyOrder = BodyOrder.source
  package var taskStart = TaskStart.afterUpdate
  /// Whether `onDisappear` is called for a removed row of a list or of a lazy
  /// stack.
  package var removedRowsDisappear = true
  /// Whether the content that an `if` removes is evaluated once more, and
  /// disappears in a later turn, as with a transition.
  package var evaluatesLeavingViews = false

  package init() {}

  package init(_ change: (inout Policies) -> Void) {
    change(&self)
  }
}
