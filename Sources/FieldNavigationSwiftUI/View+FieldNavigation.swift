#if canImport(SwiftUI)
@_exported public import FieldNavigation
public import SwiftUI

extension View {
  /// Makes a text field a field of the enclosing form.
  ///
  /// Put it on the text field itself, and
  /// ``fieldNavigation(_:policy:order:rows:inputBar:proxy:onFinish:)`` on the
  /// container. It adds `focused`, `submitLabel` and `onSubmit` for you; your
  /// own `onSubmit` still runs.
  ///
  /// ```swift
  /// TextField("Email", text: $email).field($focus, equals: .email, text: email)
  /// ```
  ///
  /// - Parameters:
  ///   - focus: the form's focus state, the same as the container's.
  ///   - value: the field's value. It must be unique in the form.
  ///   - text: the field's text. Return skips a field that has text (R4).
  ///   - isReachable: pass false if focus must stay away for a reason that a
  ///     view can't detect: `hidden()`, an opacity of zero, or a `disabled`
  ///     between the text field and this modifier. You don't need it for a
  ///     `disabled` around the field.
  ///   - returnKey: your own label, which fixes what Return does (R6): `.next`
  ///     moves; `.done`, `.go`, `.join` and `.continue` finish if no empty
  ///     field follows, and otherwise close the keyboard; `.search`, `.send`,
  ///     `.route` and all others finish at any position.
  ///   - handlesReturn: pass true if you handle Return in this field: the form
  ///     neither moves nor labels the key (R14). The value may change at any
  ///     time. A field that starts with true never gets a label from the form;
  ///     in one that starts with false, put your own `submitLabel` on the text
  ///     field, before `field`.
  ///   - breaksLines: pass true for a `TextEditor` and for a `TextField` with a
  ///     vertical axis. The software keyboard's key breaks the line, so its
  ///     label is left alone; Return on a hardware keyboard moves if the system
  ///     submits.
  public func field<Value: Hashable>(
    _ focus: FocusState<Value?>.Binding, equals value: Value, text: String,
    isReachable: Bool = true, returnKey: ReturnKey? = nil,
    handlesReturn: Bool = false, breaksLines: Bool = false
  ) -> some View {
    field(
      focus, equals: value, isEmpty: text.isEmpty, isReachable: isReachable,
      returnKey: returnKey, handlesReturn: handlesReturn,
      breaksLines: breaksLines)
  }

  /// Makes a view a field of the enclosing form, with your own definition of
  /// empty: for a field that holds no text, or one that needs valid input.
  ///
  /// ```swift
  /// TextField("Card number", text: $card)
  ///   .field($focus, equals: .card, isEmpty: card.count < 16)
  /// ```
  ///
  /// - Parameters:
  ///   - focus: the form's focus state, the same as the container's.
  ///   - value: the field's value. It must be unique in the form.
  ///   - isEmpty: whether the field still needs input (R4).
  ///   - isReachable: see
  ///     ``field(_:equals:text:isReachable:returnKey:handlesReturn:breaksLines:)``.
  ///   - returnKey: see there.
  ///   - handlesReturn: see there.
  ///   - breaksLines: see there.
  public func field<Value: Hashable>(
    _ focus: FocusState<Value?>.Binding, equals value: Value, isEmpty: Bool,
    isReachable: Bool = true, returnKey: ReturnKey? = nil,
    handlesReturn: Bool = false, breaksLines: Bool = false
  ) -> some View {
    modifier(
      FieldModifier(
        focus: focus, value: value,
        declared: FieldTraits(
          isEmpty: isEmpty, isReachable: isReachable, returnKey: returnKey,
          handlesReturn: handlesReturn, breaksLines: breaksLines)))
  }

  /// Makes a form of the fields inside: Return goes to the next empty field,
  /// the label shows where it leads, and after the last empty field the form
  /// finishes.
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
  /// set focus again, for example to a field with a mistake. If the policy's
  /// `finishKey` is `.next`, focus stays until `onFinish` returns, then moves
  /// to the next empty field if one was added, such as a new row; otherwise the
  /// keyboard closes. To stay in the last field, request it with
  /// ``FieldNavigationProxy/focus(_:)``.
  ///
  /// - Parameters:
  ///   - focus: the form's focus state. Forms with other focus states may be
  ///     nested inside; a field belongs to the innermost form for its type of
  ///     values.
  ///   - policy: which fields Return goes to, and what it does at the end.
  ///   - order: the order of the fields.
  ///   - rows: the rows of a list inside, so that Return also goes to rows that
  ///     aren't loaded. Rows come first in the order unless it lists them.
  ///     Don't toggle this while the container exists.
  ///   - inputBar: whether to show Previous, Next and Done above the keyboard,
  ///     for pads without a Return key. Only iOS has such a bar. Don't toggle
  ///     this while the container exists.
  ///   - proxy: lets your own code press keys and move focus.
  ///   - onFinish: the action after the last field.
  /// - Complexity: a few word operations per key press. Typing costs nothing
  ///   unless a field becomes empty or nonempty. With `rows`, each move of
  ///   focus calls `isEmpty` for every row without a view.
  public func fieldNavigation<Value: Hashable>(
    _ focus: FocusState<Value?>.Binding,
    policy: ReturnPolicy = ReturnPolicy(),
    order: FieldOrder<Value> = .automatic,
    rows: FieldRows<Value>? = nil,
    inputBar: Bool = false,
    proxy: FieldNavigationProxy<Value>? = nil,
    onFinish: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FormModifier(
        settings: FormSettings(
          focus: focus, policy: policy, order: order, rows: rows,
          hasBar: inputBar, proxy: proxy, onFinish: onFinish)))
  }

  /// Makes a group of the fields inside: Return stays among them, and finishes
  /// after the last one (R12). The input bar goes through all fields.
  ///
  /// ```swift
  /// Section("Address") {
  ///   TextField("Street", text: $street).field($focus, equals: .street, text: street)
  ///   TextField("Town", text: $town).field($focus, equals: .town, text: town)
  /// }
  /// .fieldGroup()
  /// ```
  ///
  /// - Parameter onFinish: the action after the last field of the group; the
  ///   form's own action doesn't run.
  public func fieldGroup(onFinish: @escaping () -> Void = {}) -> some View {
    modifier(GroupModifier(onFinish: onFinish))
  }
}
#endif
