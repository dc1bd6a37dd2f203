extension FieldForm {
  /// The result of a key press, which the adapter carries out.
  public enum Move: Equatable {
    /// Focus goes to this field.
    case focus(ID)
    /// The form ends: the field resigns, and the form's own action follows.
    case finish
    /// The keyboard closes and nothing else: the app has set a done, go, join or
    /// continue, and a field follows that Return would go to (R6).
    ///
    /// ```swift
    /// var form = FieldForm(["name", "email"])
    /// form.update("name", FieldState(fixedReturnKey: .done))
    /// form.moveOnReturn(from: "name")  // .resign
    /// ```
    case resign
    /// The user stays, or the toolkit handles the key by itself.
    case stay

    /// The same move with the field under another name.
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

  /// What an adapter has to do next in a key press.
  public enum Step: Equatable {
    /// Update the state of this field, or the order of the form, and ask for the
    /// next step.
    case check(ID)
    /// Focus this field. If it takes focus, or the app does something else
    /// instead, the press is over; if it refuses, ask for the next step (R10).
    case focus(ID)
    /// The form ends.
    case finish
    /// The field resigns, and the form does not end. The app's own handlers of
    /// Return come first: if they move focus, this step is void (R6).
    case resign
    /// The user stays, or the toolkit handles the key by itself. The key of the
    /// field may say something else now.
    case stay

    /// The same step with the field under another name.
    @inlinable
    package func map<Other: Hashable>(
      _ transform: (ID) -> Other
    ) -> FieldForm<Other>.Step {
      switch self {
      case .check(let id): .check(transform(id))
      case .focus(let id): .focus(transform(id))
      case .finish: .finish
      case .resign: .resign
      case .stay: .stay
      }
    }
  }
}

extension FieldForm.Move: Sendable where ID: Sendable {}
extension FieldForm.Step: Sendable where ID: Sendable {}

/// The rule that a decision follows; the raw value is its number.
public enum NavigationRule: UInt8, Sendable {
  /// R4: the next field that is a target.
  case target = 4
  /// R5: the form's ending, because no target follows.
  case ending = 5
  /// R6: the label that is shown fixes the action.
  case label = 6
  /// R8: Tab and Shift+Tab.
  case tab = 8
  /// R9: a field that the form does not know.
  case unknownField = 9
  /// R10: a field refused, the next candidate is tried.
  case refusal = 10
  /// R14: the app's and the user's wishes win.
  case wish = 14
}
