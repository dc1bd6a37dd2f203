import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("SwiftUI test double: focus")
struct DoubleFocusTests {
  @Test("A tap sets the focus state, and setting the focus state moves focus")
  func both() {
    let screen = Screen { FocusForm() }
    expectNil(screen.focused)
    expect(screen.value, equals: "nil")
    screen.tap("Email")
    expect(screen.focused, equals: "Email")
    expect(screen.value, equals: "email")
    screen.tap("To name")
    expect(screen.focused, equals: "Name")
    expect(screen.value, equals: "name")
    screen.tap("To nil")
    expectNil(screen.focused)
    expect(screen.value, equals: "nil")
  }

  @Test("The focus state becomes nil when the user closes the keyboard")
  func dismiss() {
    let screen = Screen { FocusForm() }
    screen.tap("Email")
    screen.dismissKeyboard()
    expectNil(screen.focused)
    expect(screen.value, equals: "nil")
  }

  @Test("The policy determines when a focus state changes")
  func setApplies() {
    for (answer, seen) in [
      (Policies.SetApplies.now, "email"), (.nextTurn, "nil"),
    ] {
      let screen = Screen(Policies { $0.setApplies = answer }) { FocusForm() }
      screen.tap("To email")
      expect(screen.seen, equals: seen)
      expect(screen.focused, equals: "Email")
      expect(screen.value, equals: "email")
    }
  }

  @Test(
    "The policy determines whether SwiftUI keeps a missing view's focus value"
  )
  func unmounted() {
    for answer in Policies.UnmountedTarget.allCases {
      let screen = Screen(Policies { $0.unmountedTarget = answer }) {
        FocusForm()
      }
      screen.tap("Remove code")
      screen.tap("Name")
      screen.tap("To code")
      expect(screen.focused, equals: answer == .droppedResigns ? nil : "Name")
      screen.tap("Add code")
      switch answer {
      case .dropped:
        expect(screen.focused, equals: "Name")
        expect(screen.value, equals: "name")
      case .droppedResigns:
        expectNil(screen.focused)
        expect(screen.value, equals: "nil")
      case .kept:
        expect(screen.focused, equals: "Code")
        expect(screen.value, equals: "code")
      }
    }
  }

  @Test("A tap on a field discards a missing view's focus value")
  func void() {
    let screen = Screen(Policies { $0.unmountedTarget = .kept }) {
      FocusForm()
    }
    screen.tap("Remove code")
    screen.tap("To code")
    screen.tap("Name")
    screen.tap("Add code")
    expect(screen.focused, equals: "Name")
    expect(screen.value, equals: "name")
  }

  @Test("A new view can't take focus before the next turn")
  func sameTurn() {
    for (answer, focused) in [
      (Policies.SetApplies.now, nil), (.nextTurn, "Code"),
    ] {
      let screen = Screen(Policies { $0.setApplies = answer }) { FocusForm() }
      screen.tap("Remove code")
      screen.tap("Add code and go")
      expect(screen.focused, equals: focused)
    }
  }

  @Test(
    "The policy determines whether removing the focused field resets the focus state"
  )
  func removal() {
    for (answer, value) in [
      (Policies.Removal.becomesNil, "nil"), (.keeps, "code"),
    ] {
      let screen = Screen(Policies { $0.removal = answer }) { FocusForm() }
      screen.tap("Code")
      screen.tap("Remove code")
      expectNil(screen.focused)
      expect(screen.value, equals: value)
    }
  }

  @Test("Pushing a page takes focus away, and popping restores focus")
  func push() {
    let screen = Screen { FocusForm() }
    screen.tap("Code")
    screen.tap("More")
    expectNil(screen.focused)
    expect(screen.fields, equals: [])
    screen.pop()
    expect(screen.focused, equals: "Code")
    expect(screen.value, equals: "code")
  }

  @Test("The policy determines whether focusing a disabled view removes focus")
  func disabled() {
    for (answer, focused) in [
      (Policies.DisabledTarget.refusedResigns, nil),
      (.refusedKeepsOld, "Name"),
    ] {
      let screen = Screen(Policies { $0.disabledTarget = answer }) {
        FocusForm()
      }
      screen.tap("Disable")
      screen.tap("Name")
      expect(!screen.tap("Email"))
      screen.tap("To email")
      expect(screen.focused, equals: focused)
      expect(screen.value, equals: focused?.lowercased() ?? "nil")
    }
  }

