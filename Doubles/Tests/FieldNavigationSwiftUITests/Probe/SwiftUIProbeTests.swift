import Expectations
import SwiftUI
import SwiftUIDriver
import SwiftUIProbe
import Testing

/// The probe reports how SwiftUI behaves on a device. These tests check that
/// the probe reports the double's policies correctly.
@Suite("The device probe, played on the SwiftUI test double") @MainActor
struct SwiftUIProbeTests {
  /// The answers that the probe reports after its last step.
  private static func answers(_ policies: Policies) -> [String] {
    var answers: [SwiftUIProbeAnswer] = []
    let screen = Screen(policies) { SwiftUIProbeScreen { answers = $0 } }
    for step in SwiftUIProbePart.plan {
      switch step {
      case .tap(let name): screen.tap("app.\(name)")
      case .pressReturn: screen.pressReturn()
      }
    }
    return answers.map { "\($0)" }
  }

  /// The answers that the probe should report for these policies.
  private static func expected(_ policies: Policies) -> [String] {
    let named = Dictionary(
      uniqueKeysWithValues: Mirror(reflecting: policies).children.map {
        ($0.label ?? "", "\($0.value)")
      })
    return SwiftUIProbeQuestion.allCases.map { question in
      "\(question) \(named["\(question)"] ?? "")"
    }
  }

  @Test("The probe asks about each policy of the double")
  func questions() {
    let policies = Mirror(reflecting: Policies()).children.compactMap(\.label)
    expect(
      Set(policies), equals: Set(SwiftUIProbeQuestion.allCases.map(\.rawValue)))
  }

  @Test(
    "The probe reports the double's policies correctly",
    arguments: Policies.pairs)
  func pairs(policies: Policies) {
    expect(Self.answers(policies), equals: Self.expected(policies))
  }

  @Test("The probe correctly reports each single answer that isn't the default")
  func each() {
    for policies in Policies.singles {
      expect(Self.answers(policies), equals: Self.expected(policies))
    }
  }

  @Test("The probe reports no answer for an empty log")
  func empty() {
    let answers = SwiftUIProbeAnswer.all(in: SwiftUIProbeLog())
    expect(answers.allSatisfy { $0.name == nil })
  }

  @Test("For unknown behavior, the probe prints the log entries")
  func unknown() {
    var log = SwiftUIProbeLog()
    log.begin(.disabled)
    log.add(.set("off", reads: "a"))
    log.add(.look("off"))
    let shown = SwiftUIProbeAnswer.all(in: log).map { "\($0)" }
    expect(
      shown.contains(
        "disabledTarget: none of the known ones (set off, reads a, focus: off)")
    )
  }

  @Test("The probe asks nothing about vertical fields if SwiftUI has none")
  func noVerticalAxis() {
    let question = SwiftUIProbeQuestion.verticalReturn
    expect(
      question.answer(in: [.noVerticalAxis, .look(nil)]), equals: "notAsked")
  }

  @Test("The probe reports an unknown answer if Return has two effects")
  func both() {
    let question = SwiftUIProbeQuestion.verticalReturn
    expectNil(question.answer(in: [.text("\n"), .submit("v", reads: nil)]))
  }
}
