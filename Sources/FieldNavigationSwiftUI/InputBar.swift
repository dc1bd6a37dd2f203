#if canImport(SwiftUI)
import FieldNavigation
import FieldNavigationWords
import SwiftUI

/// The input bar above the keyboard, with Previous, Next and Done. SwiftUI may
/// build it only once and shows it above every keyboard of the screen, so all
/// fields of a form share it, nothing in it depends on the focused field, and
/// it serves the form that has focus.
struct InputBar<Value: Hashable>: ViewModifier {
  let model: FormModel<Value>
  let isOn: Bool

  func body(content: Content) -> some View {
    #if os(iOS) || os(Linux)
    if isOn {
      content.toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          button(.previous, symbol: "chevron.up")
          button(.next, symbol: "chevron.down")
          Spacer()
          Button(NavigationKey.done.title) { press(.done) }
        }
      }
    } else {
      content
    }
    #else
    content
    #endif
  }

  private func press(_ key: NavigationKey) {
    FocusedForm.target(of: model).press(key)
  }

  private func button(_ key: NavigationKey, symbol: String) -> some View {
    Button {
      press(key)
    } label: {
      Image(systemName: symbol)
    }
    .accessibilityLabel(Text(verbatim: key.title))
  }
}
#endif
