public import FieldNavigation

/// A set of fields that the audit treats as one form. A screen is a scene of a
/// storyboard, a view of a xib, or a form of a page.
public struct Screen: Sendable {
  /// A readable name: the title of the screen, its class, or its kind.
  public let name: String
  /// The controller's or view's ID from Interface Builder. For a form of a
  /// page, the ID is the form's `id`, `name` or tag name. A number follows if
  /// an earlier form has the same name.
  public let id: String
  /// The line at which the screen begins, counted from 1.
  public let line: Int
  /// The saved size in points. `nil` if the file has no size.
  public let size: LayoutRect?
  /// Whether a controller shows the view as a whole screen. The view of a xib
  /// may fill only a part of a screen.
  let isWhole: Bool
  /// The fields in the order of Return and Tab.
  public internal(set) var fields: [ScreenField]
  /// Fields in cells that a data source repeats. Only the running app knows the
  /// number and the order of these cells.
  public internal(set) var templates: [ScreenField]
  /// The part of a page that the screen represents. `nil` for a storyboard
  /// scene or a xib view.
  public internal(set) var pagePart: PagePart?
  /// The effects that the file doesn't show, such as those of scripts. Each
  /// effect has one sentence.
  public internal(set) var notes: [String] = []
  /// The segues with an identifier that begin at a controller.
  let segues: [Segue]
  /// All names that the file gives the controller.
  var names: [String] = []
  /// Facts about password and code fields. Pages have no such facts.
  var secrets = Secrets()
  /// The tags of the views that aren't fields.
  var otherTags: Set<Int> = []
  /// The frames of all buttons that have a title.
  var buttons: [LayoutRect] = []
  /// Whether the file shows that the app moves the form for the keyboard.
  var makesRoomForKeyboard = false
  /// Whether an `FNFormNavigator` in the scene's dock sets the Return keys.
  var hasNavigator = false
  /// Whether this navigator adds a bar to keyboards without a Return key.
  var hasInputBar = false
  /// Whether the file is for tablets. Number pads on tablets have a Return key.
  var isForTablets = false
  /// The repeated IDs that affect a form of a page or its fields.
  var repeatedIDs: [RepeatedID] = []
  /// Details about the fields and buttons of a form in which Enter does
  /// nothing. `nil` if Enter submits the form. The value is also `nil` if an
  /// event attribute may make Enter submit the form.
  var idle: Idle?
  /// The class of the screen's controller, or of a xib's owner.
  var className: String?
  /// Whether fields of the screen belong to embedded controllers.
  var embedsControllers = false
  /// The labels that refer to another element than the field beside them.
  var strayLabels: [StrayLabel] = []
  /// The button that Enter presses, if it isn't the one that sends the form.
  var wrongDefault: WrongDefault?
  /// Says that no script of a page hands a fill on to other fields. `nil` if one
  /// may, and for a part of a page, which another file may complete.
  var lostFill: String?
  /// Whether the names in a form of a page speak of a code.
  var asksForCode = false
  /// What a form of a page is for.
  var purpose = FormPurpose.unknown
  /// Whether a form of a page turns off `autocomplete`.
  var hasAutocompleteOff = false

  /// The parts of a page that the audit treats as screens.
  public enum PagePart: String, Sendable {
    /// A `<form>`.
    case form
    /// An element that the page marks as a form.
    case marked
    /// The fields outside any form. The browser handles Return in these fields
    /// (R12).
    case rest
  }

  struct Segue: Sendable {
    let identifier: String
    let destination, kind: String?
    let line: Int
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

/// A field of a screen, as the file describes it.
public struct ScreenField: Sendable {
  /// The kind of a field, such as a text field or a drop-down.
  public enum Kind: String, Sendable {
    case textField, textView, searchBar
    /// The kinds of fields in a page.
    case input, textarea, select, editable
  }

  /// Where Return leads from a field. Every field is in its saved state.
  public enum Destination: Equatable, Sendable {
    /// Return moves to the field with this index in ``Screen/fields``.
    case field(Int)
    /// Return ends the form.
    case finish
    /// Return closes the keyboard although another field follows. The field has
    /// a label such as Done.
    case keyboardCloses
    /// Return does something else, such as inserting a line break or starting a
    /// search.
    case own
    /// The field can't get focus.
    case unreachable
  }

