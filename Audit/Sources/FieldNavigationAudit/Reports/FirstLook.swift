/// What a report on many files shows if it has no warning: the worst screens, an
/// example of each rule, and what to type next. With the lines that end the
/// report it has at most forty lines.
struct FirstLook {
  private static let mostScreens = 3
  private static let mostFields = 8

  private let report: AuditReport
  private let mostLines: Int
  /// The paths to print.
  private let names: [String: String]
  private let worst: [Place]

  /// A screen with findings, and how bad its path is.
  private struct Place {
    let audit: FileAudit
    let screen: Int
    let weight: Int
  }

  /// - Parameter end: the lines that end the report.
  init(_ report: AuditReport, before end: [String], naming: (String) -> String)
  {
    self.report = report
    mostLines = 39 - end.count
    names = Dictionary(report.audits.map { ($0.path, naming($0.path)) }) {
      first, _ in first
    }
    let places = report.audits.flatMap { audit in
      audit.screens.indices.map { screen in
        Place(
          audit: audit, screen: screen,
          weight: audit.findings(of: screen).reduce(0) {
            $0 + ($1.rule.breaksPath ? 3 : 1)
          })
      }
    }
    worst = Array(
      places.enumerated().filter { $0.element.weight > 0 }
        .sorted {
          ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
        }
        .prefix(Self.mostScreens).map(\.element))
  }

  var lines: [String] {
    guard let first = worst.first else { return [] }
    let screens =
      [
        worst.count == 1
          ? "No warnings. The screen with the most notes:"
          : "No warnings. The \(worst.count) screens with the most notes:"
      ] + worst.flatMap(lines)
    let next = self.next(first)
    let room = mostLines - screens.count - next.count - 2
    return screens + [""] + rules(in: room) + [""] + next
  }

  private func name(of path: String) -> String {
    printable(names[path] ?? path)
  }

  // MARK: Screens

  private func lines(_ place: Place) -> [String] {
    let screen = place.audit.screens[place.screen]
    let title =
      "\(name(of: place.audit.path)):\(screen.line) "
      + printable(screen.name)
    let path = TextLines.wrapped(path(of: place), indent: 4, further: 2)
    return [TextLines.cut(title, to: TextLines.width - 2, indent: 2)]
      + path.prefix(3)
  }

  /// The path of Return in one line. The rules of a field's findings follow its
  /// name.
  private func path(of place: Place) -> String {
    let screen = place.audit.screens[place.screen]
    let rules = Dictionary(
      grouping: place.audit.findings(of: place.screen), by: \.id
    ).mapValues { findings in
      findings.map(\.rule.rawValue).reduce(into: [String]()) {
        if !$0.contains($1) { $0.append($1) }
      }
    }
    var words: [String] = []
    for (number, field) in screen.fields.prefix(Self.mostFields).enumerated() {
      var word =
        "\(number + 1) \(TextLines.cut(printable(field.name), to: 20))"
      if let found = rules[field.id] {
        word += " [\(found.joined(separator: ", "))]"
      }
      switch field.destination {
      case .field(let next) where next == number + 1: word += " ->"
      case .field(let next): word += " -> \(next + 1);"
      default:
        word += ": \(field.destination.words)"
        word += number + 1 < screen.fields.count ? ";" : ""
      }
      words.append(word)
    }
    let more = screen.fields.count - Self.mostFields
    return (words + (more > 0 ? ["and \(plural(more, "field")) more"] : []))
      .joined(separator: " ")
  }

  // MARK: Rules

  private func rules(in room: Int) -> [String] {
    let groups = Dictionary(grouping: report.findings, by: \.rule)
    let rules = FindingRule.allCases.filter { groups[$0] != nil }
      .sorted { groups[$0]?.count ?? 0 > groups[$1]?.count ?? 0 }
    var lines = ["What to look at, and an example of each:"]
    var others: [String] = []
    for rule in rules {
      guard let found = groups[rule], let example = found.first else {
        continue
      }
      let part =
        [
          TextLines.padded("\(found.count)", to: -6)
            + "  \(rule.rawValue): \(rule.summary)"
        ]
        + TextLines.wrapped(
          "\(name(of: example.file)):\(example.line): "
            + printable(example.message), indent: 8
        ).prefix(3)
      // The last line is for the rules without an example.
      if lines.count + part.count < room {
        lines += part
      } else {
        others.append("\(found.count) \(rule.rawValue)")
      }
    }
    guard !others.isEmpty else { return lines }
    let rest = "also: \(others.joined(separator: ", "))"
    return lines + [TextLines.cut(rest, to: TextLines.width - 8, indent: 8)]
  }

  // MARK: What to type next

  private func next(_ place: Place) -> [String] {
    let rule =
      place.audit.findings(of: place.screen).first?.rule.rawValue ?? "RULE"
    let file = name(of: place.audit.path)
    var lines = ["Next:"]
    // A path with other characters needs quotes in a shell.
    if file.allSatisfy({ $0.isLetter || $0.isNumber || "/._-+@".contains($0) }),
      !file.hasPrefix("-")
    {
      lines.append("  fieldnavigation audit \(file)")
    }
    lines.append("  fieldnavigation audit --explain \(rule)")
    return lines
  }
}

extension FindingRule {
  /// Whether people who press Return don't get where they want to.
  fileprivate var breaksPath: Bool {
    switch self {
    case .noReturnKey, .noContentType, .noAutocomplete: false
    default: true
    }
  }
}
