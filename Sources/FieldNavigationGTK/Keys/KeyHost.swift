#if GTK && os(Linux)
import FieldNavigation

/// A navigation as its window, the focused field and the codes see it.
@MainActor protocol KeyHost: AnyObject {
  var context: NavigatorContext { get }
  var window: WindowFocus? { get }
  var isMoving: Bool { get }
  var takesReturn: Bool { get }
  /// The focused text, while it handles a Return during which the navigation
  /// doesn't move focus itself.
  var textInActivation: Widget? { get }
  /// Whether the focused text is in an editable label.
  var isInLabel: Bool { get }

  func focusArrived(_ focus: Focus)
  func focusLeft()

  /// Whether a text has focus, so that it handles a Return by code like a key.
  func observes(_ text: Widget) -> Bool
  func appHandlesReturn(in field: Widget, _ text: Widget) -> Bool
  @discardableResult
  func handleReturn(
    in field: Widget, endsForm: Bool, activatesDefault: Bool,
    prepare: (_ stops: Bool) -> Void
  ) -> FocusMove.Outcome
  func returnMove(in field: Widget, endsForm: Bool, validates: Bool)
    -> FocusMove?
  func run(_ move: inout FocusMove) -> FocusMove.Outcome
  func finish(
    _ field: Widget, activatesDefault: Bool, prepare: (_ stops: Bool) -> Void)
  func pressReturn(in widget: Widget) -> Bool
  func moveFocus(_ direction: TabDirection) -> Bool
}
#endif
