import Expectations
import FieldNavigation
import GTKDriver
import TestSupport
import Testing

/// Plays random acts and the scenario files in windows, with real keys. With
/// `FULL=1` the suite plays ten times as many.
@MainActor @Suite("The world in GTK", .serialized, .inWindows)
struct WorldTests {
  @Test(
    "R4-R12: forms follow the rules", arguments: Seeds(first: 8 * Seeds.factor))
  func forms(seed: UInt64) {
    var generator = Generator(seed: seed, traits: .gtk)
    generator.groups = [[0], [0, 1], [0, 0, 0, 1, 2]][Int(seed % 3)]
    var world = generator.world()
    world.looksLate = true
    play(world, steps: 40, on: { GTKHost($0) }) { world in
      let act = generator.act(in: world)
      let isCall = [.press(.firstInvalid), .press(.firstEmpty)].contains(act)
      guard act.isPress, world.focused == nil, !isCall else { return act }
      // A press without focus would be left out.
      let field = world.fields.first { world.canBeTapped($0.id, .gtk) }
      return field.map { .focus($0.id) } ?? act
    }
  }

  /// The user presses Return mostly in the fields around a list with filled
  /// rows. GTK has widgets for about 200 of them.
  @Test(
    "R13: lists follow the rules", arguments: Seeds(first: 6 * Seeds.factor))
  func lists(seed: UInt64) {
    let kind = [ListOfRows.Kind.view, .grid, .view, .view, .box][Int(seed % 5)]
    // A list box isn't a list of rows for the navigator.
    let traits: Traits = kind == .box ? .gtkListBox : .gtkList
    var generator = Generator(seed: seed, traits: traits)
    generator.fields = 4
    generator.rows = [205...225, 300...330, 450...500][Int(seed % 3)]
    if kind == .box { generator.rows = 20...30 }
    var world = generator.world()
    world.looksLate = true
    var random = Seeded(seed ^ 0x67)
    for place in world.fields.indices {
      var field = world.fields[place]
      if field.list != nil {
        let isEmpty = Int.random(in: 0..<600, using: &random) == 0
        field.text = isEmpty ? "" : "x"
        if !isEmpty { field.refuses = .never }
      } else {
        field = World.Field(field.id)
        field.text = Bool.random(using: &random) ? "" : "x"
        let refuses = Bool.random(using: &random) && kind != .box
        field.refuses = refuses ? .always : .never
      }
      world.fields[place] = field
    }
    let rows = world.fields.filter { $0.list != nil }
    world.fields.removeAll { $0.list != nil }
    world.fields.insert(contentsOf: rows, at: Int(seed % 4))
    let start = seed % 4 == 3 ? 200 : nil
    let host = { GTKHost($0, traits: traits, list: kind, start: start) }
    play(world, steps: 25, on: host) { world in
      let around = world.fields.filter { $0.list == nil }
      let first = Bool.random(using: &random) ? around.first : nil
      guard let field = first ?? around.randomElement(using: &random) else {
        return nil
      }
      switch Int.random(in: 0..<9, using: &random) {
      case 0...1 where world.canBeTapped(field.id, traits):
        return .focus(field.id)
      case 2...4 where world.focused != nil: return .press(.return)
      case 5: return .set(field.id, field.text.isEmpty ? "x" : "")
      case 6 where traits.has.contains(.refusals):
        return .refuse(field.id, field.refuses == .never ? .always : .never)
      default: return generator.act(in: world)
      }
    }
  }

  private func play(
    _ world: World, steps: Int, on make: @escaping (World) -> GTKHost,
    next: (World) -> Act?
  ) {
    var acts = 0
    let failure = TestSupport.play(
      in: world,
      on: {
        Screen.closeAll()
        return make($0)
      }
    ) { world in
      acts += 1
      return acts > steps ? nil : next(world)
    }
    if let failure { Issue.record("\(failure)") }
  }

  /// How many steps of a file end otherwise in GTK. GTK takes focus from a field
  /// that hides or is disabled, its Return key has no label, and the last Return
  /// in a popover activates the popover's default widget.
  nonisolated private static let leftOut = [
    "focused-disabled.json": 1, "focused-hidden.json": 2,
    "focused-removed.json": 1, "focused-removed-wrap.json": 2,
    "page-key-go.json": 1, "page-key-next-filled.json": 2,
    "page-keys-finish.json": 3, "sheet.json": 1,
  ]

  @Test(
    "The navigator follows the scenario, and GTK handles Tab without an explicit order",
    arguments: Scenario.files(for: "GTK", having: Traits.gtk.has),
    [false, true])
  func scenario(file: String, isListed: Bool) throws {
    let (problems, leftOut) = try Scenario(file: file).play {
      Screen.closeAll()
      return GTKHost($0, listsAll: isListed)
    }
    expect(problems, equals: [])
    expect(leftOut, equals: Self.leftOut[file] ?? 0)
  }
}
