extension HTMLPage {
  /// The shared IDs that a `form` attribute or a misplaced label refers to. The
  /// key is the index of the field or form that gets the finding.
  func repeatedIDs() -> [Int: PageScreen.RepeatedID] {
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
    let repeated = places.filter {
      $0.value.count > 1 && !Self.isTemplate($0.key)
    }
    if repeated.isEmpty { return [:] }
    var found: [Int: PageScreen.RepeatedID] = [:]
    let conditions = conditions()
    let elses = elseCounts()
    for (id, all) in repeated {
      let places =
        [all[0]]
        + all.dropFirst().filter {
          conditions[$0] == conditions[all[0]]
            && elses[elements[$0].texts.lowerBound]
              <= elses[elements[all[0]].texts.upperBound]
        }
      guard places.count > 1 else { continue }
      let isForForm = ofFields.contains(id)
      guard isForForm || isAnyAstray(labels[id] ?? [], of: places) else {
        continue
      }
      let named = places.dropFirst().first { isControlOrForm($0) } ?? places[0]
      found[named] = PageScreen.RepeatedID(
        id: id, line: elements[places[1]].line,
        firstLine: elements[places[0]].line,
        referrer: isForForm ? "a field" : "a label")
    }
    return found
  }

  /// Whether a template fills in a part of an ID. Equal IDs in the file may
  /// then differ in the page.
  private static func isTemplate(_ id: String) -> Bool {
    ["{", "<!--", "<?", "<%", "[%"].contains(where: id.contains)
  }

  /// The innermost template condition that encloses an element.
  private struct Condition: Equatable {
    /// The number of the template branch that contains the element.
    var branch: Int?
    /// The nearest ancestor with a conditional attribute, such as `v-if`.
    var element: Int?
  }

  /// The template condition of each element.
  private func conditions() -> [Condition] {
    var open: [Int] = []
    var count = 0
    var text = 0
    var all: [Condition] = []
    all.reserveCapacity(elements.count)
    for (place, element) in elements.enumerated() {
      while text < element.texts.lowerBound {
        // A search by pattern is slow. Most texts have no template tag.
        let bytes = texts[text].utf8
        let hasTag = zip(bytes, bytes.dropFirst()).contains {
          $0 == UInt8(ascii: "{") && $1 == UInt8(ascii: "%")
        }
        let words =
          hasTag
          ? texts[text].matches(of: /{%[-+]?\s*(if|elif|else|endif)\b/) : []
        for word in words {
          if word.1 != "if" { _ = open.popLast() }
          if word.1 != "endif" {
            count += 1
            open.append(count)
          }
        }
        text += 1
      }
      let isCondition = element.attributes.keys.contains(
        where: Self.conditionals.contains)
      all.append(
        Condition(
          branch: open.last,
          element: isCondition
            ? place : element.parent.flatMap { all[$0].element }))
    }
    return all
  }

  /// The conditional attributes of Angular, Vue and Alpine.
  private static let conditionals: Set<String> = [
    "*ngif", "*ngswitchcase", "ng-if", "ng-switch-when", "v-if", "v-else",
    "v-else-if", "x-if",
  ]

  /// For each text: how many earlier texts have an "else" of a template. A
  /// template shows only one of two elements with an "else" between them.
  private func elseCounts() -> [Int] {
    var counts = [0]
    var count = 0
    for text in texts {
      // A search for words is slow. Most texts have none of these bytes.
      if text.utf8.contains(where: { "{<@".utf8.contains($0) }) {
        let words = text.filter { !$0.isWhitespace }
        if Self.otherwise.contains(where: words.contains) { count += 1 }
      }
      counts.append(count)
    }
    return counts
  }

  /// The "else" of Django, Jinja, Handlebars, Go, Mustache, Blade, ERB and EJS.
  private static let otherwise = [
    "{%else", "{%-else", "{%elif", "{%-elif", "{{else", "{{-else", "{{^",
    "@else", "<%else", "<%}else",
  ]

  /// Whether a label is closer to a later element than to the first element
  /// with the ID. Browsers connect a label to the first element with the ID.
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

  /// The IDs that findings use for possible fields.
  func fieldIDs() -> [Int: String] {
    uniqueIDs(
      of: elements.indices.filter {
        PageTerms.fields.matches(elements[$0])
      })
  }

  /// A unique name for each element: its `id`, `name` or tag name. A number
  /// follows if an earlier element has the same name.
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
