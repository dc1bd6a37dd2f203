#if canImport(SwiftUI)
@_exported public import enum FieldNavigation.ReturnKey
@_exported public import struct FieldNavigation.ReturnPolicy
public import SwiftUI

extension View {
  /// Makes a text field a field of the enclosing form.
  ///
  /// Apply this modifier to the text field itself. Apply `fieldNavigation` to
  /// the container. The modifier adds `focused`, `submitLabel` and `onSubmit`
  /// for you. Your own `onSubmit` still runs.
  ///
  /// ```swift
  /// TextField("Email", text: $email).field($focus, equals: .email, text: email)
  /// ```
  ///
  /// - Parameters:
  ///   - focus: the form's focus state. Pass the same focus state to the
  ///     container's modifier.
  ///   - value: the field's value. It must be unique in the form.
  ///   - text: the field's text. Return skips a field that has text (R4).
  ///   - isReachable: pass false if the field can't take focus for one of these
  ///     reasons: `hidden()`, an opacity of zero, or a `disabled` between the
  ///     text field and this modifier. You don't need it for a `disabled`
  ///     outside this modifier.
  ///   - returnKey: your own label. It also determines what Return does (R6).
  ///     With `.next`, Return moves focus. With `.done`, `.go`, `.join` and
  ///     `.continue`, Return finishes the form if no empty field follows. If an
  ///     empty field follows, Return closes the keyboard. With any other label,
  ///     such as `.search`, `.send` or `.route`, Return always finishes the
  ///     form.
  ///   - handlesReturn: pass true if you handle Return in this field. The form
  ///     then doesn't move focus, and doesn't label the key (R14). The value
  ///     may change at any time. If the value is true at first, the form never
  ///     labels this field's key. If the value is false at first, apply your
  ///     own `submitLabel` before `field`.
  ///   - breaksLines: pass true for a `TextEditor` or a `TextField` with a
  ///     vertical axis. The on-screen Return key inserts a line break in such a
  ///     field. The form doesn't label the key. On a hardware keyboard, Return
  ///     moves focus if the system submits the field. The value may change, as
  ///     that of `handlesReturn`.
  ///   - isInvalid: whether the field's value is a mistake. A press that would
  ///     finish the form goes to the first invalid field instead, by position
  ///     (R16). The key's label doesn't depend on it. Rows without a view are
  ///     passed.
  ///   - onReturn: decides what Return does in this field this time (R14). The
  ///     form calls it once per Return, after the `onSubmit` actions. Use it to
  ///     keep focus in a field with a mistake. It needs no focus state, so it
  ///     works where SwiftUI moves focus late. The form doesn't call it in a
  ///     field with `handlesReturn`, and the key's label doesn't depend on it.
  public func field<Value: Hashable>(
    _ focus: FocusState<Value?>.Binding, equals value: Value, text: String,
    isReachable: Bool = true, returnKey: ReturnKey? = nil,
    handlesReturn: Bool = false, breaksLines: Bool = false,
    isInvalid: Bool = false,
    onReturn: (() -> ReturnDecision<Value>)? = nil
  ) -> some View {
    field(
      focus, equals: value, isEmpty: text.isEmpty, isReachable: isReachable,
      returnKey: returnKey, handlesReturn: handlesReturn,
      breaksLines: breaksLines, isInvalid: isInvalid, onReturn: onReturn)
  }

  /// Makes a view a field of the enclosing form. You define when the field is
  /// empty. Use this modifier for a field without text, or for a field that
  /// needs valid input.
  ///
  /// ```swift
  /// TextField("Card number", text: $card)
  ///   .field($focus, equals: .card, isEmpty: card.count < 16)
  /// ```
  ///
  /// - Parameters:
  ///   - focus: the form's focus state. Pass the same focus state to the
  ///     container's modifier.
  ///   - value: the field's value. It must be unique in the form.
  ///   - isEmpty: whether the field still needs input (R4).
  ///   - isReachable: see
  ///     ``field(_:equals:text:isReachable:returnKey:handlesReturn:breaksLines:isInvalid:onReturn:)``.
  ///   - returnKey: see
  ///     ``field(_:equals:text:isReachable:returnKey:handlesReturn:breaksLines:isInvalid:onReturn:)``.
  ///   - handlesReturn: see
  ///     ``field(_:equals:text:isReachable:returnKey:handlesReturn:breaksLines:isInvalid:onReturn:)``.
  ///   - breaksLines: see
  ///     ``field(_:equals:text:isReachable:returnKey:handlesReturn:breaksLines:isInvalid:onReturn:)``.
  ///   - isInvalid: see
  ///     ``field(_:equals:text:isReachable:returnKey:handlesReturn:breaksLines:isInvalid:onReturn:)``.
  ///   - onReturn: see
  ///     ``field(_:equals:text:isReachable:returnKey:handlesReturn:breaksLines:isInvalid:onReturn:)``.
  public func field<Value: Hashable>(
    _ focus: FocusState<Value?>.Binding, equals value: Value, isEmpty: Bool,
    isReachable: Bool = true, returnKey: ReturnKey? = nil,
    handlesReturn: Bool = false, breaksLines: Bool = false,
    isInvalid: Bool = false,
    onReturn: (() -> ReturnDecision<Value>)? = nil
  ) -> some View {
    modifier(
      FieldModifier(
        focus: focus, value: value,
        declared: FieldTraits(
          isEmpty: isEmpty, isReachable: isReachable, returnKey: returnKey,
          handlesReturn: handlesReturn, breaksLines: breaksLines,
          isInvalid: isInvalid),
        onReturn: onReturn))
  }

