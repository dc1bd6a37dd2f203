import FieldNavigation

/// Walks through the views of a screen, as the UIKit adapter does at run time.
struct ViewWalk {
  /// The fields in the order of the hierarchy.
  private(set) var fields: [ScreenField] = []
  /// The fields of cells that a data source repeats.
  private(set) var templates: [ScreenField] = []
  private let elements: [String: XMLElement]
  private let outlets: Outlets
  private let device: Device
  /// The tags of all views that aren't fields.
  private(set) var otherTags: Set<Int> = []
  /// The IDs of the only views whose fields Return goes to. Empty if Return goes
  /// to all fields.
  private let listed: Set<String>
  /// The frames of buttons that have a title and accept taps.
  private(set) var buttons: [LayoutRect] = []
  /// The IDs of the controllers around the current view. The walk doesn't enter
  /// these controllers again. The walk therefore ends even if controllers embed
  /// each other.
  private var embedding: Set<String> = []
  /// The number of embedded controllers so far. A limit stops the walk in some
  /// files. In such a file, each controller embeds the next one twice.
  private var embeddingCount = 0
  /// The IDs of all embedded controllers that the walk entered.
  private(set) var embedded: Set<String> = []

  /// The properties that a view gets from the views around it.
  struct Surroundings {
    var path: [String]
    var obstacles: FieldState.Obstacles = []
    /// The top left corner of the enclosing view. `nil` if the corner is
    /// unknown.
    var origin: (x: Double, y: Double)? = (0, 0)
    var scrolls = false
    /// Whether the file shows the view's place among the other views.
    var isPlaced = true
    /// The line of an enclosing view. The enclosing view is a static table
    /// section or an overlapping view.
    var section: Int?
  }

  /// - Parameter controller: the ID of the controller that owns the views.
  init(
    _ elements: [String: XMLElement], _ outlets: Outlets, _ device: Device,
    of controller: String, listed: Set<String>
  ) {
    self.listed = listed
    self.elements = elements
    self.outlets = outlets
    self.device = device
    embedding = [controller]
  }

  /// The layout of the fields in a view. `nil` if the view contains no field.
  mutating func visit(
    _ element: XMLElement, _ around: Surroundings, in slot: LayoutRect? = nil,
    isLeftOut: Bool = false
  ) -> LayoutNode<Int>? {
    let frame = Views.frame(of: element)
    let place = slot ?? frame ?? Self.unknown
    var inside = around
    inside.isPlaced = around.isPlaced && (slot ?? frame) != nil
    inside.obstacles.formUnion(Views.obstacles(of: element))
    if isLeftOut { inside.obstacles.insert(.detached) }
    if let id = element["id"], listed.contains(id) {
      inside.obstacles.remove(.excluded)
    }
    // The frame of an embedded controller's view depends on the container. The
    // saved frame doesn't matter.
    let isShifted = Views.isMisplaced(element) && element["key"] != "view"
    inside.origin = frame.flatMap { frame in
      isShifted
        ? nil : around.origin.map { (x: $0.x + frame.x, y: $0.y + frame.y) }
    }
    if let kind = Views.fieldKind(of: element) {
      fields.append(field(element, kind, inside, frame))
      return .field(
        fields.count - 1, place, direction: Views.direction(of: element))
    }
    if let tag = element["tag"].flatMap({ Int($0) }) { otherTags.insert(tag) }
    if inside.obstacles.isSubset(of: .excluded), Views.isTitledButton(element),
      let frame,
      let origin = inside.origin
    {
      buttons.append(
        LayoutRect(
          x: origin.x, y: origin.y, width: frame.width, height: frame.height))
    }
    // The parts of a picker aren't fields of the form.
    if ["datePicker", "pickerView"].contains(element.name) { return nil }
    inside.scrolls = inside.scrolls || Self.scrollers.contains(element.name)
    inside.path.append(Names.view(element))
    visitTemplates(of: element, inside)
    let children = visitSubviews(of: element, inside)
    guard !children.isEmpty else { return nil }
    return .container(
      place, children, direction: Views.direction(of: element),
      isUnit: isUnit(element, frame))
  }

