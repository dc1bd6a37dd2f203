import FieldNavigation

/// Finds the form of each control. Decides whether Enter submits that form.
struct PageForms {
  let page: HTMLPage
  private let surroundings: [PageSurroundings]
  /// The byte range of each form. The parser assigns the controls in this range
  /// to the form. Tags of forms and tables may overlap. The tree then doesn't
  /// show a control's form.
  private var open: [(bytes: Range<Int>, form: Int)] = []
  /// The first element with each ID.
  private var ids: [String: Int] = [:]
  /// The controls of each form in page order. The controls outside any form
  /// have the key `nil`.
  private var controls: [Int?: [Int]] = [:]
  /// The forms to which a template may add a button.
  private var completed: Set<Int> = []
  private let inputs, links, listeners: PageCount
  private let scripts: PageScripts

  init(
    _ page: HTMLPage, _ surroundings: [PageSurroundings], _ scripts: PageScripts
  ) {
    self.scripts = scripts
    self.page = page
    self.surroundings = surroundings
    inputs = PageCount(page) { page.elements[$0].blocksSubmission }
    links = PageCount(page) {
      page.elements[$0].isLink && !surroundings[$0].isUnseen
    }
    listeners = PageCount(page) { page.elements[$0].mayHearKeys }
    var ends = page.formEnds[...]
    var insertions = page.insertions[...]
    for (place, element) in page.elements.enumerated()
    where !surroundings[place].isAbsent {
      if let id = element["id"], ids[id] == nil { ids[id] = place }
      guard element.name == "form", !element.isForeign, let tag = element.tag
      else { continue }
      ends = ends.drop { $0 < tag.upperBound }
      let bytes = tag.upperBound..<(ends.first ?? .max)
      open.append((bytes, place))
      insertions = insertions.drop { $0 < bytes.lowerBound }
      if insertions.first.map(bytes.contains) == true {
        completed.insert(place)
      }
    }
    for (place, element) in page.elements.enumerated()
    where Self.listed.contains(element.name) && !element.isForeign
      && !surroundings[place].isAbsent
    {
      controls[form(of: place), default: []].append(place)
    }
  }

  private static let listed: Set<String> = [
    "button", "input", "select", "textarea",
  ]

  /// The `<form>` that HTML associates with an element.
  func form(of place: Int) -> Int? {
    let element = page.elements[place]
    guard Self.listed.contains(element.name) else {
      return surroundings[place].form
    }
    if let id = element["form"] {
      return ids[id].flatMap { page.elements[$0].name == "form" ? $0 : nil }
    }
    return element.tag.flatMap { openForm(at: $0.lowerBound) }
      ?? surroundings[place].form
  }

  private func openForm(at byte: Int) -> Int? {
    // A linear search is fast enough. Pages have few forms.
    open.last { $0.bytes.lowerBound <= byte }
      .flatMap { $0.bytes.contains(byte) ? $0.form : nil }
  }

  /// The form of a field (R12). Without a `<form>`, the result is an ancestor
  /// that the page marks as a form.
  func owner(of place: Int) -> Int? {
    form(of: place) ?? surroundings[place].mark
  }

  func isDisabled(_ place: Int) -> Bool {
    page.elements[place].has("disabled") || surroundings[place].disablers > 0
  }

  /// The kind of control that makes Enter submit a form.
  enum Submission {
    case button, field
    /// Enter does nothing.
    case none
  }

  /// Returns what makes Enter submit a form. With a submit button, Enter
  /// submits only if the first such button is enabled. Without a submit button,
  /// Enter submits if the form has at most one text field.
  func submission(of form: Int) -> Submission {
    let controls = controls[form] ?? []
    if let button = controls.first(where: isSubmitButton) {
      return isDisabled(button) ? .none : .button
    }
    return inputs(of: form).count > 1 ? .none : .field
  }

