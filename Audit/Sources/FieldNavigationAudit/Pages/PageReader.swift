import FieldNavigation

/// Finds the forms of a page by the same rules as the browser adapter.
struct PageReader {
  private let page: HTMLPage
  private let surroundings: [PageSurroundings]
  private let scripts: PageScripts
  private let forms: PageForms
  private let names: PageNames
  private let strayLabels: [Int: PageScreen.StrayLabel]
  private let repeatedIDs: [Int: PageScreen.RepeatedID]
  /// The IDs that findings use for fields.
  private let ids: [Int: String]
  /// The index of the first element that a field passes because of a positive
  /// `tabindex`.
  private let firstJumped: Int

  init(_ page: HTMLPage, _ code: CodeIndex? = nil) {
    self.page = page
    surroundings = page.surroundings()
    scripts = PageScripts(page, code)
    forms = PageForms(page, surroundings, scripts)
    names = PageNames(page)
    repeatedIDs = page.repeatedIDs()
    strayLabels = page.strayLabels(names)
    ids = page.fieldIDs()
    firstJumped = page.firstJumped(surroundings)
  }

  /// The forms in page order. Fields outside any form are last.
  ///
  /// - Complexity: O(n log n) for n elements.
  func screens() -> [PageScreen] {
    var fields: [Int?: [PageField]] = [:]
    for place in page.elements.indices {
      guard let kind = page.kind(of: place, surroundings) else { continue }
      fields[forms.owner(of: place), default: []]
        .append(PageField(place: place, kind: kind))
    }
    let owners = fields.keys.compactMap(\.self).sorted()
    let formIDs = page.uniqueIDs(of: owners)
    let notes = PageNotes.notes(on: page)
    let lostFill =
      page.losesFills(scripts)
      ? scripts.denial("spread it") ?? "no script spreads it" : nil
    return (owners as [Int?] + [nil]).compactMap { owner in
      fields[owner].map {
        let id = owner.flatMap { formIDs[$0] } ?? "page"
        return screen(of: owner, id, inFocusOrder($0), notes, lostFill)
      }
    }
  }

  private struct PageField {
    let place: Int
    let kind: ScreenField.Kind
  }

  /// Sorts fields by sequential focus order (R2). Fields with a positive
  /// `tabindex` are first.
  private func inFocusOrder(_ fields: [PageField]) -> [PageField] {
    let ranked = fields.map { field in
      (field, rank: max(page.elements[field.place].tabIndex ?? 0, 0))
    }
    let first = ranked.filter { $0.rank > 0 }.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    return first.map(\.element.0)
      + ranked.filter { $0.rank == 0 }.map { $0.0 }
  }

  private func screen(
    of owner: Int?, _ id: String, _ fields: [PageField], _ notes: [String],
    _ lostFill: String?
  ) -> PageScreen {
    let element = owner.map { page.elements[$0] }
    let name = owner.map(names.form) ?? "fields without a form"
    let isForm = owner.map { page.elements[$0].name == "form" } ?? false
    let places = [owner].compactMap(\.self) + fields.map(\.place)
    var screen = PageScreen(
      name: name, id: id,
      line: element?.line ?? page.elements[fields[0].place].line,
      fields: fields.map { field($0, in: owner, name) }, notes: notes,
      part: owner == nil ? .rest : isForm ? .form : .marked,
      purpose: FormPurpose(
        buttons: forms.buttons(of: owner).map(names.button),
        names: owner == nil
          ? [] : [name] + ["id", "name", "action"].compactMap { element?[$0] }),
      hasAutocompleteOff: element?["autocomplete"]?.lowercased() == "off",
      asksForCode: asksForCode(places), lostFill: lostFill,
      idle: isForm || owner == nil ? idle(owner) : nil,
      wrongDefault: isForm
        ? owner.flatMap { forms.wrongDefault(of: $0, names) } : nil,
      strayLabels: fields.compactMap { strayLabels[$0.place] },
      repeatedIDs: places.compactMap { repeatedIDs[$0] })
    let decisions = PageDecisions(
      submission: isForm ? owner.map(forms.submission) ?? .none : .none,
      modals: fields.map { surroundings[$0.place].modal },
      isInside: { modal, place in
        page.descendants(of: modal).contains(fields[place].place)
          || modal == fields[place].place
      },
      isOfForm: fields.map { $0.kind != .editable })
    screen.decide(decisions)
    return screen
  }

