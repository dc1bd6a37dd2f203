/// A question about UIKit. The first sixteen questions and answers are named
/// after the double's policies.
package enum ProbeQuestion: String, CaseIterable, Sendable {
  case order, fieldChange, primaryAction, movedLineBreak, hidingResigns
  case hasFocusSystem
  case hardwareKeyboard, namesScreen, hideKeepsAccessory, textFieldBeginsFirst
  case turnEnd, scrollsFields, editingEvent, reportsLostFocus, deletionAsks
  /// Open unless a person fills a field by hand.
  case fill
  /// Two more cases of ``fieldChange``. In the first case, the fields have no
  /// accessory view. In the second case, the next field has another kind of
  /// keyboard.
  case plainFieldChange, otherKeyboard
  /// Whether focus remains in the field that a Return action has focused.
  case actionMoves
  /// Whether UIKit types the line break into a text view. The primary action
  /// has focused this view.
  case actionMovesToText
  /// Whether UIKit types the line break into a text view. The delegate has
  /// focused this view.
  case delegateMovesToText
  /// Whether UIKit asks the delegate before it types the line break.
  case asksForLineBreak
  /// Whether a field sends its actions after its delegate returns `false`.
  case actsAfterFalse
  /// Whether a field sends its actions after its delegate has made the field
  /// resign.
  case actsAfterResign
  /// Whether a first responder resigns when it is disabled.
  case disablingResigns
}

/// The answer that follows from a log.
package struct ProbeAnswer: Sendable {
  package let question: ProbeQuestion
  /// The name of the answer; `nil` if the log shows no known answer.
  package let name: String?
  /// The entries from which the answer follows.
  package let entries: [ProbeEntry]

  init(_ question: ProbeQuestion, _ name: String?, _ entries: [ProbeEntry]) {
    self.question = question
    self.name = name
    self.entries = entries
  }

  init(_ question: ProbeQuestion, _ answer: Bool?, _ entries: [ProbeEntry]) {
    self.init(question, answer.map { "\($0)" }, entries)
  }

  package static func all(in log: ProbeLog) -> [ProbeAnswer] {
    ProbeQuestion.allCases.map { $0.answer(in: log) }
  }
}

extension ProbeAnswer: CustomStringConvertible {
  package var description: String {
    if let name { return "\(question) \(name)" }
    if question == .fill, entries.isEmpty { return "fill: nobody has filled" }
    let calls = entries.map { "\($0)" }.joined(separator: ", ")
    return "\(question): none of the known ones (\(calls))"
  }
}

extension ProbeQuestion {
  fileprivate func answer(in log: ProbeLog) -> ProbeAnswer {
    switch self {
    case .order: order(log[.fields])
    case .fieldChange: fieldChange(log[.accessory], to: "d")
    case .plainFieldChange: fieldChange(log[.fields], to: "b")
    case .otherKeyboard: fieldChange(log[.keyboards], to: "a")
    case .primaryAction: primaryAction(log[.exit])
    case .movedLineBreak: movedLineBreak(log[.movesToField])
    case .hidingResigns: resigns(log[.hide], after: "hide")
    case .hasFocusSystem: hasFocusSystem(log[.tab])
    case .hardwareKeyboard: hardwareKeyboard(log[.fields], log[.accessory])
    case .namesScreen: namesScreen(log[.accessory])
    case .hideKeepsAccessory: hideKeepsAccessory(log[.accessory])
    case .textFieldBeginsFirst: textFieldBeginsFirst(log)
    case .turnEnd: turnEnd(log[.turn])
    case .scrollsFields: scrollsFields(log[.scroll])
    case .editingEvent: editingEvent(log[.fields])
    case .reportsLostFocus: reportsLostFocus(log[.givesAway])
    case .deletionAsks: deletionAsks(log[.deletion])
    case .fill: fill(log[.fill])
    case .actionMoves: actionMoves(log[.exitMoves])
    case .actionMovesToText:
      typesIntoText(log[.actionMovesToText], known: false)
    case .delegateMovesToText: typesIntoText(log[.movesToText], known: true)
    case .asksForLineBreak: asksForLineBreak(log[.exit])
    case .actsAfterFalse: acts("g", log[.refusal], known: [false])
    case .actsAfterResign: acts("h", log[.resigned], known: [false, true])
    case .disablingResigns: resigns(log[.disable], after: "disable")
    }
  }

