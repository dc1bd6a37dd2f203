/// A form with nested forms: fields, and groups of fields (R12).
///
/// A group, such as a nested form or a sheet, keeps Return inside: it is a form
/// of its own. A group that joins belongs to the form around it. Tab visits the
/// fields of all groups.
///
/// ```swift
/// let form = FieldForm([.field(1), .group([.field(2)]), .field(3)])
/// form.moveOnReturn(from: 1)               // .focus(3)
/// form.moveOnTab(from: 1, forward: true)   // .focus(2)
/// ```
public enum FieldGroup<ID> {
  /// A field.
  case field(ID)
  /// Fields and groups inside of the form. With `joins` Return goes in and out
  /// as if there were no group; by default Return stays inside.
  indirect case group([FieldGroup], joins: Bool = false)

  /// The fields in the order of Tab, each with the number of its group; the
  /// outermost form is 0.
  package static func members(
    of elements: [FieldGroup]
  ) -> [(id: ID, group: Int)] {
    var found: [(id: ID, group: Int)] = []
    var groups = 1
    func collect(_ elements: [FieldGroup], into group: Int) {
      for element in elements {
        switch element {
        case .field(let id):
          found.append((id, group))
        case .group(let inner, joins: true):
          collect(inner, into: group)
        case .group(let inner, joins: false):
          groups += 1
          collect(inner, into: groups - 1)
        }
      }
    }
    collect(elements, into: 0)
    return found
  }
}

extension FieldGroup: Sendable where ID: Sendable {}
