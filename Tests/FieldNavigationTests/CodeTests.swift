import FieldNavigation
import TestSupport
import Testing

/// R15: codes, in one field or in a list of fields.
@Suite struct CodeTests {
  @Test(
    "R15: the scenarios that all hosts play", arguments: try CodeScenario.all())
  func scenario(_ scenario: CodeScenario) {
    var host = CodeHost(scenario)
    for (number, step) in scenario.steps.enumerated() {
      let finishes = host.finishes
      host.perform(step)
      let place = "step \(number + 1) of “\(scenario)”"
      #expect(host.texts == step.texts, "\(place)")
      #expect(host.focus == step.focus, "\(place)")
      #expect(host.finishes - finishes == step.finishes, "\(place)")
    }
  }

  private let inFirst = CodePlace(field: 0, caret: 1)

  @Test("R15: the host's own change is right while a field isn't full")
  func hostsOwnChange() {
    var entry = CodeEntry(lengths: [2, 2])
    #expect(
      entry.input("1", in: inFirst, focus: inFirst, over: ["", ""]) == nil)
    #expect(
      entry.input(
        "", in: .init(field: 0, caret: 0), focus: inFirst, over: ["1", ""])
        == nil)
  }

  @Test("R15: only digits count while an input method composes")
  func composing() {
    var entry = CodeEntry(lengths: [1, 1])
    #expect(
      entry.input(
        "a", in: inFirst, focus: inFirst, isComposing: true, over: ["", ""])
        == nil)
    #expect(
      entry.input(
        "1", in: inFirst, focus: inFirst, isComposing: true, over: ["", ""])?
        .place == CodePlace(field: 1, caret: nil))
  }

  @Test("R15: a fill without focus in the code moves no focus")
  func withoutFocus() {
    var entry = CodeEntry(lengths: [1, 1])
    entry.finishesWhenFull = true
    let whole = entry.input(
      "12", in: CodePlace(field: 0, caret: nil), focus: nil, over: ["", ""])
    #expect(whole?.texts == ["1", "2"])
    #expect(whole?.place == nil)
    #expect(whole?.next == .finish)
    let late = entry.input(
      "13", in: CodePlace(field: 0, caret: nil), focus: nil, over: ["1", "2"])
    #expect(late?.texts == ["1", "2"])
    #expect(late?.place == nil)
  }

  @Test("R15: a letter that its field has room for stays there, without a move")
  func elsewhere() {
    var entry = CodeEntry(lengths: [1, 1, 1])
    let last = CodePlace(field: 2, caret: 0)
    #expect(
      entry.input("1", in: inFirst, focus: last, over: ["", "", ""]) == nil)
    let late = entry.input(
      "12", in: CodePlace(field: 0, caret: 2), focus: last, over: ["1", "", ""])
    #expect(late?.texts == ["1", "", "2"])
  }

  @Test("R15: without focus in the code nothing goes on to Return's target")
  func endsElsewhere() {
    var entry = CodeEntry(lengths: [1, 1])
    let change = entry.input(
      "23", in: CodePlace(field: 0, caret: nil), focus: nil, over: ["", ""])
    #expect(change?.texts == ["2", "3"])
    #expect(change?.next == .nothing)
  }

  @Test("R15: a correction of a code that the app has set finishes nothing")
  func correctsTheApps() {
    var entry = CodeEntry(lengths: [1, 1])
    entry.finishesWhenFull = true
    let change = entry.input(
      "3", in: inFirst, focus: inFirst, over: ["1", "2"])
    #expect(change?.place == CodePlace(field: 1, caret: nil))
    #expect(change?.next == .nothing)
  }

  @Test(
    "R15: white space, hyphens and dashes are dropped",
    arguments: [
      "\t", "\n", " ", "-", "\u{85}", "\u{A0}", "\u{2003}", "\u{2011}",
      "\u{2014}", "\u{2028}", "\u{202F}", "\u{205F}", "\u{2212}", "\u{3000}",
      "\u{FEFF}",
    ])
  func separators(separator: String) {
    var entry = CodeEntry(lengths: [1, 1])
    let start = CodePlace(field: 0, caret: nil)
    #expect(
      entry.input("1\(separator)2", in: start, focus: start, over: ["", ""])?
        .texts == ["1", "2"])
  }

  @Test("R15: without a caret the difference of the texts is the input")
  func withoutCaret() {
    var entry = CodeEntry(lengths: [2, 2])
    let start = CodePlace(field: 0, caret: nil)
    let change = entry.input(
      "325", in: start, focus: start, over: ["25", ""])
    #expect(change?.texts == ["35", ""])
    #expect(change?.place == CodePlace(field: 0, caret: 1))
  }

  @Test("R15: a letter replaces the selected text of the field with focus")
  func intoSelection() {
    var entry = CodeEntry(lengths: [1, 2])
    let change = entry.input(
      "12", in: CodePlace(field: 0, caret: 2),
      focus: CodePlace(field: 1, caret: nil), over: ["1", "98"])
    #expect(change?.texts == ["1", "2"])
    #expect(change?.place == CodePlace(field: 1, caret: 1))
  }

  @Test("R15: a letter in the middle leaves the caret behind it")
  func inTheMiddle() {
    var entry = CodeEntry(lengths: [4])
    let middle = CodePlace(field: 0, caret: 2)
    #expect(entry.input("124", in: middle, focus: middle, over: ["14"]) == nil)
  }

  @Test("R15: a letter typed over itself counts")
  func overItself() {
    var entry = CodeEntry(lengths: [1, 1])
    #expect(
      entry.input("1", in: inFirst, focus: inFirst, over: ["1", "2"])?.place
        == CodePlace(field: 1, caret: nil))
  }

  @Test("R15: the caret says which of equal letters is new")
  func equalLetters() {
    var entry = CodeEntry(lengths: [3, 3])
    let change = entry.input(
      "1112", in: CodePlace(field: 0, caret: 1),
      focus: CodePlace(field: 0, caret: 1), over: ["112", ""])
    #expect(change?.texts == ["112", ""])
    #expect(change?.place == CodePlace(field: 0, caret: 1))
  }

  /// Every way to cut a fill into inputs, into one field or the one with focus,
  /// and a whole fill that is followed by the same letters one by one.
  @Test(
    "R15: fills end alike however they come",
    arguments: [[1, 1, 1, 1], [2, 2], [4], [1, 3]])
  func fillsEndAlike(lengths: [Int]) {
    let letters = Array("1234")
    for cuts in 0..<8 {
      var pieces = [""]
      for (index, letter) in letters.enumerated() {
        pieces[pieces.count - 1].append(letter)
        if index < 3, cuts & 1 << index != 0 { pieces.append("") }
      }
      for followsFocus in [false, true] {
        for before in [[], [""], ["1234"]] where before != ["1234"] || cuts == 7
        {
          var host = CodeHost(lengths)
          for piece in before + pieces {
            host.insert(piece, into: followsFocus ? host.field ?? 0 : 0)
          }
          #expect(
            host.texts.joined() == "1234",
            "\(before + pieces), follows focus: \(followsFocus)")
        }
      }
    }
  }

  @Test(
    "R15: whatever is typed, no field holds too much, and no letter is invented",
    arguments: Seeds(0..<200))
  func random(seed: UInt64) {
    var random = Seeded(seed)
    let lengths = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      Int.random(in: 1...3, using: &random)
    }
    var host = CodeHost(lengths)
    host.entry.finishesWhenFull = true
    for _ in 0..<60 {
      let field = Int.random(in: 0..<lengths.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: host.delete()
      case 1: host.disabled.formSymmetricDifference([field])
      case 2:
        host.focus(
          field,
          caret: Int.random(in: 0...host.texts[field].count, using: &random))
      default:
        let text = String(
          (0..<Int.random(in: 1...7, using: &random)).map { _ in
            "0123 -".randomElement(using: &random) ?? "0"
          })
        let disabled = host.disabled.map { host.texts[$0] }
        host.insert(
          text, into: Bool.random(using: &random) ? host.field ?? field : field)
        #expect(
          host.disabled.map { host.texts[$0] } == disabled
            || host.disabled.contains(field))
      }
      for (text, length) in zip(host.texts, lengths) {
        #expect(text.count <= length)
        #expect(text.allSatisfy { $0.isNumber })
      }
    }
  }
}

