/// The uncertain behaviors of SwiftUI, each with every answer that
/// documentation, reports or other implementations give.
///
/// Code that passes under every combination doesn't depend on a device's
/// answer.
package struct Policies: Hashable, Sendable {
  /// Determines when a focus value that code sets takes effect.
  package enum SetApplies: CaseIterable, Sendable {
    /// Focus has moved when the assignment returns.
    case now
    /// Focus moves at the end of the turn. Until the end of the turn, the focus
    /// state returns its old value.
    case nextTurn
  }

  /// What happens to a focus value that no mounted view has.
  package enum UnmountedTarget: CaseIterable, Sendable {
    /// Focus doesn't move, and the focus state returns to the value of the
    /// field with focus.
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

  /// What happens to a focus value whose view is disabled.
  package enum DisabledTarget: CaseIterable, Sendable {
    /// The field with focus loses focus, and the value becomes nil.
    case refusedResigns
    /// The view with focus keeps focus, and the focus state keeps that view's
    /// value.
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

  /// The order in which views that are added in the same pass appear.
  package enum AppearOrder: CaseIterable, Sendable {
    /// A view appears after the views inside it, as reported for iOS.
    case innerFirst
    case outerFirst
    /// A view appears after the views inside it, and the last of several
    /// siblings appears first.
    case lastFirst
  }

  /// How many rounds of waiting blocks run before SwiftUI updates its views.
  /// The first round runs the blocks queued so far, and each further round runs
  /// the blocks that the previous round has queued.
  package enum EarlyBlocks: CaseIterable, Sendable {
    case none, two, four
  }

  package var setApplies = SetApplies.now
  package var unmountedTarget = UnmountedTarget.dropped
  package var removal = Removal.becomesNil
  package var submitOrder = SubmitOrder.outerFirst
  /// Whether the field loses focus before its `onSubmit` actions run.
  package var resignsBeforeSubmit = false
  /// Whether a field whose `onSubmit` actions set no focus loses focus
  /// afterwards, as on iOS. If false, the field keeps focus, as on macOS.
  package var returnResigns = true
  package var disabledTarget = DisabledTarget.refusedResigns
  package var setInOnAppear = SetInOnAppear.works
  package var verticalReturn = VerticalReturn.newline
  /// Whether a child of an evaluated view is evaluated only if the child
  /// differs from before. If false, every child of an evaluated view is
  /// evaluated.
  package var comparesViews = true
  /// Whether the rows of lists deliver preferences while they are loaded. If
  /// false, the rows deliver no preferences.
  package var deliversPreferencesFromRows = true

  package var appearOrder = AppearOrder.innerFirst
  /// Whether a field with focus loses focus when it is disabled.
  package var disablingResigns = false
  /// Whether `onPreferenceChange` is called for the first value of a key even
  /// if that value is the key's default.
  package var deliversDefaultPreference = true

  /// Whether conditions, `ForEach` and lists deliver a key's default if they
  /// contain no value, so that either argument of `reduce` may be a default.
  package var reducesDefaults = false

  /// A run loop runs blocks after each event, and SwiftUI evaluates views when
  /// the loop is about to sleep. Blocks run for two rounds after a single
  /// event, and for four rounds if another event follows.
  package var earlyBlocks = EarlyBlocks.none

  /// Whether a body that reads a focus state through a binding is evaluated
  /// when focus moves. If false, the body that made the binding is evaluated,
  /// and makes a binding that differs from before.
  package var focusBindingIsDynamic = true

  /// Whether the initial value of a state is computed once, when the view is
  /// added, as with the macro of Xcode 27. If false, the initial value is
  /// computed each time the view's value is made, as with the property wrapper
  /// of Xcode 26.
  package var makesStateOnce = false

  package init() {}

  package init(_ change: (inout Policies) -> Void) {
    change(&self)
  }
}
