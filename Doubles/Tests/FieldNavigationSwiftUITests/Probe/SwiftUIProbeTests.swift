import SwiftUI
import SwiftUIDriver
import SwiftUIProbe
import Testing

/// The screen that names the answers of a device names those of the double.
@Suite("The probe for a device, on the double of SwiftUI") @MainActor
struct SwiftUIProbeTests {
  /// What the screen finally finds.
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

  /// The questions and answers of the policies.
  private static func expected(_ policies: Policies) -> [String] {
    let named = Dictionary(
      uniqueKeysWithValues: Mirror(reflecting: policies).children.map {
        ($0.label ?? "", "\($0.value)")
      })
    return SwiftUIProbeQuestion.allCases.map { question in
      "\(question) \(named["\(question)"] ?? "")"
    }
  }

  @Test("It asks for each policy of the double")
  func questions() {
    let policies = Mirror(reflecting: Policies()).children.compactMap(\.label)
    #expect(
      Set(policies) == Set(SwiftUIProbeQuestion.allCases.map(\.rawValue)))
  }

  @Test("It names each pair of answers", arguments: Policies.pairs)
  func pairs(policies: Policies) {
    #expect(Self.answers(policies) == Self.expected(policies))
  }

  @Test("It names each single answer")
  func each() {
    for policies in Policies.singles {
      #expect(Self.answers(policies) == Self.expected(policies))
    }
  }

  @Test("A log without entries answers nothing")
  func empty() {
    let answers = SwiftUIProbeAnswer.all(in: SwiftUIProbeLog())
    #expect(answers.allSatisfy { $0.name == nil })
  }

  @Test("An unknown answer is shown with its entries")
  func unknown() {
    var log = SwiftUIProbeLog()
    log.begin(.disabled)
    log.add(.set("off", reads: "a"))
    log.add(.look("off"))
    let shown = SwiftUIProbeAnswer.all(in: log).map { "\($0)" }
    #expect(
      shown.contains(
        "disabledTarget: none of the known ones (set off, reads a, focus: off)")
    )
  }

  @Test("A text field without a vertical axis is not asked")
  func noVerticalAxis() {
    let question = SwiftUIProbeQuestion.verticalReturn
    #expect(
      question.answer(in: [.noVerticalAxis, .look(nil)]) == "notAsked")
  }

  @Test("A field that breaks a line and submits is none of the known ones")
  func both() {
    let question = SwiftUIProbeQuestion.verticalReturn
    #expect(
      question.answer(in: [.text("\n"), .submit("v", reads: nil)]) == nil)
  }
}
