public import FieldNavigation

/// What the audit treats as one form: a scene of a storyboard, a view of a xib,
/// or a form of a page.
public struct Screen: Sendable {
  /// A readable name: its title, its class, or its kind.
  public let name: String
  /// The controller's or view's ID from Interface Builder; for a form in a
  /// page, its ID, its name, or its number.
  public let id: String
  /// The line in the file, from 1.
  public let line: Int
  /// The size in points, as saved; `nil` if the file has none.
  public let size: LayoutRect?
  /// Whether the file has all of the screen. The view of a xib and a file
  /// without `<html>`, `<head>` or `<body>` may be parts of one.
  let isWhole: Bool
  /// The fields in the order of Return and Tab.
  public internal(set) var fields: [ScreenField]
  /// Fields in cells that a data source repeats. Their number and order are
  /// known only at run time.
  public internal(set) var templates: [ScreenField]
  /// The part of the page; `nil` for a scene or a view.
  public internal(set) var pagePart: PagePart?
  /// What the file doesn't show: the effects of style sheets, scripts and
  /// layout, one sentence each.
  public internal(set) var notes: [String] = []
  /// The identifiers of the segues that begin here, with their lines.
  let segues: [Segue]
  /// All names that the file gives the controller.
  var names: [String] = []
  /// Of the fields of a scene or a view.
  var secrets = Secrets()
  /// The tags of the views that aren't fields.
  var otherTags: Set<Int> = []
  /// The frames of the buttons with a title.
  var buttons: [LayoutRect] = []
  /// Whether the file shows that the app moves views with the keyboard.
  var makesRoomForKeyboard = false
  /// Whether the file is for tablets, where number pads have a Return key.
  var isForTablets = false
  /// Of the fields of a page, and of its form.
  var repeatedIDs: [RepeatedID] = []
  /// `nil` if Enter submits the form, or an attribute may make it do so.
  var idle: Idle?
  /// Whether a form of a page turns off completion.
  var hasAutocompleteOff = false

  /// The parts of a page that are shown as a screen.
  public enum PagePart: String, Sendable {
    /// A `<form>`.
    case form
    /// What the page marks as a form.
    case marked
    /// The fields in neither, where the browser handles Return (R12).
    case rest
  }

  struct Segue: Sendable {
    let identifier: String
    let destination, kind: String?
    let line: Int
  }

  /// Fields of a page in which Enter does nothing.
  struct Idle: Sendable {
    /// The labels of the buttons, none of which Enter presses.
    let buttons: [String]
    /// Whether the page shows that something sends the fields, and that Enter
    /// doesn't.
    let isCertain: Bool
  }

  /// An ID that several elements have and something refers to.
  struct RepeatedID: Sendable {
    let id: String
    /// The line of the second element.
    let line: Int
    let firstLine: Int
    let referrer: String
  }
}

/// A field of a screen: its properties in the file, and what Return does there.
public struct ScreenField: Sendable {
  /// The kind of the field in the file.
  public enum Kind: String, Sendable {
    case textField, textView, searchBar
    /// Of a page.
    case input, textarea, select, editable
  }

  /// Where Return leads in the saved state.
  public enum Destination: Equatable, Sendable {
    /// Return moves to the field with this index in ``Screen/fields``.
    case field(Int)
    /// Return ends the form.
    case finish
    /// Return closes the keyboard, because the file gives a field in the middle
    /// a label that finishes.
    case keyboardCloses
    /// Return breaks the line, searches or sends.
    case own
    /// The field can't get focus.
    case unreachable
  }

  /// A readable name: its label, its placeholder, or its outlet.
  public let name: String
  /// The names of the screen and of the views around the field.
  public let path: String
  /// The ID from Interface Builder; for a field in a page, its ID, its name, or
  /// its number.
  public let id: String
  /// The line in the file, from 1.
  public let line: Int
  /// The kind in the file.
  public let kind: Kind
  /// In points, from the top left corner of the screen; `nil` if the file has
  /// no frame, or if its constraints contradict it.
  public let frame: LayoutRect?
  /// Whether the file gives the place of the field among the others. Fields
  /// without a known place come last.
  public let isPlaced: Bool
  /// The state that the engine gets.
  public let state: FieldState
  /// The properties in the file today.
  public let traits: Traits
  /// The label of the key with FieldNavigation; `nil` if it isn't changed.
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
    /// The tag of the view; 0 if the file has none, as in UIKit.
    public internal(set) var tag = 0
    /// The `tabindex` of a field in a page; `nil` where there is none.
    public internal(set) var tabIndex: Int?
    /// Whether `tabindex` moves the field before something in front of it.
    var jumps = false
    /// The type of an input in a page, as the browser reads it.
    public internal(set) var inputType: String?
    /// The placeholder, which shows while the field is empty.
    public internal(set) var placeholder: String?
    /// Whether an outlet leads to a delegate.
    public var hasDelegate: Bool { delegate != nil }
    /// The ID of the delegate; `nil` where no outlet leads to one.
    var delegate: String?
    /// Whether the field sends a Return action to a target.
    var hasReturnAction = false
    /// Whether a picker may appear for the field in place of a keyboard.
    var hasOwnInput = false
    /// Whether an outlet leads to an input bar.
    var hasBar = false
    /// The line of the table section that contains the field; `nil` outside a
    /// table of fixed cells.
    var section: Int?
    /// All names that the file gives the field.
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
