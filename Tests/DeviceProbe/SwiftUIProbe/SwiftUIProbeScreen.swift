import Foundation
package import SwiftUI

/// A screen with fields. The screen's buttons trigger the app's actions. After
/// the last part, the view "report" shows the answers.
package struct SwiftUIProbeScreen: View {
  private enum Field: String {
    case a, b, c, d, e, v, late, early, off, shown
  }

  @FocusState private var focus: Field?
  @State private var record = Record()
  @State private var report = ""
  @State private var vertical = ""
  @State private var isLateMounted = false
  @State private var isEarlyMounted = true
  @State private var isOpen = false
  @State private var isDisabled = false
  @State private var hasList = false
  @State private var evaluations = 0
  @State private var changes = 0
  @State private var hasPair = false
  @State private var starts = 0
  @State private var rows: [Int] = []
  @State private var hasLeaving = false
  @State private var visits = 0

  private let onReport: ([SwiftUIProbeAnswer]) -> Void

  /// Creates a screen. The screen also passes its final report to a closure.
  package init(
    onReport: @escaping ([SwiftUIProbeAnswer]) -> Void = { _ in }
  ) {
    self.onReport = onReport
  }

  package var body: some View {
    VStack(spacing: 4) {
      HStack {
        button("next")
        button("look")
        button("to b")
        button("to late")
      }
      HStack {
        button("mount")
        button("remove")
        button("to off")
        button("open")
      }
      HStack {
        button("disable")
        button("list")
        button("again")
        Unchanged(record: record)
        Text(verbatim: "\(evaluations)")
        button("blocks")
        Changed(record: record, count: changes)
      }
      HStack {
        button("pair")
        button("task")
        button("rows")
        button("delete")
        button("enter")
        button("leave")
      }
      HStack {
        field(.a)
        field(.b)
        field(.d).disabled(isDisabled)
        field(.off).disabled(true)
        FocusOwner(record: record).focused($focus, equals: .e)
      }
      HStack {
        VStack { field(.c).onSubmit { submit("inner") } }
          .onSubmit { submit("outer") }
        verticalField.onSubmit { submit("v") }
      }
      HStack {
        if isLateMounted { field(.late) }
        if isEarlyMounted { field(.early) }
        if isOpen { opened }
      }
      HStack {
        if hasPair {
          Named(record: record, name: "first")
          Named(record: record, name: "last")
        }
        timed
        if hasLeaving {
          Leaving(record: record, visits: $visits).transition(.opacity)
        }
      }
      if !rows.isEmpty { list }
      if hasList { preferences }
      Text(verbatim: report).accessibilityIdentifier("app.report")
      Spacer()
    }
  }

  private func button(_ name: String) -> some View {
    Button(name) { press(name) }.accessibilityIdentifier("app.\(name)")
  }

  private func field(_ field: Field) -> some View {
    TextField(field.rawValue, text: .constant(""))
      .focused($focus, equals: field)
      .accessibilityIdentifier("app.\(field.rawValue)")
  }

  @ViewBuilder private var verticalField: some View {
    if #available(iOS 16.0, macOS 13.0, *) {
      TextField("v", text: $vertical, axis: .vertical)
        .focused($focus, equals: .v)
        .onChange(of: vertical) { text in record.log.add(.text(text)) }
        .accessibilityIdentifier("app.v")
    } else {
      field(.v).onSubmit { record.log.add(.noVerticalAxis) }
    }
  }

  private var opened: some View {
    VStack {
      field(.shown).onAppear {
        record.log.add(.appear("first"))
        focus = .shown
      }
      Text(verbatim: "last").onAppear { record.log.add(.appear("last")) }
    }
    .onAppear { record.log.add(.appear("outer")) }
  }

  /// The task's modifier is between two modifiers that report the same change.
  private var timed: some View {
    Text(verbatim: "\(starts)")
      .onChange(of: starts) { _ in
        record.log.add(.changed)
        record.queueBlocks(1)
      }
      .task(id: starts) { @MainActor in record.log.add(.task) }
      .onChange(of: starts) { _ in record.log.add(.changed) }
  }

  private var list: some View {
    List(rows, id: \.self) { row in
      Text(verbatim: "row \(row)")
        .onDisappear { if row == 2 { record.log.add(.disappear("row")) } }
    }
    .frame(height: 80)
  }

  private var preferences: some View {
    VStack {
      List {
        Text(verbatim: "row").preference(key: RowKey.self, value: 1)
      }
      .frame(height: 80)
      VStack {
        if evaluations < 0 { Divider() }
        Text(verbatim: "two").preference(key: CombinedKey.self, value: 2)
      }
    }
    .onPreferenceChange(RowKey.self) { note("row", $0) }
    .onPreferenceChange(UnsetKey.self) { note("default", $0) }
    .onPreferenceChange(CombinedKey.self) { note("combined", $0) }
  }

  /// SwiftUI calls this function on the main actor. SwiftUI's declaration has
  /// no isolation.
  private nonisolated func note(_ key: String, _ value: Int) {
    MainActor.assumeIsolated { record.log.add(.preference(key, value)) }
  }

  // MARK: Events

  private func submit(_ who: String) {
    record.log.add(.submit(who, reads: focus?.rawValue))
  }

  private func press(_ name: String) {
    switch name {
    case "next": goOn()
    case "look": record.log.add(.look(focus?.rawValue))
    case "to b": set(.b)
    case "to late": set(.late)
    case "to off": set(.off)
    case "mount": isLateMounted = true
    case "remove": isEarlyMounted = false
    case "disable": isDisabled = true
    case "list": hasList = true
    case "again":
      Counted.note = { [weak record] in record?.log.add(.stateMade) }
      evaluations += 1
    case "blocks":
      changes += 1
      record.queueBlocks(5)
    case "pair": hasPair = true
    case "task": starts += 1
    case "rows": rows = [1, 2, 3]
    case "delete": rows = [1, 3]
    case "enter": hasLeaving = true
    case "leave":
      withAnimation {
        visits += 1
        hasLeaving = false
      }
    default: isOpen = true
    }
  }

  private func set(_ field: Field) {
    focus = field
    record.log.add(.set(field.rawValue, reads: focus?.rawValue))
  }

  private func goOn() {
    record.log.begin(nil)
    focus = nil
    if let part = record.partsLeft.popFirst() {
      record.log.begin(part)
    } else {
      let answers = SwiftUIProbeAnswer.all(in: record.log)
      report = answers.map { "\($0)" }.joined(separator: "; ")
      onReport(answers)
    }
  }
}

