import DeviceProbe
import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

/// The article OpenQuestions describes UIKit's uncertain behaviors.
@Suite("The article about open questions matches the double")
struct PolicyArticleTests {
  private static let text: String = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 1...5 { root.deleteLastPathComponent() }
    let path =
      "Sources/FieldNavigationUIKit/FieldNavigationUIKit.docc/OpenQuestions.md"
    let file = root.appendingPathComponent(path)
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  /// The answers in the article's tables, for each policy. The heading of a
  /// section names the policy.
  private static var article: [String: [String]] {
    var found: [String: [String]] = [:]
    for section in text.components(separatedBy: "\n## ") {
      let lines = section.components(separatedBy: "\n")
      guard let name = code(in: lines[0]) else { continue }
      found[name] = lines.filter { $0.hasPrefix("| `") }.compactMap(code)
    }
    return found
  }

  private static func code(in line: String) -> String? {
    let parts = line.components(separatedBy: "`")
    return parts.count > 1 ? parts[1] : nil
  }

  private static func answers(_ policies: Policies) -> [String: String] {
    let answers = Mirror(reflecting: policies).children.compactMap {
      child in child.label.map { ($0, "\(child.value)") }
    }
    return Dictionary(uniqueKeysWithValues: answers)
      .filter { $0.key != "fault" }
  }

  @Test("The article lists every policy with all its answers")
  func policies() {
    var known: [String: Set<String>] = [:]
    for policies in Policies.product {
      for (name, answer) in Self.answers(policies) {
        known[name, default: []].insert(answer)
      }
    }
    expect(Self.article.mapValues(Set.init), equals: known)
    expect(Self.article.values.allSatisfy { Set($0).count == $0.count })
  }

  @Test("The first answer in each table is the double's default")
  func defaults() {
    expect(
      Self.article.compactMapValues(\.first), equals: Self.answers(Policies()))
  }

  @Test("The article gives the right number of combinations")
  func combinations() {
    let count = Policies.product.count
    expect(Self.text.contains("\(count) combinations"))
  }

  @Test("The article names every question of the probe")
  func questions() {
    let unnamed = ProbeQuestion.allCases.filter {
      !Self.text.contains("`\($0)`")
    }
    expect(unnamed, equals: [])
  }
}
