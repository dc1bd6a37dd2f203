/// A user of an app on one host. A host needs no more to play stories.
///
/// Everything that an act causes has happened when `perform` returns.
@MainActor package protocol StoryUser {
  /// The acts of this host beyond those of every host, by their first word.
  static var ownActs: [String] { get }

  /// The names of the fields and buttons on the screen.
  var storyNames: [String] { get }
  var storySight: StorySight { get }

  func storyText(of field: String) -> String

  func perform(_ act: StoryAct) throws(StoryRefusal)
}

extension StoryUser {
  package static var ownActs: [String] { [] }
}

/// The field with focus, and its Return key.
package struct StorySight: Hashable, Sendable {
  /// `nil` if no field has focus.
  package let field: String?
  /// `nil` if the host's keyboard has no labels, so that any label will do. A
  /// hyphen is a key without a label, or no key.
  package let key: String?

  package init(_ field: String?, key: String?) {
    self.field = field
    self.key = key
  }
}

/// Why a host can't perform an act.
package struct StoryRefusal: Error {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }

  package static func missing(
    _ kind: String, _ name: String, among names: some Collection<String>
  ) -> Self {
    let list = names.map(StoryText.quoted).joined(separator: ", ")
    return Self(
      "There is no \(kind) \(StoryText.quoted(name)). There are: \(list).")
  }

  /// For an act that no user of this host can perform.
  package static func unable(_ act: StoryAct) -> Self {
    Self("This host can't play \(act).")
  }
}

/// An app that a story is played in.
@MainActor package struct StoryApp {
  package let user: any StoryUser
  /// What the app has noted.
  package let done: @MainActor () -> [String]
  /// What a story lets the app do, as in `do NAME`.
  package var acts: [String: @MainActor () -> Void]
  /// The words that follow a fact of the app's.
  package var facts: [String: @MainActor () -> [String]]

  package init(
    _ user: any StoryUser, acts: [String: @MainActor () -> Void] = [:],
    facts: [String: @MainActor () -> [String]] = [:],
    done: @escaping @MainActor () -> [String]
  ) {
    self.user = user
    self.done = done
    self.acts = acts
    self.facts = facts
  }
}

/// A table of apps. Each function makes an app on a new screen.
package typealias StoryApps = [String: @MainActor @Sendable () -> StoryApp]

extension Story {
  /// The apps that this story is played in. A name stands for all variants of
  /// an app, such as `Tag agrees` and `Tag refuses` for `Tag`.
  package func apps(
    in table: StoryApps
  ) throws(StoryFailure) -> [(
    name: String, make: @MainActor @Sendable () -> StoryApp
  )] {
    guard case .apps(let names) = place else {
      throw StoryFailure(
        "Only the browser's tests play pages.", in: file, line: line)
    }
    var found: [(name: String, make: @MainActor @Sendable () -> StoryApp)] = []
    for name in names {
      let variants = table.filter {
        $0.key == name || table[name] == nil && $0.key.hasPrefix(name + " ")
      }
      if variants.isEmpty {
        let refusal = StoryRefusal.missing(
          "app", name, among: table.keys.sorted())
        throw StoryFailure(refusal.reason, in: file, line: line)
      }
      for (name, make) in variants.sorted(by: { $0.key < $1.key }) {
        found.append((name, make))
      }
    }
    return found
  }
}
