/// A set of positions with a summary level, so that the next, the previous,
/// the first and the last member cost a few word operations.
///
/// `summary` has one bit for each word of `words` that is not zero. Words that
/// are not needed any more stay, empty.
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

  var first: Int? { next(from: 0) }
  var last: Int? { previous(from: words.count << 6 - 1) }

  /// The first member at `position` or after it.
  func next(from position: Int) -> Int? {
    var word = position >> 6
    guard word < words.count else { return nil }
    let rest = words[word] & (~0 << UInt64(position & 63))
    if rest != 0 { return word << 6 + rest.trailingZeroBitCount }
    word += 1
    var group = word >> 6
    guard group < summary.count else { return nil }
    var marks = summary[group] & (~0 << UInt64(word & 63))
    while marks == 0 {
      group += 1
      guard group < summary.count else { return nil }
      marks = summary[group]
    }
    word = group << 6 + marks.trailingZeroBitCount
    return word << 6 + words[word].trailingZeroBitCount
  }

  /// The last member at `position` or before it.
  func previous(from position: Int) -> Int? {
    guard position >= 0, !words.isEmpty else { return nil }
    var word = position >> 6
    let rest = words[word] & (~0 >> UInt64(63 - position & 63))
    if rest != 0 { return word << 6 + 63 - rest.leadingZeroBitCount }
    word -= 1
    guard word >= 0 else { return nil }
    var group = word >> 6
    var marks = summary[group] & (~0 >> UInt64(63 - word & 63))
    while marks == 0 {
      group -= 1
      guard group >= 0 else { return nil }
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
    for index in (word + 1)..<words.count {
      let next = words[index] >> 63
      words[index] = words[index] << 1 | carry
      carry = next
    }
    if member { words[word] |= bit(position) }
    summarize(from: word)
  }

  /// Closes the gap at `position`.
  mutating func remove(at position: Int) {
    let word = position >> 6
    let below = bit(position) - 1
    for index in word..<words.count {
      let carry = index + 1 < words.count ? words[index + 1] << 63 : 0
      let moved = words[index] >> 1 | carry
      words[index] =
        index == word ? words[index] & below | moved & ~below : moved
    }
    summarize(from: word)
  }

  mutating func reset(count: Int) {
    let size = (count + 63) >> 6
    words = Array(repeating: 0, count: size)
    summary = Array(repeating: 0, count: (size + 63) >> 6)
  }

  private mutating func summarize(from word: Int) {
    for index in word..<words.count {
      if words[index] != 0 {
        summary[index >> 6] |= bit(index)
      } else {
        summary[index >> 6] &= ~bit(index)
      }
    }
  }
}

private func bit(_ index: Int) -> UInt64 { 1 << UInt64(index & 63) }
