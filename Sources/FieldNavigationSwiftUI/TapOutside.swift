#if canImport(SwiftUI)
import SwiftUI

/// A layer behind the fields that hides the keyboard, because a gesture on the
/// container itself would take the taps of links.
struct TapOutside<Value: Hashable>: View {
  let model: FormModel<Value>
  let isOn: Bool

  var body: some View {
    #if os(iOS) || os(Linux)
    if isOn {
      Color.clear
        .contentShape(Rectangle())
        .onTapGesture { model.presses.hideKeyboard() }
        .accessibilityHidden(true)
    }
    #else
    EmptyView()
    #endif
  }
}
#endif
