#if canImport(SwiftUI)
import FieldNavigation
import SwiftUI

/// What a container says of its form.
struct FormSettings<Value: Hashable> {
  let focus: FocusState<Value?>.Binding
  let policy: ReturnPolicy
  let order: FieldOrder<Value>
  let rows: FieldRows<Value>?
  let hasBar: Bool
  let onFinish: () -> Void

  /// What decisions depend on.
  struct Basis: Equatable {
    let policy: ReturnPolicy
    let order: FieldOrder<Value>
    let rows: [Value]?
  }

  var basis: Basis {
    Basis(policy: policy, order: order, rows: rows?.values)
  }
}

/// Owns the form of the fields inside.
struct FormModifier<Value: Hashable>: ViewModifier {
  let settings: FormSettings<Value>

  @State private var model = FormModel<Value>()

  func body(content: Content) -> some View {
    let model = model
    let _ = model.take(settings)
    content
      .modifier(ScrollingRows(model: model, isOn: settings.rows != nil))
      .modifier(KeyboardBar(model: model, isOn: settings.hasBar))
      .onSubmit { model.containerHeard() }
      .onChange(of: settings.focus.wrappedValue) { model.focusChanged(to: $0) }
      .onChange(of: settings.basis) { _ in model.basisChanged() }
      .onPreferenceChange(TreeOrder<Value>.self) { order in
        MainActor.assumeIsolated { model.treeChanged(to: order) }
      }
      .transformEnvironment(\.fieldForms) { $0[Value.self] = model }
  }
}

/// Lets the form scroll to rows without a view. It stays on or off as long as the
/// container is there.
private struct ScrollingRows<Value: Hashable>: ViewModifier {
  let model: FormModel<Value>
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn {
      ScrollViewReader { proxy in
        let _ = model.take(proxy)
        content
      }
    } else {
      content
    }
  }
}

/// A group of fields inside of a form.
struct GroupModifier: ViewModifier {
  let onFinish: () -> Void

  @State private var group = GroupIdentity()

  func body(content: Content) -> some View {
    let _ = group.onFinish = onFinish
    content.environment(\.fieldGroup, group)
  }
}
#endif
