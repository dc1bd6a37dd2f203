extension HTMLPage {
  /// The IDs that several elements have although something that refers to them
  /// means one other than the first. Each comes with the field or form to
  /// report it for.
  func repeatedIDs() -> [Int: Screen.RepeatedID] {
    var places: [String: [Int]] = [:]
    var labels: [String: [Int]] = [:]
    var ofFields: Set<String> = []
    for (place, element) in elements.enumerated() {
      if let id = element["id"], !id.isEmpty {
        places[id, default: []].append(place)
      }
      if element.name == "label", let id = element["for"] {
        labels[id, default: []].append(place)
      }
      if let id = element["form"] { ofFields.insert(id) }
    }
    var found: [Int: Screen.RepeatedID] = [:]
    for (id, all) in places where all.count > 1 {
      let places =
        [all[0]] + all.dropFirst().filter { !areAlternatives(all[0], $0) }
      guard places.count > 1 else { continue }
      let isForForm = ofFields.contains(id)
      guard isForForm || isAnyAstray(labels[id] ?? [], of: places) else {
        continue
      }
      let named = places.dropFirst().first { isControlOrForm($0) } ?? places[0]
      found[named] = Screen.RepeatedID(
        id: id, line: elements[places[1]].line,
        firstLine: elements[places[0]].line,
        referrer: isForForm ? "a field" : "a label")
    }
    return found
  }

  /// Whether a template shows only one of two elements, because its "else" is
  /// between them.
  private func areAlternatives(_ one: Int, _ other: Int) -> Bool {
    let (start, end) = (
      elements[one].texts.upperBound, elements[other].texts.lowerBound
    )
    return start < end
      && texts[start..<end].contains { text in
        let words = text.filter { !$0.isWhitespace }
        return Self.otherwise.contains(where: words.contains)
      }
  }

  /// Of Django and Jinja, Handlebars and Go, Mustache, Blade, and ERB and EJS.
  private static let otherwise = [
    "{%else", "{%-else", "{%elif", "{%-elif", "{{else", "{{-else", "{{^",
    "@else", "<%else", "<%}else",
  ]

  /// Whether a label is nearer to another element than to the one it leads to,
  /// which is the first with its ID.
  private func isAnyAstray(_ labels: [Int], of places: [Int]) -> Bool {
    var next = 0
    for label in labels {
      while next < places.count, places[next] < label { next += 1 }
      let nearest = [next - 1, next].filter(places.indices.contains)
        .min { abs(places[$0] - label) < abs(places[$1] - label) }
      if let nearest, nearest > 0 { return true }
    }
    return false
  }

  private func isControlOrForm(_ place: Int) -> Bool {
    elements[place].name == "form" || PageTerms.fields.matches(elements[place])
  }

  /// The names of possible fields in findings.
  func fieldIDs() -> [Int: String] {
    uniqueIDs(
      of: elements.indices.filter {
        PageTerms.fields.matches(elements[$0])
      })
  }

  /// The ID, name or kind of each element, with a number if others have the
  /// same.
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
}
