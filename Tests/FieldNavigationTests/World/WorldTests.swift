import FieldNavigation
import TestSupport
import Testing

/// Plays random acts and the scenario files on the engine.
@MainActor @Suite struct WorldTests {
  struct Run: CustomTestStringConvertible, Sendable {
    var seed: UInt64
    var fields: Int
    var steps: Int
    var groups: [Int]

    init(seed: UInt64, fields: Int, steps: Int, groups: [Int] = [0]) {
      self.seed = Seeds.one(seed)
      self.fields = fields
      self.steps = steps
      self.groups = groups
    }

    var testDescription: String {
      "seed \(seed), \(fields) fields, \(groups.count) groups"
    }
  }

  @Test(
    "R4-R11: a form of any size follows the rules",
    arguments: [
      Run(seed: 1, fields: 0, steps: 400),
      Run(seed: 2, fields: 1, steps: 400),
      Run(seed: 3, fields: 7, steps: 400),
      Run(seed: 4, fields: 63, steps: 200),
      Run(seed: 5, fields: 64, steps: 200),
      Run(seed: 6, fields: 65, steps: 200),
      Run(seed: 7, fields: 128, steps: 100),
      Run(seed: 8, fields: 300, steps: 100),
      Run(seed: 9, fields: 4095, steps: 8),
      Run(seed: 10, fields: 4096, steps: 8),
      Run(seed: 11, fields: 5000, steps: 8),
    ])
  func sizes(run: Run) { play(run) }

  @Test("R4-R12: small forms follow the rules", arguments: Seeds(100..<200))
  func small(seed: UInt64) {
    let groups = [[0], [0, 1], [0, 1, 2], [2, 4, 5], [0, 0, 0, 3]]
    play(
      Run(
        seed: seed, fields: Int(seed % 14), steps: 300,
        groups: groups[Int(seed % 5)]))
  }

  @Test("R13: forms with a list follow the rules", arguments: Seeds(0..<60))
  func lists(seed: UInt64) {
    let rows = seed % 12 == 0 ? 195...240 : 3...20
    play(
      Run(seed: seed, fields: 3, steps: seed % 6 == 0 ? 15 : 200), rows: rows)
  }

  @Test(
    "R4, R5, R10: each form of three fields follows the rules",
    arguments: SweepTests.policies, [false, true])
  func sweep(policy: ReturnPolicy, asksAgain: Bool) {
    sweep(World.every(3, policy), asksAgain) { [$0.sweep()] }
  }

  @Test(
    "R10: a press after a late report, and a press during which a field shows",
    arguments: ReturnPolicy.Ending.allCases, [false, true])
  func lateReports(ending: ReturnPolicy.Ending, asksAgain: Bool) {
    let states: [World.State] = [
      { _ in }, { $0.refuses = .always }, { $0.refuses = .once },
      {
        $0.refuses = .always
        $0.isHidden = true
      },
    ]
    let worlds = World.every(3, ReturnPolicy(ending: ending), states: states)
    sweep(worlds, asksAgain) { world in
      let ids = world.fields.map(\.id)
      return ids.flatMap { origin in
        ids.flatMap { other in
          (0...3).map { step in
            [
              .focus(origin),
              .interrupted(.return, [.init(step: step, act: .show(other))]),
              .press(.return), .focusUnheard(other), .press(.return), .hear,
            ]
          }
        }
      }
    }
  }

  /// Plays each list of acts in each world. Stops after three failures.
  private func sweep(
    _ worlds: some Sequence<World>, _ asksAgain: Bool,
    _ runs: (World) -> [[Act]]
  ) {
    var traits = Traits.engine
    traits.asksAgain = asksAgain
    var failures = 0
    for world in worlds {
      for acts in runs(world) where failures < 3 {
        let failure = TestSupport.play(acts, in: world) {
          EngineHost($0, traits: traits)
        }
        if let failure {
          failures += 1
          Issue.record("\(failure)")
        }
      }
    }
  }

  private func play(_ run: Run, rows: ClosedRange<Int> = 0...0) {
    var traits = Traits.engine
    traits.asksAgain = run.seed % 3 == 0
    var generator = Generator(seed: run.seed, traits: traits)
    generator.fields = run.fields
    generator.groups = run.groups
    generator.rows = rows
    generator.policies = SweepTests.policies
    let world = generator.world()
    var steps = 0
    let failure = TestSupport.play(
      in: world, on: { EngineHost($0, traits: traits) }
    ) { world in
      steps += 1
      return steps > run.steps ? nil : generator.act(in: world)
    }
    if let failure { Issue.record("\(run.testDescription): \(failure)") }
  }

  @Test(
    "The engine follows the scenario",
    arguments: Scenario.files(for: "The engine", having: Traits.engine.has))
  func scenario(file: String) throws {
    let scenario = try Scenario(file: file)
    #expect("\(scenario.name).json" == file)
    let (problems, leftOut) = scenario.play { EngineHost($0) }
    #expect(problems == [])
    #expect(leftOut == 0)
  }
}