  // MARK: Focus

  private func order(_ part: [ProbeEntry]) -> ProbeAnswer {
    let entries = part.after("move")
    let ends = ["a shouldEnd", "a didEnd"]
    let known = [
      "asksNewFirst": ["b shouldBegin"] + ends,
      "resignsOldFirst": ends + ["b shouldBegin"],
      "asksNewTwice": ["b shouldBegin"] + ends + ["b shouldBegin"],
    ]
    let name = known.first { $0.value + ["b didBegin"] == entries.questions }
    return ProbeAnswer(
      self, entries.focus == "b" ? name?.key : nil, entries)
  }

  /// Where the control event is among the calls at both ends of editing.
  private func editingEvent(_ part: [ProbeEntry]) -> ProbeAnswer {
    let entries = part.before("look")
    let known = [
      "betweenDelegateAndNotification": ["", "target ", "posted "],
      "beforeDelegate": ["target ", "", "posted "],
      "afterNotification": ["", "posted ", "target "],
    ]
    let name = known.first { answer in
      ["didBegin", "didEnd"].allSatisfy { event in
        let places = answer.value.map {
          entries.firstIndex(of: .call("a", $0 + event))
        }
        let found = places.compactMap { $0 }
        return found.count == places.count && found == found.sorted()
      }
    }
    return ProbeAnswer(self, name?.key, entries)
  }

  /// Field `p` focuses field `a` while it begins to edit.
  private func reportsLostFocus(_ part: [ProbeEntry]) -> ProbeAnswer {
    let entries = part.after("move")
    let hasMoved = entries.questions.contains("p didBegin")
    let answer: Bool? =
      if entries.contains(.call("p", "becomes false")) {
        true
      } else if entries.contains(.call("p", "becomes true")) {
        false
      } else {
        nil
      }
    let isKnown = hasMoved && entries.focus == "a"
    return ProbeAnswer(self, isKnown ? answer : nil, entries)
  }

  /// Field `r` is in an item that the app deletes.
  private func deletionAsks(_ part: [ProbeEntry]) -> ProbeAnswer {
    let entries = part.after("delete")
    let calls = entries.questions
    let isKnown = calls.contains("r didEnd") && entries.focus == nil
    return ProbeAnswer(
      self, isKnown ? calls.contains("r shouldEnd") : nil, entries)
  }

  /// Field `s` focuses field `a` as soon as it has one letter. Further letters
  /// then show whether they follow focus. A text that comes whole moves
  /// nothing, because a move may abort a fill.
  private func fill(_ part: [ProbeEntry]) -> ProbeAnswer {
    let entries = part.since("s didBegin").filter {
      guard case .call(_, let what) = $0 else { return false }
      return what == "asks for nothing" || what.hasPrefix("holds ")
    }
    var calls: [String] = []
    for call in entries.map({ "\($0)" })
    where call != "s holds 0" && call != calls.last { calls.append(call) }
    let name = (2...40).lazy.compactMap { count -> String? in
      let whole = ["s holds \(count)"]
      let letters = ["s holds 1"] + (1..<count).map { "a holds \($0)" }
      return switch calls {
      case whole: "whole"
      case ["s asks for nothing"] + letters: "emptyThenLetters"
      case whole + letters: "wholeThenLetters"
      case (1...count).map { "s holds \($0)" }: "lettersIntoField"
      default: nil
      }
    }.first
    return ProbeAnswer(self, name, entries)
  }

  // MARK: Turns

  /// The observer of the log wakes the run loop once.
  private func turnEnd(_ part: [ProbeEntry]) -> ProbeAnswer {
    let entries = part.after("layout").before("look")
    let name: String? =
      if entries.starts(with: [.turnEnd, .layout, .turnEnd]) {
        "observersFirst"
      } else if entries.starts(with: [.layout, .turnEnd, .turnEnd]) {
        "repeatsIfWoken"
      } else if entries == [.layout, .turnEnd] {
        "layoutFirst"
      } else {
        nil
      }
    return ProbeAnswer(self, name, entries)
  }

