import AdapterTesting
import Expectations
import TestSupport
import Testing

/// The form of stories, their player, and what both refuse.
@MainActor struct StoryFormTests {
  @Test("The form of a story", arguments: rows.chosen)
  func play(row: Row) async throws { try await row.run() }

  private nonisolated static let file = StoryFile(
    name: "Shared/x.story", path: "/x.story")

  private static func parsed(_ text: String) -> [Result<Story, StoryFailure>] {
    Story.parse(text, of: file)
  }

  /// The parser's message about a story.
  private static func refusal(_ text: String) -> String {
    parsed(text).map { result in
      switch result {
      case .success(let story): "read \(story.title)"
      case .failure(let failure): failure.description
      }
    }.joined(separator: "\n")
  }

  /// The player's message about a story in an app with two fields.
  private static func failure(_ text: String) -> String {
    do {
      for result in parsed(text) {
        let story = try result.get()
        for (name, make) in try story.apps(in: ["Two x": two, "Two y": two]) {
          try TestSupport.play(story, in: make(), named: name)
        }
      }
      return "passed"
    } catch {
      return "\(error)"
    }
  }

  private static let two: @MainActor @Sendable () -> StoryApp = {
    let user = TwoFields()
    return StoryApp(
      user, acts: ["blur": { user.focus = nil }],
      facts: ["typed": { [user.typed] }]
    ) { user.notes }
  }

