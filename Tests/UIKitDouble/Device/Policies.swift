/// What is doubtful in UIKit, with every answer that was reported.
package struct Policies: Hashable, Sendable {
  /// The calls when focus goes from one field to another.
  package enum Order: CaseIterable, Sendable {
    /// The new one is asked, then the old one, as people remember it.
    case asksNewFirst
    /// The old one resigns before the new one is asked, as it is documented.
    /// A new one that refuses leaves nobody in charge.
    case resignsOldFirst
    /// The new one is asked before and after the old one resigned.
    case asksNewTwice
  }

  /// The keyboard's notifications when focus goes from one field to another.
  package enum FieldChange: CaseIterable, Sendable {
    case again, framesOnly, none, hidesAndShows
  }

  /// What follows a `true` from `textFieldShouldReturn` where somebody
  /// listens to `.editingDidEndOnExit`.
  package enum EndOnExit: CaseIterable, Sendable {
    case actionThenResign, resignThenAction, none
  }

  /// Behaviour that UIKit surely does not have: suites have to notice it.
  package enum Fault: CaseIterable, Sendable {
    case firstResponderNeverChanges, delegateIsCalledTwice
  }

  package var order = Order.asksNewFirst
  package var fieldChange = FieldChange.again
  package var endOnExit = EndOnExit.actionThenResign
  /// A first responder that is hidden, or inside of something hidden, resigns.
  package var hidingResigns = false
  /// Tab moves along the focus system's own order, as on an iPad.
  package var hasFocusSystem = false
  /// The keyboard's frame is mostly below the screen.
  package var hasHardwareKeyboard = false
  /// The notifications' object is the screen, as from iOS 16.1.
  package var namesScreen = true
  /// A hide ends with the height of the accessory view left, as in iOS 26.
  package var hideKeepsAccessory = false
  /// A text field begins editing before its keyboard's frame is known, a text
  /// view after; or the other way round.
  package var textFieldBeginsFirst = true
  package var fault: Fault?

  package init() {}

  package init(_ fault: Fault) {
    self.fault = fault
  }

  package init(_ change: (inout Policies) -> Void) {
    change(&self)
  }
}
