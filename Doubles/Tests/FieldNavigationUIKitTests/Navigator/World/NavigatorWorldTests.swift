import AdapterTesting
import Expectations
import FieldNavigation
import FieldNavigationUIKit
import TestSupport
import Testing
import UIKit
import UIKitDriver

/// Plays random acts of users and apps.
@MainActor @Suite("The navigator follows the rules")
struct NavigatorWorldTests {
  private static let stepsOfRun = 50

  /// Chooses the double's policies at random. A planted fault prevents this
  /// choice.
  private static func settings(_ seed: UInt64) -> UIKitHost.Settings {
    var random = Seeded(seed ^ 0xF1E1D)
    var settings = UIKitHost.Settings()
    let drawn = Policies.product.randomElement(using: &random)
    if settings.policies.fault == nil, let drawn { settings.policies = drawn }
    settings.bar = [.off, .automatic, .always][Int(random.next() % 3)]
    settings.usesTags = random.next() % 2 == 0
    settings.avoidsKeyboard = random.next() % 2 == 0
    settings.sheet = [.automatic, .formSheet, .popover][Int(random.next() % 3)]
    settings.fades = random.next() % 2 == 0
    settings.firstRow = Int(random.next() % 20)
    return settings
  }

  /// - Returns: whether the navigator follows the rules.
  func check(_ seed: UInt64) -> Bool {
    var settings = Self.settings(seed)
    // Every fourth form has a list, and one of 50 lists is a long one (R13).
    let hasRows = seed % 4 == 3
    if hasRows { settings.policies.hasFocusSystem = false }
    var traits = Traits.uiKit(settings.policies, hasRows: hasRows)
    // Every fourth app says what is a mistake (R16). What a press in the middle
    // of a turn may have seen is open, so those apps change one thing a turn.
    traits.has.remove(seed % 4 == 2 ? .turns : .mistakes)
    var generator = Generator(seed: seed, traits: traits)
    generator.fields = hasRows ? 3 : 1 + Int(seed % 6)
    generator.groups = [0, 0, Int(seed % 3)]
    generator.ownKeys = [.next, .go, .search]
    if hasRows {
      generator.rows = seed % 200 == 199 ? 195...240 : 3...30
      // Where Return searches on from the start, the world doesn't know yet
      // which rows the list has shown in between.
      generator.policies.removeAll { $0.ending != .finish }
    }
    var world = generator.world()
    // Every fourth run starts in a sheet.
    world.isPresenting =
      seed % 4 == 1 && world.fields.contains(where: \.isInSheet)
    // Rows above the first known one are like the first one in sight.
    if world.fields.contains(where: \.isPlain) { settings.firstRow = 0 }
    var steps = 0
    let failure = mayWarn(
      "seems to resign it", "was deallocated immediately", "share"
    ) {
      play(in: world, on: { UIKitHost($0, settings, hasRows: hasRows) }) {
        world in
        steps += 1
        switch steps {
        case ..<Self.stepsOfRun: return generator.act(in: world)
        // What the navigator leaves behind shows at its end.
        case Self.stepsOfRun: return .restart(stops: true)
        default: return nil
        }
      }
    }
    guard let failure else { return true }
    Issue.record("seed \(seed): \(failure)\n\(settings)")
    return false
  }

  @Test(
    "R1 to R14 hold in random acts",
    arguments: Seeds.runs(200 * Seeds.factor, parts: 20))
  func random(seeds: Seeds) { _ = seeds.allSatisfy(check) }

  @Test(
    "The navigator follows the scenarios", .underPolicyPairs,
    arguments: Scenario.files(
      for: "UIKit", having: Traits.uiKit(Policies()).has.union([.rows])))
  func scenario(file: String) throws {
    try expect(outcome(of: file).problems, equals: [])
  }

  /// Returns what differs from the file, and how many steps UIKit ends
  /// otherwise.
  private func outcome(
    of file: String
  ) throws -> (problems: [String], leftOut: Int) {
    let scenario = try Scenario(file: file)
    let hasRows = scenario.needs.contains(.rows)
    // An app can't give the focus system an order of rows without views.
    if hasRows, Policies.current.hasFocusSystem { return ([], 0) }
    return mayWarn("seems to resign it") {
      scenario.play { UIKitHost($0, hasRows: hasRows) }
    }
  }

  /// Search and Send stay the app's own on UIKit (R6), and a view that leaves
  /// the window resigns: five steps. Two more begin in a hidden field.
  @Test("UIKit ends five steps of the scenarios otherwise", .underPolicyPairs)
  func leftOut() throws {
    let policies = Policies.current
    let count = try Scenario.files.map { try outcome(of: $0).leftOut }
      .reduce(0, +)
    let closes = !Promise.refusalKeepsFocus.holds(under: policies)
    expect(
      count, equals: 5 + (policies.hidingResigns ? 2 : 0) + (closes ? 6 : 0))
  }
}
