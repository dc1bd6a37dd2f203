/// Finds readable names for the fields, buttons and forms of a page.
struct PageNames {
  private let page: HTMLPage
  private var ids: [String: Int] = [:]
  /// The labels with a `for` attribute. The key is the ID of the field.
  private var labels: [String: Int] = [:]
  /// The nearest label and the nearest fieldset of each element. The element
  /// itself counts, too.
  private var labelAround: [Int?] = []
  private var fieldsetAround: [Int?] = []
  private let heads: [Int: Int]

  init(_ page: HTMLPage) {
    self.page = page
    heads = page.heads()
    for (place, element) in page.elements.enumerated() {
      labelAround.append(
        element.name == "label"
          ? place : element.parent.flatMap { labelAround[$0] })
      fieldsetAround.append(
        element.name == "fieldset"
          ? place : element.parent.flatMap { fieldsetAround[$0] })
      if let id = element["id"], ids[id] == nil { ids[id] = place }
      if element.name == "label", let id = element["for"], labels[id] == nil {
        labels[id] = place
      }
    }
  }

  /// A readable name for a field: its label, its placeholder, or its `name`.
  func field(_ place: Int) -> String {
    let element = page.elements[place]
    let label = element["id"].flatMap { labels[$0] } ?? labelAround[place]
    return Self.firstFilled([
      named(by: element["aria-labelledby"]), element["aria-label"],
      label.map(text), element["placeholder"], element["title"],
      element["name"], element["id"],
    ]) ?? Self.words(of: element)
  }

  /// Whether a field has a name for screen readers. A placeholder doesn't count.
  func hasLabel(_ place: Int) -> Bool {
    let element = page.elements[place]
    let label = element["id"].flatMap { labels[$0] } ?? labelAround[place]
    return Self.firstFilled([
      named(by: element["aria-labelledby"]), element["aria-label"],
      label.map(text), element["title"],
    ]) != nil
  }

  /// A readable text of a label.
  func label(_ label: Int) -> String {
    Self.firstFilled([text(label)]) ?? "without text"
  }

  /// A readable name for a button. The name is usually the text on the button.
  func button(_ place: Int) -> String {
    let element = page.elements[place]
    return Self.firstFilled([
      element["aria-label"], element.name == "input" ? element["value"] : nil,
      text(place), element["title"],
    ]) ?? ""
  }

  /// A readable name for a form: its label, its heading, or its `name`.
  func form(_ place: Int) -> String {
    let element = page.elements[place]
    let heading = page.descendants(of: place).first {
      Self.headings.contains(page.elements[$0].name)
    }
    return Self.firstFilled([
      named(by: element["aria-labelledby"]), element["aria-label"],
      heading.map(text), element["name"], element["id"],
    ]) ?? "form"
  }

  /// The names of the fieldsets between a form and a field, outermost first.
  func groups(around place: Int, in owner: Int?) -> [String] {
    let fieldsets = sequence(first: place) { inner in
      page.elements[inner].parent.flatMap { fieldsetAround[$0] }
    }.dropFirst().prefix { $0 > owner ?? -1 }
    return fieldsets.compactMap {
      heads[$0].flatMap { Self.firstFilled([text($0)]) }
    }.reversed()
  }

  private static let headings: Set<String> = [
    "h1", "h2", "h3", "h4", "h5", "h6", "legend",
  ]

  private static func words(of element: HTMLElement) -> String {
    switch element.name {
    case "input": "\(element.controlType) field"
    case "textarea": "text area"
    case "select": "drop-down"
    default: "editable text"
    }
  }

  private func named(by list: String?) -> String? {
    list?.split(whereSeparator: \.isWhitespace)
      .compactMap { ids[String($0)].map(text) }.joined(separator: " ")
  }

  /// The text of an element. The text of controls, scripts and styles is left
  /// out.
  private func text(_ place: Int) -> String {
    // Read only the beginning of the text. Reports show a single line.
    var texts = Set(page.elements[place].texts.prefix(100))
    for inner in page.descendants(of: place).prefix(1_000)
    where Self.withoutName.contains(page.elements[inner].name) {
      texts.subtract(page.elements[inner].texts)
    }
    return texts.sorted().map { page.texts[$0] }.joined()
  }

  private static let withoutName: Set<String> = [
    "noscript", "script", "select", "style", "svg", "textarea",
  ]

  private static func firstFilled(_ names: [String?]) -> String? {
    Names.firstFilled(names).map {
      $0.count > 60 ? $0.prefix(59) + "…" : $0
    }
  }
}
