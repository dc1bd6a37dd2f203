import AdapterTesting
import FieldNavigation
import Foundation
import SwiftUI
import SwiftUIDriver
import TestSupport
import Testing

/// Plays random acts on generated forms, and compares each result with the
/// world that follows from the rules. Each run has its own policies of the
/// double. To run this suite in `Doubles`:
///
///     SWIFTUI_STEPS=200000 swift test --filter SwiftUIWorldTests
///     SEED=17 swift test --filter SwiftUIWorldTests
@MainActor @Suite("Random acts in generated SwiftUI forms")
struct SwiftUIWorldTests {
  private static let actsOfRun = 40
  private static let acts =
    ProcessInfo.processInfo.environment["SWIFTUI_STEPS"].flatMap(Int.init)
    ?? 2_000 * Seeds.factor

  @Test("Random acts on generated forms follow the rules (R1-R14)")
  func random() {
    var failures = 0
    let seeds = Seeds(0..<UInt64(max(1, Self.acts / Self.actsOfRun)))
    for seed in seeds {
      guard let failure = run(seed) else { continue }
      Issue.record("seed \(seed): \(failure)")
      failures += 1
      if failures == 5 { break }
    }
  }

  private func run(_ seed: UInt64) -> String? {
    var random = Seeded(seed)
    let policies = Policies.all.randomElement(using: &random) ?? Policies()
    var traits = Traits(policies)
    // Every fourth app says what is a mistake (R16). What a press in the middle
    // of a turn may have seen is open, so those apps change one thing a turn.
    traits.has.remove(seed % 4 == 2 ? .turns : .mistakes)
    var generator = Generator(seed: seed, traits: traits)
    generator.fields = Int.random(in: 1...8, using: &random)
    generator.groups = Bool.random(using: &random) ? [0] : [0, 0, 1, 2]
    if Int.random(in: 0..<4, using: &random) == 0 {
      generator.fields = Int.random(in: 0...3, using: &random)
      generator.rows = 1...20
    }
    var world = generator.world()
    // SwiftUI has no read-only fields.
    for place in world.fields.indices { world.fields[place].isReadOnly = false }
    if Bool.random(using: &random) { world.arrange() }
    let habits = SwiftUIHost.Habits(
      hasBar: Bool.random(using: &random),
      repeatsAppear: Int.random(in: 0..<4, using: &random) == 0,
      blocksSubmit: Int.random(in: 0..<4, using: &random) == 0,
      pressesItself: Int.random(in: 0..<4, using: &random) == 0)
    var left = Self.actsOfRun
    // Some lists are scrolled before the user does anything.
    let start = world.fields.filter { $0.list != nil }
      .randomElement(using: &random)
    let failure = mayWarn("Two fields have the value") {
      TestSupport.play(
        in: world,
        on: { SwiftUIHost($0, policies, habits: habits) },
        next: { world in
          left -= 1
          if left == Self.actsOfRun - 1, let start { return .scroll(start.id) }
          if left < 0 { return nil }
          return !habits.hearsLate
            && Int.random(in: 0..<10, using: &random) == 0
            ? leaving(world) : generator.act(in: world)
        })
    }
    return failure.map {
      "\($0)\nunder \(choices(in: policies, from: Policies()))\n\(habits)"
    }
  }

  /// The form leaves the screen in the turn of a press, and comes back.
  private func leaving(_ world: World) -> Act {
    .turn(
      [.press(.return)]
        + (world.isPresenting
          ? [.dismiss] : [.restart(stops: true), .closeKeyboard]))
  }
}

extension World {
  /// Puts rows first and the fields of each group together, as the views of an
  /// app without an explicit order are.
  fileprivate mutating func arrange() {
    let kinds = fields.map { $0.list != nil ? -1 : $0.group }
    let places = fields.indices.sorted { (kinds[$0], $0) < (kinds[$1], $1) }
    fields = places.map { fields[$0] }
  }
}
