// Measures how long 5,000 navigations take to detach: all on one widget, or one
// on each of 5,000 entries.
#include <field_navigation.h>
#include <time.h>

enum { COUNT = 5000 };

static FieldNavigation *navigations[COUNT];

static double detach(gboolean is_nested, gboolean is_reversed) {
  GtkWidget *window = gtk_window_new();
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *first = gtk_entry_new();
  gtk_window_set_child(GTK_WINDOW(window), box);
  gtk_box_append(GTK_BOX(box), first);
  for (int i = 0; i < COUNT; i++) {
    GtkWidget *entry = gtk_entry_new();
    gtk_box_append(GTK_BOX(box), entry);
    navigations[i] = field_navigation_attach(is_nested ? entry : box);
  }
  gtk_widget_grab_focus(first);
  clock_t start = clock();
  for (int i = 0; i < COUNT; i++)
    field_navigation_detach(navigations[is_reversed ? COUNT - 1 - i : i]);
  double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
  gtk_window_destroy(GTK_WINDOW(window));
  while (g_main_context_iteration(NULL, FALSE)) continue;
  return seconds;
}

int main(void) {
  double longest = 0;
  gtk_init();
  for (int way = 0; way < 4; way++) {
    // The first run of a way also reads code from the disk.
    double seconds = MIN(detach(way & 1, way & 2), detach(way & 1, way & 2));
    g_print("way %d: %.3f s\n", way, seconds);
    longest = MAX(longest, seconds);
  }
  g_print("%d detached in %.3f s\n", COUNT, longest);
  return 0;
}
