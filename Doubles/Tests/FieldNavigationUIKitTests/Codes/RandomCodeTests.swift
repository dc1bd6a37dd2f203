import FieldNavigationUIKit
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitDriver

/// Plays random acts in codes, each run under its own policies of the double.
///
///     SEED=17 swift test --filter FieldNavigationUIKitTests.RandomCodeTests
@MainActor @Suite("Random codes on UIKit (R15)") struct RandomCodeTests {
  private enum Act: CaseIterable {
    case type, paste, drop, fill, letters, delete, tap, set, clear
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
    arguments: Seeds.runs(80 * Seeds.factor, parts: 4))
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
    private let user: User
    private let screen: CodeScreen
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
      policies = Policies.product.randomElement(using: &random) ?? Policies()
      lengths = [[6], [3, 3], [1, 1, 1, 1], [2, 3]][Int(seed % 4)]
      isEnded = Bool.random(using: &random)
      let hasOther = Bool.random(using: &random)
      var made: CodeScreen?
      user = User(policies) { [lengths, isEnded] in
        let screen = CodeScreen(
          lengths, finishesWhenFull: isEnded, hasOther: hasOther)
        made = screen
        return screen
      }
      screen = made ?? CodeScreen(lengths)
    }

    /// - Returns: the first problem.
    func play(_ steps: [Step]) -> String? {
      user.tap(screen.boxes[0])
      for step in steps {
        if let problem = play(step) { return "\(problem) under \(policies)" }
      }
      return nil
    }

    private func play(_ step: Step) -> String? {
      if screen.focus == nil || screen.focus == .other {
        user.tap(screen.boxes[step.place % lengths.count])
      }
      let finishes = screen.finishes
      let before = screen.texts
      perform(step)
      let texts = screen.texts
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
      let ended = screen.finishes - finishes
      if ended > 0, !isEnded || !isFull || !mayFinish || ended > 1 {
        return "finishes \(ended) times: \(said)"
      }
      if ended > 0 { mayFinish = false }
      if letters.isEmpty { mayFinish = true }
      switch screen.focus {
      case .field: break
      case .other where texts.last?.count == lengths.last: break
      case nil where ended == 1: break
      default: return "focus is elsewhere: \(said)"
      }
      return nil
    }

    private func perform(_ step: Step) {
      let place = step.place % lengths.count
      let box = screen.boxes[place]
      switch step.act {
      case .type: user.type(next(1))
      case .paste: user.paste(next(step.count))
      case .drop: user.drop(next(step.count), into: box)
      case .fill:
        // The system may empty the code first.
        if policies.fill == .emptyThenLetters { mayFinish = true }
        if !screen.boxes[0].isFirstResponder { user.tap(screen.boxes[0]) }
        user.fill([screen.boxes[0]: next(total)])
      case .letters:
        for letter in next(step.count) { box.insertText("\(letter)") }
        user.settle()
      case .delete: user.pressDelete()
      case .tap: user.tap(box)
      case .set:
        box.text = next(min(step.count, lengths[place]))
        user.settle()
      case .clear:
        for box in screen.boxes { box.text = "" }
        user.settle()
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