  /// Makes the fields inside this view a form. Return goes to the next empty
  /// field. After the last empty field the form finishes. The Return key's
  /// label shows what Return does.
  ///
  /// ```swift
  /// Form {
  ///   TextField("Name", text: $name).field($focus, equals: .name, text: name)
  ///   TextField("Email", text: $email).field($focus, equals: .email, text: email)
  /// }
  /// .fieldNavigation($focus) { signUp() }
  /// ```
  ///
  /// To finish, the form sets focus to `nil` and calls `onFinish`. Your action
  /// may set focus again, for example to a field with a mistake. If the
  /// policy's `finishKey` is `.next`, focus stays until `onFinish` returns. If
  /// `onFinish` adds an empty field, such as a new row, focus moves to that
  /// field. If not, the keyboard closes. To keep focus in the last field,
  /// request focus with ``FieldNavigationProxy/focus(_:)``.
  ///
  /// - Parameters:
  ///   - focus: the form's focus state. You can nest forms with other focus
  ///     states inside this form. A field belongs to the innermost form whose
  ///     values have the field's type.
  ///   - policy: which fields Return visits, and what it does at the end.
  ///   - order: the order of the fields.
  ///   - rows: the rows of a list inside this view. Return then also goes to
  ///     rows that aren't loaded. Rows come first in the order, unless an
  ///     explicit order lists their fields. Don't switch this parameter on or
  ///     off while the container exists.
  ///   - codes: the one-time codes and serial numbers in this view (R15).
  ///     ``FieldCode`` needs `proxy`, too.
  ///   - inputBar: whether to show Previous, Next and Done above the keyboard.
  ///     Use it for keyboards without a Return key. Done hides the keyboard, and
  ///     finishes the form if no empty field follows and the policy's
  ///     `finishKey` isn't `.next`. Only iOS has such a bar.
  ///     SwiftUI shows the bar above every keyboard of the screen. Its keys act
  ///     in the form that has focus. If several forms share a screen, pass true
  ///     for one of them. Don't switch this parameter on or off while the
  ///     container exists.
  ///   - tapOutsideHidesKeyboard: whether a tap on the container's background
  ///     hides the keyboard on iOS. The background is what no other view covers,
  ///     so that links, buttons and rows keep their taps. No device has shown
  ///     whether a tap beside the rows of a `List` or `Form` reaches it, so don't
  ///     count on it there. The form doesn't finish. Don't switch this parameter
  ///     on or off while the container exists.
  ///   - proxy: lets your own code press keys and move focus.
  ///   - onFinish: the action that runs after the last field, when SwiftUI has
  ///     updated its views. Your own `onSubmit` runs earlier.
  /// - Complexity: a few word operations per key press. Typing costs nothing
  ///   until a field becomes empty or nonempty. With `rows`, each move of focus
  ///   calls `isEmpty` for every row without a view.
  public func fieldNavigation<Value: Hashable>(
    _ focus: FocusState<Value?>.Binding,
    policy: ReturnPolicy = ReturnPolicy(),
    order: FieldOrder<Value> = .automatic,
    rows: FieldRows<Value>? = nil,
    codes: [FieldCode<Value>] = [],
    inputBar: Bool = false,
    tapOutsideHidesKeyboard: Bool = false,
    proxy: FieldNavigationProxy<Value>? = nil,
    onFinish: @escaping () -> Void = {}
  ) -> some View {
    fieldNavigation(
      focus, policy: policy, order: order, rows: rows, codes: codes,
      inputBar: inputBar, tapOutsideHidesKeyboard: tapOutsideHidesKeyboard,
      proxy: proxy
    ) { _ in onFinish() }
  }

  /// Makes the fields inside this view a form whose `onFinish` gets the field
  /// in which the user ended the form.
  ///
  /// ```swift
  /// Form { fields }
  ///   .fieldNavigation($focus) { field in
  ///     if field == .search { search() } else { signUp() }
  ///   }
  /// ```
  ///
  /// The other parameters are those of the modifier whose `onFinish` has no
  /// parameter.
  public func fieldNavigation<Value: Hashable>(
    _ focus: FocusState<Value?>.Binding,
    policy: ReturnPolicy = ReturnPolicy(),
    order: FieldOrder<Value> = .automatic,
    rows: FieldRows<Value>? = nil,
    codes: [FieldCode<Value>] = [],
    inputBar: Bool = false,
    tapOutsideHidesKeyboard: Bool = false,
    proxy: FieldNavigationProxy<Value>? = nil,
    onFinish: @escaping (Value) -> Void
  ) -> some View {
    modifier(
      FormModifier(
        settings: FormSettings(
          focus: focus, policy: policy, order: order, rows: rows, codes: codes,
          hasBar: inputBar, hidesOnTap: tapOutsideHidesKeyboard,
          onFinish: onFinish), proxy: proxy))
  }

  /// Makes the fields inside this view a group. Return moves only among these
  /// fields. It ends the group after the last field (R12). The input bar's
  /// arrows go through all fields of the form.
  ///
  /// ```swift
  /// Section("Address") {
  ///   TextField("Street", text: $street).field($focus, equals: .street, text: street)
  ///   TextField("Town", text: $town).field($focus, equals: .town, text: town)
  /// }
  /// .fieldGroup()
  /// ```
  ///
  /// - Parameter onFinish: the action that runs after the group's last field.
  ///   The end of a group doesn't run the form's own action.
  public func fieldGroup(onFinish: @escaping () -> Void = {}) -> some View {
    modifier(GroupModifier(onFinish: onFinish))
  }
}
#endif
