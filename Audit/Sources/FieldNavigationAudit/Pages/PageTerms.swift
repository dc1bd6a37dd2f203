import FieldNavigation

/// The terms by which the browser adapter and the audit read a page. The script
/// `Web/constants.py` copies these terms into the adapter.
enum PageTerms {
  /// The elements that can be fields.
  static let fields: PageSelector =
    "input,textarea,select,[contenteditable],[role=combobox],[aria-haspopup=listbox]"
  /// The elements that stand for a drop-down, if Tab stops there.
  static let trigger: PageSelector =
    "[role=combobox]:not(input),[aria-haspopup=listbox]:not(input)"
  /// The triggers that show no answer yet.
  static let placeholder: PageSelector = "[data-placeholder]"
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
  /// The elements that can handle keys for a field in their content.
  static let combobox: PageSelector = "[role=combobox]"
  /// The elements whose list highlights an option, which Return picks. Some
  /// libraries leave the attribute on the field after the list has closed.
  static let highlighted: PageSelector =
    "[aria-activedescendant]:not([aria-activedescendant='']):not([aria-expanded=false])"
  /// Read-only inputs that open something to choose from.
  static let chooser: PageSelector =
    "[role=combobox],[aria-haspopup]:not([aria-haspopup=false])"
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
