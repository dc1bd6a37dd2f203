import Allocations
import FieldNavigation
import Foundation

// Prints one `name value unit` per line. Each time is the best of several runs.
// Each run is long enough for the clock to measure. The fields are picked at
// random.
//
// With `--count`, the program takes no times: it prints the name of each
// operation that Callgrind counts, and does it as often as the argument says.

let sizes = [10, 1_000, 100_000]
let counted = CommandLine.arguments.drop { $0 != "--count" }.dropFirst().first
  .flatMap(Int.init)

func report(_ name: String, _ value: Double, _ unit: String) {
  print(name, String(format: "%.2f", value), unit)
}

/// Returns the nanoseconds for one call of the body.
func time(_ rounds: Int, _ body: (Int) -> Void) -> Double {
  let clock = ContinuousClock()
  var best = Double.infinity
  for _ in 0..<7 {
    let took = clock.measure { for round in 0..<rounds { body(round) } }
    let (seconds, atto) = took.components
    best = min(best, (Double(seconds) * 1e9 + Double(atto) / 1e9))
  }
  return best / Double(rounds)
}

/// Pseudorandom picks. Every run uses the same picks.
func picks(below count: Int) -> [Int] {
  var state: UInt64 = 42
  return (0..<65_536).map { _ in
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}

/// Uses a result. Without this call, the compiler could remove the measured
/// work.
@inline(never) func use<T>(_ value: T) {}

/// Never inlined, so that each operation is compiled alone, and the count of
/// one doesn't depend on the others.
@inline(never)
func measure(_ name: String, _ body: (Int) -> Void) {
  guard let counted else {
    let before = allocation_count()
    let took = time(1_000_000, body)
    let allocations = allocation_count() - before
    report(name, took, "ns")
    report("allocations.\(name)", Double(allocations), "count")
    return
  }
  print(name)
  counting_begins()
  for round in 0..<counted { body(round) }
  counting_ends()
}

func measure(_ size: Int) {
  let random = picks(below: size)
  var form = FieldForm(0..<size)
  for id in stride(from: 0, to: size, by: 3) {
    form.update(id, FieldState(isEmpty: false))
  }
  let fixed = form
  var filling = FormSession()
  let slots = (0..<size).map {
    filling.insert(FieldState(isEmpty: !$0.isMultiple(of: 3))).slot
  }
  let session = filling
  let picked = random.map { slots[$0] }
  use(fixed.moveOnReturn(from: 0))  // Metadata is made on first use.
  measure("engine.move.\(size)") {
    use(session.decision(from: picked[$0 & 65_535]))
  }
  measure("engine.move-by-id.\(size)") {
    use(fixed.moveOnReturn(from: random[$0 & 65_535]))
  }
  var changing = session
  measure("engine.update.\(size)") { round in
    use(
      changing.update(
        picked[round & 65_535], FieldState(isEmpty: round & 1 == 0)))
  }
  measure("engine.update-by-id.\(size)") { round in
    use(
      form.update(
        random[round & 65_535], FieldState(isEmpty: round & 1 == 0)))
  }
  var pressed = session
  measure("engine.press.\(size)") { round in
    var press = FormSession.Press.return(
      in: picked[round & 65_535], shown: .next)
    while case .check = pressed.step(&press) {}
    use(press.rule)
  }
  measure("engine.press-tab.\(size)") { round in
    var press = FormSession.Press.tab(
      in: picked[round & 65_535], direction: .forward)
    while case .check = pressed.step(&press) {}
    use(press.rule)
  }
  var pressedByID = fixed
  measure("engine.press-by-id.\(size)") { round in
    var press = pressedByID.pressReturn(
      in: random[round & 65_535], shown: .next)
    while case .check = pressedByID.step(&press) {}
    use(press.rule)
  }
  if counted == nil { measureArticle(size, random) }
}

/// The code of the articles, which walks the fields.
func measureArticle(_ size: Int, _ random: [Int]) {
  let fields = (0..<size).map { _ in Article.Field() }
  for place in stride(from: 0, to: size, by: 3) { fields[place].text = "x" }
  let article = Article(fields: fields)
  let rounds = max(20, 1_000_000 / size)
  report(
    "article.move.\(size)",
    time(rounds) { use(article.move(from: fields[random[$0 & 65_535]])) }, "ns")
  // The article's code computes every label again, in quadratic time. At the
  // largest size that takes minutes.
  guard size <= 1_000 else { return }
  report(
    "article.update.\(size)",
    time(rounds / 100 + 1) { _ in use(article.keys()) }, "ns")
}

func measureInsertion() {
  var form = FieldForm(0..<10_000)
  var id = 10_000
  report(
    "engine.insert.10000",
    time(100) { _ in
      form.insert(id, at: 5_000)
      form.remove(id)
      id += 1
    } / 2, "ns")
  var fields = (0..<10_000).map { _ in Article.Field() }
  let field = Article.Field()
  report(
    "article.insert.10000",
    time(100) { _ in
      fields.insert(field, at: 5_000)
      fields.remove(at: 5_000)
    } / 2, "ns")
}

func measureMemory(_ size: Int) {
  let before = allocated_bytes()
  let form = FieldForm(0..<size)
  report(
    "engine.bytes-per-field.\(size)",
    Double(allocated_bytes() - before) / Double(size), "B")
  use(form)
}

sizes.forEach { measure($0) }
if counted == nil {
  measureInsertion()
  sizes.forEach(measureMemory)
}
