import FieldNavigation
import FieldNavigationSwiftUI
import SwiftUI

// Tests run a screen twice: without this package, and with its two modifiers.
// Both runs must call the app's handlers equally often.

extension View {
  /// Adds `field` if the screen uses the package. If not, adds `focused`.
  @ViewBuilder func adopted<Value: Hashable>(
    _ isAdopted: Bool, _ focus: FocusState<Value?>.Binding, _ value: Value,
    text: String
  ) -> some View {
    if isAdopted {
      field(focus, equals: value, text: text)
    } else {
      focused(focus, equals: value)
    }
  }

  @ViewBuilder func adoptedForm<Value: Hashable>(
    _ isAdopted: Bool, _ focus: FocusState<Value?>.Binding,
    policy: ReturnPolicy = ReturnPolicy(), onFinish: @escaping () -> Void = {}
  ) -> some View {
    if isAdopted {
      fieldNavigation(focus, policy: policy, onFinish: onFinish)
    } else {
      self
    }
  }
}
