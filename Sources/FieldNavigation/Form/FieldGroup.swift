/// A form as it is nested: fields, and groups of fields (R12).
///
/// A group, a nested form or a sheet say, keeps Return inside: it is a form of
/// its own. One that joins belongs to the form around it. Tab visits them all.
///
/// ```swift
/// let form: [FieldGroup] = [.field(1), .group([.field(2)]), .field(3)]
/// FieldGroup.forms(form)     // [[1, 3], [2]]
/// FieldGroup.tabOrder(form)  // [1, 2, 3]
/// ```
public enum FieldGroup<ID> {
  case field(ID)
  indirect case group([FieldGroup], joins: Bool = false)

  /// The fields of each form, the outermost form first.
  public static func forms(_ elements: [FieldGroup]) -> [[ID]] {
    var forms: [[ID]] = [[]]
    collect(elements, into: 0, &forms)
    return forms
  }

  /// All fields, as Tab visits them.
  public static func tabOrder(_ elements: [FieldGroup]) -> [ID] {
    elements.flatMap { element in
      switch element {
      case .field(let id): [id]
      case .group(let inner, _): tabOrder(inner)
      }
    }
  }

  private static func collect(
    _ elements: [FieldGroup], into form: Int, _ forms: inout [[ID]]
  ) {
    for element in elements {
      switch element {
      case .field(let id):
        forms[form].append(id)
      case .group(let inner, joins: true):
        collect(inner, into: form, &forms)
      case .group(let inner, joins: false):
        forms.append([])
        collect(inner, into: forms.count - 1, &forms)
      }
    }
  }
}

extension FieldGroup: Sendable where ID: Sendable {}
