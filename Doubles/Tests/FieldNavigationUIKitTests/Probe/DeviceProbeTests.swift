import DeviceProbe
import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Runs the device probe on the double. The probe is an app. On a device, it
/// reports which policies UIKit follows.
@MainActor @Suite("The device probe on the UIKit double")
struct DeviceProbeTests {
  private static func play(
    _ plan: [ProbeStep] = ProbePart.plan
  ) -> ProbeViewController {
    let probe = ProbeViewController()
    let user = User(root: probe)
    for step in plan {
      switch step {
      case .tap(let name):
        if let view = probe.view.find("app.\(name)") { user.tap(view) }
      case .pressReturn: user.tapReturn()
      case .pressTab: user.press(.tab)
      case .fill(let text):
        if let field = user.focused as? UITextField { user.fill([field: text]) }
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

  private static func report(of probe: ProbeViewController) -> String? {
    probe.view.content.lazy.compactMap { $0 as? UILabel }.first?.text
  }

  /// A simulator can't fill a field and corrects no word reliably. The double's
  /// lists have no headers.
  private static let notAsked: Set = [
    "fault", "fillPosts", "correction", "updateResignsHeaders",
  ]

  /// Maps each policy's name to the name of its value.
  private static func names(_ policies: Policies) -> [String: String] {
    var names: [String: String] = [:]
    for (label, value) in Mirror(reflecting: policies).children
    where !notAsked.contains(label ?? "") {
      names[label ?? ""] = "\(value)"
    }
    return names
  }

  @Test(
    "The probe names every combination of policies correctly", .underEveryPolicy
  )
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
    expect(Self.names(Self.play().answers), equals: expected)
  }

  @Test("The probe lists UIKit's calls if no policy matches")
  func unknown() throws {
    var policies = Policies.current
    policies.fault = .delegateIsCalledTwice
    let probe = Policies.$current.withValue(policies) { Self.play() }
    let answers = try #require(probe.answers)
    let order = try #require(answers.first { $0.question == .order })
    expect(
      order.description.hasPrefix(
        "order: none of the known ones (b shouldBegin, b shouldBegin, "))
    let unknown = answers.filter { $0.name == nil }.map(\.question)
    expect(unknown, equals: [.order, .primaryAction])
  }

  @Test(
    "The probe leaves questions open if focus never changes"
  )
  func unchanging() {
    var policies = Policies.current
    policies.fault = .firstResponderNeverChanges
    let probe = Policies.$current.withValue(policies) { Self.play() }
    let unknown = (probe.answers ?? []).filter { $0.name == nil }
    expect(
      unknown.map(\.question),
      equals: [
        .order, .fieldChange, .movedLineBreak, .scrollsFields,
        .editingEvent, .reportsLostFocus, .deletionAsks, .plainFieldChange,
        .otherKeyboard,
        .actionMoves, .actionMovesToText,
        .delegateMovesToText,
      ])
  }

  @Test(
    "After a fill by hand, the probe shows at once how it came (R15)",
    arguments: Policies.Fill.allCases, ["12", "123456"])
  func fill(shape: Policies.Fill, text: String) {
    var policies = Policies()
    policies.fill = shape
    let probe = Policies.$current.withValue(policies) {
      Self.play([.tap("s"), .fill(text), .tap("look")])
    }
    expect(Self.report(of: probe), equals: "fill \(shape)")
  }

  @Test("The probe lists the changes of a fill that no policy covers")
  func unknownFill() {
    let probe = Self.play([.tap("s"), .fill("1"), .tap("look")])
    expect(
      Self.report(of: probe), equals: "fill: none of the known ones (s holds 1)"
    )
  }

  @Test("A simulator's report says that nobody has filled a field")
  func notFilled() throws {
    let plan = ProbePart.plan.filter {
      if case .fill = $0 { false } else { true }
    }
    let text = try #require(Self.report(of: Self.play(plan)))
    expect(text.contains("; fill: nobody has filled; "))
    expect(!text.contains("none of the known ones"))
  }

  @Test("The probe answers no question from an empty log")
  func empty() {
    expect(ProbeAnswer.all(in: ProbeLog()).allSatisfy { $0.name == nil })
  }

  @Test("The probe's report names the system and each policy")
  func report() throws {
    let text = try #require(Self.report(of: Self.play()))
    expect(
      text.hasPrefix(
        "iOS 15.0, double: order asksNewFirst; fieldChange again; "))
    expect(!text.contains("none of the known ones"))
  }
}
