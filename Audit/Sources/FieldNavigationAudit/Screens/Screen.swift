public import FieldNavigation

/// What an audit shows as one form: a scene of a storyboard, a view of a xib, or
/// a form of a page.
public struct Screen: Sendable {
  /// What a person calls it: its title, its class, or its kind.
  public let name: String
  /// The ID that Interface Builder gave to the controller or view; of a form in
  /// a page its ID, its name, or its number.
  public let id: String
  /// Where it stands in the file, from 1.
  public let line: Int
  /// In points, as saved; `nil` where the file does not say.
  public let size: LayoutRect?
  /// Whether a controller shows it as a screen; the view of a xib may be a part
  /// of one.
  let isWhole: Bool
  /// In the order of Return and Tab.
  public internal(set) var fields: [ScreenField]
  /// Fields of cells that a data source repeats. How many there are, and in
  /// which order, is decided when the app runs.
  public internal(set) var templates: [ScreenField]
  /// What of a page it is; `nil` for a scene or a view.
  public internal(set) var pagePart: PagePart?
  /// What only layout, style sheets or scripts could tell, one sentence each.
  public internal(set) var notes: [String] = []
  /// The identifiers of the segues that begin here, with their lines.
  let segues: [Segue]
  /// All that the file calls the controller.
  var names: [String] = []
  /// Of the fields of a scene or a view.
  var secrets = Secrets()
  /// The tags of the views that are no fields.
  var otherTags: Set<Int> = []
  /// The frames of the buttons with a title.
  var buttons: [LayoutRect] = []
  /// Whether the file shows that something moves for the keyboard.
  var makesRoomForKeyboard = false
  /// Whether the file is for tablets, where number pads have a Return key.
  var isForTablets = false
  /// Of the fields of a page, and of its form.
  var repeatedIDs: [RepeatedID] = []
  /// What a form of a page has instead of a button that submits it; `nil` where
  /// Enter submits the form, or a script may do so.
  var idleButtons: [String]?
  /// Whether a script in the page looks for elements by their `tabindex`.
  var scriptsUseTabIndex = false
  /// Whether a form of a page asks for no help with filling it in.
  var hasAutocompleteOff = false

  /// The parts of a page that are shown as a screen.
  public enum PagePart: String, Sendable {
    /// A `<form>`.
    case form
    /// What the page marks as a form.
    case marked
    /// The fields in neither: Return stays the browser's there (R12).
    case rest
  }

  struct Segue: Sendable {
    let identifier: String
    let destination, kind: String?
    let line: Int
  }

  /// An ID at more than one element, to which something refers.
  struct RepeatedID: Sendable {
    let id: String
    /// Of the second element.
    let line: Int
    let firstLine: Int
    let referrer: String
  }
}

/// A field of a screen: what the file says of it, and what Return does there.
public struct ScreenField: Sendable {
  /// What the field is in the file.
  public enum Kind: String, Sendable {
    case textField, textView, searchBar
    /// Of a page.
    case input, textarea, select, editable
  }

  /// Where Return leads while everything is as it is saved.
  public enum Destination: Equatable, Sendable {
    /// To the field with this index in ``Screen/fields``.
    case field(Int)
    /// To the end of the form.
    case finish
    /// Nowhere: the key closes the keyboard, because the file gives a field in
    /// the middle a label that finishes.
    case keyboardCloses
    /// Nowhere: Return breaks the line, searches or sends.
    case own
    /// Nowhere: focus cannot come here.
    case unreachable
  }

  /// What a person calls it: its label, its placeholder, or its outlet.
  public let name: String
  /// The names of the screen and of the views around the field.
  public let path: String
  /// The ID that Interface Builder gave to it; of a field in a page its ID, its
  /// name, or its number.
  public let id: String
  /// Where it stands in the file, from 1.
  public let line: Int
  /// What it is in the file.
  public let kind: Kind
  /// In points, from the top left corner of the screen; `nil` where the file
  /// has no frame, or one that its constraints contradict.
  public let frame: LayoutRect?
  /// Whether the file says where the field is among the others. Fields of which
  /// it does not come last.
  public let isPlaced: Bool
  /// What the engine is told of it.
  public let state: FieldState
  /// What the file says today.
  public let traits: Traits
  /// What the key says with FieldNavigation; `nil` where it is left alone.
  public internal(set) var returnKey: ReturnKey?
  /// Where Return leads with FieldNavigation.
  public internal(set) var destination = Destination.unreachable

  /// The properties that are set in the file.
  public struct Traits: Sendable {
    /// The label by its name in the file, such as `next`; `nil` for the
    /// default.
    public internal(set) var returnKey: String?
    /// The keyboard by its name in the file, such as `numberPad`.
    public internal(set) var keyboard: String?
    /// The content type by its name in the file, such as `email`.
    public internal(set) var contentType: String?
    /// Whether the text is hidden from view.
    public internal(set) var isSecure = false
    /// 0 where there is none, as in UIKit.
    public internal(set) var tag = 0
    /// The `tabindex` of a field in a page; `nil` where there is none.
    public internal(set) var tabIndex: Int?
    /// The type of an input in a page, as the browser reads it.
    public internal(set) var inputType: String?
    /// The text that stands there while the field is empty.
    public internal(set) var placeholder: String?
    /// Whether an outlet leads to a delegate.
    public var hasDelegate: Bool { delegate != nil }
    /// The ID of the delegate; `nil` where no outlet leads to one.
    var delegate: String?
    /// Whether the field itself sends its Return to a target.
    var hasReturnAction = false
    /// Whether something else than a keyboard may appear for the field.
    var hasOwnInput = false
    /// Whether an outlet leads to a bar above the keyboard.
    var hasBar = false
    /// The line of the table's section that the field is in; `nil` where it is
    /// in no table of fixed cells.
    var section: Int?
    /// All that the file calls the field.
    var names: [String] = []
    /// The ID at the end of an outlet of the field whose name contains "next".
    public internal(set) var next: String?
    /// Whether a scroll view is around the field.
    public internal(set) var scrolls = false
    /// The bytes of the tag of the text input traits; `nil` where the file has
    /// none.
    var bytes: Range<Int>?
  }
}