  /// Field `q` is below the visible part of its scroll view.
  private func scrollsFields(_ part: [ProbeEntry]) -> ProbeAnswer {
    let entries = part.after("move")
    let scrolls = entries.contains(.call("q", "is in sight"))
    let isKnown = entries.questions.contains("q didBegin")
    return ProbeAnswer(self, isKnown ? scrolls : nil, entries)
  }

  private func primaryAction(_ part: [ProbeEntry]) -> ProbeAnswer {
    let ends = ["e shouldEnd", "e didEnd"]
    let known = [
      "beforeResign": ["e endOnExit", "e primary"] + ends,
      "beforeExit": ["e primary", "e endOnExit"] + ends,
      "afterResign": ["e endOnExit"] + ends + ["e primary"],
    ]
    let entries = part.since("e shouldReturn")
    let name = known.first {
      ["e shouldReturn"] + $0.value == entries.questions
    }
    return ProbeAnswer(self, name?.key, entries)
  }

  /// The delegate of field `i` has focused field `j`.
  private func movedLineBreak(_ part: [ProbeEntry]) -> ProbeAnswer {
    let entries = part.since("i shouldReturn")
    let calls = entries.questions
    let acts = ["j endOnExit", "j primary"].map(calls.contains)
    let name: String? =
      switch (acts[0], acts[1], entries.focus) {
      case _ where !calls.contains("j didBegin"): nil
      case (true, true, nil): "runsActions"
      case (false, false, nil): "resigns"
      case (false, false, "j"): "none"
      default: nil
      }
    return ProbeAnswer(self, name, entries)
  }

  private func typesIntoText(
    _ part: [ProbeEntry], known: Bool
  ) -> ProbeAnswer {
    let types = part.contains(.call("t", "line break"))
    let hasMoved = part.questions.contains("t didBegin")
    return ProbeAnswer(self, hasMoved && types == known ? types : nil, part)
  }

  private func asksForLineBreak(_ part: [ProbeEntry]) -> ProbeAnswer {
    let asks = part.contains(.call("e", "line break"))
    return ProbeAnswer(self, asks ? true : nil, part)
  }

  private func acts(
    _ who: String, _ part: [ProbeEntry], known: Set<Bool>
  ) -> ProbeAnswer {
    let calls = part.questions
    let acts = calls.contains("\(who) primary")
    let isKnown = calls.contains("\(who) shouldReturn") && known.contains(acts)
    return ProbeAnswer(self, isKnown ? acts : nil, part)
  }

  /// The action of field `f` has focused field `a`.
  private func actionMoves(_ part: [ProbeEntry]) -> ProbeAnswer {
    let entries = part.since("f shouldReturn")
    let moved = entries.questions.contains("a didBegin")
    let stayed = moved && entries.focus == "a"
    return ProbeAnswer(self, stayed ? true : nil, entries)
  }

  private func resigns(
    _ part: [ProbeEntry], after button: String
  ) -> ProbeAnswer {
    let entries = part.after(button)
    let answer: Bool? =
      switch (entries.questions.contains("a didEnd"), entries.focus) {
      case (true, nil): true
      case (false, "a"): false
      default: nil
      }
    // The test suites don't cover a disabled field that resigns.
    return ProbeAnswer(
      self, self == .disablingResigns && answer == true ? nil : answer, entries)
  }

  /// A focus system receives Tab before a key command without priority. A
  /// device may have no Tab key.
  private func hasFocusSystem(_ part: [ProbeEntry]) -> ProbeAnswer {
    let hasCommand = part.contains(.call("a", "command Tab"))
    let hasMoved = part.focus.map { $0 != "a" } ?? false
    let answer: Bool? =
      if part.contains(.focusSystem(true)) {
        hasCommand ? nil : true
      } else if part.contains(.focusSystem(false)) {
        hasMoved ? nil : false
      } else {
        nil
      }
    return ProbeAnswer(self, answer, part)
  }

  // MARK: Keyboard

