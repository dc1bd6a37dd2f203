import CFieldNavigationGTK
import SignUpForm

gtk_init()
let form = SignUpForm()
let loop = g_main_loop_new(nil, 0)
g_signal_connect_data(
  form.window, "close-request",
  unsafeBitCast(
    { _, loop in
      g_main_loop_quit(loop.map { OpaquePointer($0) })
      return 0
    } as @convention(c) (gpointer?, gpointer?) -> gboolean,
    to: GCallback.self), UnsafeMutableRawPointer(loop), nil, GConnectFlags(0))
gtk_window_present(
  UnsafeMutableRawPointer(form.window).assumingMemoryBound(to: GtkWindow.self))
g_main_loop_run(loop)
