extension FieldForm {
  /// The result of a key press, which the adapter carries out.
  public enum Move: Equatable {
    /// Focus goes to this field.
    case focus(ID)
    /// The form ends. The field resigns, and then the form's action runs.
    case finish
    /// The keyboard closes, but the form doesn't end, because another target
    /// follows. Only a label Done, Go, Join or Continue that the app set leads
    /// to this move (R6).
    ///
    /// ```swift
    /// var form = FieldForm(["name", "email"])
    /// form.update("name", FieldState(fixedReturnKey: .done))
    /// form.moveOnReturn(from: "name")  // .resign
    /// ```
    case resign
    /// Focus stays, or the toolkit handles the key.
    case stay

    @inlinable
    package func map<Other: Hashable>(
      _ transform: (ID) -> Other
    ) -> FieldForm<Other>.Move {
      switch self {
      case .focus(let id): .focus(transform(id))
      case .finish: .finish
      case .resign: .resign
      case .stay: .stay
      }
    }
  }

  /// What an adapter does next in a key press.
  public enum Step: Equatable {
    /// Update the state of this field or the order of the form, then ask for
    /// the next step.
    case check(ID)
    /// Focus this field. The press is over if the field takes focus, or if the
    /// app does something else, such as presenting a picker. If the field
    /// refuses, ask for the next step (R10).
    case focus(ID)
    /// Show this field, which has no view yet, update its state, and ask for
    /// the next step. If the view takes a while, wait for it, but drop the
    /// press if the user moves focus meanwhile (R13). Only
    /// ``FieldForm/step(_:needsReveal:)`` returns this step.
    case reveal(ID)
    /// The form ends.
    case finish
    /// The field resigns, but the form doesn't end. Let the app's own Return
    /// handlers run first, and skip this step if they move focus (R6).
    case resign
    /// Focus stays, or the toolkit handles the key. The field's label may have
    /// changed.
    case stay

    @inlinable
    package func map<Other: Hashable>(
      _ transform: (ID) -> Other
    ) -> FieldForm<Other>.Step {
      switch self {
      case .check(let id): .check(transform(id))
      case .focus(let id): .focus(transform(id))
      case .reveal(let id): .reveal(transform(id))
      case .finish: .finish
      case .resign: .resign
      case .stay: .stay
      }
    }
  }
}

extension FieldForm.Move: Sendable where ID: Sendable {}
extension FieldForm.Step: Sendable where ID: Sendable {}

/// The rule that determined a decision. The raw value is its number.
public enum NavigationRule: UInt8, Sendable {
  /// R4: Return goes to the next target.
  case target = 4
  /// R5: no target follows, and the form's ending applies.
  case ending = 5
  /// R6: the label on the screen determines what Return does.
  case label = 6
  /// R8: Tab and Shift+Tab.
  case tab = 8
  /// R9: the field isn't in the form.
  case unknownField = 9
  /// R10: a field refused, and the press tries the next candidate.
  case refusal = 10
  /// R14: the app or the user takes precedence.
  case wish = 14
  /// R16: a field is invalid.
  case mistake = 16
}
