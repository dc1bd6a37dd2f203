package import Testing

/// Everything that doesn't work yet, or can't work. A test passes a case to
/// `withKnownIssue`. The test fails if the issue no longer occurs.
package enum KnownIssue: CaseIterable {
  case hintPerReturn
  case keyCommandsOfRoot
  case returnAnsweredByFalse
  case insetUnderShift
  case refusedLineBreak
  case shownByReturn
  case wishInOnSubmit
  case resignInOnSubmit
  case unloadedRowChanges
  case violation

  package var reason: Comment {
    switch self {
    case .hintPerReturn:
      """
      To tell which of the two has refused, the navigator asks a field that \
      refuses to begin once more, where the field with focus might refuse to end.
      """
    case .keyCommandsOfRoot:
      """
      A root controller that overrides keyCommands without super has no \
      Command+Return: no other controller is in the chain, and nothing else in it \
      takes key commands.
      """
    case .returnAnsweredByFalse:
      """
      A field whose delegate answers each Return with false keeps saying Next: \
      UIKit tells of it by nothing. The role handlesReturn is the app's way to \
      say so.
      """
    case .insetUnderShift:
      """
      Under a keyboard that leaves little room the controller is shifted, and the \
      scroll view can be scrolled further by as much.
      """
    case .refusedLineBreak:
      """
      A filter that refuses the line break makes Return do nothing, and UIKit \
      tells of it by nothing. The console names the filter.
      """
    case .shownByReturn:
      """
      A press doesn't walk the views again. Return passes a field that the \
      delegate shows while it answers this Return, or that code has emptied in \
      the same turn.
      """
    case .wishInOnSubmit:
      "The request waits for the next turn, and the form's move replaces it."
    case .resignInOnSubmit:
      "The form takes it for a refusal of its target, and tries the next one."
    case .unloadedRowChanges:
      "Rows without a view are read when focus moves."
    case .violation:
      """
      On purpose: what an app may not do with SwiftUI fails the test that does \
      not expect it.
      """
    }
  }
}