  /// A readable name: the field's label, its placeholder, or its outlet.
  public let name: String
  /// The names of the screen, the enclosing views and the field. For example:
  /// `Sign Up > view > Name`.
  public let path: String
  /// The ID from Interface Builder. For a field in a page, the ID is the
  /// field's `id`, `name` or tag name. A number follows if an earlier field has
  /// the same name.
  public let id: String
  /// The line at which the field begins, counted from 1.
  public let line: Int
  /// The kind of field in the file.
  public let kind: Kind
  /// The frame in points. The origin is the top left corner of the screen.
  /// `nil` if the file has no frame. The frame is also `nil` if constraints
  /// contradict the saved frame.
  public let frame: LayoutRect?
  /// Whether the file shows the field's place among the other fields. Fields
  /// with an unknown place come last.
  public let isPlaced: Bool
  /// The state of the field, as the engine needs it.
  public let state: FieldState
  /// The properties that the file sets for the field.
  public let traits: Traits
  /// The label that FieldNavigation gives to the Return key. `nil` if
  /// FieldNavigation doesn't change the label.
  public internal(set) var returnKey: ReturnKey?
  /// Where Return leads in an app that uses FieldNavigation.
  public internal(set) var destination = Destination.unreachable

  /// The properties that a file sets for a field.
  public struct Traits: Sendable {
    /// The name of the Return key's label in the file, such as `next`. `nil`
    /// means the default label.
    public internal(set) var returnKey: String?
    /// The name of the keyboard in the file, such as `numberPad`.
    public internal(set) var keyboard: String?
    /// The name of the content type in the file, such as `email`.
    public internal(set) var contentType: String?
    /// Whether the field hides its text, as for a password.
    public internal(set) var isSecure = false
    /// The tag of the view. 0 if the file sets no tag.
    public internal(set) var tag = 0
    /// The `tabindex` of a field in a page. `nil` if the field has no
    /// `tabindex`.
    public internal(set) var tabIndex: Int?
    /// Whether `tabindex` moves the field before elements that precede it.
    var jumps = false
    /// The type of an input in a page, as the browser reads it.
    public internal(set) var inputType: String?
    /// The placeholder, which shows while the field is empty.
    public internal(set) var placeholder: String?
    /// Whether an outlet connects the field to a delegate.
    public var hasDelegate: Bool { delegate != nil }
    /// The ID of the delegate. `nil` if no outlet leads to a delegate.
    var delegate: String?
    /// Whether the file connects Return in the field to an action.
    var hasReturnAction = false
    /// Whether a picker may replace the field's keyboard.
    var hasOwnInput = false
    /// Whether an outlet connects the field to an input bar.
    var hasBar = false
    /// The line of an enclosing view. The enclosing view is a static table
    /// section or an overlapping view. `nil` for all other fields.
    var section: Int?
    /// The field's own class, if it isn't UIKit's.
    var className: String?
    /// All names that the file gives the field.
    var names: [String] = []
    /// The ID of the view to which an outlet of the field leads. The name of
    /// this outlet contains "next".
    public internal(set) var next: String?
    /// Whether the field is inside a scroll view.
    public internal(set) var scrolls = false
    /// The index of the element in a page.
    var place = 0
    /// Whether the page says that the field has to be filled in.
    var isRequired = false
    /// Whether a template fills in the value. The value may be empty.
    var hasTemplateValue = false
    /// Whether a template or a script decides the type of an input.
    var hasComputedType = false
    /// The number of letters that an input of a page takes. `nil` for no limit.
    var maxLength: Int?
    /// Whether the file gives the field a name for screen readers.
    var isLabelled = false
    /// The index of the nearest element that groups fields of a page.
    var group: Int?
    /// The byte range of the `<textInputTraits>` tag. `nil` if the field has no
    /// such tag.
    var bytes: Range<Int>?
  }
}
