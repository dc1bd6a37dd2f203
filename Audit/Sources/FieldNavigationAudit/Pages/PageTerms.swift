import FieldNavigation

/// The browser adapter's terms that the audit needs to read a page. They are a
/// copy, which a test compares with the adapter's `terms.json`, because the audit
/// may move to another repository.
enum PageTerms {
  /// The elements that can be fields.
  static let fields: PageSelector =
    "input,textarea,select,[contenteditable],[role=combobox],[aria-haspopup=listbox]"
  /// The types of inputs that hold text.
  static let textTypes: Set<String> = [
    "text", "email", "password", "tel", "url", "number", "date", "time",
    "datetime-local", "month", "week",
  ]
  /// The other input types that can block implicit submission. A form with a
  /// single such input can still be submitted.
  static let otherBlockers: Set<String> = ["search"]
  /// The elements with the role of a search field. The page handles Return in
  /// these elements.
  static let searchBox: PageSelector = "[role=searchbox]"
  /// The elements that contain all parts of a search.
  static let search: PageSelector = "search,[role=search]"
  /// The elements that a page marks as a form (R12).
  static let formMark: PageSelector = "[role=form],[data-field-navigation]"
  /// The elements that are marked as modal (R1).
  static let modal: PageSelector = "[aria-modal=true]"
  /// Fields in which Return inserts a line break or does nothing (R6).
  /// Drop-downs are separate. A read-only input may be part of a custom
  /// drop-down.
  static let keepsReturn: PageSelector =
    "textarea,input[readonly],:not(input):not(select):not([aria-multiline=false])"
  /// The elements that count as content of an editable element, as text does.
  static let content: PageSelector =
    "img,picture,video,audio,svg,canvas,object,input"
  /// The `enterkeyhint` labels of keys that the page itself handles.
  static let ownLabels: Set<String> = ["enter", "previous"]
  /// The labels of `enterkeyhint` that the engine knows.
  static let returnKeys: [String: ReturnKey] = [
    "go": .go, "next": .next, "search": .search, "send": .send, "done": .done,
  ]
  /// The opacity below which an element is invisible (R1).
  static let leastOpacity = 0.01
  /// The obstacles that make a field invisible to the user.
  static let unseen: FieldState.Obstacles = [.hidden, .detached, .transparent]
}
