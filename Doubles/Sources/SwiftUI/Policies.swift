/// The doubtful behaviours of SwiftUI, with every answer that documentation,
/// reports or other implementations give.
///
/// Code that is right under every combination does not depend on which
/// answer a device gives.
package struct Policies: Hashable, Sendable {
  /// When a value that code sets to a focus state takes effect.
  package enum SetApplies: CaseIterable, Sendable {
    /// Focus has moved when the assignment returns.
    case now
    /// Focus moves at the end of the turn. Until then the focus state returns
    /// its old value.
    case nextTurn
  }

  /// What happens to a value without a mounted view.
  package enum UnmountedTarget: CaseIterable, Sendable {
    /// Focus stays, and the focus state has that field.
    case dropped
    /// Focus is lost: the value is nil.
    case droppedResigns
    /// The value is kept. The view gets focus when it appears.
    case kept
  }

  /// The value of a focus state after the view with focus was removed.
  package enum Removal: CaseIterable, Sendable {
    case becomesNil
    /// The value stays, although no view has focus.
    case keeps
  }

  /// The order of nested `onSubmit` actions.
  package enum SubmitOrder: CaseIterable, Sendable {
    case outerFirst, innerFirst
  }

  /// What happens to a value whose view is disabled.
  package enum DisabledTarget: CaseIterable, Sendable {
    /// No view has focus afterwards: the value is nil.
    case refusedResigns
    /// The view that had focus keeps it, and so does the focus state.
    case refusedKeepsOld
  }

  /// What happens to a value that is set in `onAppear`.
  package enum SetInOnAppear: CaseIterable, Sendable {
    case works, lost
  }

  /// What Return on the screen does in a text field with a vertical axis. A
  /// hardware Return always submits.
  package enum VerticalReturn: CaseIterable, Sendable {
    case newline, submit
  }

  /// The order in which views that come in the same pass appear.
  package enum AppearOrder: CaseIterable, Sendable {
    /// A view after those inside it, as reported for iOS.
    case innerFirst
    case outerFirst
    /// A view after those inside of it, and the last of several first.
    case lastFirst
  }

  /// How many rounds of the blocks that wait run before an update: those that
  /// were queued, those that these queue, and so on.
  package enum EarlyBlocks: CaseIterable, Sendable {
    case none, two, four
  }

  package var setApplies = SetApplies.now
  package var unmountedTarget = UnmountedTarget.dropped
  package var removal = Removal.becomesNil
  package var submitOrder = SubmitOrder.outerFirst
  /// The field has lost focus when its `onSubmit` actions run.
  package var resignsBeforeSubmit = false
  /// A field whose `onSubmit` actions set no focus loses focus afterwards, as
  /// on iOS. If false, the field keeps focus, as on macOS.
  package var returnResigns = true
  package var disabledTarget = DisabledTarget.refusedResigns
  package var setInOnAppear = SetInOnAppear.works
  package var verticalReturn = VerticalReturn.newline
  /// A child of an evaluated view is evaluated only if it differs from before.
  /// If false, every child of an evaluated view is evaluated.
  package var comparesViews = true
  /// The rows of lists deliver preferences while they are loaded. If false,
  /// the rows deliver none.
  package var deliversPreferencesFromRows = true

  package var appearOrder = AppearOrder.innerFirst
  /// A field with focus that is disabled loses focus.
  package var disablingResigns = false
  /// `onPreferenceChange` is called for the first value of a key also where it
  /// is the key's default.
  package var deliversDefaultPreference = true

  /// Conditions, `ForEach` and lists without a value deliver the default of a
  /// key, so that `reduce` may have a default on either side.
  package var reducesDefaults = false

  /// A run loop runs blocks after each event, and SwiftUI evaluates when it is
  /// about to sleep: two rounds where an event comes alone, four where another
  /// one is behind it.
  package var earlyBlocks = EarlyBlocks.none

  /// A body that reads a focus state through a binding is evaluated when focus
  /// moves. If false, the body that has made the binding is, and makes one that
  /// differs from before.
  package var focusBindingIsDynamic = true

  /// The initial value of a state is made once, when its view comes, as with the
  /// macro of Xcode 27. If false, it is made with every value of the view, as with
  /// the property wrapper of Xcode 26.
  package var makesStateOnce = false

  package init() {}

  package init(_ change: (inout Policies) -> Void) {
    change(&self)
  }
}
