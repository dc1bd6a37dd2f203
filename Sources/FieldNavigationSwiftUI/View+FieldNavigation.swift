#if canImport(SwiftUI)
@_exported public import enum FieldNavigation.ReturnKey
@_exported public import struct FieldNavigation.ReturnPolicy
public import struct FieldNavigation.FieldState
public import SwiftUI

extension View {
  /// Makes a text field a field of the enclosing form.
  ///
  /// Apply it to the text field itself, and `fieldNavigation` to the container.
  /// It adds `focused`, `submitLabel` and `onSubmit` for you, and your own
  /// `onSubmit` still runs.
  ///
  /// ```swift
  /// TextField("Email", text: $email).field($focus, equals: .email, text: email)
  /// ```
  ///
  /// - Parameters:
  ///   - focus: the form's focus state, the same as the container's.
  ///   - value: the field's value, which must be unique in the form.
  ///   - text: the field's text. Return skips a field that has text (R4).
  ///   - isReachable: pass false if the field can't take focus because of
  ///     `hidden()`, an opacity of zero, or a `disabled` between the text field
  ///     and this modifier. You don't need it for a `disabled` outside this
  ///     modifier.
  ///   - returnKey: your own label, which also determines what Return does
  ///     (R6). With `.next`, it moves focus. With `.done`, `.go`, `.join` and
  ///     `.continue`, it finishes the form, or only closes the keyboard if an
  ///     empty field follows. With any other label, such as `.search`, `.send`
  ///     or `.route`, it always finishes the form.
  ///   - handlesReturn: pass true if you handle Return in this field. The form
  ///     then neither moves focus nor labels the key (R14). The value may
  ///     change at any time, but the form never labels the key of a field that
  ///     begins with true. If it begins with false, apply your own
  ///     `submitLabel` before `field`.
  ///   - breaksLines: pass true for a `TextEditor` or a `TextField` with a
  ///     vertical axis, where the on-screen Return key inserts a line break and
  ///     the form doesn't label it. On a hardware keyboard, Return moves focus
  ///     if the system submits the field. The value may change, as that of
  ///     `handlesReturn`.
  ///   - isInvalid: whether the field's value is a mistake. A press that would
  ///     finish the form goes to the first invalid field instead, by position
  ///     (R16), though the key's label doesn't show it. Rows without a view are
  ///     skipped.
  ///   - onReturn: decides what Return does in this field this time (R14), for
  ///     example to keep focus in a field with a mistake. The form calls it
  ///     once per Return, after the `onSubmit` actions, but not in a field with
  ///     `handlesReturn`. It needs no focus state, so it works where SwiftUI
  ///     moves focus late. The key's label doesn't depend on it.
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

  /// Makes a view a field of the enclosing form, and lets you define when it's
  /// empty, so that it still needs input (R4): for a field without text, or one
  /// that needs valid input.
  ///
  /// ```swift
  /// TextField("Card number", text: $card)
  ///   .field($focus, equals: .card, isEmpty: card.count < 16)
  /// ```
  ///
  /// The other parameters are those of
  /// ``field(_:equals:text:isReachable:returnKey:handlesReturn:breaksLines:isInvalid:onReturn:)``.
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
          state: FieldState(
            obstacles: isReachable ? [] : .hidden, isEmpty: isEmpty,
            handlesReturn: handlesReturn, fixedReturnKey: returnKey,
            isInvalid: isInvalid), breaksLines: breaksLines),
        onReturn: onReturn))
  }

  /// Makes the fields inside this view a form: Return goes to the next empty
  /// field, and finishes the form after the last one. The Return key's label
  /// shows which.
  ///
  /// ```swift
  /// Form {
  ///   TextField("Name", text: $name).field($focus, equals: .name, text: name)
  ///   TextField("Email", text: $email).field($focus, equals: .email, text: email)
  /// }
  /// .fieldNavigation($focus) { signUp() }
  /// ```
  ///
  /// To finish, the form sets focus to `nil` and calls `onFinish`, which may
  /// set it again, for example to a field with a mistake. If the policy's
  /// `finishKey` is `.next`, focus stays until `onFinish` returns, and then
  /// moves to an empty field that it added, such as a new row; if there is
  /// none, the keyboard closes. To keep focus in the last field, request it
  /// with ``FieldNavigationProxy/focus(_:)``.
  ///
  /// - Parameters:
  ///   - focus: the form's focus state. Forms inside this form may have others,
  ///     and a field belongs to the innermost form whose values have the
  ///     field's type.
  ///   - policy: which fields Return visits, and what it does at the end.
  ///   - order: the order of the fields.
  ///   - rows: the rows of a list inside this view, so that Return also goes to
  ///     rows that aren't loaded. They come first in the order, unless an
  ///     explicit order lists their fields. Don't switch this parameter on or
  ///     off while the container exists, because that replaces its views.
  ///   - codes: the one-time codes and serial numbers in this view (R15).
  ///     ``FieldCode`` needs `proxy`, too.
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
    proxy: FieldNavigationProxy<Value>? = nil,
    onFinish: @escaping () -> Void = {}
  ) -> some View {
    fieldNavigation(
      focus, policy: policy, order: order, rows: rows, codes: codes,
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
    proxy: FieldNavigationProxy<Value>? = nil,
    onFinish: @escaping (Value) -> Void
  ) -> some View {
    modifier(
      FormModifier(
        settings: FormSettings(
          focus: focus,
          basis: FormSettings.Basis(
            policy: policy, order: order, rows: rows?.values), rows: rows,
          codes: codes,
          onFinish: onFinish), proxy: proxy))
  }

  /// Shows Previous, Next and Done above the keyboard on iOS, for keyboards
  /// without a Return key. Done hides the keyboard, and finishes the form if no
  /// empty field follows and the policy's `finishKey` isn't `.next`.
  ///
  /// ```swift
  /// .fieldNavigation($focus) { pay() }
  /// .inputBar()
  /// ```
  ///
  /// Apply it after `fieldNavigation`; forms inside that form get no bar.
  /// SwiftUI shows the bar above every keyboard of the screen, and its keys act
  /// in the form that has focus, so if several forms share a screen, add it to
  /// one of them.
  public func inputBar() -> some View {
    environment(\.formAdditions.hasBar, true)
  }

  /// Hides the keyboard on iOS after a tap on the form's background, without
  /// finishing the form. Apply it after `fieldNavigation`.
  ///
  /// ```swift
  /// .fieldNavigation($focus) { pay() }
  /// .inputBar()
  /// .tapOutsideHidesKeyboard()
  /// ```
  ///
  /// The background is what no other view covers, so that links, buttons and
  /// rows keep their taps. No device has shown whether a tap beside the rows of
  /// a `List` or `Form` reaches it, so don't count on it there.
  public func tapOutsideHidesKeyboard() -> some View {
    environment(\.formAdditions.hidesOnTap, true)
  }

  /// Makes the fields inside this view a group: Return moves only among them,
  /// and ends the group after the last one (R12). The input bar's arrows go
  /// through all fields of the form.
  ///
  /// ```swift
  /// Section("Address") {
  ///   TextField("Street", text: $street).field($focus, equals: .street, text: street)
  ///   TextField("Town", text: $town).field($focus, equals: .town, text: town)
  /// }
  /// .fieldGroup()
  /// ```
  ///
  /// - Parameter onFinish: the action that runs after the group's last field,
  ///   where the form's `onFinish` doesn't.
  public func fieldGroup(onFinish: @escaping () -> Void = {}) -> some View {
    modifier(GroupModifier(onFinish: onFinish))
  }
}
#endif
