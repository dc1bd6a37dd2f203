import Foundation
import Testing

@testable import FieldNavigationAudit

@Suite("The audit finds each kind of problem in a storyboard")
struct FindingTests {
  /// For each rule: a storyboard and the lines of its findings.
  private static let expected:
    [(rule: FindingRule, file: String, lines: [Int])] = [
      (.duplicateTag, "DuplicateTag", [24]),
      (.missingTag, "MissingTag", [16, 20, 24]),
      (.tagOrder, "TagOrder", [20]),
      (.doneInMiddle, "DoneInMiddle", [16]),
      (.nextAtEnd, "NextAtEnd", [20]),
      (.noReturnKey, "NoReturnKey", [16]),
      (.unreachableInChain, "UnreachableInChain", [23]),
      (.noDelegate, "NoDelegate", [30]),
      (.noWayOn, "NoWayOn", [20]),
      (.covered, "Covered", [20]),
      (.duplicateSegue, "DuplicateSegue", [28]),
    ]

  @Test(
    "A storyboard named after a rule has only this rule's findings",
    arguments: expected)
  func rule(rule: FindingRule, file: String, lines: [Int]) throws {
    let findings = try Storyboards.audit("\(file).storyboard").findings
    #expect(Set(findings.map(\.rule)) == [rule])
    #expect(findings.map(\.line) == lines)
  }

  @Test("Every rule for storyboards has its own storyboard")
  func completeness() {
    #expect(
      Set(Self.expected.map(\.rule)).union([
        .noContentType, .codeBoxes, .plainPassword,
      ])
        == Set(FindingRule.allCases).subtracting(PageFindingTests.rules))
  }

  @Test("A storyboard without problems has no findings")
  func clean() throws {
    #expect(try Storyboards.audit("Clean.storyboard").findings.isEmpty)
  }

  @Test(
    "A field's name, keyboard and secure entry determine its content type")
  func contentTypes() throws {
    let findings = try Storyboards.audit("NoContentType.storyboard").findings
      .filter { $0.rule == .noContentType }
    #expect(
      findings.map(\.message) == [
        "Email has no content type; set it to email",
        "Password has no content type; set it to new-password",
        "Again has no content type; set it to new-password",
        "One-time code has no content type; set it to one-time-code",
      ])
  }

  @Test(
    "A duplicate-tag finding names at most three fields",
    arguments: [
      (2, "A and B"), (3, "A, B and C"), (4, "A, B, C and 1 more"),
      (5, "A, B, C and 2 more"),
    ])
  func namesOfDuplicates(count: Int, names: String) throws {
    let fields = zip("ABCDE", 1...count).map { name, place in
      Scenes.field("\(name)", y: 50 * place, attributes: "tag=\"1\"")
    }
    let other = Scenes.field("Last", y: 600, attributes: "tag=\"2\"")
    let findings = try Scenes.audit(Scenes.document(fields + [other])).findings
    #expect(
      findings.filter { $0.rule == .duplicateTag }.map(\.message)
        == ["\(names) share tag 1; give each field its own"])
  }

  @Test("Tags against the reading order are reported once for a screen")
  func tagsBackwards() throws {
    let fields = (1...3).map {
      Scenes.field("F\($0)", y: 50 * $0, attributes: "tag=\"\(4 - $0)\"")
    }
    #expect(
      try Scenes.findings(Scenes.document(fields)).filter {
        $0.hasPrefix("tag-order")
      } == ["tag-order F2"])
  }

  @Test(
    "An outlet whose name has the word next leads on, however it is written",
    arguments: ["next", "nextField", "NextField", "nameNext"])
  func chain(outlet: String) throws {
    let next =
      "<outlet property=\"\(outlet)\" destination=\"City\" id=\"next\"/>"
    let name = Scenes.field("Name", connections: next)
    let city = Scenes.field("City", y: 150, attributes: "hidden=\"YES\"")
    #expect(
      try Scenes.findings(Scenes.document([name, city])).contains(
        "unreachable-in-chain City"))
  }

  @Test("A finding keeps its fingerprint on another line")
  func fingerprint() throws {
    let data = try Storyboards.data("Covered.storyboard")
    let moved = Data("<!-- -->\n\n".utf8) + data.drop { $0 != 10 }
    let one = try FileAudit(path: "x", data: data).findings
    let other = try FileAudit(path: "x", data: moved).findings
    #expect(one.map(\.fingerprint) == other.map(\.fingerprint))
    #expect(one.map(\.line) != other.map(\.line))
  }

  @Test("A finding's description is a compiler diagnostic")
  func description() throws {
    let finding = try #require(
      try Storyboards.audit("DoneInMiddle.storyboard").findings.first)
    #expect(
      "\(finding)"
        == "DoneInMiddle.storyboard:16: warning: Name has a Done key, but Email "
        + "follows; use Next [done-in-middle]")
    #expect(finding.path == "Sign Up > view > Name")
  }

  @Test("The documentation explains every rule")
  func documentation() throws {
    let page = try String(
      contentsOf: Storyboards.guides.appendingPathComponent("Auditing.md"),
      encoding: .utf8)
    let places = page.split(separator: "\n").filter { $0.hasPrefix("### ") }
      .map { String($0.dropFirst(4)) }
    #expect(places == FindingRule.allCases.map(\.rawValue))
  }
}
