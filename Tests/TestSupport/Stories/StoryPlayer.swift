/// Plays a story in an app. A failure ends the story, because what follows
/// would fail, too.
@MainActor package func play(
  _ story: Story, in app: StoryApp, named name: String
) throws(StoryFailure) {
  let player = StoryPlayer(story: story, app: app, name: name)
  try player.checkActs()
  for step in story.steps { try player.play(step) }
}

@MainActor private struct StoryPlayer {
  let story: Story
  let app: StoryApp
  let name: String

  /// Refuses unknown acts before the first act.
  func checkActs() throws(StoryFailure) {
    for step in story.steps {
      let own = type(of: app.user).ownActs
      switch step.act {
      case .own(let words) where !own.contains(words[0]):
        let all = StoryAct.forms.map(\.word) + own
        throw failure(.missing("act", words[0], among: all), at: step)
      case .appActs(let name) where app.acts[name] == nil:
        throw failure(
          .missing("act of the app", name, among: app.acts.keys.sorted()),
          at: step)
      default: break
      }
    }
  }

  func play(_ step: Story.Step) throws(StoryFailure) {
    do throws(StoryRefusal) {
      try perform(step.act)
      var differences: [String] = []
      for fact in step.facts {
        if let difference = try difference(from: fact) {
          differences.append(difference)
        }
      }
      guard differences.isEmpty else {
        throw StoryRefusal(differences.joined(separator: "\n"))
      }
    } catch {
      throw failure(error, at: step)
    }
  }

  private func perform(_ act: StoryAct) throws(StoryRefusal) {
    if case .tap(let name) = act { try check("field or button", name) }
    if case .appActs(let name) = act {
      app.acts[name]?()
    } else {
      try app.user.perform(act)
    }
  }

  private func difference(
    from fact: StoryFact
  ) throws(StoryRefusal) -> String? {
    let seen = try seen(for: fact)
    return seen == fact ? nil : "expected: \(fact)\nsaw:      \(seen)"
  }

  /// What the host shows where a fact looks.
  private func seen(for fact: StoryFact) throws(StoryRefusal) -> StoryFact {
    switch fact {
    case .noFocus: return sight(comparedTo: [])
    case .done: return .done(app.done())
    case .text(let field, _):
      try check("field", field)
      return .text(field, app.user.storyText(of: field))
    case .words(let words):
      if let fact = app.facts[words[0]] { return .words([words[0]] + fact()) }
      guard words.count < 3, app.user.storyNames.contains(words[0]) else {
        throw .missing(
          "fact or field", StoryText.joined(words),
          among: ["nobody", "text", "done"] + app.facts.keys.sorted()
            + app.user.storyNames)
      }
      return sight(comparedTo: words)
    }
  }

  /// The sight, without the key if the story or the host has none.
  private func sight(comparedTo words: [String]) -> StoryFact {
    let sight = app.user.storySight
    guard let field = sight.field else { return .noFocus }
    if words.count == 1 { return .words([field]) }
    return .words([field, sight.key ?? words.last ?? "-"])
  }

  private func check(
    _ kind: String, _ name: String
  ) throws(StoryRefusal) {
    let names = app.user.storyNames
    if !names.contains(name) { throw .missing(kind, name, among: names) }
  }

  private func failure(
    _ refusal: StoryRefusal, at step: Story.Step
  ) -> StoryFailure {
    StoryFailure(
      """
      \(StoryText.quoted(story.title)) in the app \(name), act \
      \(step.number): \(step.act)
      \(refusal.reason)
      """, in: story.file, line: step.line)
  }
}
