import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("A meeting form with all state in a store")
struct MeetingTests {
  @Test(
    "Return moves through all attendees and skips the pickers (R4)",
    .underPolicyPairs)
  func walk() {
    let screen = Screen { MeetingForm(attendees: 3) }
    expect(
      screen.walk(from: "Title"),
      equals: [
        "Title next", "Attendee 0 next", "Attendee 1 next", "Attendee 2 done",
      ])
    expectNil(screen.focused)
  }

  @Test(
    "Return skips a later attendee that the user has already filled",
    .underPolicyPairs)
  func skipsFilled() {
    let screen = Screen { MeetingForm(attendees: 4) }
    screen.fill("Attendee 2")
    screen.fill("Attendee 0")
    expect(
      screen.walk(from: "Title"),
      equals: ["Title next", "Attendee 1 next", "Attendee 3 done"])
  }

  @Test(
    "Return in the last field doesn't go back to empty fields (R5)",
    .underPolicyPairs)
  func endsBelow() {
    let screen = Screen { MeetingForm(attendees: 2) }
    screen.tap("Attendee 1")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expectNil(screen.focused)
  }

  @Test(
    "Using a picker doesn't change the target of Return",
    .underPolicyPairs)
  func otherControls() {
    let screen = Screen { MeetingForm(attendees: 1) }
    screen.tap("Title")
    screen.type("Morning")
    screen.tap("Minutes")
    expect(screen.texts.contains("6 minutes"))
    screen.choose("Navy", in: "Theme")
    screen.tap("Title")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Attendee 0")
  }

  @Test(
    "The store can focus an attendee that it adds", .underPolicyPairs)
  func adds() {
    let screen = Screen { MeetingForm(attendees: 1) }
    screen.tap("Attendee 0")
    screen.type("Ada")
    screen.tap("New attendee")
    expect(screen.focused, equals: "Attendee 1")
    expect(screen.label(of: "Attendee 0"), equals: "next")
    screen.type("Grace")
    screen.tap("New attendee")
    expect(screen.focused, equals: "Attendee 2")
    expect(screen.returnKey, equals: "done")
  }

  @Test(
    "The store can focus a deleted attendee's neighbor (R11)",
    .underPolicyPairs)
  func deletes() {
    let screen = Screen { MeetingForm(attendees: 3) }
    screen.tap("Attendee 1")
    screen.tap("Delete 1")
    expect(screen.focused, equals: "Attendee 2")
    expect(screen.returnKey, equals: "done")
    expect(screen.label(of: "Attendee 0"), equals: "next")
    screen.tap("Delete 2")
    expect(screen.focused, equals: "Attendee 0")
    expect(screen.returnKey, equals: "done")
    screen.tap("Delete 0")
    // Deleting the last attendee adds an empty attendee.
    expect(screen.focused, equals: "Attendee 3")
    expect(screen.fields, equals: ["Title", "Attendee 3"])
  }

  @Test(
    "Return visits the other attendees after a deletion (R9, R11)",
    .underPolicyPairs)
  func walkAfterDeleting() {
    let screen = Screen { MeetingForm(attendees: 3) }
    screen.tap("Delete 1")
    expect(
      screen.walk(from: "Title"),
      equals: ["Title next", "Attendee 0 next", "Attendee 2 done"])
  }

  @Test(
    "Return also visits attendees whose rows aren't loaded (R13)",
    .underPolicyPairs)
  func lazyRows() {
    let screen = Screen(hasLazyForms: true) { MeetingForm(attendees: 40) }
    let steps = screen.walk(from: "Title")
    expect(steps.count, equals: 40)
    expect(steps.last, equals: "Attendee 38 next")
  }

  @Test(
    "The store sets the initial focus",
    .underPolicyPairs)
  func initialFocus() {
    expect(Screen { MeetingForm() }.focused, equals: "Title")
  }
}
