/// The connections of a file: what leads to a view.
struct Outlets {
  /// The names of the outlets that lead to a view, by the ID of the view.
  private(set) var names: [String: [String]] = [:]
  /// The IDs of the controllers that another screen embeds.
  private(set) var embedded: Set<String> = []

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

  /// The IDs at the ends of an element's own outlets, with their names.
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

  /// The controller that a container view embeds.
  static func embedded(in element: XMLElement) -> String? {
    element.child("connections")?.children.first {
      $0.name == "segue" && $0["kind"] == "embed"
    }?["destination"]
  }

  /// All segues with identifiers that begin in an element or inside of it.
  static func segues(in element: XMLElement) -> [Screen.Segue] {
    var found: [Screen.Segue] = []
    func visit(_ element: XMLElement) {
      if element.name == "segue", let identifier = element["identifier"] {
        found.append(Screen.Segue(identifier: identifier, line: element.line))
      }
      for child in element.children { visit(child) }
    }
    visit(element)
    return found
  }
}
