/// Leaves out what a failure does not need: parts of half the list, of a
/// quarter, ..., of one, until nothing more can be left out.
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

/// The fewest steps after which the same kind of thing is wrong.
///
/// - Parameter problem: returns what is wrong; problems of one kind begin alike.
package func shrink<Step>(
  _ steps: [Step], to text: String, problem: ([Step]) -> String?
) -> [Step] {
  shrink(steps) { problem($0)?.prefix(8) == text.prefix(8) }
}
