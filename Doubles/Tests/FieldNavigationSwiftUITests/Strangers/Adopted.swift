import FieldNavigation
import FieldNavigationSwiftUI
import SwiftUI

// Tests run a screen twice: once without this package, and once with its two
// modifiers. The app's handlers have to get the same calls in both runs.

extension View {
  /// Adds `field` if the screen uses the package, otherwise `focused`.
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
