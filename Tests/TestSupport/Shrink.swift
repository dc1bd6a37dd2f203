/// Removes steps that the failure does not need. Removes halves of the list,
/// then quarters, and finally single steps. Ends when no step can be removed.
package func shrink<Step>(_ steps: [Step], fails: ([Step]) -> Bool) -> [Step] {
  var steps = steps
  var size = max(1, steps.count / 2)
  while true {
    var start = 0
    var wasCut = false
    while start < steps.count {
      let end = min(start + size, steps.count)
      let rest = Array(steps[..<start] + steps[end...])
      if fails(rest) {
        steps = rest
        wasCut = true
      } else {
        start = end
      }
    }
    if size > 1 {
      size /= 2
    } else if !wasCut {
      return steps
    }
  }
}

/// Returns the fewest steps after which a problem of the same kind occurs.
///
/// - Parameter problem: returns a description of the problem. Problems of the
///   same kind have descriptions with the same beginning.
package func shrink<Step>(
  _ steps: [Step], to text: String, problem: ([Step]) -> String?
) -> [Step] {
  shrink(steps) { problem($0)?.prefix(8) == text.prefix(8) }
}
