extension HTMLPage {
  /// The IDs that stand at more than one element though something refers to
  /// them, each by the field or form that it is to be reported with.
  func repeatedIDs() -> [Int: Screen.RepeatedID] {
    var places: [String: [Int]] = [:]
    var referrers: [String: String] = [:]
    for (place, element) in elements.enumerated() {
      if let id = element["id"], !id.isEmpty {
        places[id, default: []].append(place)
      }
      if element.name == "label", let id = element["for"] {
        referrers[id] = "a label"
      }
      if let id = element["form"] { referrers[id] = "a field" }
    }
    var found: [Int: Screen.RepeatedID] = [:]
    for (id, places) in places where places.count > 1 {
      guard let referrer = referrers[id] else { continue }
      let named = places.dropFirst().first { isControlOrForm($0) } ?? places[0]
      found[named] = Screen.RepeatedID(
        id: id, line: elements[places[1]].line,
        firstLine: elements[places[0]].line, referrer: referrer)
    }
    return found
  }

  private func isControlOrForm(_ place: Int) -> Bool {
    let name = elements[place].name
    return name == "form" || Self.controls.contains(name)
  }

  /// What findings call the elements that may be fields.
  func fieldIDs() -> [Int: String] {
    uniqueIDs(
      of: elements.indices.filter {
        Self.controls.contains(elements[$0].name)
          || elements[$0].has("contenteditable")
      })
  }

  /// The ID of each element, or its name, or its kind: with a number where
  /// others have the same.
  func uniqueIDs(of places: some Sequence<Int>) -> [Int: String] {
    var counts: [String: Int] = [:]
    var ids: [Int: String] = [:]
    for place in places {
      let element = elements[place]
      let name =
        [element["id"], element["name"], element.name]
        .compactMap(\.self).first { !$0.isEmpty } ?? ""
      let count = counts[name, default: 0] + 1
      counts[name] = count
      ids[place] = count > 1 ? "\(name) \(count)" : name
    }
    return ids
  }

  private static let controls: Set<String> = ["input", "select", "textarea"]
}
