#if canImport(SwiftUI)
import FieldNavigation
import FieldNavigationWords
public import SwiftUI

/// Lets your own code press Return in a form, move on or back, and focus a field
/// that may not exist yet.
///
/// Keep it in a `@State` of the view around the form. Without a form, and for a
/// field that the form doesn't know, nothing happens.
///
/// ```swift
/// Form { fields }
///   .fieldNavigation($focus, proxy: form) { pay() }
///   .onChange(of: code.count == 6) { _, isFull in
///     if isFull { form.pressReturn(in: .code) }
///   }
/// ```
///
/// That `onChange` is the one of iOS 17; before, its closure takes `isFull` alone.
@MainActor public final class FieldNavigationProxy<Value: Hashable> {
  weak var model: FormModel<Value>?

  /// A proxy for one form.
  ///
  /// ```swift
  /// @State private var form = FieldNavigationProxy<Field>()
  /// ```
  public init() {}

  /// Does what Return in the field does, after SwiftUI's next update.
  ///
  /// Nothing happens where focus is in another field by then, in a field with
  /// `handlesReturn`, while the form is off the screen, and between the end of the
  /// form and `onFinish`.
  ///
  /// ```swift
  /// CardField(text: $card) { form.pressReturn(in: .card) }
  /// ```
  ///
  /// - Parameter value: the field in which Return was pressed.
  public func pressReturn(in value: Value) {
    guard let model, model.updates.isRunning, !model.presses.isEnding
    else { return }
    model.updates.after { [weak model] in
      guard let model, model.focus == nil || model.focus == value,
        !model.presses.isEnding
      else { return }
      model.pressReturn(in: value)
    }
  }

  /// Moves focus into a field as soon as it is there, after SwiftUI's next update
  /// at the earliest: one that appears with the screen, or the row that was just
  /// added.
  ///
  /// The form scrolls to a row that isn't loaded. The last request counts, also
  /// before what Return would do in the same turn (R14). It ends when the user goes
  /// to another field, presses a key, or closes the keyboard.
  ///
  /// ```swift
  /// guests.append(guest)
  /// form.focus(guest.id)
  /// ```
  ///
  /// - Parameter value: the field that is to have focus.
  public func focus(_ value: Value) { model?.send(to: value) }

  /// Moves focus to the next field that can be reached, empty or not (R8).
  ///
  /// ```swift
  /// Button("Next") { form.focusNext() }
  /// ```
  public func focusNext() { model?.press(.next) }

  /// Moves focus to the previous field, empty or not (R8).
  ///
  /// ```swift
  /// Button("Back") { form.focusPrevious() }
  /// ```
  public func focusPrevious() { model?.press(.previous) }
}

private struct ReturnKeyKey: EnvironmentKey {
  static var defaultValue: ReturnKey? { nil }
}

extension EnvironmentValues {
  /// The label of this field's Return key: `nil` outside a form, and with
  /// `handlesReturn` or `breaksLines`.
  ///
  /// SwiftUI labels its own text fields. A view of UIKit's reads the label here:
  ///
  /// ```swift
  /// @Environment(\.returnKey) private var returnKey
  /// ```
  public internal(set) var returnKey: ReturnKey? {
    get { self[ReturnKeyKey.self] }
    set { self[ReturnKeyKey.self] = newValue }
  }
}
#endif
