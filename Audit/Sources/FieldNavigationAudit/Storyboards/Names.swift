/// Finds readable names for the objects of a storyboard or xib.
enum Names {
  /// A readable name for a screen: its label, its title, its identifier, its
  /// class or its kind. For a xib, the class may be the class of File's Owner.
  static func screen(_ root: XMLElement, owner: String? = nil) -> String {
    firstFilled([
      root["userLabel"], root["title"],
      root.child(key: "navigationItem")?["title"],
      root["storyboardIdentifier"], root["customClass"], owner,
    ]) ?? words(root.name)
  }

  /// A readable name for a view: its label, its class, or its kind.
  static func view(_ element: XMLElement) -> String {
    firstFilled([element["userLabel"], element["customClass"]])
      ?? words(element.name)
  }

  /// A readable name for a field: its label, its placeholder, its outlet, or
  /// its kind.
  static func field(_ element: XMLElement, _ outlets: Outlets) -> String {
    let accessibility = element.child(key: "accessibilityConfiguration")
    let outlet = element["id"].flatMap { outlets.names[$0] }?.first {
      !$0.lowercased().contains("next")
    }
    return firstFilled([
      element["userLabel"], accessibility?["label"],
      ViewWalk.string("placeholder", of: element), outlet,
    ]) ?? words(element.name)
  }

  /// All names that the file gives a controller. For a xib, all names of the
  /// view and of File's Owner.
  static func all(of root: XMLElement, in scene: XMLElement) -> [String] {
    [
      root["title"], root.child(key: "navigationItem")?["title"],
      root["storyboardIdentifier"], root["customClass"], owner(in: scene),
    ].compactMap(\.self)
  }

  /// The class of a xib's File's Owner.
  static func owner(in document: XMLElement) -> String? {
    document.child("objects")?.children.first {
      $0["placeholderIdentifier"] == "IBFilesOwner"
    }?["customClass"]
  }

  /// All names that the file gives a field.
  static func all(of element: XMLElement, _ outlets: Outlets) -> [String] {
    let accessibility = element.child(key: "accessibilityConfiguration")
    return [
      element["userLabel"], element["customClass"], accessibility?["label"],
      accessibility?["identifier"],
      ViewWalk.string("placeholder", of: element),
    ].compactMap(\.self) + (element["id"].flatMap { outlets.names[$0] } ?? [])
  }

  static func firstFilled(_ names: [String?]) -> String? {
    for case let name? in names {
      // A report shows each name in one line. Spaces therefore replace line
      // breaks.
      let words = name.split(whereSeparator: \.isWhitespace)
      if !words.isEmpty { return words.joined(separator: " ") }
    }
    return nil
  }

  /// Splits the name of a kind into words. For example, `tableViewCell` becomes
  /// "table view cell".
  private static func words(_ name: String) -> String {
    name.reduce(into: "") { words, letter in
      if letter.isUppercase { words += " " }
      words += letter.lowercased()
    }
  }
}
