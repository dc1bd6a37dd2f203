import FieldNavigation

/// Reads the properties of views from a storyboard's XML elements.
enum Views {
  /// The view of a controller. For a view, the result is the view itself. `nil`
  /// for other objects.
  static func root(of element: XMLElement) -> XMLElement? {
    if isView(element) { return element }
    return element.child(key: "view").flatMap { isView($0) ? $0 : nil }
  }

  private static func isView(_ element: XMLElement) -> Bool {
    element["id"] != nil
      && (element.child(key: "frame")?.name == "rect"
        || fieldKind(of: element) != nil
        || ["stackView", "view", "containerView"].contains(element.name))
  }

  static func fieldKind(of element: XMLElement) -> ScreenField.Kind? {
    switch element.name {
    case "textField": .textField
    case "textView": .textView
    case "searchBar": .searchBar
    default: nil
    }
  }

  /// Whether a view is a button with a text title. An icon button belongs to
  /// the field beside it. An eye that reveals a password is an example.
  static func isTitledButton(_ element: XMLElement) -> Bool {
    guard element.name == "button" else { return false }
    return element.children.contains { look in
      guard ["normal", "configuration"].contains(look["key"] ?? "") else {
        return false
      }
      return look.child(key: "attributedTitle") != nil
        || ViewWalk.string("title", of: look)?.contains(where: \.isLetter)
          ?? false
    }
  }

  /// The saved frame of a view. `nil` if the file saves no frame. The frame is
  /// also `nil` if constraints contradict the saved frame of a field. For a
  /// view other than a field, the frame may be wrong. The frame doesn't affect
  /// the order of the view's content.
  static func frame(of element: XMLElement) -> LayoutRect? {
    guard !isMisplaced(element) || fieldKind(of: element) == nil,
      let rect = element.child(key: "frame"),
      let x = rect["x"].flatMap(Double.init),
      let y = rect["y"].flatMap(Double.init),
      let width = rect["width"].flatMap(Double.init),
      let height = rect["height"].flatMap(Double.init),
      (x + width).isFinite, (y + height).isFinite
    else { return nil }
    // A field outside the enclosing view would be invisible. Interface Builder
    // probably hasn't laid out the field.
    let isOutside = x < 0 && x + width <= 0 || y < 0 && y + height <= 0
    if isOutside, fieldKind(of: element) != nil { return nil }
    return LayoutRect(x: x, y: y, width: width, height: height)
  }

  /// Whether the constraints of a view contradict its saved frame.
  static func isMisplaced(_ element: XMLElement) -> Bool {
    element["misplaced"] == "YES"
  }

  /// Reasons why focus can't enter a view (R1).
  static func obstacles(of element: XMLElement) -> FieldState.Obstacles {
    var obstacles: FieldState.Obstacles = []
    if element["hidden"] == "YES" { obstacles.insert(.hidden) }
    if let alpha = element["alpha"].flatMap(Double.init), !(alpha >= 0.01) {
      obstacles.insert(.transparent)
    }
    if element["userInteractionEnabled"] == "NO" {
      obstacles.insert(.noInteraction)
    }
    if let frame = frame(of: element), !(frame.width > 0 && frame.height > 0) {
      obstacles.insert(.hidden)
    }
    if fieldKind(of: element) != nil {
      if element["enabled"] == "NO" { obstacles.insert(.disabled) }
      if element["editable"] == "NO" { obstacles.insert(.disabled) }
    }
    return obstacles
  }

  /// The reading direction that the file sets for a view. `nil` if the file
  /// sets no direction.
  static func direction(of element: XMLElement) -> ReadingDirection? {
    switch element["semanticContentAttribute"] {
    case "forceRightToLeft": .rightToLeft
    case "forceLeftToRight": .leftToRight
    default: nil
    }
  }

  /// The direct subviews of a view in the order of the hierarchy. The list
  /// includes static cells. Cells that a data source repeats are left out.
  static func subviews(of element: XMLElement) -> [XMLElement] {
    var found: [XMLElement] = []
    for child in element.children {
      switch child.name {
      case "subviews": found += child.children
      case "sections":
        found += child.children.flatMap { $0.child("cells")?.children ?? [] }
      default:
        if let key = child["key"], parts.contains(key) { found.append(child) }
      }
    }
    return found
  }

  /// For each static cell, by ID: the line of the cell's section.
  static func sections(of element: XMLElement) -> [String: Int] {
    var lines: [String: Int] = [:]
    for section in element.child("sections")?.children ?? [] {
      for cell in section.child("cells")?.children ?? [] {
        if let id = cell["id"] { lines[id] = section.line }
      }
    }
    return lines
  }

  private static let parts: Set<String> = [
    "contentView", "tableHeaderView", "tableFooterView", "leftView",
    "rightView", "titleView",
  ]

  /// The cells that a data source repeats.
  static func templates(of element: XMLElement) -> [XMLElement] {
    (element.child("prototypes")?.children ?? [])
      + (element.child("cells")?.children ?? [])
  }
}
