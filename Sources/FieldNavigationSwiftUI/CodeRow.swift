#if canImport(SwiftUI)
import FieldNavigation

/// A code of the form, and the user's input in it (R15).
@MainActor final class CodeRow<Value: Hashable> {
  /// What follows an input. It waits for SwiftUI's update, because the app's
  /// `onChange` comes first and moving focus may abort a fill.
  struct Input {
    let number: Int
    fileprivate(set) var storedTexts: [String]
    fileprivate(set) var wantedTexts: [String]
    /// Where focus belongs; `nil` if it stays.
    let place: CodePlace?
    fileprivate(set) var next: CodeChange.Next
    let focusHolder: Value?
    /// Whether several letters came at once.
    fileprivate let isFill: Bool
  }

  let fields: [Value]
  private var entry: CodeEntry
  private(set) var input: Input?
  private var count = 0

  /// - Precondition: The code's lengths are valid.
  init(_ code: FieldCode<Value>) {
    fields = code.fields
    entry = CodeEntry(lengths: code.lengths)
    take(code)
  }

  func hasSameFieldsAndLengths(as code: FieldCode<Value>) -> Bool {
    fields == code.fields && entry.lengths == code.lengths
  }

  func take(_ code: FieldCode<Value>) {
    entry.advances = code.advances
    entry.finishesWhenFull = code.finishesWhenFull
  }

  /// Decides what an input does, from the difference of the texts, because
  /// SwiftUI tells no caret.
  ///
  /// - Parameter number: the field's place in the code.
  /// - Returns: the number of the input.
  func decide(
    from old: String, in number: Int, _ now: [String], focusHolder: Value?,
    isReachable: (Int) -> Bool
  ) -> Int {
    var before = now
    before[number] = old
    // The app has rewritten a text or moved focus since the last letter.
    if let input,
      input.storedTexts != before || input.focusHolder != focusHolder
    {
      self.input = nil
    }
    let texts = input?.wantedTexts ?? before
    let typed = CodeEntry.Difference(
      from: CodeEntry.Letters(old.unicodeScalars),
      to: CodeEntry.Letters(now[number].unicodeScalars), caret: nil)
    // Until the update, the text field still shows letters that go on into
    // other fields.
    let isBehind = texts[number] != old && typed.removed == 0
    let text =
      isBehind
      ? texts[number] + String(String.UnicodeScalarView(typed.inserted))
      : now[number]
    // The app may format a text with hyphens or spaces, which aren't letters.
    let letters = texts.map(\.lettersOfCode)
    let change = entry.input(
      text.lettersOfCode, in: CodePlace(field: number, caret: nil),
      focus: input?.place ?? place(of: focusHolder, in: letters), over: letters,
      isReachable: isReachable)
    var wanted = texts
    let hasSeparators = typed.inserted.contains(where: \.isSeparator)
    if !hasSeparators || text.lettersOfCode != letters[number] {
      wanted[number] = hasSeparators ? text.lettersOfCode : text
    }
    for (place, text) in (change?.texts ?? []).enumerated()
    where wanted[place].lettersOfCode != text {
      wanted[place] = text
    }
    let (former, isSame) = (input, text.lettersOfCode == letters[number])
    count += 1
    input = Input(
      number: count, storedTexts: now, wantedTexts: wanted,
      place: isSame ? former?.place : change?.place,
      next: change?.next ?? .nothing, focusHolder: focusHolder,
      isFill: typed.inserted.count > 1)
    // A fill may come a second time, letter by letter, and the code still ends.
    if former?.next == .finish, isSame || change != nil {
      input?.next = .finish
    }
    return count
  }

  /// The caret is probably at the end of the text, since SwiftUI tells none.
  private func place(of focusHolder: Value?, in texts: [String]) -> CodePlace? {
    guard let focusHolder, let number = fields.firstIndex(of: focusHolder)
    else { return nil }
    return CodePlace(field: number, caret: texts[number].unicodeScalars.count)
  }

  /// The app may format a text with hyphens or spaces, and cut a fill to the
  /// length of the field, as apps do because SwiftUI has no maximum length.
  func isAsTyped(_ now: [String], in input: Input) -> Bool {
    now.indices.allSatisfy { place in
      let (now, stored) = (
        now[place].lettersOfCode, input.storedTexts[place].lettersOfCode
      )
      let length = entry.lengths[place]
      let isCut =
        input.isFill && !now.isEmpty && now.unicodeScalars.count <= length
        && stored.unicodeScalars.count > length
        && (stored.hasPrefix(now) || stored.hasSuffix(now))
      return now == stored || now == input.wantedTexts[place].lettersOfCode
        || isCut
    }
  }

  /// By place. A text that the app has formatted stays.
  func texts(toWriteOver now: [String], for input: Input) -> [Int: String] {
    var texts: [Int: String] = [:]
    for (place, text) in now.enumerated() where text != input.wantedTexts[place]
    {
      let isFormatted =
        text != input.storedTexts[place]
        && text.lettersOfCode == input.wantedTexts[place].lettersOfCode
      if !isFormatted { texts[place] = input.wantedTexts[place] }
    }
    return texts
  }

  func noteWritten(_ now: [String]) {
    input?.storedTexts = now
    input?.wantedTexts = now
  }

  func isAsWritten(_ now: [String], in input: Input) -> Bool {
    now.map(\.lettersOfCode) == input.wantedTexts.map(\.lettersOfCode)
  }

  func forgetInput() { input = nil }
}

extension String {
  fileprivate var lettersOfCode: String {
    String(UnicodeScalarView(unicodeScalars.filter { !$0.isSeparator }))
  }
}
#endif
