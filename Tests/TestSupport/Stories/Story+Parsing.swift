import Foundation

extension Story {
  /// Reads the stories of a file. A line that can't be read is a failure, and
  /// the other stories are played.
  package static func parse(
    _ text: String, of file: StoryFile
  ) -> [Result<Story, StoryFailure>] {
    var starts: [(line: Int, text: String)] = []
    var failures: [Result<Story, StoryFailure>] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in zip(1..., lines) {
      let first = line.first { !$0.isWhitespace }
      if first == nil || first == "#" {
        // The line still counts in the places of the acts below.
        if !starts.isEmpty { starts[starts.count - 1].text += "\n" }
      } else if line.first?.isWhitespace == false {
        starts.append((number, String(line)))
      } else if starts.isEmpty {
        failures.append(
          .failure(
            StoryFailure(
              "An indented line continues a story, and there is none above.",
              in: file, line: number)))
      } else {
        starts[starts.count - 1].text += "\n" + line
      }
    }
    let stories = starts.map { start in
      Result { () throws(StoryFailure) in
        try parse(start.text, of: file, from: start.line)
      }
    }
    return failures + stories
  }

  private static func parse(
    _ text: String, of file: StoryFile, from line: Int
  ) throws(StoryFailure) -> Story {
    guard let bar = text.firstIndex(of: "|") else {
      throw StoryFailure(
        "A story is: title | place | acts | options. The last is optional.",
        in: file, line: line)
    }
    let title = text[..<bar].split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    var scanner = StoryScanner(
      text[text.index(after: bar)...], of: file,
      line: line + text[..<bar].count { $0 == "\n" })
    let columns = try scanner.tokens().split(
      separator: .bar, omittingEmptySubsequences: false)
    guard (2...3).contains(columns.count), !title.isEmpty else {
      throw StoryFailure(
        """
        A story is: title | place | acts | options. This one has \
        \(columns.count + 1) columns. A word with | in it needs quotes.
        """, in: file, line: line)
    }
    let reader = StoryReader(file: file, line: line)
    return Story(
      title: title, place: try reader.place(columns[0]),
      steps: try reader.steps(columns[1]),
      options: columns.count < 3
        ? [] : try reader.words(columns[2], what: "option").map(\.words),
      file: file, line: line)
  }
}

extension Sequence where Element == StoryScanner.Token {
  fileprivate func split(
    separator: StoryScanner.Kind, omittingEmptySubsequences omits: Bool
  ) -> [ArraySlice<Element>] {
    Array(self).split(omittingEmptySubsequences: omits) {
      $0.kind == separator
    }
  }
}

/// Reads the columns of a story.
private struct StoryReader {
  typealias Tokens = ArraySlice<StoryScanner.Token>

  let file: StoryFile
  let line: Int

  func place(_ tokens: Tokens) throws(StoryFailure) -> Story.Place {
    var names = try words(tokens, what: "app").map(\.words)
    let kind = names[0].removeFirst()
    let places = names.map { $0.joined(separator: " ") }
    switch (kind, places.count, places.contains("")) {
    case ("app", _, false): return .apps(places)
    case ("page", 1, false): return .page(places[0])
    default:
      throw failure("The place is: app NAME, or: page NAME.", at: tokens)
    }
  }

  func steps(_ tokens: Tokens) throws(StoryFailure) -> [Story.Step] {
    var steps: [Story.Step] = []
    let acts = tokens.split(
      separator: .semicolon, omittingEmptySubsequences: false)
    for act in acts {
      let halves = act.split(
        separator: .arrow, omittingEmptySubsequences: false)
      guard halves.count < 3 else {
        throw failure("An act has one ->, and commas between facts.", at: act)
      }
      guard let words = try words(halves[0], what: "act").only else {
        throw failure("Acts are separated by semicolons.", at: act)
      }
      var facts: [StoryFact] = []
      if halves.count > 1 {
        for fact in try self.words(halves[1], what: "fact") {
          facts.append(try self.fact(fact.words, line: fact.line))
        }
      }
      steps.append(
        Story.Step(
          number: steps.count + 1,
          act: try self.act(words.words, line: words.line), facts: facts,
          line: words.line))
    }
    return steps
  }

  /// The words between commas.
  func words(
    _ tokens: Tokens, what: String
  ) throws(StoryFailure) -> [(words: [String], line: Int)] {
    var found: [(words: [String], line: Int)] = []
    let parts = tokens.split(
      separator: .comma, omittingEmptySubsequences: false)
    for part in parts {
      guard let first = part.first else {
        throw failure("The \(what) is missing.", at: tokens)
      }
      var words: [String] = []
      for token in part {
        guard case .word(let word) = token.kind else {
          throw failure("A \(token.kind.sign) is out of place.", at: [token])
        }
        words.append(word)
      }
      found.append((words, first.line))
    }
    return found
  }

  private func act(
    _ words: [String], line: Int
  ) throws(StoryFailure) -> StoryAct {
    let form = StoryAct.forms.first { $0.word == words[0] }
    guard let form else { return .own(words) }
    switch (form.act, words.count) {
    case (.plain(let act), 1): return act
    case (.named(let act), 2): return act(words[1])
    default:
      throw StoryFailure(
        """
        \(StoryText.joined(words)) should be: \(form.text). A text with \
        spaces needs quotes.
        """, in: file, line: line)
    }
  }

  private func fact(
    _ words: [String], line: Int
  ) throws(StoryFailure) -> StoryFact {
    switch (words[0], words.count) {
    case ("nobody", 1): return .noFocus
    case ("done", _): return .done(Array(words.dropFirst()))
    case ("text", 3): return .text(words[1], words[2])
    case ("nobody", _), ("text", _):
      throw StoryFailure(
        "\(StoryText.joined(words)) should be: nobody, or: text FIELD TEXT.",
        in: file, line: line)
    default: return .words(words)
    }
  }

  private func failure(_ message: String, at tokens: Tokens) -> StoryFailure {
    StoryFailure(message, in: file, line: tokens.first?.line ?? line)
  }
}

extension Array {
  fileprivate var only: Element? { count == 1 ? self[0] : nil }
}

extension StoryAct {
  enum Form {
    case plain(StoryAct)
    case named((String) -> StoryAct)
  }

  /// The acts of every host.
  static var forms: [(word: String, text: String, act: Form)] {
    [
      ("tap", "tap NAME", .named(Self.tap)),
      ("type", "type TEXT", .named(Self.type)),
      ("delete", "delete", .plain(.delete)),
      ("clear", "clear", .plain(.clear)),
      ("return", "return", .plain(.pressReturn)),
      ("tab", "tab", .plain(.pressTab(backward: false))),
      ("shift-tab", "shift-tab", .plain(.pressTab(backward: true))),
      ("press", "press KEY", .named(Self.press)),
      ("paste", "paste TEXT", .named(Self.paste)),
      ("bar", "bar NAME", .named(Self.tapBar)),
      ("close", "close", .plain(.closeKeyboard)),
      ("do", "do NAME", .named(Self.appActs)),
    ]
  }
}
