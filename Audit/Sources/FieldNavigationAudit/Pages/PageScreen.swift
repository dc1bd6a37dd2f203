/// A form of a page.
public struct PageScreen: Screen {
  public let name: String
  /// The form's `id`, `name` or tag name. A number follows if an earlier form
  /// has the same name.
  public let id: String
  public let line: Int
  public internal(set) var fields: [ScreenField]
  /// Empty, because a page contains each row that it shows.
  public var templates: [ScreenField] { [] }
  public let notes: [String]
  /// The part of the page that the audit treats as a form.
  public let part: Part
  /// What the form is for.
  let purpose: FormPurpose
  /// Whether the form turns off `autocomplete`.
  let hasAutocompleteOff: Bool
  /// Whether the form's names speak of a code.
  let asksForCode: Bool
  /// Says that no script of the page hands a fill on to other fields. `nil` if
  /// one may, and for a part of a page, which another file may complete.
  let lostFill: String?
  /// Details about the fields and buttons of a form in which Enter does
  /// nothing. `nil` if Enter submits the form. The value is also `nil` if an
  /// event attribute may make Enter submit the form.
  let idle: Idle?
  /// The button that Enter presses, if it isn't the one that sends the form.
  let wrongDefault: WrongDefault?
  /// The labels that refer to another element than the field beside them.
  let strayLabels: [StrayLabel]
  /// The repeated IDs that affect the form or its fields.
  let repeatedIDs: [RepeatedID]

  /// The parts of a page that the audit treats as forms.
  public enum Part: String, Sendable {
    /// A `<form>`.
    case form
    /// An element that the page marks as a form.
    case marked
    /// The fields outside any form. The browser handles Return in these fields
    /// (R12).
    case rest
  }

  /// Facts about fields in which Enter does nothing.
  struct Idle: Sendable {
    /// The labels of the buttons beside the fields.
    let buttons: [String]
    /// Whether the file alone proves a problem: the user can send the fields,
    /// but not with Enter.
    let isCertain: Bool
    /// What the audit read of the page's scripts.
    let remark: String?
  }

  /// A label that refers to another element than the field beside it.
  struct StrayLabel: Sendable {
    let text: String
    let line: Int
    /// The ID to which the label refers.
    let id: String
    /// Whether an element has this ID.
    let hasTarget: Bool
    /// The index of the field in the page.
    let field: Int
    let name: String
  }

  /// A button that Enter presses although another button sends the form.
  struct WrongDefault: Sendable {
    let name: String
    let line: Int
    /// The name of a later button of type `submit`.
    let sender: String
  }

  /// An ID that several elements share. A label or a field refers to this ID.
  struct RepeatedID: Sendable {
    let id: String
    /// The line of the second element with the ID.
    let line: Int
    let firstLine: Int
    let referrer: String
  }
}
