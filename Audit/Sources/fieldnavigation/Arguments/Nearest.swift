/// The known word that a mistyped word probably means. `nil` if no known word
/// is close.
func nearest(to word: String, among known: [String]) -> String? {
  known.map { ($0, distance(word, $0)) }
    .filter { $0.1 <= max(2, $0.0.count / 3) }
    .min { $0.1 < $1.1 }?.0
}

/// The number of edits that turn one word into the other. An edit adds, removes
/// or replaces a letter, or swaps two neighbors.
private func distance(_ one: String, _ other: String) -> Int {
  let (a, b) = (Array(one), Array(other))
  var rows = [[Int](), Array(0...b.count)]
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(
        row[j] + 1, rows[1][j + 1] + 1, rows[1][j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, rows[0][j - 1] + 1)
      }
      row.append(cost)
    }
    rows = [rows[1], row]
  }
  return rows[1][b.count]
}
