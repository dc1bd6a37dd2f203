#if canImport(SwiftUI)
import FieldNavigation
import FieldNavigationWords
public import SwiftUI

/// What your own code asks of a form: to press Return, to go on or back, to focus
/// a field that may not be there yet.
///
/// Keep it in a `@State` of the view around the form. Without a form, after its
/// container has gone, and in a field that the form does not know, nothing happens.
///
/// ```swift
/// Form { fields }
///   .fieldNavigation($focus, proxy: form) { pay() }
///   .onChange(of: code.count == 6) { _, isFull in
///     if isFull { form.pressReturn(in: .code) }
///   }
/// ```
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
  /// Nothing happens where focus is in another field by then, and in a field with
  /// `handlesReturn`.
  ///
  /// ```swift
  /// CardField(text: $card) { form.pressReturn(in: .card) }
  /// ```
  ///
  /// - Parameter value: the field in which Return was pressed.
  public func pressReturn(in value: Value) {
    model?.updates.after { [weak model] in
      guard let model, model.focus == nil || model.focus == value else {
        return
      }
      model.pressReturn(in: value)
    }
  }

  /// Moves focus into a field as soon as it is there, after SwiftUI's next update
  /// at the earliest: one that appears with the screen, or the row that was just
  /// added.
  ///
  /// The form scrolls to a row that is not loaded. The wish ends when the user goes
  /// to another field.
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

  /// Moves focus to the field before, empty or not (R8).
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
  /// What the form says of the Return key of the field that a view is: `nil`
  /// outside of a field, and where the label is the app's.
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
