import FieldNavigation
public import Foundation

/// Adds missing content types, and Return key labels on request, to a
/// storyboard or xib. A repair changes nothing else in the file. A second repair of the same file
/// changes nothing.
///
/// ```swift
/// let repair = try Repair(of: data, path: "Main.storyboard", labels: true)
/// print(repair.diff)  // -  <textInputTraits key="textInputTraits"/>
///                     // +  <textInputTraits key="textInputTraits" returnKeyType="next"/>
/// try repair.data.write(to: url, options: .atomic)
/// ```
/// A repair adds only what is certain. The repair adds labels if the file shows
/// the place of each field. The repair adds a content type if the field's
/// traits agree. The traits are the name, the keyboard and the secure entry.
///
/// Labels in the file help apps that move focus themselves. FieldNavigation
/// never changes a label from the file. The label stays even after the user has
/// filled the following fields.
public struct Repair: Sendable {
  /// The repaired file, in its original encoding.
  public let data: Data
  /// The changed lines as a unified diff. The diff is empty if nothing changed.
  public let diff: String
  /// The number of added attributes.
  public let count: Int

  /// - Parameters:
  ///   - data: the content of the file.
  ///   - path: the path that the diff shows for the file.
  ///   - labels: whether to add labels, too.
  ///   - counts: returns whether to repair a finding. For example, return
  ///     `false` for findings that the app's configuration ignores.
  /// - Throws: ``AuditProblem`` if the file can't be read.
  public init(
    of data: Data, path: String, labels: Bool = false,
    where counts: (Finding) -> Bool = { _ in true }
  ) throws(AuditProblem) {
    let audit = try FileAudit(path: path, data: data)
    let found = Set(
      audit.findings.filter { labels || $0.rule != .noReturnKey }
        .filter(counts).map { Flaw(rule: $0.rule, id: $0.id) })
    var text = try SourceText(data)
    let before = text.utf8
    var count = 0
    let screens = audit.screens.compactMap { $0 as? StoryboardScreen }
    for change in Self.changes(in: screens, found) {
      count += change.attributes.count
      text.utf8.replaceSubrange(
        change.tag, with: change.repaired(before[change.tag]))
    }
    self.count = count
    self.data = count == 0 ? data : try text.data()
    diff = count == 0 ? "" : Self.diff(before, text.utf8, path)
  }

  private struct Flaw: Hashable {
    let rule: FindingRule
    let id: String
  }

  /// The changes, sorted from the end of the file to the start. Each change
  /// moves the text after it.
  private static func changes(
    in screens: [StoryboardScreen], _ found: Set<Flaw>
  ) -> [TraitsChange] {
    var changes: [Int: TraitsChange] = [:]
    for screen in screens {
      for (place, field) in (screen.fields + screen.templates).enumerated() {
        guard let tag = field.traits.bytes else { continue }
        var attributes: [(name: String, value: String)] = []
        if found.contains(Flaw(rule: .noReturnKey, id: field.id)),
          let key = screen.missingKey(of: field, at: place)
        {
          attributes.append(("returnKeyType", "\(key)"))
        }
        if found.contains(Flaw(rule: .noContentType, id: field.id)),
          let guess = screen.contentType(of: field), guess.isCertain
        {
          attributes.append(("textContentType", guess.type))
        }
        if !attributes.isEmpty {
          changes[tag.lowerBound] = TraitsChange(
            tag: tag, attributes: attributes)
        }
      }
    }
    return changes.values.sorted { $0.tag.lowerBound > $1.tag.lowerBound }
  }

  /// Compares the file line by line. A repair doesn't change the number of
  /// lines.
  private static func diff(
    _ before: [UInt8], _ after: [UInt8], _ path: String
  ) -> String {
    let newline = UInt8(ascii: "\n")
    let old = before.split(separator: newline, omittingEmptySubsequences: false)
    let new = after.split(separator: newline, omittingEmptySubsequences: false)
    var lines = ["--- a/\(path)", "+++ b/\(path)"]
    for (number, (one, other)) in zip(old, new).enumerated()
    where one != other {
      lines += [
        "@@ -\(number + 1) +\(number + 1) @@",
        "-" + String(decoding: one, as: UTF8.self),
        "+" + String(decoding: other, as: UTF8.self),
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The attributes to add to a `<textInputTraits>` tag.
private struct TraitsChange {
  let tag: Range<Int>
  let attributes: [(name: String, value: String)]

  /// For each added attribute: the attributes that Interface Builder writes
  /// after it. A repair uses the same order as Interface Builder. Interface
  /// Builder then doesn't move the added attribute.
  private static let following = [
    "returnKeyType": [
      "enablesReturnKeyAutomatically", "secureTextEntry", "smartDashesType",
      "smartInsertDeleteType", "smartQuotesType", "textContentType",
    ],
    "textContentType": [],
  ]

  func repaired(_ tag: ArraySlice<UInt8>) -> [UInt8] {
    var text = String(decoding: tag, as: UTF8.self)
    for (name, value) in attributes {
      let place = (Self.following[name] ?? [])
        .compactMap { Self.range(of: $0, in: text)?.lowerBound }.min()
      if let place {
        text.insert(contentsOf: "\(name)=\"\(value)\" ", at: place)
      } else {
        text += " \(name)=\"\(value)\""
      }
    }
    return Array(text.utf8)
  }

  /// Finds an attribute by searching for its name. A search by text is safe
  /// here. No value in a `<textInputTraits>` tag contains a space or "=".
  private static func range(
    of name: String, in tag: String
  ) -> Range<String.Index>? {
    guard let found = tag.range(of: "\(name)=\""),
      found.lowerBound > tag.startIndex
    else { return nil }
    return tag[tag.index(before: found.lowerBound)].isWhitespace ? found : nil
  }
}
