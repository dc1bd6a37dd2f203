import FieldNavigation
import FieldNavigationSwiftUI
import SwiftUI

// A stranger's screen is shown twice: as it was, and with the two modifiers of
// this package. The app's own handlers have to get the same calls.

extension View {
  /// A field of a form where the screen has adopted the package, else what it
  /// had before.
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
