import AdapterTesting
import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("SwiftUI test double: violations")
struct DoubleTrapTests {
  @Test("The double reports a violation when a body sets state")
  func state() {
    let screen = Screen(onViolation: .isRecorded) { SetsState() }
    expect(
      screen.violations,
      equals: [
        "Modifying state during view update: State<Int> was set in SetsState",
        "The screen is not stable after 100 passes",
      ])
  }

  @Test("The double reports a violation when a body sets a focus state")
  func focus() {
    let screen = Screen(onViolation: .isRecorded) { SetsFocus() }
    expect(
      screen.violations,
      equals: [
        "Modifying state during view update: FocusState<Bool> was set in "
          + "SetsFocus"
      ])
  }

  @Test("The double reports a violation when a body scrolls a list")
  func scroll() {
    let screen = Screen(onViolation: .isRecorded) {
      ScrollViewReader { proxy in
        let _ = proxy.scrollTo(1)
        Text("row")
      }
    }
    expect(screen.violations.count, equals: 1)
  }

  @Test("Setting state in onAppear is allowed")
  func after() {
    let screen = Screen { SetsOnAppear() }
    expect(screen.texts, equals: ["1"])
  }

  @Test("The double reports a violation when a screen never becomes stable")
  func passes() {
    let screen = Screen(onViolation: .isRecorded) { PassLoop() }
    expect(
      screen.violations, equals: ["The screen is not stable after 100 passes"])
  }

  @Test(
    "The double reports a violation when a screen schedules work in every turn")
  func turns() {
    let screen = Screen(onViolation: .isRecorded) { TurnLoop() }
    screen.tap("Start")
    expect(
      screen.violations, equals: ["The screen is not still after 1000 turns"])
    screen.tap("Stop")
    expect(screen.violations.count, equals: 1)
  }

  @Test("An unexpected violation fails the test")
  func fails() {
    withKnownIssue(KnownIssue.violation.reason) {
      _ = Screen { SetsState() }
    }
  }

  @Test("With `.traps`, a violation ends the process")
  func traps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Screen(onViolation: .traps) { SetsState() }
      }
    }
  }

  @Test("The violation for a missing title lists the screen's titles")
  func unknown() {
    let screen = Screen(onViolation: .isRecorded) {
      TextField("Name", text: .constant(""))
      Button("Save") {}
    }
    screen.tap("Nam")
    expect(
      screen.violations, equals: ["The screen has no \"Nam\" but Name, Save"])
    screen.type("a")
    expect(screen.violations.last, equals: "No field has focus to type into")
  }
}

private struct SetsState: View {
  @State private var count = 0

  var body: some View {
    let _ = count += 1
    EmptyView()
  }
}

private struct SetsFocus: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    let _ = isFocused = true
    TextField("Name", text: .constant("")).focused($isFocused)
  }
}

private struct SetsOnAppear: View {
  @State private var count = 0
  var body: some View { Text("\(count)").onAppear { count += 1 } }
}

private struct PassLoop: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
      .onAppear { count += 1 }
      .onChange(of: count) { _ in count += 1 }
  }
}

private struct TurnLoop: View {
  private let isOn = Flag()

  var body: some View {
    Button("Start") { again() }
    Button("Stop") { isOn.value = false }
  }

  private func again() {
    guard isOn.value else { return }
    RunLoop.main.perform { MainActor.assumeIsolated { again() } }
  }
}

private final class Flag {
  var value = true
}
