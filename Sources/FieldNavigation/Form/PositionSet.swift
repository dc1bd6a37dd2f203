/// A set of positions with a summary level, so that the next, the previous,
/// the first and the last member cost a few word operations.
///
/// `summary` has one bit for each word of `words` that is not zero.
struct PositionSet: Sendable {
  private var words: [UInt64] = []
  private var summary: [UInt64] = []

  subscript(position: Int) -> Bool {
    get { words[position >> 6] & bit(position) != 0 }
    set {
      let word = position >> 6
      let old = words[word]
      let new = newValue ? old | bit(position) : old & ~bit(position)
      if old == new { return }
      words[word] = new
      if old == 0 {
        summary[word >> 6] |= bit(word)
      } else if new == 0 {
        summary[word >> 6] &= ~bit(word)
      }
    }
  }

  /// The first member at `position` or after it; `Int.max`, which is behind
  /// every position, if there is none. WebAssembly would return an optional
  /// through memory, which is more to load.
  func next(from position: Int) -> Int {
    var word = position >> 6
    guard word < words.count else { return .max }
    let rest = words[word] & (~0 << UInt64(position & 63))
    if rest != 0 { return word << 6 + rest.trailingZeroBitCount }
    word += 1
    var group = word >> 6
    guard group < summary.count else { return .max }
    var marks = summary[group] & (~0 << UInt64(word & 63))
    while marks == 0 {
      group += 1
      guard group < summary.count else { return .max }
      marks = summary[group]
    }
    word = group << 6 + marks.trailingZeroBitCount
    return word << 6 + words[word].trailingZeroBitCount
  }

  /// The last member at `position` or before it; -1 if there is none.
  func previous(from position: Int) -> Int {
    guard position >= 0, !words.isEmpty else { return -1 }
    var word = position >> 6
    let rest = words[word] & (~0 >> UInt64(63 - position & 63))
    if rest != 0 { return word << 6 + 63 - rest.leadingZeroBitCount }
    word -= 1
    guard word >= 0 else { return -1 }
    var group = word >> 6
    var marks = summary[group] & (~0 >> UInt64(63 - word & 63))
    while marks == 0 {
      group -= 1
      guard group >= 0 else { return -1 }
      marks = summary[group]
    }
    word = group << 6 + 63 - marks.leadingZeroBitCount
    return word << 6 + 63 - words[word].leadingZeroBitCount
  }

  /// Makes room at `position`; `count` is how many positions there were.
  mutating func insert(_ member: Bool, at position: Int, count: Int) {
    if count >> 6 == words.count {
      words.append(0)
      if words.count > summary.count << 6 { summary.append(0) }
    }
    let word = position >> 6
    let below = bit(position) - 1
    var carry = words[word] >> 63
    words[word] =
      words[word] & below | (words[word] & ~below) << 1
    for index in (word + 1)..<max(words.count, word + 1) {
      let next = words[index] >> 63
      words[index] = words[index] << 1 | carry
      carry = next
    }
    if member { words[word] |= bit(position) }
    summarize(from: word)
  }

  /// Closes the gap at `position`; `count` is how many positions there were.
  mutating func remove(at position: Int, count: Int) {
    let word = position >> 6
    let below = bit(position) - 1
    for index in word..<words.count {
      let carry = index + 1 < words.count ? words[index + 1] << 63 : 0
      let moved = words[index] >> 1 | carry
      words[index] =
        index == word ? words[index] & below | moved & ~below : moved
    }
    if (count - 1) & 63 == 0 { words.removeLast() }
    if words.count <= (summary.count - 1) << 6 { summary.removeLast() }
    summarize(from: word)
  }

  mutating func reset(count: Int) {
    let size = (count + 63) >> 6
    words = Array(repeating: 0, count: size)
    summary = Array(repeating: 0, count: (size + 63) >> 6)
  }

  private mutating func summarize(from word: Int) {
    for index in word..<max(words.count, word) {
      if words[index] != 0 {
        summary[index >> 6] |= bit(index)
      } else {
        summary[index >> 6] &= ~bit(index)
      }
    }
    // The bit of a word that was dropped.
    if words.count & 63 != 0, let last = summary.indices.last {
      summary[last] &= bit(words.count) - 1
    }
  }
}

private func bit(_ index: Int) -> UInt64 { 1 << UInt64(index & 63) }
