/// A set of positions with a summary level, so that finding the next, previous,
/// first or last member takes a few word operations.
///
/// `summary` has one bit for each nonzero word of `words`. Unused words remain
/// in the array, with all bits zero. Words are machine-sized, because 64-bit
/// operations would enlarge a 32-bit WebAssembly module.
struct PositionSet: Sendable {
  private var words: [UInt] = []
  private var summary: [UInt] = []

  subscript(position: Int) -> Bool {
    get { words[position >> shift] & bit(position) != 0 }
    set {
      let word = position >> shift
      let old = words[word]
      let new = newValue ? old | bit(position) : old & ~bit(position)
      if old == new { return }
      words[word] = new
      if old == 0 {
        summary[word >> shift] |= bit(word)
      } else if new == 0 {
        summary[word >> shift] &= ~bit(word)
      }
    }
  }

  /// The first member at or after `position`, or `Int.max` if there is none. It
  /// isn't optional, because WebAssembly would return an optional through
  /// memory, and the module would grow.
  func next(from position: Int) -> Int {
    var word = position >> shift
    guard word < words.count else { return .max }
    let rest = words[word] & (~0 << UInt(position & mask))
    if rest != 0 { return word << shift | rest.trailingZeroBitCount }
    word &+= 1
    var group = word >> shift
    guard group < summary.count else { return .max }
    var marks = summary[group] & (~0 << UInt(word & mask))
    while marks == 0 {
      group &+= 1
      guard group < summary.count else { return .max }
      marks = summary[group]
    }
    word = group << shift | marks.trailingZeroBitCount
    return word << shift | words[word].trailingZeroBitCount
  }

  /// The last member at or before `position`; -1 if there is none.
  func previous(from position: Int) -> Int {
    guard position >= 0 else { return -1 }
    var word = position >> shift
    let rest = words[word] & (~0 >> UInt(mask - position & mask))
    if rest != 0 { return word << shift + mask &- rest.leadingZeroBitCount }
    word &-= 1
    guard word >= 0 else { return -1 }
    var group = word >> shift
    var marks = summary[group] & (~0 >> UInt(mask - word & mask))
    while marks == 0 {
      group &-= 1
      guard group >= 0 else { return -1 }
      marks = summary[group]
    }
    word = group << shift + mask &- marks.leadingZeroBitCount
    return word << shift + mask &- words[word].leadingZeroBitCount
  }

  /// `count` is the number of positions so far.
  mutating func insert(_ member: Bool, at position: Int, count: Int) {
    if count >> shift == words.count {
      words.append(0)
      if words.count > summary.count << shift { summary.append(0) }
    }
    let word = position >> shift
    let below = bit(position) - 1
    var carry = words[word] >> mask
    words[word] =
      words[word] & below | (words[word] & ~below) << 1
    for index in (word + 1)..<words.count {
      let next = words[index] >> mask
      words[index] = words[index] << 1 | carry
      carry = next
    }
    if member { words[word] |= bit(position) }
    summarize(from: word)
  }

  mutating func remove(at position: Int) {
    let word = position >> shift
    let below = bit(position) - 1
    for index in word..<words.count {
      let carry = index + 1 < words.count ? words[index + 1] << mask : 0
      let moved = words[index] >> 1 | carry
      words[index] =
        index == word ? words[index] & below | moved & ~below : moved
    }
    summarize(from: word)
  }

  @inline(never)
  mutating func reset(count: Int) {
    let size = (count &+ mask) >> shift
    words = Array(repeating: 0, count: size)
    summary = Array(repeating: 0, count: (size &+ mask) >> shift)
  }

  mutating func fill(count: Int) {
    words.setBits(count)
    summary.setBits((count &+ mask) >> shift)
  }

  private mutating func summarize(from word: Int) {
    for index in word..<words.count {
      if words[index] != 0 {
        summary[index >> shift] |= bit(index)
      } else {
        summary[index >> shift] &= ~bit(index)
      }
    }
  }
}

extension [UInt] {
  /// Never inlined, to keep the WebAssembly module small.
  @inline(never)
  fileprivate mutating func setBits(_ count: Int) {
    for position in stride(from: 0, to: count, by: UInt.bitWidth) {
      let rest = Swift.min(count &- position, UInt.bitWidth)
      self[position >> shift] = ~0 >> UInt(UInt.bitWidth &- rest)
    }
  }
}

private var mask: Int { UInt.bitWidth - 1 }
private var shift: Int { UInt.bitWidth.trailingZeroBitCount }

private func bit(_ index: Int) -> UInt { 1 << UInt(index & mask) }
