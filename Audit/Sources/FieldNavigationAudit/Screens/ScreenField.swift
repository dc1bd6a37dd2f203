public import FieldNavigation

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
