/// The sources beside the audited files.
///
/// ```swift
/// var code = CodeIndex()
/// code.add(SourceFacts(path: "Login.swift", data: data))
/// code.class("LoginViewController")
/// ```
package struct CodeIndex: Sendable {
  private var classes: [String: Class] = [:]
  /// The scripts by file name.
  private var scripts: [String: [SourceFacts]] = [:]
  /// All names in the sources of an app. Scripts are left out.
  private(set) var everywhere: CodeWords = []

  private struct Class {
    /// The names in all files that declare or extend the class.
    var words: CodeWords = []
    var superclass: String?
    /// The files that declare the class.
    var files: [String] = []
  }

  package init() {}

  package mutating func add(_ source: SourceFacts) {
    if source.isScript {
      scripts[Self.fileName(source.path), default: []].append(source)
      return
    }
    everywhere.formUnion(source.words)
    for each in source.classes {
      var known = classes[each.name] ?? Class()
      known.words.formUnion(source.words)
      known.superclass = known.superclass ?? each.superclass
      if !each.isExtension { known.files.append(source.path) }
      classes[each.name] = known
    }
  }

  /// What the audit knows of a class.
  struct Evidence: Equatable {
    /// The names in the files of the class and of its superclasses.
    var words: CodeWords = []
    /// The names in extensions of UIKit's classes that also apply.
    var shared: CodeWords = []
    /// The file of the class. `nil` if no source declares the class.
    var file: String?
    /// Whether the files of the class and of all its superclasses are known.
    /// The names that are missing from them are then missing from the class.
    var isWhole = false
    /// Whether more than one file declares the class or a superclass.
    var isDeclaredTwice = false
  }

  /// - Complexity: O(superclasses).
  func `class`(_ name: String) -> Evidence {
    var evidence = Evidence()
    var next: String? = name
    var seen: Set<String> = []
    while let name = next, seen.insert(name).inserted {
      if Self.isOfSystem(name) {
        evidence.isWhole = evidence.file != nil
        break
      }
      guard let known = classes[name], let file = known.files.first else {
        break
      }
      evidence.words.formUnion(known.words)
      evidence.file = evidence.file ?? file
      if known.files.count > 1 { evidence.isDeclaredTwice = true }
      next = known.superclass
    }
    for name in Self.extended {
      evidence.shared.formUnion(classes[name]?.words ?? [])
    }
    // Either of the sources may be the one of the screen.
    return evidence.isDeclaredTwice
      ? Evidence(file: evidence.file, isDeclaredTwice: true) : evidence
  }

  private static func isOfSystem(_ name: String) -> Bool {
    name.hasPrefix("UI") || name.hasPrefix("NS")
  }

  /// The classes of UIKit that a screen consists of.
  private static let extended = [
    "UIViewController", "UIResponder", "UIView", "UIScrollView", "UITextField",
    "UITextView", "UITableViewController",
  ]

  // MARK: Scripts

  /// The names in a script that a page loads. `nil` if no script of this name is
  /// in the folders, or if it can't be told which one the page loads.
  func script(_ source: String) -> (words: CodeWords, file: String)? {
    let path = source.prefix { $0 != "?" && $0 != "#" }
    // A template may fill in the folder: {% static 'app/login.js' %}.
    let parts = path.split { "/'\" {}%()".contains($0) }
    guard let name = parts.last.map(String.init), let found = scripts[name]
    else { return nil }
    if found.count == 1 { return (found[0].words, found[0].path) }
    let folder = parts.dropLast().last.map(String.init)
    let near = found.filter { script in
      script.path.split(separator: "/").dropLast().last.map(String.init)
        == folder
    }
    return near.count == 1 ? (near[0].words, near[0].path) : nil
  }

  private static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
