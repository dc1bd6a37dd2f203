#if canImport(SwiftUI)
@_exported public import FieldNavigation
public import SwiftUI

extension View {
  /// Makes a text field a field of the form around it.
  ///
  /// Put it on the text field itself, and ``fieldNavigation(_:policy:order:rows:inputBar:proxy:onFinish:)``
  /// on the container. The field takes `focused`, `submitLabel` and `onSubmit`
  /// from here; an `onSubmit` of the app's own runs as before.
  ///
  /// ```swift
  /// TextField("Email", text: $email).field($focus, equals: .email, text: email)
  /// ```
  ///
  /// - Parameters:
  ///   - focus: the focus of the form, the same as the container's.
  ///   - value: the field's own value. Two fields never share one.
  ///   - text: what the field holds. Return passes over a field that has text
  ///     (R4).
  ///   - isReachable: false where no view can tell that focus has to stay away:
  ///     under `hidden()`, an opacity of zero, or a `disabled` further in. A
  ///     `disabled` around the field needs nothing.
  ///   - returnKey: the app's own label, which fixes what Return does (R6):
  ///     `.next` moves; `.done`, `.go`, `.join` and `.continue` finish where no
  ///     empty field follows, and else close the keyboard; `.search`, `.send`,
  ///     `.route` and all others finish, whatever follows.
  ///   - handlesReturn: true where Return is the app's own in this field: the form
  ///     neither moves nor labels the key (R14). It may change while the field is
  ///     there. A field that begins with true never gets a label from the form; in
  ///     one that begins with false, put a `submitLabel` of your own on the text
  ///     field, before `field`.
  ///   - breaksLines: true for a `TextEditor` and for a `TextField` with a
  ///     vertical axis: the key of the software keyboard breaks the line, so that
  ///     its label is left alone; Return on a hardware keyboard moves where the
  ///     system submits.
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

  /// Makes a field of the form around it, with an emptiness of the app's own: a
  /// field that holds no text, or one that wants valid input.
  ///
  /// ```swift
  /// TextField("Card number", text: $card)
  ///   .field($focus, equals: .card, isEmpty: card.count < 16)
  /// ```
  ///
  /// - Parameters:
  ///   - focus: the focus of the form, the same as the container's.
  ///   - value: the field's own value. Two fields never share one.
  ///   - isEmpty: whether the field still wants input (R4).
  ///   - isReachable: as for ``field(_:equals:text:isReachable:returnKey:handlesReturn:breaksLines:)``.
  ///   - returnKey: as there.
  ///   - handlesReturn: as there.
  ///   - breaksLines: as there.
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

  /// Makes a form of the fields inside: Return goes to the next empty field, its
  /// label says so, and after the last one the form finishes.
  ///
  /// ```swift
  /// Form {
  ///   TextField("Name", text: $name).field($focus, equals: .name, text: name)
  ///   TextField("Email", text: $email).field($focus, equals: .email, text: email)
  /// }
  /// .fieldNavigation($focus) { signUp() }
  /// ```
  ///
  /// To finish, the form sets the focus to `nil` and calls `onFinish`, which may
  /// set it again: to the field with a mistake, say. With a policy whose
  /// `finishKey` is `.next` the focus stays until `onFinish` has returned, and then
  /// goes to the empty field that has come behind it, such as that of a new row;
  /// where none has come the keyboard closes. To stay in the last field itself, ask
  /// for it with ``FieldNavigationProxy/focus(_:)``.
  ///
  /// - Parameters:
  ///   - focus: the focus of the form. Forms with other focus states may lie
  ///     inside; a field belongs to the innermost form of its type of values.
  ///   - policy: which fields Return goes to, and what it does at the end.
  ///   - order: the order of the fields.
  ///   - rows: the rows of a list inside, so that Return goes to those which are
  ///     not loaded, too. Rows come first in the order unless it lists them.
  ///     Either there or not as long as the container is there.
  ///   - inputBar: whether previous, next and done are above the keyboard, for
  ///     pads without a Return key. Only iOS has such a bar. Either there or not
  ///     as long as the container is there.
  ///   - proxy: what your own code asks the form through.
  ///   - onFinish: what to do after the last field.
  /// - Complexity: a key press a few word operations; a letter nothing, but where
  ///   a field becomes empty or no longer is. With `rows` each move of focus asks
  ///   `isEmpty` for every row without a view.
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
  /// after the last one (R12). The bar above the keyboard goes through all
  /// fields.
  ///
  /// ```swift
  /// Section("Address") {
  ///   TextField("Street", text: $street).field($focus, equals: .street, text: street)
  ///   TextField("Town", text: $town).field($focus, equals: .town, text: town)
  /// }
  /// .fieldGroup()
  /// ```
  ///
  /// - Parameter onFinish: what to do after the last field of the group; the
  ///   form's own action does not follow.
  public func fieldGroup(onFinish: @escaping () -> Void = {}) -> some View {
    modifier(GroupModifier(onFinish: onFinish))
  }
}
#endif
