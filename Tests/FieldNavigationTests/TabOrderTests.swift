import FieldNavigation
import Testing

/// Tests the Tab order if the app lists tab stops (R8).
@Suite struct TabOrderTests {
  @Test("R8: an unlisted stop keeps its predecessor in the app's order")
  func predecessor() {
    #expect(TabOrder.merge([1, -1, 2, 0]) == [3, 0, 1, 2])
  }

  @Test("R8: stops before the first listed stop remain at the start")
  func front() {
    #expect(TabOrder.merge([-1, -1, 1, -1, 0]) == [0, 1, 4, 2, 3])
  }

  @Test("R8: Tab skips a listed field that isn't a stop")
  func strangers() {
    #expect(TabOrder.merge([40, 7]) == [1, 0])
    #expect(TabOrder.merge([-1, -1]) == [0, 1])
    #expect(TabOrder.merge([]) == [])
  }

  @Test("R8: the second of two stops at the same place counts as unlisted")
  func places() {
    #expect(TabOrder.merge([0, -1, 0]) == [0, 1, 2])
  }

  @Test(
    "R8: the engine and a simple algorithm agree on every order of five stops"
  )
  func everyOrder() {
    let sweep = Sweep()
    let native = Array(0..<5)
    sweep.withEvery("code", in: 0..<3125) { code in
      // The number's digits in base five are the explicit order. The order ends
      // before the first repeated digit.
      var explicit: [Int] = []
      var rest = code
      for _ in 0..<5 where !explicit.contains(rest % 5) {
        explicit.append(rest % 5)
        rest /= 5
      }
      sweep.withEvery("listed", in: 0...explicit.count) { count in
        let listed = Array(explicit.prefix(count))
        let expected = naive(native, listed)
        let places = native.map { Int32(listed.firstIndex(of: $0) ?? -1) }
        sweep.expectEqual(
          TabOrder.merge(places).map(Int.init), expected, "\(places)")
      }
    }
  }

  @Test(
    "R8: the engine and a simple algorithm agree on all places of five stops"
  )
  func everyPlace() {
    let sweep = Sweep()
    sweep.withEvery("code", in: 0..<3125) { code in
      var rest = code
      let places = (0..<5).map { _ -> Int32 in
        defer { rest /= 5 }
        return Int32(rest % 5) - 1
      }
      let listed = (0..<4).compactMap { places.firstIndex(of: $0) }
      sweep.expectEqual(
        TabOrder.merge(places).map(Int.init), naive(Array(0..<5), listed),
        "\(places)")
    }
  }

  /// In the result, unlisted stops remain behind their listed stop.
  private func naive(_ native: [Int], _ explicit: [Int]) -> [Int] {
    var runs: [[Int]] = [[]]
    for stop in native {
      if explicit.contains(stop) { runs.append([]) }
      runs[runs.count - 1].append(stop)
    }
    var result = runs[0]
    for stop in explicit {
      for run in runs.dropFirst() where run[0] == stop { result += run }
    }
    return result
  }
}

/// Tests how fields are ordered by their tags (R2).
@Suite struct SequentialOrderTests {
  @Test("R2: fields with equal tags keep their order")
  func tags() {
    #expect(SequentialOrder.byTag([3, 1, 3]) == [1, 0, 2])
    #expect(SequentialOrder.byTag([100, 10, 0, 10, -1]) == [4, 2, 1, 3, 0])
    #expect(SequentialOrder.byTag([0, 0, 0]) == [0, 1, 2])
    #expect(SequentialOrder.byTag([]) == [])
  }
}
