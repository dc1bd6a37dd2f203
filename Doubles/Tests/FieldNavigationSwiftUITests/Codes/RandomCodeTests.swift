import Foundation
import SwiftUI
import SwiftUIDriver
import TestSupport
import Testing

/// Plays random acts in codes, each run under its own policies of the double.
///
///     SEED=17 swift test --filter FieldNavigationSwiftUITests.RandomCodeTests
@MainActor @Suite("Random codes on SwiftUI (R15)") struct RandomCodeTests {
  private enum Act: CaseIterable {
    case type, paste, fill, letters, delete, tap, set, clear
  }

  private struct Step {
    let act: Act
    let place: Int
    let count: Int

    static func random(_ random: inout some RandomNumberGenerator) -> Step {
      Step(
        act: Act.allCases.randomElement(using: &random) ?? .type,
        place: Int.random(in: 0..<6, using: &random),
        count: Int.random(in: 1...7, using: &random))
    }
  }

  @Test(
    "No text is too long, no letter is foreign, and focus is in the code or after it",
    arguments: Seeds.runs(8 * Seeds.factor, parts: 4))
  func random(seeds: Seeds) {
    for seed in seeds {
      var random = Seeded(seed ^ 0x15C0DE)
      let steps = (0..<30).map { _ in Step.random(&random) }
      guard let problem = Run(seed).play(steps) else { continue }
      let fewest = shrink(steps, to: problem) { Run(seed).play($0) }
      let story = fewest.map { "\($0.act) \($0.place) \($0.count)" }
      Issue.record("seed \(seed): \(problem), after \(story)")
      return
    }
  }

  @MainActor private final class Run {
    private let app = CodeApp()
    private let screen: Screen
    private let lengths: [Int]
    private let policies: Policies
    private let isEnded: Bool
    private var total: Int { lengths.reduce(0, +) }
    /// The next letter. No letter comes twice.
    private var letter: UInt32 = 0
    private var entered: Set<Character> = []
    private var mayFinish = true

    init(_ seed: UInt64) {
      var random = Seeded(seed)
      let policies = Policies.all.randomElement(using: &random) ?? Policies()
      let lengths = [[6], [3, 3], [1, 1, 1, 1], [2, 3]][Int(seed % 4)]
      let isEnded = Bool.random(using: &random)
      let hasOther = Bool.random(using: &random)
      let typing = Typing.allCases.randomElement(using: &random) ?? .showsValue
      (self.policies, self.lengths, self.isEnded) = (policies, lengths, isEnded)
      screen = Screen(policies, typing: typing) { [app] in
        CodeRowScreen(
          app: app, lengths: lengths, finishesWhenFull: isEnded,
          hasOther: hasOther)
      }
    }

    /// - Returns: the first problem.
    func play(_ steps: [Step]) -> String? {
      screen.tap("0")
      for step in steps {
        if let problem = play(step) { return "\(problem) under \(policies)" }
      }
      return screen.violations.first
    }

    private func play(_ step: Step) -> String? {
      if screen.focused == nil || screen.focused == "other" {
        screen.tap("\(step.place % lengths.count)")
      }
      let finishes = app.finishes
      let before = app.texts
      perform(step)
      let texts = app.texts
      let said = "\(step.act) makes \(before) to \(texts)"
      for (text, length) in zip(texts, lengths) where text.count > length {
        return "too long: \(said)"
      }
      let letters = texts.joined()
      let isFull = letters.count == total
      if !entered.isSuperset(of: letters) { return "foreign letter: \(said)" }
      if Set(letters).count < letters.count { return "letter twice: \(said)" }
      if step.act == .fill, before.allSatisfy({ $0.isEmpty }), !isFull {
        return "not filled: \(said)"
      }
      for (place, text) in texts.enumerated()
      where screen.shownText(of: "\(place)") != text {
        return "not shown: \(said)"
      }
      let ended = app.finishes - finishes
      if ended > 0, !isEnded || !isFull || !mayFinish || ended > 1 {
        return "finishes \(ended) times: \(said)"
      }
      if ended > 0 { mayFinish = false }
      if letters.isEmpty { mayFinish = true }
      switch screen.focused {
      case nil where ended == 1: break
      case "other" where texts.last?.count == lengths.last: break
      case let focused? where Int(focused) != nil: break
      default: return "focus is elsewhere: \(said)"
      }
      return nil
    }

    private func perform(_ step: Step) {
      let place = step.place % lengths.count
      switch step.act {
      case .type: screen.type(next(1))
      case .paste: screen.type(next(step.count))
      case .fill:
        let shapes = FillShape.allCases
        let shape = shapes[(step.place + step.count) % shapes.count]
        // The system may empty the code first.
        if shape == .afterEmptyStrings { mayFinish = true }
        screen.tap("0")
        shape.fill(screen, next(total))
      case .letters:
        for letter in next(step.count) {
          screen.autotype("\(place)", "\(letter)")
        }
      case .delete: screen.pressDelete()
      case .tap: screen.tap("\(place)")
      case .set:
        app.set(place, next(min(step.count, lengths[place])))
        screen.settle()
      case .clear:
        for place in lengths.indices { app.set(place, "") }
        screen.settle()
      }
    }

    private func next(_ count: Int) -> String {
      let letters = (0..<count).map { _ in
        letter += 1
        return Character(Unicode.Scalar(0x4E00 + letter) ?? "x")
      }
      entered.formUnion(letters)
      return String(letters)
    }
  }
}
