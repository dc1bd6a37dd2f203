package import Foundation

/// The names in a Swift, Objective-C or JavaScript source, and the classes that
/// the source declares.
///
/// This is no parser: it takes out comments and strings, and looks for words.
/// In JavaScript it looks into strings, too, because events and keys have their
/// names there.
package struct SourceFacts: Sendable {
  package let path: String
  private(set) var words: CodeWords = []
  private(set) var classes: [Declaration] = []

  /// A class that a source declares or extends.
  struct Declaration: Sendable {
    let name: String
    fileprivate(set) var superclass: String?
    fileprivate(set) var isExtension: Bool
  }

  /// The names of files that can have such names end in one of these.
  package static let extensions: Set<String> = [
    "swift", "m", "mm", "h", "js", "mjs", "cjs",
  ]

  /// The number of bytes above which a source is probably data.
  package static let mostBytes = 4 << 20

  var isScript: Bool { path.lowercased().hasSuffix("js") }

  /// - Complexity: O(bytes).
  package init(path: String, data: Data) {
    self.path = path
    let language = SourceScan.Language(path)
    var scan = SourceScan([UInt8](data), language)
    var phase = Phase.elsewhere
    var isDelegate = false
    while let token = scan.next() {
      switch token {
      case .name(let name):
        words.formUnion(CodeWords(name: name))
        isDelegate = name.elementsEqual("delegate".utf8)
        if language != .javaScript { read(name, &phase, language) }
      case .mark(let mark):
        if isDelegate, mark == UInt8(ascii: "="), !scan.hasEqualsNext {
          words.insert(.delegate)
        }
        isDelegate = false
        // A category of Objective-C has its name in parentheses.
        if phase == .named, mark == UInt8(ascii: "("), language == .objectiveC {
          classes[classes.count - 1].isExtension = true
        }
        phase =
          phase == .named && mark == UInt8(ascii: ":")
          ? .superclass : .elsewhere
      }
    }
  }

  /// The next name in a declaration.
  private enum Phase: Equatable {
    case elsewhere, named, superclass
    case name(isExtension: Bool)
  }

  private mutating func read(
    _ name: ArraySlice<UInt8>, _ phase: inout Phase,
    _ language: SourceScan.Language
  ) {
    let text = name.count < 200 ? String(decoding: name, as: UTF8.self) : ""
    switch phase {
    case .name(let isExtension):
      // A static member of a Swift class may begin with the word "class".
      if ["func", "var", "let"].contains(text) { return phase = .elsewhere }
      classes.append(
        Declaration(name: text, superclass: nil, isExtension: isExtension))
      phase = .named
    case .superclass:
      classes[classes.count - 1].superclass = text
      phase = .elsewhere
    case .elsewhere, .named:
      phase =
        switch (text, language) {
        case ("class", .swift), ("implementation", .objectiveC):
          .name(isExtension: false)
        case ("extension", .swift), ("interface", .objectiveC):
          .name(isExtension: true)
        default: .elsewhere
        }
    }
  }
}
