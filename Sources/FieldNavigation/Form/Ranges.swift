/// The smallest range that contains all positions in which the two ranges
/// differ.
func difference(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
  if a.isEmpty { return b }
  if b.isEmpty { return a }
  if a.upperBound == b.upperBound {
    return min(a.lowerBound, b.lowerBound)..<max(a.lowerBound, b.lowerBound)
  }
  if a.lowerBound == b.lowerBound {
    return min(a.upperBound, b.upperBound)..<max(a.upperBound, b.upperBound)
  }
  return union(a, b)
}

/// The smallest range that contains both ranges.
package func union(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
  if a.isEmpty { return b }
  if b.isEmpty { return a }
  return min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
}
