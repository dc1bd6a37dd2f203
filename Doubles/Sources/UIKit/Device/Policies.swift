/// The uncertain behaviors of UIKit, each with every answer that documentation,
/// reports or developers' memory give. The article OpenQuestions lists the
/// evidence for each answer.
package struct Policies: Hashable, Sendable {
  /// The order of delegate calls when focus moves from one field to another.
  package enum Order: CaseIterable, Sendable {
    /// UIKit asks the new field first, then the old field, which is the order
    /// that developers remember.
    case asksNewFirst
    /// The old field resigns before UIKit asks the new field, as documented. If
    /// the new field refuses, no field has focus.
    case resignsOldFirst
    /// UIKit asks the new field before and after the old field resigns.
    case asksNewTwice
  }

  /// The notifications that the keyboard posts when focus moves from one field
  /// to another.
  package enum FieldChange: CaseIterable, Sendable {
    case again, framesOnly, none, hidesAndShows
  }

  /// When UIKit sends `.primaryActionTriggered` for Return. UIKit also sends
  /// `.editingDidEndOnExit`, and resigns a field that has an action for that
  /// event.
  package enum PrimaryAction: CaseIterable, Sendable {
    /// UIKit sends the event after `.editingDidEndOnExit` and before the field
    /// resigns, as two published tutorials show.
    case beforeResign
    case beforeExit, afterResign
  }

  /// What a text field does if the user presses Return in another field, whose
  /// delegate focuses this text field and returns `true`.
  package enum MovedLineBreak: CaseIterable, Sendable {
    /// UIKit sends `.editingDidEndOnExit` and `.primaryActionTriggered`, as if
    /// the user had pressed Return in this field.
    case runsActions
    /// The field resigns if it has an action for `.editingDidEndOnExit`, but
    /// the action does not run.
    case resigns
    case none
  }

  /// The part of the on-screen keyboard that remains while a hardware keyboard
  /// is connected.
  package enum HardwareKeyboard: CaseIterable, Sendable {
    /// No hardware keyboard is connected.
    case none
    /// Most of the keyboard's frame is below the screen.
    case belowScreen
    /// With an accessory view, most of the keyboard's frame is below the
    /// screen. Without an accessory view, no keyboard is on the screen, and
    /// UIKit posts no notification.
    case silentWithoutAccessory
  }

  /// Faults that UIKit certainly doesn't have, and that tests have to detect.
  package enum Fault: CaseIterable, Sendable {
    case firstResponderNeverChanges, delegateIsCalledTwice
  }

  package var order = Order.asksNewFirst
  package var fieldChange = FieldChange.again
  package var primaryAction = PrimaryAction.beforeResign
  /// Whether a first responder resigns when it or a view around it is hidden.
  package var hidingResigns = false
  /// Whether Tab moves in the focus system's order, as on an iPad.
  package var hasFocusSystem = false
  package var hardwareKeyboard = HardwareKeyboard.none
  /// Whether the screen is the object of keyboard notifications, as on iOS 16.1
  /// and later.
  package var namesScreen = true
  /// Whether the end frame of a keyboard that hides still includes the
  /// accessory view's height, as in iOS 26.
  package var hideKeepsAccessory = false
  /// Whether a text field begins editing before UIKit knows the keyboard's
  /// frame, and a text view afterwards. If false, a text view begins editing
  /// before UIKit knows the keyboard's frame, and a text field afterwards.
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
