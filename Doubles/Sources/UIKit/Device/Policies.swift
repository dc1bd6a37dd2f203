/// The uncertain behaviors of UIKit. Each behavior has several answers, taken
/// from documentation, reports or developers' memory. The article OpenQuestions
/// lists the evidence for each answer.
package struct Policies: Hashable, Sendable {
  /// The order of the delegate calls when focus moves between fields.
  package enum Order: CaseIterable, Sendable {
    /// UIKit asks the new field, then the old field. Developers remember this
    /// order.
    case asksNewFirst
    /// The old field resigns before UIKit asks the new field, as documented. If
    /// the new field refuses, no field has focus.
    case resignsOldFirst
    /// UIKit asks the new field before and after the old field resigns.
    case asksNewTwice
  }

  /// The keyboard's notifications when focus moves between fields.
  package enum FieldChange: CaseIterable, Sendable {
    case again, framesOnly, none, hidesAndShows
  }

  /// When UIKit sends `.primaryActionTriggered` for Return. UIKit also sends
  /// `.editingDidEndOnExit`. A field with an action for that event resigns.
  package enum PrimaryAction: CaseIterable, Sendable {
    /// UIKit sends `.primaryActionTriggered` after `.editingDidEndOnExit`,
    /// before the field resigns. Two published tutorials show this.
    case beforeResign
    case beforeExit, afterResign
  }

  /// What a field does after Return in another field. The other field's
  /// delegate focuses this field and returns `true`.
  package enum MovedLineBreak: CaseIterable, Sendable {
    /// UIKit sends the events of a press of Return in this field.
    case runsActions
    /// A field with an action for `.editingDidEndOnExit` resigns. The action
    /// doesn't run.
    case resigns
    case none
  }

  /// What remains of the on-screen keyboard while a hardware keyboard is
  /// connected.
  package enum HardwareKeyboard: CaseIterable, Sendable {
    /// No hardware keyboard is connected.
    case none
    /// Most of the keyboard's frame is below the screen.
    case belowScreen
    /// With an accessory view, most of the keyboard's frame is below the
    /// screen. Without an accessory view, the keyboard isn't on the screen.
    /// UIKit then posts no notification.
    case silentWithoutAccessory
  }

  /// The order of layout and the run loop's observers at the end of a turn.
  package enum TurnEnd: CaseIterable, Sendable {
    /// UIKit lays out in its own observer, before the app's observers.
    case layoutFirst
    /// UIKit lays out in a source of the run loop. Observers run before the
    /// layout, because the run loop wants to sleep, and again after it. Crash
    /// stacks of iOS 26 show such a source.
    case observersFirst
    /// Another turn follows if an observer wakes the run loop.
    case repeatsIfWoken
  }

  /// When a text field sends `.editingDidBegin` and `.editingDidEnd`. UIKit
  /// posts the notification after it calls the delegate, as documented.
  package enum EditingEvent: CaseIterable, Sendable {
    case betweenDelegateAndNotification, beforeDelegate, afterNotification
  }

  /// How AutoFill or a password manager enters text into the field with focus.
  package enum Fill: CaseIterable, Sendable {
    /// The whole text is one change.
    case whole
    /// Empty strings come first, then the letters. Each letter goes to the
    /// first responder.
    case emptyThenLetters
    /// The whole text comes first, then the letters. Each letter goes to the
    /// first responder.
    case wholeThenLetters
    /// Each letter goes to the filled field, whoever is first responder.
    case lettersIntoField
  }

  /// How Return accepts a correction that the keyboard suggests.
  package enum Correction: CaseIterable, Sendable {
    /// The text changes before UIKit asks the delegate about Return.
    case beforeReturn
    /// The word is deleted, then the correction is inserted. UIKit then asks the
    /// delegate about Return.
    case inTwoChanges
    /// The text changes after UIKit asks the delegate about Return.
    case afterReturn
    /// The text changes before UIKit asks the delegate about Return. The field
    /// sends nothing.
    case silent
  }

  /// Faults that UIKit certainly doesn't have. Tests have to detect these
  /// faults.
  package enum Fault: CaseIterable, Sendable {
    case firstResponderNeverChanges, delegateIsCalledTwice
  }

  package var order = Order.asksNewFirst
  package var fieldChange = FieldChange.again
  package var primaryAction = PrimaryAction.beforeResign
  /// Whether hiding the first responder makes it resign. Hiding a superview
  /// counts, too.
  package var hidingResigns = false
  /// Whether Tab moves in the focus system's order, as on an iPad.
  package var hasFocusSystem = false
  package var hardwareKeyboard = HardwareKeyboard.none
  /// Whether the object of keyboard notifications is the screen, as since iOS
  /// 16.1.
  package var namesScreen = true
  /// Whether a hidden keyboard's frame includes the accessory view's height, as
  /// in iOS 26.
  package var hideKeepsAccessory = false
  /// Whether text fields begin editing before UIKit knows the keyboard's frame,
  /// and text views afterwards. If false, text views begin before, and text
  /// fields afterwards.
  package var textFieldBeginsFirst = true
  package var movedLineBreak = MovedLineBreak.runsActions
  package var turnEnd = TurnEnd.layoutFirst
  /// Whether a text field scrolls itself into view. A text field does so when it
  /// becomes first responder, and when the keyboard's frame has changed.
  package var scrollsFields = true
  package var editingEvent = EditingEvent.betweenDelegateAndNotification
  /// Whether `becomeFirstResponder()` returns `false` if the field has lost
  /// focus while it began to edit.
  package var reportsLostFocus = true
  package var fill = Fill.whole
  /// Whether a field without focus sends `.editingChanged` and its notification
  /// when it is filled.
  package var fillPosts = true
  package var correction = Correction.beforeReturn
  /// Whether a list asks the first responder in a deleted row to resign. UIKit
  /// raises an exception if the first responder refuses. If false, the list
  /// takes focus away without asking.
  package var deletionAsks = true
  /// Whether each batch update of a collection view makes a field in a header or
  /// footer resign, as in iOS 16.4 and from 17.0 to 18.4.
  package var updateResignsHeaders = false
  package var fault: Fault?

  package init() {}

  package init(_ fault: Fault) {
    self.fault = fault
  }

  package init(_ change: (inout Policies) -> Void) {
    change(&self)
  }
}
