import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor
@Suite(
  "SwiftUI test double: captured closures, bindings, and creation of state")
struct DoubleEvidenceTests {
  @Test("onChange(of:perform:) calls the closure from the previous evaluation")
  func formerClosure() {
    let screen = Screen { Captures() }
    screen.tap("Add")
    expect(screen.texts, equals: ["perform 0 1", "two 1 1", "zero 1"])
    screen.tap("Add")
    expect(screen.texts, equals: ["perform 1 2", "two 2 2", "zero 2"])
  }

  @Test(
    "Every evaluation replaces the closure that onChange(of:perform:) calls next"
  )
  func closureInBetween() {
    let screen = Screen { Captures() }
    screen.tap("Other")
    screen.tap("Add")
    expect(screen.texts.first, equals: "perform 10 1")
  }

  @Test("A change of focus evaluates only bodies that read the focus binding")
  func dynamicBinding() {
    let screen = Screen { FocusOwner() }
    screen.resetCounts()
    screen.tap("Field")
    expect(screen.texts, equals: ["has focus", "same"])
    expect(screen.evaluations, equals: ["FocusReader": 1])
  }

  @Test(
    "Without `focusBindingIsDynamic`, a change of focus evaluates the body that created the binding"
  )
  func madeBinding() {
    let policies = Policies { $0.focusBindingIsDynamic = false }
    let screen = Screen(policies) { FocusOwner() }
    screen.resetCounts()
    screen.tap("Field")
    expect(screen.texts, equals: ["has focus", "same"])
    expect(screen.evaluations, equals: ["FocusOwner": 1, "FocusReader": 1])
  }

  @Test(
    "By default, every value of a view creates the view's initial state again")
  func stateOfEachValue() {
    expect(made(Policies()), equals: [1, 2])
  }

  @Test("With `makesStateOnce`, initial state is created once per view")
  func stateOnce() {
    expect(made(Policies { $0.makesStateOnce = true }), equals: [1, 1])
  }

  /// Counts the objects created for a view's initial state. The first count is
  /// from the view's appearance. The second count also includes the parent's
  /// next evaluation.
  private func made(_ policies: Policies) -> [Int] {
    Counted.count = 0
    let screen = Screen(policies) { Around() }
    let first = Counted.count
    screen.tap("Add")
    expect(screen.texts, equals: ["1", "object 1"])
    return [first, Counted.count]
  }

  @Test("The policy determines when SwiftUI computes initial state")
  func orderOfState() {
    func numbers(_ policies: Policies) -> [String] {
      Counted.count = 0
      return Screen(policies) { Deeper() }.texts
    }
    expect(numbers(Policies()), equals: ["object 2", "object 1"])
    expect(
      numbers(Policies { $0.makesStateOnce = true }),
      equals: ["object 1", "object 2"])
  }
}

private struct Captures: View {
  @State private var count = 0
  @State private var other = 0
  @State private var perform = ""
  @State private var two = ""
  @State private var zero = ""

  var body: some View {
    let captured = count + other
    VStack {
      Button("Add") { count += 1 }
      Button("Other") { other += 10 }
      Text(perform)
      Text(two)
      Text(zero)
    }
    .onChange(of: count) { perform = "perform \(captured) \($0)" }
    .onChange(of: count) { two = "two \(captured) \($1)" }
    .onChange(of: count) { zero = "zero \(captured)" }
  }
}

private struct FocusOwner: View {
  @FocusState private var hasFocus: Bool

  var body: some View {
    TextField("Field", text: .constant("")).focused($hasFocus)
    FocusReader(hasFocus: $hasFocus)
    Same()
  }
}

private struct FocusReader: View {
  let hasFocus: FocusState<Bool>.Binding

  var body: some View {
    Text(hasFocus.wrappedValue ? "has focus" : "has none")
  }
}

private struct Same: View {
  var body: some View { Text("same") }
}

@MainActor private final class Counted {
  static var count = 0

  let number: Int

  init() {
    Self.count += 1
    number = Self.count
  }
}

private struct Around: View {
  @State private var count = 0

  var body: some View {
    Button("Add") { count += 1 }
    Text("\(count)")
    Inner(count: count)
  }
}

private struct Inner: View {
  let count: Int
  @State private var counted = Counted()

  init(count: Int = 0) { self.count = count }

  var body: some View { Text("object \(counted.number)") }
}

private struct Deeper: View {
  var body: some View {
    Wrapper()
    Inner()
  }
}

private struct Wrapper: View {
  var body: some View { Inner() }
}
