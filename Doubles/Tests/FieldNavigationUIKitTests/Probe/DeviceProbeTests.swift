import DeviceProbe
import Foundation
import Testing
import UIKit
import UIKitDriver

/// The app that names the answers of a device names those of the double.
@MainActor @Suite("The probe for a device, on the double")
struct DeviceProbeTests {
  private static func play() -> ProbeViewController {
    let probe = ProbeViewController()
    let user = User(root: probe)
    for step in ProbePart.plan {
      switch step {
      case .tap(let name):
        if let view = probe.view.find("app.\(name)") { user.tap(view) }
      case .pressReturn: user.tapReturn()
      case .pressTab: user.press(.tab)
      }
    }
    return probe
  }

  private static func names(_ answers: [ProbeAnswer]?) -> [String: String?] {
    Dictionary(
      uniqueKeysWithValues: (answers ?? []).map { answer in
        ("\(answer.question)", answer.name)
      })
  }

  /// The name of each policy, and of its answer.
  private static func names(_ policies: Policies) -> [String: String] {
    var names: [String: String] = [:]
    for (label, value) in Mirror(reflecting: policies).children
    where label != "fault" {
      names[label ?? ""] = "\(value)"
    }
    return names
  }

  @Test("Under every combination it names that combination", .underEveryPolicy)
  func everyCombination() {
    let policies = Policies.current
    var expected: [String: String?] = Self.names(policies)
    let isSilent = policies.hardwareKeyboard == .silentWithoutAccessory
    let plain = isSilent ? "none" : "\(policies.fieldChange)"
    expected["plainFieldChange"] = plain
    expected["otherKeyboard"] = plain
    expected["actionMoves"] = "true"
    expected["actionMovesToText"] = "false"
    expected["delegateMovesToText"] = "true"
    expected["asksForLineBreak"] = "true"
    expected["actsAfterFalse"] = "false"
    expected["actsAfterResign"] = "true"
    expected["disablingResigns"] = "false"
    #expect(Self.names(Self.play().answers) == expected)
  }

  @Test("A UIKit that is none of those is named so, with its calls")
  func unknown() throws {
    var policies = Policies.current
    policies.fault = .delegateIsCalledTwice
    let probe = Policies.$current.withValue(policies) { Self.play() }
    let answers = try #require(probe.answers)
    let order = try #require(answers.first { $0.question == .order })
    #expect(
      order.description.hasPrefix(
        "order: none of the known ones (b shouldBegin, b shouldBegin, "))
    let unknown = answers.filter { $0.name == nil }.map(\.question)
    #expect(unknown == [.order, .primaryAction])
  }

  @Test("Focus that never changes doesn't show what a change causes")
  func unchanging() {
    var policies = Policies.current
    policies.fault = .firstResponderNeverChanges
    let probe = Policies.$current.withValue(policies) { Self.play() }
    let unknown = (probe.answers ?? []).filter { $0.name == nil }
    #expect(
      unknown.map(\.question)
        == [
          .order, .fieldChange, .movedLineBreak, .plainFieldChange,
          .otherKeyboard, .actionMoves, .actionMovesToText,
          .delegateMovesToText,
        ]
    )
  }

  @Test("A log without entries answers nothing")
  func empty() {
    #expect(ProbeAnswer.all(in: ProbeLog()).allSatisfy { $0.name == nil })
  }

  @Test("The report is one sentence")
  func report() throws {
    let probe = Self.play()
    let label = probe.view.content.lazy.compactMap { $0 as? UILabel }.first
    let text = try #require(label?.text)
    #expect(
      text.hasPrefix(
        "iOS 15.0, double: order asksNewFirst; fieldChange again; "))
    #expect(!text.contains("none of the known ones"))
  }
}