  nonisolated static let rows: [Row] = [
    Row("A story is a line and its indented lines", .usual) {
      let text = """
        # A comment.
        The title, as it is (R1) | app A, B b |
          tap name; type "a; \\"b\\"";
          # Another comment.
          return -> mail next, text name "", done | pairs promising x, warns "y z"

        Another | page sign-up | close
        """
      let stories = parsed(text).compactMap { try? $0.get() }
      expect(
        stories.map(\.title), equals: ["The title, as it is (R1)", "Another"])
      expect(stories.map(\.line), equals: [2, 7])
      expect(stories[0].place, equals: .apps(["A", "B b"]))
      expect(stories[1].place, equals: .page("sign-up"))
      expect(
        stories[0].steps.map(\.act),
        equals: [.tap("name"), .type("a; \"b\""), .pressReturn])
      expect(stories[0].steps.map(\.line), equals: [3, 3, 5])
      expect(
        stories[0].steps[2].facts,
        equals: [.words(["mail", "next"]), .text("name", ""), .done([])])
      expect(
        stories[0].options,
        equals: [["pairs", "promising", "x"], ["warns", "y z"]])
    },
    Row("A story that can't be read names its line and what is due", .usual) {
      expect(
        refusal("  tap a"),
        equals:
          "Shared/x.story:1: An indented line continues a story, and there is none above."
      )
      expect(refusal("Title").contains("x.story:1: A story is: title | place"))
      expect(refusal("T | app A").contains("This one has 2 columns."))
      expect(refusal("T | map A | tab").contains("The place is: app NAME"))
      expect(refusal("T | app A | tab;").contains("The act is missing."))
      expect(refusal("T | app A | tab -> ").contains("The fact is missing."))
      expect(
        refusal("T | app A |\n  tab; type a b")
          .contains("x.story:2: type a b should be: type TEXT."))
      expect(refusal("T | app A | type \"a").contains("has no second quote."))
      expect(
        refusal("T | app A | type \"\\q\"").contains("isn't a JSON string"))
      expect(
        refusal("T | app A | tab -> text a").contains("text FIELD TEXT"))
    },
    Row(
      "A failure names its line, its act, and what was expected and seen",
      .usual
    ) {
      expect(
        failure("T | app Two |\n  tap a; type x;\n  tab -> a next, text a y"),
        equals: """
          Shared/x.story:3: T in the app Two x, act 3: tab
          expected: a next
          saw:      b done
          expected: text a y
          saw:      text a x
          """)
    },
    Row(
      "Facts are the focus, the key, texts, notes and the app's facts", .usual
    ) {
      let story = """
        T | app Two | tap a -> a, a next, done; type "x y" -> text a "x y",
          typed "x y", done; tab -> b done; return -> done finished, nobody;
          tap b -> b; do blur -> nobody
        """
      expect(failure(story), equals: "passed")
      let wrong = [
        "tap a -> b", "tap a -> a done", "tap a -> nobody", "tap a -> done x",
        "tap a -> text a x", "tap a -> typed x", "tap a; do blur -> a",
      ]
      for acts in wrong {
        expect(failure("T | app Two x | \(acts)").contains("saw:"), "\(acts)")
      }
    },
    Row(
      "The player refuses unknown names, and lists those that there are", .usual
    ) {
      expect(
        failure("T | app Too | tab"),
        equals: """
          Shared/x.story:1: There is no app Too. There are: "Two x", "Two y".
          """)
      expect(
        failure("T | app Two | tap a; jump").contains(
          "act 2: jump\nThere is no act jump. There are: tap, type, delete,"))
      expect(
        failure("T | app Two | do jump").contains(
          "There is no act of the app jump. There are: blur."))
      expect(
        failure("T | app Two | tap c").contains(
          "There is no field or button c. There are: a, b."))
      expect(
        failure("T | app Two | tab -> text c x").contains(
          "There is no field c. There are: a, b."))
      expect(
        failure("T | app Two | tab -> c next").contains(
          """
          There is no fact or field "c next". There are: nobody, text, done, \
          typed, a, b.
          """))
      expect(failure("T | app Two | paste x").contains("can't play paste x"))
      expect(failure("T | page Two | tab").contains("Only the browser's tests"))
      expect(PolicyTrait.named(["pears"]) == nil)
      expect(PolicyTrait.named(["pairs", "promising", "much"]) == nil)
    },
    Row("STORY chooses by title, and titles and hosts are known", .usual) {
      let cases = parsed(
        "Tab (R8) | app A | tab\nReturn | app A | return | gtk"
      )
      .map { StoryCase($0, in: "Shared") }
      expect(
        StoryCase.chosen("(R8)", from: cases).map(\.description),
        equals: ["Tab (R8)"])
      expect(
        description(of: StoryCase.chosen("Enter", from: cases)),
        equals: [
          "No story has Enter in its title. There are:\n- Tab (R8)\n- Return"
        ])
      expect(
        StoryCase.shared(cases, by: "web").map(\.description),
        equals: ["Tab (R8)"])
      let other = parsed("T | app A | tab | GTK").map {
        StoryCase($0, in: "Shared")
      }
      expect(
        description(of: StoryCase.shared(other, by: "gtk")),
        equals: ["There is no host GTK. There are: gtk, swiftui, uikit, web."])
      let twice = StoryCase.named(parsed("T | app A | tab\nT | app B | tab"))
      expect(
        description(of: twice.map { StoryCase($0, in: "Shared") }),
        equals: ["T", "Shared/x.story:1 has the same title: T"])
    },
  ]

  private static func description(of cases: [StoryCase]) -> [String] {
    cases.map { each in
      switch each.story {
      case .success(let story): story.title
      case .failure(let failure): failure.message
      }
    }
  }
}

/// A host with two fields, without a toolkit.
@MainActor private final class TwoFields: StoryUser {
  let storyNames = ["a", "b"]
  var focus: String?
  private(set) var notes: [String] = []
  private var texts = ["a": "", "b": ""]

  var typed: String { texts.values.joined() }

  var storySight: StorySight {
    StorySight(focus, key: focus == "a" ? "next" : "done")
  }

  func storyText(of field: String) -> String { texts[field] ?? "" }

  func perform(_ act: StoryAct) throws(StoryRefusal) {
    switch act {
    case .tap(let name): focus = name
    case .type(let text): if let focus { texts[focus]? += text }
    case .pressTab: focus = focus == "a" ? "b" : "a"
    case .pressReturn:
      focus = nil
      notes.append("finished")
    default: throw .unable(act)
    }
  }
}
