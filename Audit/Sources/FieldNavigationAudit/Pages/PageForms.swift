import FieldNavigation

/// Which form a control belongs to, and what the browser's Enter submits.
struct PageForms {
  private let page: HTMLPage
  private let surroundings: [PageSurroundings]
  /// The form to which the parser assigns the controls in these bytes, wherever
  /// they end up in the tree: tags of forms and tables overlap.
  private var open: [(bytes: Range<Int>, form: Int)] = []
  /// The first element with each ID.
  private var ids: [String: Int] = [:]
  /// The controls of each form, in the order of the page.
  private var controls: [Int: [Int]] = [:]

  init(_ page: HTMLPage, _ surroundings: [PageSurroundings]) {
    self.page = page
    self.surroundings = surroundings
    var ends = page.formEnds[...]
    for (place, element) in page.elements.enumerated()
    where !surroundings[place].isAbsent {
      if let id = element["id"], ids[id] == nil { ids[id] = place }
      guard element.name == "form", !element.isForeign, let tag = element.tag
      else { continue }
      ends = ends.drop { $0 < tag.upperBound }
      open.append((tag.upperBound..<(ends.first ?? .max), place))
    }
    for (place, element) in page.elements.enumerated()
    where Self.listed.contains(element.name) && !element.isForeign
      && !surroundings[place].isAbsent
    {
      if let form = form(of: place) {
        controls[form, default: []].append(place)
      }
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
    // A page has few forms, and they begin one after another.
    open.last { $0.bytes.lowerBound <= byte }
      .flatMap { $0.bytes.contains(byte) ? $0.form : nil }
  }

  /// The form of a field, or what the page marks as one (R12).
  func owner(of place: Int) -> Int? {
    form(of: place) ?? surroundings[place].mark
  }

  func isDisabled(_ place: Int) -> Bool {
    page.elements[place].has("disabled") || surroundings[place].disablers > 0
  }

  /// What makes Enter submit a form.
  enum Submission {
    case button, field
    /// Enter does nothing.
    case none
  }

  /// An enabled default button submits a form; without any button, a single
  /// text field does.
  func submission(of form: Int) -> Submission {
    let controls = controls[form] ?? []
    if let button = controls.first(where: isSubmitButton) {
      return isDisabled(button) ? .none : .button
    }
    let blockers = controls.filter { page.elements[$0].blocksSubmission }
    return blockers.count > 1 ? .none : .field
  }

  /// The buttons that a user can press in a form in which Enter does nothing
  /// because none of them submits it. `nil` if Enter submits the form, or if an
  /// event attribute or a custom element may. Empty if a script still has to
  /// enable a button: it may be the one that submits the form.
  func idleButtons(of form: Int) -> [Int]? {
    let controls = controls[form] ?? []
    guard submission(of: form) == .none,
      !controls.contains(where: isSubmitButton),
      !([form] + page.descendants(of: form)).contains(where: mayHearKeys)
    else { return nil }
    let buttons = controls.filter {
      page.elements[$0].controlType == "button" && !isHidden($0)
    }
    return buttons.contains(where: isDisabled) ? [] : buttons
  }

  private func isHidden(_ place: Int) -> Bool {
    surroundings[place].isInvisible
      || surroundings[place].obstacles.contains(.hidden)
  }

  private func mayHearKeys(_ place: Int) -> Bool {
    let element = page.elements[place]
    return element.name.contains("-")
      || element.attributes.keys.contains { name in
        ["keydown", "keypress", "keyup"].contains { name.contains($0) }
      }
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
