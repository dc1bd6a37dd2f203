import Foundation

/// The scripts in a page, and those that it loads from the given folders.
struct PageScripts {
  /// Whether a script may react to the Enter key.
  private(set) var hearEnter = false
  /// Whether a script may hand a fill or a paste on to other fields.
  private(set) var spreadFills = false
  /// Whether the page loads a script that the audit can't read.
  private(set) var areUnknown = false
  /// What the audit looked at. `nil` without files of scripts.
  private(set) var remark: String?
  private var read: [String] = []

  init(_ page: HTMLPage, _ code: CodeIndex?) {
    var listener: String?
    for (place, element) in page.elements.enumerated()
    where element.name == "script" {
      guard let source = element["src"] else {
        let text = page.text(in: place)
        hearEnter = hearEnter || text.mayHearEnter
        spreadFills = spreadFills || text.maySpreadFills
        continue
      }
      if let script = code?.script(source) {
        let name = script.file.split(separator: "/").last.map(String.init) ?? ""
        read.append(name)
        if script.words.hearEnter { listener = listener ?? name }
        if script.words.contains(.fill) { spreadFills = true }
      } else if !Self.isLibrary(source) {
        areUnknown = true
        if Self.mayBeForCodes(source) { spreadFills = true }
      }
    }
    if let listener {
      hearEnter = true
      remark = "\(listener) may listen for Enter"
    } else {
      remark = denial("listen for Enter")
    }
  }

  /// Says that the scripts in files don't do something. `nil` without files.
  func denial(_ verb: String) -> String? {
    guard let first = read.first else { return nil }
    return read.count == 1
      ? "\(first) doesn't \(verb)"
      : "\(first) and \(read.count - 1) more don't \(verb)"
  }

  /// Whether a script that isn't in the folders may be about a code. On the
  /// hosts of libraries, the name of a script says what it is for; any other
  /// address may be the app's own.
  private static func mayBeForCodes(_ source: String) -> Bool {
    let host = source.components(separatedBy: "//").dropFirst().first ?? ""
    return !libraryHosts.contains { host.hasPrefix($0 + "/") }
      || ["otp", "pin", "digit", "verif"].contains(where: source.contains)
  }

  private static let libraryHosts = [
    "ajax.googleapis.com", "cdn.jsdelivr.net", "cdn.tailwindcss.com",
    "cdnjs.cloudflare.com", "code.jquery.com", "kit.fontawesome.com",
    "maxcdn.bootstrapcdn.com", "stackpath.bootstrapcdn.com", "unpkg.com",
    "www.googletagmanager.com",
  ]

  /// Whether a script is of a library that leaves Enter in fields alone.
  private static func isLibrary(_ source: String) -> Bool {
    let name =
      source.prefix { $0 != "?" && $0 != "#" }
      .split { "/'\" {}%()".contains($0) }.last?.lowercased() ?? ""
    return libraries.contains { name.hasPrefix($0) }
  }

  private static let libraries = [
    "adminlte", "all.", "aos", "axios", "bootstrap", "chart", "d3",
    "fontawesome",
    "gtag", "jquery.js", "jquery.min", "jquery-", "jquery.slim", "modernizr",
    "moment", "popper", "swiper", "tailwind", "wow.",
  ]
}

extension String {
  /// Whether a script with this text may react to the Enter key.
  fileprivate var mayHearEnter: Bool {
    ["keydown", "keypress", "keyup"].contains(where: contains)
      && ["Enter", "13"].contains(where: contains)
  }

  fileprivate var maySpreadFills: Bool {
    let text = lowercased()
    return ["paste", "clipboard", "beforeinput", "maxlength", "otpcredential"]
      .contains(where: text.contains)
  }
}
