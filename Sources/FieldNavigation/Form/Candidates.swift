/// The fields that a press has tried, by the indexes of their slots; -1 means
/// none. A press offers each field at most once (R8, R10).
struct Candidates: Sendable {
  /// The field behind which a search goes on.
  private var lastSkipped: Int32 = -1
  /// The fields of the last `check` step and of the last `focus` step. If the
  /// adapter asks for another step, the one in `attempted` has refused.
  private var checked: Int32 = -1
  private var attempted: Int32 = -1
  #if arch(wasm32)
  /// A page reports every change, so that the browser adapter never asks again,
  /// and each page would load 80 bytes for it.
  var asksAgain: Bool { false }
  #else
  /// Whether fields that refused an earlier press are asked again.
  let asksAgain: Bool
  #endif
  /// Set by an adapter that remembers the refusals itself.
  private(set) var allRefusedEarlier = false
  /// The first `rememberedCount` of them, -1 until the first step, refused an
  /// earlier press.
  private(set) var refused: [Int32] = []
  private var rememberedCount = -1

  init(asksAgain: Bool) {
    #if !arch(wasm32)
    self.asksAgain = asksAgain
    #endif
  }

  // MARK: Refusals

  var hasBegun: Bool { rememberedCount >= 0 }

  mutating func remember(_ slots: [Int32]) { refused = slots }

  mutating func begin() { rememberedCount = refused.count }

  /// Whether a field has refused this press.
  var hasRefusal: Bool { refused.count > rememberedCount }

  mutating func forgetRemembered() {
    guard rememberedCount > 0 else { return }
    refused = refused.behind(rememberedCount)
    rememberedCount = 0
  }

  /// Tries a slot again. `origin` replaces it, because a press never tries its
  /// origin, and the number of refusals has to stay the same.
  mutating func forget(_ index: Int32, origin: Int32) {
    for place in refused.indices where refused[place] == index {
      refused[place] = origin
    }
  }

  /// Goes on in another session, where it isn't known which slots refused, but
  /// how many.
  mutating func restart(origin: Int32, allRefusedEarlier: Bool) {
    self.allRefusedEarlier = allRefusedEarlier
    // As in `forget(_:origin:)`, to keep the number of refusals.
    for place in refused.indices { refused[place] = origin }
    if attempted >= 0 { refused.add(origin) }
    attempted = -1
    searchAgain()
  }

  // MARK: Steps

  /// The adapter asks for another step, so a field it was to focus has refused.
  mutating func stepBegins() {
    if attempted >= 0 {
      refused.add(attempted)
      lastSkipped = attempted
    }
    attempted = -1
  }

  /// - Returns: whether the adapter has to check the field, because the last
  ///   step was another one.
  mutating func checks(_ index: Int32) -> Bool {
    if checked != index {
      checked = index
      return true
    }
    checked = -1
    return false
  }

  var isAttempting: Bool { attempted >= 0 }

  mutating func attempt(_ index: Int32) { attempted = index }

  /// Undoes the last attempt, because the field was never asked to take focus
  /// and so hasn't refused.
  mutating func withdraw() { attempted = -1 }

  // MARK: Searches

  /// The field that a search has reached.
  var reached: Int32 { isChecking ? checked : lastSkipped }

  var isChecking: Bool { checked >= 0 }

  mutating func skip(_ index: Int32) { lastSkipped = index }

  mutating func searchAgain() { (checked, lastSkipped) = (-1, -1) }
}

extension [Int32] {
  /// Appends without inlining the code that grows the array, which saves 170
  /// bytes of WebAssembly.
  @inline(never)
  mutating func add(_ number: Int32) { append(number) }

  /// Not inlined for the same reason.
  @inline(never)
  func has(_ number: Int32) -> Bool { contains(number) }

  /// All but the first `count` numbers, in a loop, because the standard
  /// library's code takes 60 more bytes.
  fileprivate func behind(_ count: Int) -> [Int32] {
    var rest: [Int32] = []
    for place in count..<self.count { rest.add(self[place]) }
    return rest
  }
}
