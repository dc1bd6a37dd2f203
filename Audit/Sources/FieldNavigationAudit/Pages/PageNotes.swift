/// Describes what the file of a page doesn't show, such as the effects of
/// scripts.
enum PageNotes {
  static func notes(on page: HTMLPage) -> [String] {
    var notes: [String] = []
    if page.elements.contains(where: isStyleSheet) {
      notes.append("style sheets may hide fields, or show hidden ones")
    }
    if page.elements.contains(where: isScript) {
      notes.append("scripts may add, change and remove fields")
    }
    if page.elements.contains(where: \.isShadowRoot) {
      notes.append("a shadow root may hold fields")
    }
    if page.elements.contains(where: { $0.name == "iframe" }) {
      notes.append("a frame may hold fields")
    }
    var custom: [String] = []
    for element in page.elements
    where element.name.contains("-") && !element.isForeign {
      if !custom.contains(element.name) { custom.append(element.name) }
    }
    if !custom.isEmpty {
      let names = custom.prefix(3).map { "<\($0)>" }.joined(separator: ", ")
      notes.append("\(names) may hold fields, which scripts define")
    }
    return notes
  }

  /// The reason why a browser may show fields although the file has none. `nil`
  /// if the audit knows no reason.
  static func reasonForNoFields(on page: HTMLPage) -> String? {
    let root = page.elements.first {
      frameworkRoots.contains($0["id"] ?? "") || $0.name == "app-root"
    }
    if let root, page.elements.contains(where: isScript) {
      let name = root["id"].map { "id \"\($0)\"" } ?? "<\(root.name)>"
      return "no fields: scripts build the page in the element with \(name)"
    }
    return nil
  }

  private static let frameworkRoots: Set<String> = [
    "__next", "__nuxt", "app", "gatsby-focus-wrapper", "q-app", "root",
    "svelte",
  ]

  private static func isStyleSheet(_ element: HTMLElement) -> Bool {
    switch element.name {
    case "style": true
    case "link": element["rel"]?.lowercased().contains("stylesheet") ?? false
    default: false
    }
  }

  private static func isScript(_ element: HTMLElement) -> Bool {
    guard element.name == "script" else { return false }
    let type = element["type"]?.lowercased() ?? ""
    return type.isEmpty || type == "module" || type.contains("javascript")
  }
}

extension HTMLPage {
  /// Whether the file shows that no script hands a fill on to other fields.
  /// Another file may add scripts to a part of a page, and frameworks have
  /// separate attributes for listeners.
  func losesFills(_ scripts: PageScripts) -> Bool {
    isWhole && insertions.isEmpty && !scripts.spreadFills
      && !elements.contains { element in
        element.name.contains("-")
          || element.attributes.keys.contains {
            $0.contains("paste") || $0.contains("beforeinput")
              || $0.contains { "@:(".contains($0) }
          }
      }
  }
}

extension HTMLElement {
  fileprivate var isShadowRoot: Bool {
    name == "template" && has("shadowrootmode")
  }
}
