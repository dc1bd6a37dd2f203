#if canImport(SwiftUI)
import FieldNavigation
import FieldNavigationWords
import SwiftUI

/// The input bar above the keyboard, with Previous, Next and Done. All fields
/// of a form share one bar. SwiftUI may build the bar only once. Nothing in the
/// bar depends on the focused field. The bar serves the focused form, because
/// SwiftUI shows the bar above every keyboard of the screen.
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