  private func fieldChange(
    _ part: [ProbeEntry], to target: String
  ) -> ProbeAnswer {
    let entries = part.after("move").before("end")
    let names = Set(entries.keyboards.map(\.name))
    let has = ["WillHide", "WillShow", "WillChangeFrame"].map(names.contains)
    let name: String? =
      switch (has[0], has[1], has[2]) {
      case (true, true, _): "hidesAndShows"
      case (false, true, _): "again"
      case (false, false, true): "framesOnly"
      case (false, false, false): "none"
      case (true, false, _): nil
      }
    let hasMoved = entries.questions.contains("\(target) didBegin")
    return ProbeAnswer(self, hasMoved ? name : nil, entries)
  }

  /// With a hardware keyboard, a shortcut bar remains on the screen. An
  /// on-screen keyboard is taller than that bar, even with an accessory view.
  private func hardwareKeyboard(
    _ plain: [ProbeEntry], _ accessory: [ProbeEntry]
  ) -> ProbeAnswer {
    let parts = [plain.before("move"), accessory.before("move")]
    let heights = parts.map { $0.keyboards.map(\.visible).max() }
    let areLow = heights.map { $0.map { $0 < 120 } }
    let name: String? =
      switch (areLow[0], areLow[1]) {
      case (false, false): "none"
      case (true, true): "belowScreen"
      case (nil, true): "silentWithoutAccessory"
      default: nil
      }
    return ProbeAnswer(self, name, parts.flatMap { $0 })
  }

  private func namesScreen(_ part: [ProbeEntry]) -> ProbeAnswer {
    let objects = Set(part.keyboards.map(\.object))
    let answer: Bool? =
      switch objects {
      case [.screen]: true
      case [.nothing]: false
      default: nil
      }
    return ProbeAnswer(self, answer, part)
  }

  private func hideKeepsAccessory(_ part: [ProbeEntry]) -> ProbeAnswer {
    let entries = part.after("end")
    let left = entries.keyboards.filter { $0.name == "WillHide" }
      .map(\.visible)
    let answer: Bool? =
      switch left.first {
      case 0: false
      // The accessory view and the safe area have a height in this range.
      case .some(1...100): true
      default: nil
      }
    return ProbeAnswer(self, answer, entries)
  }

  /// The answer counts only if text views and text fields have opposite orders.
  private func textFieldBeginsFirst(_ log: ProbeLog) -> ProbeAnswer {
    let field = log[.accessory].before("move")
    let text = log[.text]
    let firsts = [field.beginsFirst("c"), text.beginsFirst("t")]
    return ProbeAnswer(
      self, firsts[0] == firsts[1] ? nil : firsts[0], field + text)
  }
}

extension [ProbeEntry] {
  /// The entries after the driver has tapped a button.
  fileprivate func after(_ button: String) -> [ProbeEntry] {
    Array(drop { $0 != .button(button) }.dropFirst())
  }

  fileprivate func before(_ button: String) -> [ProbeEntry] {
    Array(prefix { $0 != .button(button) })
  }

  /// The entries that start with a call.
  fileprivate func since(_ call: String) -> [ProbeEntry] {
    Array(drop { "\($0)" != call })
  }

  /// The calls of delegates and the actions of Return. The log also contains
  /// line breaks, other targets and editing notifications. Those log entries
  /// are for human readers.
  fileprivate var questions: [String] {
    let known: Set = [
      "shouldBegin", "didBegin", "shouldEnd", "didEnd", "shouldReturn",
      "endOnExit", "primary",
    ]
    return compactMap { entry in
      guard case .call(_, let what) = entry, known.contains(what) else {
        return nil
      }
      return "\(entry)"
    }
  }

  fileprivate var keyboards: [ProbeKeyboard] {
    compactMap {
      if case .keyboard(let keyboard) = $0 { keyboard } else { nil }
    }
  }

  /// The field with focus when the driver last asked.
  fileprivate var focus: String? {
    for case .focus(let who) in reversed() { return who }
    return nil
  }

  /// Whether a view begins editing before the keyboard posts a frame. The
  /// result is `nil` if the log lacks one of the two events.
  fileprivate func beginsFirst(_ who: String) -> Bool? {
    let begin = firstIndex(of: .call(who, "didBegin"))
    let frame = firstIndex {
      if case .keyboard(let keyboard) = $0 {
        keyboard.name.hasPrefix("Will")
      } else {
        false
      }
    }
    guard let begin, let frame else { return nil }
    return begin < frame
  }
}