  private static let unknown = LayoutRect(
    x: .nan, y: .nan, width: .nan, height: .nan)
  private static let scrollers: Set<String> = [
    "scrollView", "tableView", "collectionView",
  ]

  private mutating func visitSubviews(
    of element: XMLElement, _ inside: Surroundings
  ) -> [LayoutNode<Int>] {
    var views = Views.subviews(of: element)
    if let id = Outlets.embedded(in: element), embeddingCount < 100,
      embedding.insert(id).inserted
    {
      defer { embedding.remove(id) }
      embeddingCount += 1
      embedded.insert(id)
      // The embedded controller's view fills the container.
      if let root = elements[id].flatMap(Views.root) {
        views.append(root)
        return nodes(of: views, element, inside)
      }
    }
    return nodes(of: views, element, inside)
  }

  /// The layout of the subviews that contain fields. A stack view determines
  /// the order of its subviews. The subviews need no frames.
  private mutating func nodes(
    of views: [XMLElement], _ element: XMLElement, _ inside: Surroundings
  ) -> [LayoutNode<Int>] {
    let isOrderedByStack =
      element.name == "stackView"
      && views.contains { Views.frame(of: $0) == nil }
    let isVertical = element["axis"] == "vertical"
    let excluded = device.excludedSubviews(of: element)
    var nodes: [LayoutNode<Int>] = []
    let sections = Views.sections(of: element)
    /// The frame of the previous view that contains fields.
    var below: LayoutRect?
    for (number, view) in views.enumerated() {
      var inside = inside
      inside.section = view["id"].flatMap { sections[$0] } ?? inside.section
      let frame = Views.frame(of: view)
      // If two views are in the same place, the app shows only one at a time.
      if Views.fieldKind(of: view) == nil, let below, let frame,
        below.hasMiddle(of: frame) || frame.hasMiddle(of: below)
      {
        inside.section = view.line
      }
      // This distance between two subviews of a stack view is larger than any
      // screen.
      let step = Double(number) * 1_000_000
      let slot = LayoutRect(
        x: isVertical ? 0 : step, y: isVertical ? step : 0, width: 1, height: 1)
      let node = visit(
        view, inside, in: isOrderedByStack ? slot : nil,
        isLeftOut: view["id"].map(excluded.contains) ?? false)
      if let node {
        nodes.append(node)
        below = frame
      }
    }
    return nodes
  }

  private mutating func visitTemplates(
    of element: XMLElement, _ inside: Surroundings
  ) {
    for cell in Views.templates(of: element) {
      // The path of Return doesn't include the fields of a repeated cell.
      let (path, buttonsOfPath) = (fields, buttons)
      _ = visit(cell, inside)
      templates += fields[path.count...]
      (fields, buttons) = (path, buttonsOfPath)
    }
  }

  /// Whether a view is read as a unit (R3).
  private func isUnit(_ element: XMLElement, _ frame: LayoutRect?) -> Bool {
    switch element.name {
    case "stackView", "tableViewCell", "collectionViewCell": return true
    case "scrollView", "tableView", "collectionView":
      guard let frame else { return true }
      return Views.subviews(of: element).contains {
        Views.frame(of: $0).map { $0.y + $0.height > frame.height } ?? true
      }
    default: return false
    }
  }

  // MARK: Fields

  private func field(
    _ element: XMLElement, _ kind: ScreenField.Kind, _ around: Surroundings,
    _ frame: LayoutRect?
  ) -> ScreenField {
    var traits = traits(of: element, scrolls: around.scrolls)
    traits.section = around.section
    let name = Names.field(element, outlets)
    return ScreenField(
      name: name,
      path: (around.path + [name]).joined(separator: " > "),
      id: element["id"] ?? "", line: element.line, kind: kind,
      frame: frame.flatMap { frame in
        around.origin.map {
          LayoutRect(x: $0.x, y: $0.y, width: frame.width, height: frame.height)
        }
      },
      isPlaced: around.isPlaced,
      state: state(of: element, kind, around.obstacles, traits),
      traits: traits)
  }

