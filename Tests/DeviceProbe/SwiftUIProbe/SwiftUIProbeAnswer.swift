/// A question about SwiftUI. The questions and answers are named after the
/// double's policies.
package enum SwiftUIProbeQuestion: String, CaseIterable, Sendable {
  case setApplies, unmountedTarget, removal, submitOrder, resignsBeforeSubmit
  case returnResigns, disabledTarget, disablingResigns, setInOnAppear
  case appearOrder, verticalReturn, deliversPreferencesFromRows
  case deliversDefaultPreference, reducesDefaults, comparesViews, earlyBlocks
  case focusBindingIsDynamic, makesStateOnce, bodyOrder, taskStart
  case removedRowsDisappear, evaluatesLeavingViews
}

/// The answer that follows from a log.
package struct SwiftUIProbeAnswer: Sendable {
  package let question: SwiftUIProbeQuestion
  /// The name of the answer; `nil` if the log shows no known answer.
  package let name: String?
  /// The entries from which the answer follows.
  package let entries: [SwiftUIProbeEntry]

  package static func all(in log: SwiftUIProbeLog) -> [SwiftUIProbeAnswer] {
    SwiftUIProbeQuestion.allCases.map { question in
      let entries = log[question.part]
      return SwiftUIProbeAnswer(
        question: question, name: question.answer(in: entries),
        entries: entries)
    }
  }
}

extension SwiftUIProbeAnswer: CustomStringConvertible {
  package var description: String {
    if let name { return "\(question) \(name)" }
    let shown = entries.map { "\($0)" }.joined(separator: ", ")
    return "\(question): none of the known ones (\(shown))"
  }
}

extension SwiftUIProbeQuestion {
  /// The part of the plan that answers the question.
  var part: SwiftUIProbePart {
    switch self {
    case .setApplies: .move
    case .unmountedTarget: .unmounted
    case .removal: .removal
    case .submitOrder, .resignsBeforeSubmit, .returnResigns: .submit
    case .disabledTarget: .disabled
    case .disablingResigns: .disable
    case .setInOnAppear, .appearOrder: .appear
    case .verticalReturn: .vertical
    case .deliversPreferencesFromRows, .deliversDefaultPreference,
      .reducesDefaults:
      .preferences
    case .comparesViews, .makesStateOnce: .evaluation
    case .earlyBlocks: .blocks
    case .focusBindingIsDynamic: .binding
    case .bodyOrder: .order
    case .taskStart: .task
    case .removedRowsDisappear: .deletion
    case .evaluatesLeavingViews: .leaving
    }
  }

  package func answer(in entries: [SwiftUIProbeEntry]) -> String? {
    switch self {
    case .setApplies: setApplies(entries)
    case .unmountedTarget: unmountedTarget(entries.looks)
    case .removal: known(entries.looks, [nil: "becomesNil", "early": "keeps"])
    case .submitOrder:
      known(
        [entries.submits.map(\.who).joined(separator: " ")],
        ["outer inner": "outerFirst", "inner outer": "innerFirst"])
    case .resignsBeforeSubmit:
      known(
        entries.submits.prefix(1).map(\.reads), [nil: "true", "c": "false"])
    case .returnResigns: known(entries.looks, [nil: "true", "c": "false"])
    case .disabledTarget:
      known(entries.looks, [nil: "refusedResigns", "a": "refusedKeepsOld"])
    case .disablingResigns: known(entries.looks, [nil: "true", "d": "false"])
    case .appearOrder:
      known(
        [entries.appearances.joined(separator: " ")],
        [
          "first last outer": "innerFirst", "outer first last": "outerFirst",
          "last first outer": "lastFirst",
        ])
    case .setInOnAppear:
      known(entries.looks, ["shown": "works", nil: "lost"])
    case .verticalReturn: verticalReturn(entries)
    case .deliversPreferencesFromRows:
      happens(.preference("row", 1), in: entries)
    case .deliversDefaultPreference:
      happens(.preference("default", 0), in: entries)
    case .reducesDefaults: reducesDefaults(entries)
    case .comparesViews:
      entries.looks.isEmpty ? nil : "\(!entries.contains(.evaluated))"
    case .earlyBlocks: earlyBlocks(entries)
    case .focusBindingIsDynamic: focusBindingIsDynamic(entries)
    case .makesStateOnce:
      entries.looks.isEmpty ? nil : "\(!entries.contains(.stateMade))"
    case .bodyOrder:
      known(
        [entries.bodies.joined(separator: " ")],
        ["first last": "source", "last first": "reversed"])
    case .taskStart: taskStart(entries)
    case .removedRowsDisappear: happens(.disappear("row"), in: entries)
    case .evaluatesLeavingViews: evaluatesLeavingViews(entries)
    }
  }

