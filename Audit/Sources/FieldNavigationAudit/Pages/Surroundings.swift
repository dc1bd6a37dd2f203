import FieldNavigation

/// The properties that an element gets from its attributes and its ancestors.
struct PageSurroundings {
  /// The obstacles to focus that apply to the element and its content.
  var obstacles: FieldState.Obstacles = []
  /// Whether a browser with scripts enabled ignores the element.
  var isAbsent = false
  var isInvisible = false
  /// Whether the element hides its content.
  var cutsContent = false
  /// The number of fieldsets that disable the element.
  var disablers = 0
  var isEditable = false
  /// Whether the element is inside a search. The page handles Return in a
  /// search.
  var isInSearch = false
  /// The nearest `<form>` around the element.
  var form: Int?
  /// The nearest ancestor that the page marks as a form.
  var mark: Int?
  /// The nearest ancestor that the page marks as modal.
  var modal: Int?
  /// The nearest element that groups fields.
  var group: Int?

  var isUnseen: Bool { isInvisible || obstacles.contains(.hidden) }
}

extension HTMLPage {
  /// The surroundings of all elements, computed in a single pass.
  ///
  /// - Complexity: O(elements).
  func surroundings() -> [PageSurroundings] {
    var all: [PageSurroundings] = []
    all.reserveCapacity(elements.count)
    let heads = heads()
    for (place, element) in elements.enumerated() {
      let around = element.parent.map { all[$0] } ?? PageSurroundings()
      let isHead = element.parent.flatMap { heads[$0] } == place
      all.append(surroundings(of: element, at: place, in: around, isHead))
    }
    return all
  }

  private func surroundings(
    of element: HTMLElement, at place: Int, in around: PageSurroundings,
    _ isHead: Bool
  ) -> PageSurroundings {
    var here = around
    here.isAbsent = around.isAbsent || element.name == "noscript"
    let style = InlineStyle(element["style"])
    here.obstacles.formUnion(obstacles(of: element, style, isHead))
    if around.cutsContent { here.obstacles.insert(.detached) }
    here.cutsContent = style.cutsContent || element.isHiddenUntilFound
    switch style.visibility {
    case "hidden", "collapse": here.isInvisible = true
    case "visible": here.isInvisible = false
    default: break
    }
    if element.isDisabledFieldset { here.disablers += 1 }
    // A disabled fieldset doesn't disable the controls in its first legend.
    if isHead, element.parent.map({ elements[$0].isDisabledFieldset }) == true {
      here.disablers -= 1
    }
    if !element.isForeign, let isEditable = element.isEditable {
      here.isEditable = isEditable
    }
    if PageTerms.search.matches(element) { here.isInSearch = true }
    if element.name == "form", !element.isForeign { here.form = place }
    if PageTerms.formMark.matches(element) { here.mark = place }
    if PageTerms.modal.matches(element) { here.modal = place }
    if element.name == "fieldset" || element["role"] == "group" {
      here.group = place
    }
    return here
  }

  /// The obstacles to focus that an element adds for itself and its content.
  private func obstacles(
    of element: HTMLElement, _ style: InlineStyle, _ isHead: Bool
  ) -> FieldState.Obstacles {
    var obstacles = style.obstacles
    if element.has("inert") { obstacles.insert(.noInteraction) }
    if let display = style.display {
      if display == "none" { obstacles.insert(.hidden) }
    } else if element.isHiddenByDefault {
      obstacles.insert(.hidden)
    }
    guard let parent = element.parent else { return obstacles }
    let around = elements[parent]
    if Self.withoutShownContent.contains(around.name) {
      obstacles.insert(.hidden)
    }
    if around.name == "details", !around.has("open"), !isHead {
      obstacles.insert(.hidden)
    }
    return obstacles
  }

  /// The elements whose content browsers don't show, such as `<video>`.
  private static let withoutShownContent: Set<String> = [
    "audio", "canvas", "datalist", "iframe", "meter", "progress", "select",
    "textarea", "video",
  ]
}

extension HTMLElement {
  /// Whether the attribute makes the element editable. `nil` if the element
  /// inherits this property.
  fileprivate var isEditable: Bool? {
    switch self["contenteditable"]?.lowercased() {
    case "", "true", "plaintext-only": true
    case "false": false
    default: nil
    }
  }

  fileprivate var isDisabledFieldset: Bool {
    name == "fieldset" && has("disabled")
  }

  /// Whether the element's content stays hidden until a search finds the
  /// content. Such an element takes up space on the page.
  fileprivate var isHiddenUntilFound: Bool {
    self["hidden"]?.lowercased() == "until-found"
  }

  fileprivate var isHiddenByDefault: Bool {
    has("hidden") && !isHiddenUntilFound || has("popover")
      || name == "dialog" && !has("open")
  }
}