  @Test(
    "With `disablingResigns`, disabling the focused field takes its focus away")
  func disabling() {
    for (resigns, focused) in [(false, "Email"), (true, nil)] {
      let screen = Screen(Policies { $0.disablingResigns = resigns }) {
        FocusForm()
      }
      screen.tap("Email")
      screen.tap("Disable")
      expect(screen.focused, equals: focused)
      expect(screen.value, equals: focused?.lowercased() ?? "nil")
    }
  }

  @Test(
    "Depending on the policy, setting focus in onAppear works or has no effect")
  func onAppear() {
    for (answer, focused) in [
      (Policies.SetInOnAppear.works, "Name"), (.lost, nil),
    ] {
      let screen = Screen(Policies { $0.setInOnAppear = answer }) {
        FocusesOnAppear()
      }
      expect(screen.focused, equals: focused)
    }
  }

  @Test("Setting the focus state of a removed view doesn't move focus")
  func gone() throws {
    for policies in Policies.pairs {
      let box = FocusBox()
      let screen = Screen(policies) { Going(box: box) }
      let focus = try #require(box.focus)
      screen.tap("Go")
      focus.wrappedValue = true
      screen.settle()
      screen.tap("Name")
      screen.tap("Go")
      expect(screen.focused, equals: "Name")
    }
  }

  @Test("All `focused` modifiers of a view follow the view's focus")
  func several() {
    let screen = Screen { TwoStates() }
    screen.tap("Name")
    expect(screen.texts, equals: ["name true true"])
    screen.tap("To false")
    expectNil(screen.focused)
    expect(screen.texts, equals: ["nil false false"])
  }

  @Test("The first of two views with the same focus value gets focus")
  func twice() {
    let screen = Screen { SameValue() }
    screen.tap("To both")
    expect(screen.focused, equals: "First")
    expect(screen.warnings.count, equals: 1)
    screen.tap("Second")
    expect(screen.focused, equals: "Second")
  }

  @Test("A child view moves focus through a binding")
  func binding() {
    let screen = Screen { ParentOfChild() }
    screen.tap("Next")
    expect(screen.focused, equals: "In child")
    expect(screen.evaluations["ParentOfChild"], equals: 1)
  }

  @Test("Tab moves through the fields in tree order and wraps")
  func tab() {
    let screen = Screen { FocusForm() }
    screen.tap("Name")
    screen.pressTab()
    expect(screen.focused, equals: "Email")
    screen.pressTab(backward: true)
    screen.pressTab(backward: true)
    expect(screen.focused, equals: "Code")
  }
}

private struct FocusesOnAppear: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Name", text: .constant("")).focused($isFocused)
      .onAppear { isFocused = true }
  }
}

private struct TwoStates: View {
  enum Field { case name }
  @FocusState private var field: Field?
  @FocusState private var isFocused: Bool
  @FocusState private var isInside: Bool

  var body: some View {
    VStack {
      TextField("Name", text: .constant(""))
        .focused($field, equals: .name)
        .focused($isFocused)
      Button("To false") { isFocused = false }
    }
    .focused($isInside)
    Text("\(field.map { "\($0)" } ?? "nil") \(isFocused) \(isInside)")
  }
}

private struct SameValue: View {
  @FocusState private var focus: Int?

  var body: some View {
    TextField("First", text: .constant("")).focused($focus, equals: 1)
    TextField("Second", text: .constant("")).focused($focus, equals: 1)
    Button("To both") { focus = 1 }
  }
}

private struct ParentOfChild: View {
  @FocusState private var focus: Int?

  var body: some View {
    TextField("In parent", text: .constant("")).focused($focus, equals: 1)
    FocusChild(focus: $focus)
  }
}

private struct FocusChild: View {
  @FocusState.Binding var focus: Int?

  var body: some View {
    TextField("In child", text: .constant("")).focused($focus, equals: 2)
    Button("Next") { focus = (focus ?? 1) + 1 }
  }
}

private final class FocusBox {
  var focus: FocusState<Bool>.Binding?
}

private struct Going: View {
  let box: FocusBox
  @State private var isShown = true

  var body: some View {
    if isShown { Gone(box: box) }
    TextField("Name", text: .constant(""))
    Button("Go") { isShown.toggle() }
  }
}

private struct Gone: View {
  let box: FocusBox
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Other", text: .constant("")).focused($isFocused)
      .onAppear { if box.focus == nil { box.focus = $isFocused } }
  }
}