/// Nothing on the screen depends on the record. The record therefore needs no
/// state.
@MainActor private final class Record {
  var log = SwiftUIProbeLog()
  var partsLeft = SwiftUIProbePart.allCases[...]

  /// Queues a block on the run loop. The block queues the next block.
  func queueBlocks(_ count: Int) {
    guard count > 0 else { return }
    RunLoop.main.perform(inModes: [.common]) {
      MainActor.assumeIsolated {
        self.log.add(.block)
        self.queueBlocks(count - 1)
      }
    }
  }
}

/// A view that never changes.
private struct Unchanged: View {
  let record: Record
  @State private var counted = Counted()

  init(record: Record) { self.record = record }

  var body: some View {
    let _ = record.log.add(.evaluated)
    Text(verbatim: "same")
  }
}

/// An initial value that reports when it is created.
@MainActor private final class Counted {
  static var note: () -> Void = {}

  init() { Self.note() }
}

/// A view with its own focus state. The view's body doesn't read the focus
/// state.
private struct FocusOwner: View {
  let record: Record
  @FocusState private var hasFocus: Bool

  init(record: Record) { self.record = record }

  var body: some View {
    let _ = record.log.add(.bindingMade)
    HStack {
      TextField("e", text: .constant(""))
        .focused($hasFocus)
        .accessibilityIdentifier("app.e")
      FocusReader(record: record, hasFocus: $hasFocus)
    }
  }
}

private struct FocusReader: View {
  let record: Record
  let hasFocus: FocusState<Bool>.Binding

  var body: some View {
    let _ = record.log.add(.bindingRead)
    Text(verbatim: hasFocus.wrappedValue ? "has" : "has not")
  }
}

/// A view whose body SwiftUI evaluates after each change.
private struct Changed: View {
  let record: Record
  let count: Int

  var body: some View {
    let _ = record.log.add(.updated)
    Text(verbatim: "\(count)")
  }
}

/// A view that reports each evaluation.
private struct Named: View {
  let record: Record
  let name: String

  var body: some View {
    let _ = record.log.add(.body(name))
    Text(verbatim: name)
  }
}

/// A view whose state changes when it leaves.
private struct Leaving: View {
  let record: Record
  @Binding var visits: Int

  var body: some View {
    let _ = record.log.add(.body("leaving"))
    Text(verbatim: "\(visits)")
  }
}

/// The preference that a row sets.
private struct RowKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) {
    value += nextValue()
  }
}

/// A preference that no view sets.
private struct UnsetKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

/// Combines the views' preferences into digits. The digits have the views'
/// order.
private struct CombinedKey: PreferenceKey {
  static let defaultValue = 1

  static func reduce(value: inout Int, nextValue: () -> Int) {
    value = value * 10 + nextValue()
  }
}