/// Fields with a caret, as simple as can be.
struct CodeHost {
  var entry: CodeEntry
  var texts: [String]
  var disabled: Set<Int>
  let hasOther: Bool
  /// The field of the code with focus, its caret, and whether all is selected.
  var field: Int? = 0
  var caret = 0
  var isSelected = false
  var finishes = 0

  init(_ lengths: [Int]) {
    entry = CodeEntry(lengths: lengths)
    texts = lengths.map { _ in "" }
    (disabled, hasOther) = ([], false)
  }

  init(_ scenario: CodeScenario) {
    entry = CodeEntry(lengths: scenario.lengths)
    entry.advances = scenario.advances ?? true
    entry.finishesWhenFull = scenario.finishesWhenFull ?? false
    texts = scenario.lengths.map { _ in "" }
    disabled = Set(scenario.disabled ?? [])
    hasOther = scenario.hasOther ?? false
  }

  var focus: CodeScenario.Focus { field.map { .field($0) } ?? .other }

  mutating func perform(_ step: CodeScenario.Step) {
    switch step.act {
    case .type, .letters:
      for letter in step.text {
        insert(
          String(letter), into: step.act == .type ? field ?? 0 : step.field)
      }
    case .paste: insert(step.text, into: field ?? 0)
    case .fill: change(step.field, to: step.text, caret: step.text.count)
    case .set: texts[step.field] = step.text
    case .caret: focus(step.field, caret: step.caret)
    case .delete: delete()
    }
  }

