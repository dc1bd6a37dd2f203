import Foundation

/// Words as a story has them.
enum StoryText {
  static func joined(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty && !word.contains("->")
      && word.allSatisfy { !$0.isWhitespace && !"|;,\"".contains($0) }
    if isPlain { return word }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    let data = try? encoder.encode(word)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\(word)\""
  }
}

extension StoryAct: CustomStringConvertible {
  package var description: String {
    let words =
      switch self {
      case .tap(let name): ["tap", name]
      case .type(let text): ["type", text]
      case .delete: ["delete"]
      case .clear: ["clear"]
      case .pressReturn: ["return"]
      case .pressTab(let backward): [backward ? "shift-tab" : "tab"]
      case .press(let key): ["press", key]
      case .paste(let text): ["paste", text]
      case .tapBar(let name): ["bar", name]
      case .closeKeyboard: ["close"]
      case .appActs(let name): ["do", name]
      case .own(let words): words
      }
    return StoryText.joined(words)
  }
}

extension StoryFact: CustomStringConvertible {
  package var description: String {
    let words =
      switch self {
      case .noFocus: ["nobody"]
      case .text(let field, let text): ["text", field, text]
      case .done(let texts): ["done"] + texts
      case .words(let words): words
      }
    return StoryText.joined(words)
  }
}
