import FieldNavigation
import Foundation
import TestSupport
import Testing

/// The player of worlds notices what it is there to notice.
@MainActor @Suite struct PlayTests {
  /// The engine, with a mistake between it and the user.
  private final class Mistaken: FormHost {
    let engine: EngineHost
    let mistake: (Act, inout Sight) -> Void

    init(_ world: World, mistake: @escaping (Act, inout Sight) -> Void) {
      engine = EngineHost(world)
      self.mistake = mistake
    }

    var traits: Traits { engine.traits }
    private var last = Act.layout

    func perform(_ act: Act, in world: World) -> LeftOut? {
      last = act
      return engine.perform(act, in: world)
    }

    func sight(of world: World) -> Sight {
      var sight = engine.sight(of: world)
      mistake(last, &sight)
      return sight
    }
  }

  nonisolated private static let world = World(
    ["a", "b", "c"].map(World.Field.init))
  nonisolated private static let acts: [Act] = [
    .set("b", "x"), .layout, .focus("a"), .hide("c"), .show("c"),
    .press(.return), .press(.return),
  ]

  private func play(
    _ mistake: @escaping (Act, inout Sight) -> Void
  ) -> Failure? {
    TestSupport.play(Self.acts, in: Self.world) {
      Mistaken($0, mistake: mistake)
    }
  }

  @Test("A host without a mistake plays all acts")
  func right() {
    #expect(play { _, _ in } == nil)
  }

  @Test("Each kind of mistake is noticed", arguments: Mistake.all)
  func mistakes(mistake: Mistake) {
    let failure = play(mistake.make)
    #expect(
      failure?.problem.hasPrefix(mistake.problem) == true, "\(failure as Any)")
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    let problem: String
    let make: @Sendable (Act, inout Sight) -> Void

    init(
      _ problem: String, make: @escaping @Sendable (Act, inout Sight) -> Void
    ) {
      self.problem = problem
      self.make = make
    }

    var testDescription: String { problem }

    static let all = [
      Mistake("focus") { if $0.isPress { $1.focused = "b" } },
      Mistake("finishes") { if $0.isPress { $1.finishes = [0: 3] } },
      Mistake("finishes") { if $0.isPress { $1.finishCount = 3 } },
      Mistake("asked twice") { if $0.isPress { $1.asked = ["c", "c"] } },
      Mistake("asked") { if case .hide = $0 { $1.asked = ["c"] } },
      Mistake("text") { $1.texts = ["b": "y"] },
      Mistake("label") { $1.labels = ["a": .search] },
      Mistake("label") { $1.labels = ["a": ReturnKey?.none] },
      Mistake("anything") { if case .show = $0 { $1.problem = "anything" } },
    ]
  }

  @Test("A failure has only the acts that lead to it, and is a scenario")
  func failure() throws {
    let failure = try #require(
      play { act, sight in
        if act == .press(.return), sight.focused == "c" { sight.focused = nil }
      })
    #expect(failure.acts.count == 3, "\(failure.acts)")
    let text = try #require(
      failure.description.split(separator: "\n", maxSplits: 1).last)
    let scenario = try JSONDecoder().decode(
      Scenario.self, from: Data(text.utf8))
    #expect(scenario.world == failure.start)
    #expect(scenario.acts == failure.acts)
    #expect(scenario.play { EngineHost($0) }.problems == [])
  }

  @Test("Scenario files keep each act and each field")
  func coding() throws {
    var traits = Traits()
    traits.has = Set(Capability.allCases)
    var generator = Generator(seed: 1, traits: traits)
    generator.rows = 3...3
    let world = generator.world()
    var names: Set<String> = []
    for _ in 0..<5000 {
      let act = generator.act(in: world)
      let data = try JSONEncoder().encode(act)
      #expect(try JSONDecoder().decode(Act.self, from: data) == act)
      names.insert(act.name)
    }
    #expect(names.count > 40, "\(names.sorted())")
  }
}