  mutating func focus(_ field: Int, caret: Int) {
    (self.field, self.caret, isSelected) = (field, caret, false)
  }

  /// Inserts text at the caret. A field without focus has its caret at the end.
  mutating func insert(_ text: String, into target: Int) {
    if disabled.contains(target) { return }
    var new = texts[target]
    let isHere = target == field
    let start = isHere ? min(caret, new.count) : new.count
    if isHere, isSelected {
      new = text
    } else {
      new.insert(
        contentsOf: text, at: new.index(new.startIndex, offsetBy: start))
    }
    change(
      target, to: new,
      caret: isHere && isSelected ? text.count : start + text.count)
  }

  private mutating func change(_ target: Int, to text: String, caret: Int) {
    let end = CodePlace(field: target, caret: caret)
    let focus =
      field == target
      ? end
      : field.map { CodePlace(field: $0, caret: isSelected ? nil : self.caret) }
    let change = entry.input(
      text, in: end, focus: focus, over: texts,
      isReachable: { [disabled] in !disabled.contains($0) })
    guard let change else {
      texts[target] = text
      if field == target { self.focus(target, caret: caret) }
      return
    }
    follow(change)
  }

  mutating func delete() {
    guard let field, !disabled.contains(field) else { return }
    let change = entry.deleteBackward(
      in: field, of: texts,
      isReachable: { [disabled] in !disabled.contains($0) })
    if let change { return follow(change) }
    if isSelected {
      texts[field] = ""
      focus(field, caret: 0)
    } else if caret > 0 {
      texts[field].remove(
        at: texts[field].index(texts[field].startIndex, offsetBy: caret - 1))
      caret -= 1
    }
  }

  private mutating func follow(_ change: CodeChange) {
    texts = change.texts
    if let place = change.place {
      focus(place.field, caret: place.caret ?? 0)
      isSelected = place.caret == nil
    }
    if change.next != .nothing, hasOther { field = nil }
    if change.next == .finish, !hasOther { finishes += 1 }
  }
}
