public import CFieldNavigationGTK
import FieldNavigationGTK

/// The sign-up form in GTK. Return skips the email address, because it is
/// already filled in. The last letter of the code signs the user up.
@MainActor public final class SignUpForm {
  /// The window. The form doesn't keep the window alive.
  public let window: UnsafeMutablePointer<GtkWidget>
  /// The fields, by name.
  public private(set) var fields: [String: UnsafeMutablePointer<GtkWidget>] =
    [:]
  /// The greeting that the last letter shows.
  public private(set) var message = ""

  private let grid: UnsafeMutablePointer<GtkWidget>
  private let status: UnsafeMutablePointer<GtkWidget>
  private var navigator: FieldNavigator?
  private var rows: Int32 = 0

  /// Creates the window without showing it.
  public init() {
    window = gtk_window_new()
    grid = gtk_grid_new()
    status = gtk_label_new("")
    let topLevel = UnsafeMutableRawPointer(window)
      .assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_title(topLevel, "Sign up")
    gtk_window_set_default_size(topLevel, 360, -1)
    gtk_window_set_child(topLevel, grid)
    for set in [
      gtk_widget_set_margin_top, gtk_widget_set_margin_bottom,
      gtk_widget_set_margin_start, gtk_widget_set_margin_end,
    ] {
      set(grid, 24)
    }
    gtk_grid_set_row_spacing(table, 12)
    gtk_grid_set_column_spacing(table, 12)
    add("Name", gtk_entry_new())
    add("Email", gtk_entry_new())
    add("Password", gtk_password_entry_new())
    add("City", gtk_entry_new())
    let code = gtk_entry_new()
    if let code { add("Code", code, in: drawBoxes(over: code)) }
    gtk_grid_attach(table, status, 1, rows, 1, 1)
    if let email = fields["Email"] {
      gtk_editable_set_text(OpaquePointer(email), "ada@example.com")
    }

    navigator = FieldNavigator(in: window)
    navigator?.onFinish = { [weak self] in self?.signUp() }
    navigator?.configuration.codes = [
      FieldNavigator.Code([code], lengths: [6], finishesWhenFull: true)
    ]
  }

  private var table: UnsafeMutablePointer<GtkGrid> {
    UnsafeMutableRawPointer(grid).assumingMemoryBound(to: GtkGrid.self)
  }

  /// - Parameter widget: what shows the field, if it isn't the field itself.
  private func add(
    _ name: String, _ field: UnsafeMutablePointer<GtkWidget>?,
    in widget: UnsafeMutablePointer<GtkWidget>? = nil
  ) {
    guard let field else { return }
    let label = gtk_label_new_with_mnemonic("_" + name)
    gtk_label_set_xalign(OpaquePointer(label), 1)
    gtk_label_set_mnemonic_widget(OpaquePointer(label), field)
    gtk_widget_set_hexpand(field, 1)
    gtk_widget_set_name(field, name)
    gtk_grid_attach(table, label, 0, rows, 1, 1)
    gtk_grid_attach(table, widget ?? field, 1, rows, 1, 1)
    fields[name] = field
    rows += 1
  }

  private func signUp() {
    let name = fields["Name"].flatMap {
      gtk_editable_get_text(OpaquePointer($0))
    }
    message = "Welcome, \(name.map { String(cString: $0) } ?? "")!"
    gtk_label_set_text(OpaquePointer(status), message)
  }
}
