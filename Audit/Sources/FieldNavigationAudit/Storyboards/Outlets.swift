/// The connections of a file: outlets, segues and actions.
struct Outlets {
  /// The names of the outlets that lead to a view, by the ID of the view.
  private(set) var names: [String: [String]] = [:]
  /// The IDs of the controllers that another screen embeds.
  private(set) var embedded: Set<String> = []
  /// The IDs of all constraints.
  var constraints: Set<String> = []

  mutating func add(_ connection: XMLElement) {
    guard let destination = connection["destination"] else { return }
    switch connection.name {
    case "outlet", "outletCollection":
      if let property = connection["property"] {
        names[destination, default: []].append(property)
      }
    case "segue" where connection["kind"] == "embed":
      embedded.insert(destination)
    default: break
    }
  }

  /// The IDs that the outlets of an element lead to, with the outlets' names.
  static func own(of element: XMLElement) -> [(
    name: String, destination: String
  )] {
    (element.child("connections")?.children ?? []).compactMap {
      guard $0.name == "outlet", let name = $0["property"],
        let destination = $0["destination"]
      else { return nil }
      return (name, destination)
    }
  }

  /// Whether a control itself sends one of these events to a target.
  static func sends(_ events: [String], _ element: XMLElement) -> Bool {
    (element.child("connections")?.children ?? []).contains {
      $0.name == "action" && events.contains($0["eventType"] ?? "")
    }
  }

  /// Whether something in a scene moves with the keyboard: a class of a
  /// library, or an outlet to a constraint that the app can change.
  func makesRoomForKeyboard(in scene: XMLElement) -> Bool {
    let name = scene["property"]?.lowercased() ?? ""
    if scene.name == "outlet",
      name.contains("keyboard")
        || constraints.contains(scene["destination"] ?? "")
          && Self.lifting.contains(where: name.contains)
    {
      return true
    }
    let className = scene["customClass"] ?? ""
    return className.hasPrefix("IQ") || className.contains("Keyboard")
      || scene.children.contains(where: makesRoomForKeyboard)
  }

  /// Words in the names of outlets to a constraint that lifts a form.
  private static let lifting = [
    "bottom", "center", "offset", "top", "vertical",
  ]

  /// The controller that a container view embeds.
  static func embedded(in element: XMLElement) -> String? {
    element.child("connections")?.children.first {
      $0.name == "segue" && $0["kind"] == "embed"
    }?["destination"]
  }

  /// The segues with identifiers that begin at a controller itself: only code
  /// performs them. A button or a cell starts its own segue, whatever its
  /// identifier.
  static func segues(of controller: XMLElement) -> [Screen.Segue] {
    (controller.child("connections")?.children ?? []).compactMap {
      guard $0.name == "segue", let identifier = $0["identifier"] else {
        return nil
      }
      return Screen.Segue(
        identifier: identifier, destination: $0["destination"],
        kind: $0["kind"], line: $0.line)
    }
  }
}
