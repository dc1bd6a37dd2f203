import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import SignUpForm
import Testing

// The sample from the README.
final class CheckoutWindow {
  private var navigator: FieldNavigator?

  @MainActor func fill(_ window: UnsafeMutablePointer<GtkWidget>) {
    navigator = FieldNavigator(in: window)
    navigator?.onFinish = { [weak self] in self?.pay() }
  }
}

extension CheckoutWindow {
  @MainActor static var hasPaid = false
  @MainActor func pay() { Self.hasPaid = true }
}

/// The samples from the documentation, and the example.
@MainActor @Suite("Samples from the documentation", .serialized, .inWindows)
struct SampleTests {
  @Test("The README's sample works")
  func readme() {
    let screen = Screen()
    screen.add("a")
    let checkout = CheckoutWindow()
    checkout.fill(screen.window)
    screen.show(focus: "a", navigates: false)
    screen.pressReturn()
    expect(CheckoutWindow.hasPaid)
  }

  @Test("The samples in the doc comments work")
  func declarations() {
    let screen = Screen()
    for name in ["a", "city", "zip", "code"] { screen.add(name) }
    let (window, city, zip) = (screen.window, screen["city"], screen["zip"])
    let discountCode = screen["code"]
    func signUp() { screen.note("signed up") }
    var navigator: FieldNavigator?
    navigator = FieldNavigator(in: window)
    navigator?.onFinish = { signUp() }
    guard let navigator else { return }
    screen.show(focus: "a", navigates: false)
    navigator.configuration.policy.ending = .wrap
    navigator.configuration.order = .explicit([city, zip])
    var configuration = navigator.configuration
    configuration.isEmpty = { field in
      field == discountCode ? false : nil  // optional
    }
    let wrong: Set<UnsafeMutablePointer<GtkWidget>> = []
    configuration.isInvalid = { field in
      wrong.contains(field)  // what your app or its server has found
    }
    navigator.configuration = configuration
    navigator.setRole(.excluded, of: discountCode)
    navigator.setRole([], of: discountCode)  // a field again
    expect(navigator.role(of: discountCode), equals: [])
    screen.pressReturn()
    expect(screen.focused, equals: "city")
    navigator.invalidate()
  }

  @Test("The samples in GTK in five minutes work")
  func fiveMinutes() {
    let screen = Screen()
    let outline = Outline(
      """
      GtkBox page orientation=vertical
        GtkEntry name
        GtkEntry nickname
        GtkEntry email text=ada
        GtkTextView notes
        GtkEntry city
      """)
    let builder = gtk_builder_new()
    gtk_builder_add_from_string(builder, outline.xml, -1, nil)
    for name in outline.names {
      guard let object = gtk_builder_get_object(builder, name) else { return }
      screen.name(Widget(OpaquePointer(object)), name)
    }
    gtk_box_append(screen.box.box, screen["page"])
    var navigator: FieldNavigator?
    do {
      let page = gtk_builder_get_object(builder, "page")
      navigator = FieldNavigator(in: OpaquePointer(page))
    }
    g_object_unref(builder.map { UnsafeMutableRawPointer($0) })
    guard let navigator else { return }
    let (name, nickname) = (screen["name"], screen["nickname"])
    screen.observe("activate", of: name)
    navigator.setRole(.sharesReturn, of: name)
    navigator.setRole(.excluded, of: nickname)
    navigator.configuration.policy.destination = .next
    navigator.configuration.textViewKeys = [.return]
    navigator.focusFirst()
    screen.show(navigates: false)
    screen.waitForLayout()
    expect(screen.focused, equals: "name")
    do {
      let (code, entry) = (screen["city"], screen["city"])
      let (first, second, third) = (screen["email"], nickname, name)
      var configuration = navigator.configuration
      configuration.codes = [FieldNavigator.Code([code], lengths: [6])]
      navigator.configuration = configuration
      navigator.configuration.codes = [
        FieldNavigator.Code([entry], lengths: [6], finishesWhenFull: true)
      ]
      navigator.configuration.codes = [
        FieldNavigator.Code([code], lengths: [6])
      ]
      navigator.configuration.codes = [
        FieldNavigator.Code(
          [first, second, third], lengths: [1, 1, 1], finishesWhenFull: true)
      ]
      navigator.configuration.codes = []
    }
    let path = (1...3).map { _ in
      screen.pressReturn()
      return screen.focused
    }
    expect(path, equals: ["email", "notes", "city"])
    expect(screen.log, equals: ["name activate"])
    let wrong = [name]
    navigator.configuration.isInvalid = { field in wrong.contains(field) }
    screen.pressReturn()
    expect(screen.focused, equals: "name")
  }

  @Test("The sign-up example")
  func example() {
    let form = SignUpForm()
    let window = form.window.window
    gtk_window_present(window)
    Loop.wait {
      Keyboard.shared.focus(form.window)
      return gtk_window_is_active(window) != 0
    }
    if let name = form.fields["Name"] { gtk_widget_grab_focus(name) }
    for text in ["Ada", "secret", "Paris"] {
      Keyboard.shared.type(text)
      Keyboard.shared.tap(.return)
      Loop.settle(in: form.window)
    }
    expect(form.message.isEmpty)
    Keyboard.shared.type("123456")
    Loop.settle(in: form.window)
    expect(
      form.fields.mapValues(\.text),
      equals: [
        "Name": "Ada", "Email": "ada@example.com", "Password": "secret",
        "City": "Paris", "Code": "123456",
      ])
    expect(form.message, equals: "Welcome, Ada!")
    gtk_window_destroy(window)
  }
}