  private func state(
    of element: XMLElement, _ kind: ScreenField.Kind,
    _ obstacles: FieldState.Obstacles,
    _ traits: ScreenField.Traits
  ) -> FieldState {
    let fixed = traits.returnKey.flatMap(ReturnKey.init(named:))
    let handlesReturn =
      kind != .textField || (fixed.map { !$0.movesOrFinishes } ?? false)
    return FieldState(
      obstacles: obstacles, isEmpty: !Self.hasText(element),
      handlesReturn: handlesReturn, fixedReturnKey: fixed)
  }

  private func traits(
    of element: XMLElement, scrolls: Bool
  ) -> ScreenField.Traits {
    let input = element.child(key: "textInputTraits")
    let own = Outlets.own(of: element)
    var traits = ScreenField.Traits()
    traits.returnKey = input?["returnKeyType"]
    traits.keyboard = input?["keyboardType"]
    traits.contentType = input?["textContentType"]
    traits.isSecure = input?["secureTextEntry"] == "YES"
    traits.tag = element["tag"].flatMap { Int($0) } ?? 0
    traits.placeholder = Self.string("placeholder", of: element)
    traits.delegate = own.first { $0.name == "delegate" }?.destination
    // An action for the start of editing may show a picker. An action for a
    // touch may also show a picker.
    traits.hasOwnInput =
      own.contains { $0.name == "inputView" }
      || Outlets.sends(["editingDidBegin", "touchDown"], element)
    traits.hasBar = own.contains { $0.name == "inputAccessoryView" }
    traits.hasReturnAction = Outlets.sends(
      ["editingDidEndOnExit", "primaryActionTriggered"], element)
    traits.className = element["customClass"]
    traits.names = Names.all(of: element, outlets)
    traits.isLabelled =
      element.child(key: "accessibilityConfiguration")?["label"] != nil
    traits.next =
      own.first { $0.name.lowercased().contains("next") }?.destination
    traits.scrolls = scrolls
    traits.bytes = input?.tag
    return traits
  }

  private static func hasText(_ element: XMLElement) -> Bool {
    if let text = string("text", of: element) {
      return !text.isEmpty && !isFilling(text)
    }
    return element.child(key: "attributedText")?.children.contains {
      let text = string("content", of: $0) ?? ""
      return !text.isEmpty && !isFilling(text)
    } ?? false
  }

  /// Whether a text is Interface Builder's filler text for new text views. Apps
  /// replace the filler text or overlook it.
  private static func isFilling(_ text: String) -> Bool {
    text.lowercased().hasPrefix("lorem ipsum")
  }

  /// Returns a text property of a view. The file saves a text without line
  /// breaks as an attribute. The file saves any other text as an element.
  static func string(_ key: String, of element: XMLElement) -> String? {
    if let text = element[key] { return text }
    guard let child = element.child(key: key) else { return nil }
    return ["string", "mutableString"].contains(child.name) ? child.text : nil
  }
}

extension ReturnKey {
  /// Creates a label from its name in a storyboard or xib.
  init?(named name: String) {
    let names: [(String, ReturnKey)] = [
      ("go", .go), ("google", .google), ("join", .join), ("next", .next),
      ("route", .route), ("search", .search), ("send", .send),
      ("yahoo", .yahoo), ("done", .done), ("emergencyCall", .emergencyCall),
      ("continue", .continue),
    ]
    guard let known = names.first(where: { $0.0 == name }) else { return nil }
    self = known.1
  }

  /// Whether Return with this label moves on or ends the form (R6). Keys with
  /// other labels search, send or call. Fields may follow a field with such a
  /// key.
  var movesOrFinishes: Bool {
    switch self {
    case .next, .done, .continue, .join, .go: true
    default: false
    }
  }
}
