import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import TestSupport
import Testing

/// R15: whatever way letters come, the same code is in the same entries.
@MainActor
@Suite("Random codes (R15)", .serialized, .inWindows)
struct RandomCodeTests {
  private enum Way: CaseIterable { case keys, paste, drop, commit, letters }

  @Test(
    "Fills and Deletes follow the rule",
    arguments: Seeds(first: 6 * Seeds.factor))
  func fills(seed: UInt64) throws {
    var random = Seeded(seed ^ 0x15)
    let all = [[1, 1, 1, 1, 1, 1], [1, 1, 1], [2, 3], [6]]
    let lengths = all[Int(seed % 4)]
    let isEnded = Bool.random(using: &random)
    let screen = Screen()
    let names = lengths.indices.map { "k\($0)" }
    for name in names { screen.add(name) }
    screen.add("other")
    screen.show(focus: "other")
    var finishes = 0
    screen.navigator?.onFinish = { finishes += 1 }
    screen.navigator?.configuration.codes = [
      FieldNavigator.Code(
        names.map { screen[$0] }, lengths: lengths, finishesWhenFull: isEnded)
    ]
    for step in 1...12 {
      screen.focus("other")
      screen["other"].setText(Bool.random(using: &random) ? "" : "x")
      for name in names {
        screen[name].setText("")
        let isOff = Int.random(in: 0..<6, using: &random) == 0
        gtk_widget_set_sensitive(screen[name], isOff ? 0 : 1)
      }
      let reachable = names.indices.filter {
        gtk_widget_is_sensitive(screen[names[$0]]) != 0
      }
      guard let first = reachable.first, let last = reachable.last
      else { continue }
      screen.focus(names[first])
      finishes = 0
      let room = reachable.reduce(0) { $0 + lengths[$1] }
      let count = Int.random(in: 1...room, using: &random)
      let letters = String("123456".prefix(count))
      let way = try #require(Way.allCases.randomElement(using: &random))
      fill(letters, way, in: names[first], of: screen)
      let isFull = count == room
      // GTK leaves the caret before what the user drops.
      let deletes =
        isFull || way == .drop
        ? 0 : Int.random(in: 0...min(count, 3), using: &random)
      for _ in 0..<deletes { screen.pressBackspace() }

      var left = letters.dropLast(deletes)
      var expected = names.map { _ in "" }
      for place in reachable {
        expected[place] = String(left.prefix(lengths[place]))
        left = left.dropFirst(lengths[place])
      }
      let open = reachable.first { expected[$0].count < lengths[$0] } ?? last
      let goesOn = isFull && screen["other"].text.isEmpty
      let focus = goesOn ? "other" : names[open]
      let ends = isFull && isEnded && !goesOn ? 1 : 0
      let note: Comment = "step \(step), \(way) \(letters), \(deletes) Deletes"
      Loop.wait {
        screen.texts(names) == expected && screen.focused == focus
          && finishes == ends
      }
      expect(screen.texts(names), equals: expected, note)
      expect(screen.focused, equals: focus, note)
      expect(finishes, equals: ends, note)
    }
  }

  private func fill(
    _ letters: String, _ way: Way, in name: String, of screen: Screen
  ) {
    switch way {
    case .keys: screen.type(letters)
    case .paste: screen.paste(letters)
    case .drop:
      screen.drop(letters, on: name)
      screen.settle()
    case .commit: screen.commit(letters)
    // An input method commits in an entry that focus has left.
    case .letters:
      for letter in letters { screen.commit("\(letter)", in: name) }
    }
  }
}
