#if canImport(SwiftUI)
import SwiftUI

/// A layer behind the fields that hides the keyboard, because a gesture on the
/// container itself would take the taps of links.
struct TapOutside: View {
  @Environment(\.formChain) private var forms

  init() {}

  var body: some View {
    #if os(iOS) || os(Linux)
    Color.clear
      .contentShape(Rectangle())
      .onTapGesture { FocusedForm.target(in: forms)?.hideKeyboard() }
      .accessibilityHidden(true)
    #else
    EmptyView()
    #endif
  }
}
#endif
