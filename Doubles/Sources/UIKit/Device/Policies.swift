/// The doubtful behaviours of UIKit, with every answer that documentation,
/// reports or developers' memory give. The article OpenQuestions has what speaks
/// for each.
package struct Policies: Hashable, Sendable {
  /// The calls when focus goes from one field to another.
  package enum Order: CaseIterable, Sendable {
    /// The new field is asked, then the old field, as developers remember the
    /// order.
    case asksNewFirst
    /// The old field resigns before the new field is asked, as documented. If
    /// the new field refuses, no field has focus.
    case resignsOldFirst
    /// The new field is asked before and after the old field resigns.
    case asksNewTwice
  }

  /// The keyboard's notifications when focus goes from one field to another.
  package enum FieldChange: CaseIterable, Sendable {
    case again, framesOnly, none, hidesAndShows
  }

  /// When UIKit sends `.primaryActionTriggered` for Return. It sends
  /// `.editingDidEndOnExit` too, and resigns a field that has an action for that
  /// event.
  package enum PrimaryAction: CaseIterable, Sendable {
    /// Between the exit and the resign, as two lessons print it.
    case beforeResign
    case beforeExit, afterResign
  }

  /// What a text field does with another field's line break, after that field's
  /// delegate has moved focus here and returned `true`.
  package enum MovedLineBreak: CaseIterable, Sendable {
    /// Both events are sent, as if the user had pressed Return here.
    case runsActions
    /// The field resigns if it has an action for `.editingDidEndOnExit`, which
    /// does not run.
    case resigns
    case none
  }

  /// The part of the on-screen keyboard that remains with a hardware keyboard.
  package enum HardwareKeyboard: CaseIterable, Sendable {
    /// No hardware keyboard is connected.
    case none
    /// The frame is mostly below the screen.
    case belowScreen
    /// The same under an accessory view. Without one no keyboard is on the
    /// screen, and no notification is posted.
    case silentWithoutAccessory
  }

  /// Behaviour that UIKit surely does not have, which tests have to notice.
  package enum Fault: CaseIterable, Sendable {
    case firstResponderNeverChanges, delegateIsCalledTwice
  }

  package var order = Order.asksNewFirst
  package var fieldChange = FieldChange.again
  package var primaryAction = PrimaryAction.beforeResign
  /// A first responder that is hidden, or inside a view that is hidden,
  /// resigns.
  package var hidingResigns = false
  /// Tab moves in the focus system's own order, as on an iPad.
  package var hasFocusSystem = false
  package var hardwareKeyboard = HardwareKeyboard.none
  /// The notifications' object is the screen, as from iOS 16.1.
  package var namesScreen = true
  /// The end frame of a keyboard that hides still has the height of the
  /// accessory view on the screen, as in iOS 26.
  package var hideKeepsAccessory = false
  /// A text field begins editing before its keyboard's frame is known, and a
  /// text view after; if false, vice versa.
  package var textFieldBeginsFirst = true
  package var movedLineBreak = MovedLineBreak.runsActions
  package var fault: Fault?

  package init() {}

  package init(_ fault: Fault) {
    self.fault = fault
  }

  package init(_ change: (inout Policies) -> Void) {
    change(&self)
  }
}