  /// The visible buttons beside fields, if Enter does nothing in these fields.
  /// The result is `nil` if Enter submits the form. The result is also `nil` if
  /// an event attribute or a custom element may handle Enter. The list is empty
  /// if one of the buttons is disabled. A script may enable that button to
  /// submit the form.
  ///
  /// - Parameter form: the index of the form. `nil` means the fields outside
  ///   any form.
  func idleButtons(
    of form: Int?
  ) -> (buttons: [Int], isCertain: Bool, remark: String?)? {
    let controls = controls[form] ?? []
    let range = form.map(page.descendants) ?? page.elements.indices
    guard listeners[range] == 0 else { return nil }
    if let form {
      guard submission(of: form) == .none,
        !controls.contains(where: isSubmitButton),
        !page.elements[form].mayHearKeys
      else { return nil }
    } else if !page.isWhole || !page.insertions.isEmpty {
      // The `<form>` tag may be in another file.
      return nil
    }
    var buttons = buttons(of: form)
    if buttons.contains(where: isDisabled) { buttons = [] }
    guard let form else {
      return (
        buttons, !buttons.isEmpty && !scripts.hearEnter && !scripts.areUnknown,
        scripts.remark
      )
    }
    let hasPassword = controls.contains {
      page.elements[$0].controlType == "password"
    }
    let hasButton =
      buttons.contains { !isOfOneInput($0) }
      || hasPassword && links[range] > 0
    let isCertain =
      hasButton && !scripts.hearEnter && !completed.contains(form)
    return (buttons, isCertain, scripts.remark)
  }

  /// Whether a button shares a group with a single input. Buttons beside an
  /// input may show a password, increment a number or look up an address.
  func isOfOneInput(_ button: Int) -> Bool {
    sequence(first: button) { page.elements[$0].parent }.dropFirst().prefix(3)
      .lazy.map { inputs[page.descendants(of: $0)] }.first { $0 > 0 } == 1
  }

  /// The visible buttons of a form, in page order. Reset buttons are left out.
  func buttons(of form: Int?) -> [Int] {
    (controls[form] ?? []).filter {
      (page.elements[$0].controlType == "button" || isSubmitButton($0))
        && !surroundings[$0].isUnseen
    }
  }

  /// The inputs of a form in which Enter submits, in page order.
  func inputs(of form: Int) -> [Int] {
    (controls[form] ?? []).filter { page.elements[$0].blocksSubmission }
  }

  /// The buttons of a form that submit it, in page order.
  func submitButtons(of form: Int) -> [Int] {
    (controls[form] ?? []).filter(isSubmitButton)
  }

  private func isSubmitButton(_ place: Int) -> Bool {
    let element = page.elements[place]
    switch element.name {
    case "input": return ["submit", "image"].contains(element.controlType)
    case "button": return element.controlType == "submit"
    default: return false
    }
  }
}

/// Counts the elements of one kind in any part of a page.
private struct PageCount {
  /// The number of counted elements before each element.
  private var before = [0]

  init(_ page: HTMLPage, _ isCounted: (Int) -> Bool) {
    for place in page.elements.indices {
      before.append(before[place] + (isCounted(place) ? 1 : 0))
    }
  }

  subscript(range: Range<Int>) -> Int {
    before[range.upperBound] - before[range.lowerBound]
  }
}

extension HTMLElement {
  /// Whether the user can press an element other than a form control.
  fileprivate var isLink: Bool {
    name == "a" && (has("href") || has("onclick")) || self["role"] == "button"
  }

  /// Whether an attribute may handle keys, or the element is a custom one.
  var mayHearKeys: Bool {
    name.contains("-")
      || attributes.keys.contains { name in
        // The names of all key events contain a "k". The quick check avoids a
        // slow search in most names.
        name.utf8.contains(UInt8(ascii: "k"))
          && ["keydown", "keypress", "keyup"].contains { name.contains($0) }
      }
  }
}
