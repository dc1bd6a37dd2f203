#if canImport(SwiftUI)
import FieldNavigation
import FieldNavigationWords
import SwiftUI

/// Reports a text field's state to its form, and sets the label that the form
/// chose.
struct FieldModifier<Value: Hashable>: ViewModifier {
  let focus: FocusState<Value?>.Binding
  let value: Value
  let declared: FieldTraits
  let onReturn: (() -> ReturnDecision<Value>)?

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  @Environment(\.formChain) private var forms
  @Environment(\.fieldGroup) private var group
  @State private var label: ReturnKey?
  /// The field, kept since the view first appeared, because until Xcode 27 a
  /// default value would be one more object in each evaluation of the app's
  /// view.
  @State private var kept: MountedField<Value>?

  // The `@State` macro of Xcode 27 may prevent a generated memberwise
  // initializer (TN3211), and a generated one in another file doesn't link:
  // https://github.com/swiftlang/swift/issues/91700
  init(
    focus: FocusState<Value?>.Binding, value: Value, declared: FieldTraits,
    onReturn: (() -> ReturnDecision<Value>)?
  ) {
    self.focus = focus
    self.value = value
    self.declared = declared
    self.onReturn = onReturn
  }

  private var traits: FieldTraits {
    var traits = declared
    if !isEnabled { traits.state.obstacles.insert(.disabled) }
    traits.group = group
    return traits
  }

  func body(content: Content) -> some View {
    let form = forms?.form(of: Value.self)
    let traits = traits
    // The field keeps the closures below, so they take the label without
    // `self`, which keeps the field.
    let (focus, label) = (focus, $label)
    let field = kept ?? MountedField()
    let _ = field.onReturn = onReturn
    labelled(content, field, isNavigated: form != nil)
      .environment(\.returnKey, shown)
      .focused(focus, equals: value)
      .onSubmit {
        form?.submission.ranOnField(value, focus: focus.wrappedValue)
      }
      .onAppear { appear(field, in: form, traits) }
      .onDisappear { form?.disappeared(field) }
      .onChange(of: traits) { new in
        field.take(new) { label.wrappedValue = $0 }
        form?.changed(field)
      }
      .onChange(of: value) { form?.renamed(field, to: $0) }
      .background(orderReader(field, form))
  }

  private func appear(
    _ field: MountedField<Value>, in form: FormModel<Value>?,
    _ traits: FieldTraits
  ) {
    kept = field
    let label = $label
    field.take(traits) { label.wrappedValue = $0 }
    guard let form else {
      return Warning.say(
        "Field '\(value)' is not inside a form. Add .fieldNavigation($focus), with the same $focus, to the enclosing Form, VStack or List."
      )
    }
    form.appeared(field, as: value)
  }

  private var shown: ReturnKey? { declared.keepsLabel ? nil : label }

  /// Adds the form's label, but never to a field that first appears with its
  /// own, because adding the modifier later would replace the view.
  @ViewBuilder private func labelled(
    _ content: Content, _ field: MountedField<Value>, isNavigated: Bool
  ) -> some View {
    if isNavigated, field.isLabelled(from: !declared.keepsLabel) {
      content.submitLabel(SubmitLabel(shown ?? .default))
    } else {
      content
    }
  }

  /// Reports what the order of the form depends on: nothing in a form with an
  /// enumeration.
  @ViewBuilder private func orderReader(
    _ field: MountedField<Value>, _ form: FormModel<Value>?
  ) -> some View {
    if let form, form.followsTree {
      Color.clear.preference(
        key: TreeOrder.self, value: TreeOrder(views: [field.evaluationOrder]))
    } else if let form, form.followsFrames {
      FrameReader(value: value, form: form, direction: direction)
    }
  }
}

private struct FrameReader<Value: Hashable>: View {
  let value: Value
  let form: FormModel<Value>
  let direction: LayoutDirection

  var body: some View {
    GeometryReader { proxy in
      let place = FieldPlace(
        value: value, frame: proxy.frame(in: .global), direction: direction)
      // SwiftUI may call the `onChange` closure of the previous evaluation, so
      // it uses only its argument and constant properties.
      Color.clear
        .onAppear { form.moved(to: place) }
        .onChange(of: place) { form.moved(to: $0) }
    }
  }
}
#endif
