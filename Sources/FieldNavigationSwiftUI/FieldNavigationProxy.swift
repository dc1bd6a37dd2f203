#if canImport(SwiftUI)
import FieldNavigation
import FieldNavigationWords
public import SwiftUI

/// Lets your code press Return in a form, move focus forward or back, and focus
/// a field that may not exist yet.
///
/// Store it in a `@State` of the view around the form. Its methods do nothing
/// without a form, or for a field outside it.
///
/// ```swift
/// Form { fields }
///   .fieldNavigation($focus, proxy: form) { pay() }
///   .onChange(of: code.count == 6) { _, isFull in
///     if isFull { form.pressReturn(in: .code) }
///   }
/// ```
///
/// This `onChange` is the one of iOS 17; the earlier one passes only `isFull`.
@MainActor public final class FieldNavigationProxy<Value: Hashable> {
  weak var model: FormModel<Value>?
  private var hasFocusedFirst = false
  /// The texts of `input(_:of:)` until a form connects.
  private var texts: [Value: Binding<String>] = [:]

  /// Creates a proxy for one form.
  ///
  /// ```swift
  /// @State private var form = FieldNavigationProxy<Field>()
  /// ```
  public init() {}

  /// Connects a form once by evaluation, and again when it appears, because
  /// SwiftUI may evaluate a container that leaves with a transition after the
  /// container that replaces it.
  func connect(_ form: FormModel<Value>, hasAppeared: Bool = false) {
    guard hasAppeared || form.proxy !== self || model == nil else { return }
    form.proxy = self
    // The app's view is evaluated before the form in it, so its texts came
    // first.
    if model !== form {
      form.codes.texts.merge(model?.codes.texts ?? texts) { own, _ in own }
      texts = [:]
    }
    model = form
  }

  /// Acts like Return in the field after SwiftUI's next update.
  ///
  /// Does nothing if focus has moved to another field by then, for a field with
  /// `handlesReturn`, while the form is off the screen, or between the end of
  /// the form and `onFinish`.
  ///
  /// ```swift
  /// CardField(text: $card) { form.pressReturn(in: .card) }
  /// ```
  public func pressReturn(in value: Value) {
    guard let model, model.updates.isViewOnScreen, !model.presses.isEnding
    else { return }
    model.updates.after { [weak model] in
      guard let model, model.focus == nil || model.focus == value else {
        return
      }
      model.presses.pressReturn(in: value)
    }
  }

  /// Moves focus to a field as soon as its view exists, after SwiftUI's next
  /// update or later. Use it for a field that appears with the screen, or for a
  /// new row.
  ///
  /// If the field's row isn't loaded, the form scrolls to it. A new request
  /// replaces the previous one, and takes precedence over Return in the same
  /// turn (R14). Return, Previous and Next cancel it, as does the user by going
  /// to another field or screen, or by closing the keyboard.
  ///
  /// ```swift
  /// guests.append(guest)
  /// form.focus(guest.id)
  /// ```
  public func focus(_ value: Value) { model?.presses.requestFocus(on: value) }

  /// Moves focus to the first empty field when the form appears. Call it in
  /// `onAppear` or `task`; it takes effect after an update, as soon as a field
  /// is on the screen.
  ///
  /// Does nothing if a field of the form has focus by then, and takes effect
  /// once per proxy, so that nothing moves when the user comes back to the
  /// screen.
  ///
  /// ```swift
  /// Form { fields }
  ///   .fieldNavigation($focus, proxy: form) { pay() }
  ///   .onAppear { form.focusFirst() }
  /// ```
  public func focusFirst() {
    guard !hasFocusedFirst, let model else { return }
    hasFocusedFirst = true
    model.presses.focusFirstSoon()
  }

  /// Moves focus to the first invalid field of the form, by position, after
  /// SwiftUI's next update (R16). Call it when a server has found mistakes; it
  /// works from any field, and without focus, too.
  ///
  /// ```swift
  /// mistakes = reply.mistakes  // the fields' isInvalid reads this
  /// form.focusFirstInvalid()
  /// ```
  public func focusFirstInvalid() {
    guard let model else { return }
    model.updates.after { [weak model] in model?.presses.focusFirst(.invalid) }
  }

  /// The text of a field in a ``FieldCode``. What the text field writes through
  /// this binding is the user's input, while what your code writes into `text`
  /// moves nothing (R15). For another field it's the same as `text`.
  ///
  /// ```swift
  /// TextField("Code", text: form.input($code, of: .code))
  ///   .field($focus, equals: .code, text: code)
  /// ```
  public func input(
    _ text: Binding<String>, of value: Value
  ) -> Binding<String> {
    if let model {
      model.codes.texts[value] = text
    } else {
      texts[value] = text
    }
    let input = TextInput(text: text) { [weak self] old in
      self?.model?.userChangedText(from: old, in: value)
    }
    return Binding {
      input.text.wrappedValue
    } set: {
      input.store($0)
    }
  }

  /// Moves focus to the next reachable field, empty or not (R8).
  ///
  /// ```swift
  /// Button("Next") { form.focusNext() }
  /// ```
  public func focusNext() { model?.press(.next) }

  /// Moves focus to the previous reachable field, empty or not (R8).
  ///
  /// ```swift
  /// Button("Back") { form.focusPrevious() }
  /// ```
  public func focusPrevious() { model?.press(.previous) }

  /// Whether ``focusNext()`` moves focus, unless the next field refuses.
  ///
  /// SwiftUI doesn't observe the proxy, so read this property in a body that
  /// also reads the focus state:
  ///
  /// ```swift
  /// Button("Next") { form.focusNext() }
  ///   .disabled(focus == nil || !form.canFocusNext)
  /// ```
  public var canFocusNext: Bool { model?.canMove(.forward) ?? false }

  /// Whether ``focusPrevious()`` moves focus, unless the previous field
  /// refuses. See ``canFocusNext``.
  public var canFocusPrevious: Bool { model?.canMove(.backward) ?? false }
}

private struct ReturnKeyKey: EnvironmentKey {
  static var defaultValue: ReturnKey? { nil }
}

extension EnvironmentValues {
  /// The label of this field's Return key; `nil` outside a form, and in a field
  /// with `handlesReturn` or `breaksLines`.
  ///
  /// SwiftUI's text fields are labelled already, but a UIKit view has to read
  /// the label here:
  ///
  /// ```swift
  /// @Environment(\.returnKey) private var returnKey
  /// ```
  public internal(set) var returnKey: ReturnKey? {
    get { self[ReturnKeyKey.self] }
    set { self[ReturnKeyKey.self] = newValue }
  }
}

/// A text and who hears the user's input in it. Unchecked, because SwiftUI
/// declares a binding's closures as Sendable but calls them on the main actor.
private struct TextInput: @unchecked Sendable {
  let text: Binding<String>
  let userChangedText: (_ old: String) -> Void

  func store(_ new: String) {
    let old = text.wrappedValue
    text.wrappedValue = new
    userChangedText(old)
  }
}
#endif