  /// Whether the log contains the event; `nil` if the driver never asked for
  /// the focus.
  private func happens(
    _ entry: SwiftUIProbeEntry, in entries: [SwiftUIProbeEntry]
  ) -> String? {
    entries.looks.isEmpty ? nil : "\(entries.contains(entry))"
  }

  /// Returns the answer for a single known value. For several or unknown
  /// values, returns `nil`.
  private func known(_ found: [String?], _ names: [String?: String]) -> String?
  {
    found.count == 1 ? names[found[0]] : nil
  }

  /// The driver must find focus in the field. The app may first read any value.
  private func setApplies(_ entries: [SwiftUIProbeEntry]) -> String? {
    guard entries.looks == ["b"] else { return nil }
    return known(
      entries.compactMap { entry in
        if case .set("b", let reads) = entry { .some(reads) } else { nil }
      }, ["b": "now", "a": "nextTurn"])
  }

  /// The driver asks for the focus twice: before and after the view appears.
  private func unmountedTarget(_ looks: [String?]) -> String? {
    guard looks.count == 2 else { return nil }
    return switch (looks[0], looks[1]) {
    case (_, "late"): "kept"
    case ("a", "a"): "dropped"
    case (nil, nil): "droppedResigns"
    default: nil
    }
  }

  /// One view sets the preference 2. The empty `if` above that view may add the
  /// default 1. The combined number then has more than one digit.
  private func reducesDefaults(_ entries: [SwiftUIProbeEntry]) -> String? {
    for case .preference("combined", let value) in entries.reversed() {
      return "\(value != 2)"
    }
    return nil
  }

  /// Counts the blocks before the update. Returns the matching case of the
  /// policy.
  private func earlyBlocks(_ entries: [SwiftUIProbeEntry]) -> String? {
    guard let update = entries.firstIndex(of: .updated) else { return nil }
    return switch entries[..<update].count(where: { $0 == .block }) {
    case 0: "none"
    case 1, 2: "two"
    default: "four"
    }
  }

  /// Which body SwiftUI evaluated after focus moved. If SwiftUI evaluated no
  /// body, the answer is unknown.
  private func focusBindingIsDynamic(_ entries: [SwiftUIProbeEntry]) -> String?
  {
    if entries.contains(.bindingMade) { return "false" }
    return entries.contains(.bindingRead) ? "true" : nil
  }

  /// The task starts after both changes. The second change queues a block.
  private func taskStart(_ entries: [SwiftUIProbeEntry]) -> String? {
    let timed: [SwiftUIProbeEntry] = [.changed, .task, .block]
    return switch entries.filter(timed.contains) {
    case [.changed, .changed, .task, .block]: "afterUpdate"
    case [.changed, .changed, .block, .task]: "afterBlocks"
    default: nil
    }
  }

  /// The view leaves between the two times that the driver asks for the focus.
  private func evaluatesLeavingViews(_ entries: [SwiftUIProbeEntry]) -> String?
  {
    guard entries.looks.count == 2 else { return nil }
    let isBefore: (SwiftUIProbeEntry) -> Bool = { entry in
      if case .look = entry { false } else { true }
    }
    return "\(entries.drop(while: isBefore).contains(.body("leaving")))"
  }

  private func verticalReturn(_ entries: [SwiftUIProbeEntry]) -> String? {
    let submits = entries.contains { entry in
      if case .submit = entry { true } else { false }
    }
    let breaks = entries.contains { entry in
      if case .text(let text) = entry { text.contains("\n") } else { false }
    }
    return switch (entries.contains(.noVerticalAxis), breaks, submits) {
    case (true, _, _): "notAsked"
    case (false, true, false): "newline"
    case (false, false, true): "submit"
    default: nil
    }
  }
}

extension [SwiftUIProbeEntry] {
  fileprivate var looks: [String?] {
    compactMap { entry in
      if case .look(let focus) = entry { .some(focus) } else { nil }
    }
  }

  fileprivate var appearances: [String] {
    compactMap { entry in
      if case .appear(let who) = entry { who } else { nil }
    }
  }

  fileprivate var bodies: [String] {
    compactMap { entry in
      if case .body(let who) = entry { who } else { nil }
    }
  }

  fileprivate var submits: [(who: String, reads: String?)] {
    compactMap { entry in
      if case .submit(let who, let reads) = entry { (who, reads) } else { nil }
    }
  }
}