  private func idle(_ owner: Int?) -> PageScreen.Idle? {
    forms.idleButtons(of: owner).map {
      PageScreen.Idle(
        buttons: $0.buttons.map(names.button), isCertain: $0.isCertain,
        remark: $0.remark)
    }
  }

  /// Whether a form's names speak of a code. A game's boxes don't.
  private func asksForCode(_ places: [Int]) -> Bool {
    // Only a row of boxes asks, and most forms have none.
    guard places.contains(where: { page.elements[$0].maxLength == 1 }) else {
      return false
    }
    let names = places.flatMap { place in
      ["id", "name", "class", "action", "aria-label"].compactMap {
        page.elements[place][$0]
      }
    }
    let words = FieldWords(names.map { $0.filter { !$0.isNumber } })
    return words.say(.code) || words.say(.oneTimeCode)
  }

  // MARK: Fields

  private func field(
    _ field: PageField, in owner: Int?, _ screen: String
  ) -> ScreenField {
    let element = page.elements[field.place]
    let name = names.field(field.place)
    let path = [screen] + names.groups(around: field.place, in: owner) + [name]
    return ScreenField(
      name: name, path: path.joined(separator: " > "),
      id: ids[field.place] ?? "",
      line: element.line, kind: field.kind, frame: nil, isPlaced: true,
      state: state(of: field),
      traits: traits(of: element, at: field.place))
  }

  private func state(of field: PageField) -> FieldState {
    let element = page.elements[field.place]
    let isEmpty = page.isEmpty(field.place, field.kind)
    let label = element.enterKeyHint
    return FieldState(
      obstacles: obstacles(of: field), isEmpty: isEmpty,
      handlesReturn: keepsReturn(field)
        || label.map(PageTerms.ownLabels.contains) == true,
      fixedReturnKey: label.flatMap { PageTerms.returnKeys[$0] })
  }

  private func obstacles(of field: PageField) -> FieldState.Obstacles {
    let element = page.elements[field.place]
    let around = surroundings[field.place]
    var obstacles = around.obstacles
    if around.isInvisible || InlineStyle(element["style"]).display == "contents"
    {
      obstacles.insert(.hidden)
    }
    if let tabIndex = element.tabIndex, tabIndex < 0 {
      obstacles.insert(.noInteraction)
    }
    if field.kind != .editable, forms.isDisabled(field.place) {
      obstacles.insert(.disabled)
    }
    if [.input, .textarea].contains(field.kind), element.has("readonly") {
      obstacles.insert(.notEditable)
    }
    return obstacles
  }

  /// Whether the field itself uses Return. For example, the field breaks a
  /// line, chooses an option or opens a list. In Chromium, Return opens a
  /// drop-down that the user hasn't changed.
  private func keepsReturn(_ field: PageField) -> Bool {
    let element = page.elements[field.place]
    return field.kind == .select
      || PageTerms.keepsReturn.matches(element)
        && element.enterKeyHint != "next"
  }

  private func traits(
    of element: HTMLElement, at place: Int
  ) -> ScreenField.Traits {
    var traits = ScreenField.Traits()
    traits.returnKey = element["enterkeyhint"]
    traits.keyboard = element["inputmode"]
    traits.contentType = element["autocomplete"]
    traits.inputType = element.name == "input" ? element.controlType : nil
    traits.isSecure = element.isTextInput && element.controlType == "password"
    traits.tabIndex = element.tabIndex
    traits.jumps = element.tabIndex ?? 0 > 0 && place >= firstJumped
    traits.placeholder = element["placeholder"]
    traits.place = place
    traits.isRequired =
      element.has("required") && element["aria-hidden"] != "true"
    traits.hasTemplateValue =
      element["value"]?.contains { "{<".contains($0) } ?? false
    traits.hasComputedType = element.hasComputedType
    traits.maxLength = element.maxLength
    traits.isLabelled = names.hasLabel(place)
    traits.group = surroundings[place].group
    traits.names = ["name", "id", "placeholder"].compactMap { element[$0] }
    return traits
  }
}

extension HTMLElement {
  /// The label that the page sets for the Return key, in lower case.
  var enterKeyHint: String? { self["enterkeyhint"]?.lowercased() }
}
