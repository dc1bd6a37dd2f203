extension PageForms {
  /// The button that Enter presses, if the file shows that another button sends
  /// the form. Enter presses the first button of type `submit`.
  func wrongDefault(of form: Int, _ names: PageNames) -> PageScreen
    .WrongDefault?
  {
    let buttons = submitButtons(of: form).map { place in
      SubmitButton(
        element: page.elements[place], label: ButtonLabel(names.button(place)),
        icons: page.descendants(of: place).map { page.elements[$0] }
          .filter { ["i", "svg", "span", "img"].contains($0.name) },
        condition: condition(of: place, in: form), place: place)
    }.filter { !$0.element.isChangedByFramework }
    guard let first = buttons.first, !isDisabled(first.place),
      !first.element.hasComputedType, !page.elements[form].mayHearKeys
    else { return nil }
    let senders = buttons.dropFirst().filter(\.maySend)
    let certain = senders.first {
      $0.surelySends && !$0.isAlternative(to: first)
    }
    let hasInput = hasInput(notFor: first.place, in: form)
    let sender: SubmitButton? =
      switch first.evidence {
      case .label: certain ?? senders.first
      case .look: certain ?? (hasInput ? senders.first : nil)
      case .work: hasInput ? certain : nil
      case nil: nil
      }
    return sender.map {
      PageScreen.WrongDefault(
        name: first.label.description, line: first.element.line,
        sender: $0.label.description)
    }
  }

  /// Whether a form has an input in which Enter can't be meant for a button. If
  /// the only input is just before the button, the button may find an address.
  private func hasInput(notFor button: Int, in form: Int) -> Bool {
    let inputs = inputs(of: form)
    return inputs.count > 1 || inputs.contains { $0 > button }
      || !isOfOneInput(button)
  }

  /// The condition under which a framework shows a button of a form.
  private func condition(of place: Int, in form: Int) -> String? {
    sequence(first: place) { page.elements[$0].parent }
      .prefix { $0 > form }.lazy
      .compactMap { page.elements[$0].condition }.first
  }
}

private struct SubmitButton {
  let element: HTMLElement
  let label: ButtonLabel
  let icons: [HTMLElement]
  let condition: String?
  let place: Int

  /// Whether the page's author wrote that the button submits. A `<button>`
  /// without `type` does it, too, which many authors don't know.
  private var isExplicit: Bool { element.has("type") }

  /// What shows that a button doesn't send its form, strongest first.
  enum Evidence {
    case label
    /// The label is an icon or a sign.
    case look
    /// The button opens something, or a click has another effect that isn't
    /// about sending, or the label is about a part of the form.
    case work
  }

  var evidence: Evidence? {
    if label.isOther { return .label }
    guard !isExplicit else { return nil }
    if isAboutSending { return nil }
    let isOnlyIcon = !label.isText && !icons.isEmpty
    if isOnlyIcon || label.isSign { return .look }
    if element.opensSomething { return .work }
    // A list of suggestions has buttons whose labels a template decides.
    guard label.isConstant else { return nil }
    return element.clickHandler != nil || label.isOfPart ? .work : nil
  }

  /// Whether the label, the icon or the work at a click is about sending.
  private var isAboutSending: Bool {
    let names = icons.map { $0["class"] } + [element.clickHandler]
    return label.maySend || FieldWords(names.compactMap(\.self)).maySend
  }

  var maySend: Bool {
    label.isText && ![.label, .look].contains(evidence)
  }

  var surelySends: Bool { isExplicit || label.sends && !label.isOfPart }

  /// Whether a framework may show only one of two buttons, such as Edit and
  /// Save.
  func isAlternative(to other: SubmitButton) -> Bool {
    condition != nil && other.condition != nil && condition != other.condition
  }
}

extension HTMLElement {
  /// Whether a framework gives the button the type `button`, as Angular
  /// Material does in a dialog, or moves it out of the form into a menu.
  fileprivate var isChangedByFramework: Bool {
    !has("type")
      && attributes.keys.contains {
        $0.hasSuffix("stepperprevious") || $0.contains("dialog-close")
          || $0.contains("dialogclose") || $0 == "mat-menu-item"
      }
  }

  /// Whether the button opens, closes or switches another part of the page.
  fileprivate var opensSomething: Bool {
    if Self.openers.contains(where: has) { return true }
    let toggle = self["data-bs-toggle"] ?? self["data-toggle"] ?? "tooltip"
    return !["confirmation", "popover", "tooltip"].contains(toggle)
  }

  private static let openers = [
    "aria-expanded", "aria-haspopup", "aria-pressed", "data-bs-dismiss",
    "data-dismiss", "ngbdropdowntoggle", "popovertarget",
  ]

  /// What the page does when a button is clicked, beside its form.
  fileprivate var clickHandler: String? {
    attributes.first {
      ["onclick", "(click)", "data-ng-click", "ng-click"].contains($0.key)
        || $0.key.hasPrefix("@click") || $0.key.hasPrefix("v-on:click")
    }?.value
  }

  /// The condition under which a framework shows the element.
  fileprivate var condition: String? {
    Self.conditions.lazy.compactMap { name in
      self[name].map { "\(name) \($0)" }
    }.first
  }

  private static let conditions = [
    "*ngif", "[hidden]", "ng-hide", "ng-if", "ng-show", "th:if", "th:unless",
    "v-else", "v-else-if", "v-if", "v-show", "x-show",
  ]
}
