/// The direction of a press of Tab (R8).
public enum TabDirection: Sendable {
  /// Tab.
  case forward
  /// Shift+Tab.
  case backward
}
