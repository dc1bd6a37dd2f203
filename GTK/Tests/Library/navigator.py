"""Uses FieldNavigation.Navigator as an app in Python does. Prints `done`."""

import gc
import weakref

import gi

gi.require_version("FieldNavigation", "0")
gi.require_version("Gtk", "4.0")
from gi.repository import FieldNavigation, Gio, GLib, GObject, Gtk  # noqa: E402

Empty = FieldNavigation.Emptiness
Gtk.init()


class Form:
    def __init__(self, names="abc"):
        self.window = Gtk.Window(default_width=200, default_height=200)
        self.box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        self.window.set_child(self.box)
        self.fields = {name: Gtk.Entry(name=name) for name in names}
        for field in self.fields.values():
            self.box.append(field)
        self.window.present()
        while not self.box.get_mapped():
            GLib.MainContext.default().iteration(True)

    def press(self, name):
        """Presses Return in a field, and returns the field that then has focus."""
        field = self.fields[name]
        field.grab_focus()
        # A Return activates the text in the entry.
        field.get_delegate().emit("activate")
        return self.focus

    @property
    def focus(self):
        widget = self.window.get_focus()
        return next((name for name, field in self.fields.items()
                     if widget and widget.is_ancestor(field)), None)


def store(form, names):
    model = Gio.ListStore.new(Gtk.Widget)
    model.splice(0, 0, [form.fields[name] for name in names])
    return model


def the_container_keeps_the_navigator_alive():
    # GTK keeps the widgets of a destroyed window while Python does. A handler that
    # refers to the window would therefore keep both forever.
    form = Form()
    navigator = FieldNavigation.Navigator.new(form.window)
    navigator.connect("finish", lambda _: form.window.destroy())
    reference = navigator.weak_ref()
    del navigator
    gc.collect()
    assert reference() and form.press("a") == "b"
    form.press("c")
    assert not reference()
    assert form.press("a") == "a"


def finish_is_emitted_only_to_handlers():
    form = Form()
    clicks, ends = [], []
    button = Gtk.Button()
    # A button emits `clicked` only after a while.
    button.connect("activate", lambda _: clicks.append(1))
    form.box.append(button)
    form.window.set_default_widget(button)
    navigator = FieldNavigation.Navigator(container=form.window)
    form.press("c")
    assert (len(clicks), len(ends)) == (1, 0)
    handler = navigator.connect("finish", lambda *_: ends.append(1))
    form.press("c")
    assert (len(clicks), len(ends)) == (1, 1)
    navigator.handler_block(handler)
    form.press("c")
    assert (len(clicks), len(ends)) == (2, 1)
    navigator.disconnect(handler)
    form.press("c")
    assert (len(clicks), len(ends)) == (3, 1)


def a_subclass_may_override_both_signals():
    class Navigator(FieldNavigation.Navigator):
        ends = 0

        def do_finish(self):
            self.ends += 1

        def do_is_empty(self, field):
            return Empty.FILLED if field.get_name() == "b" else Empty.DEFAULT

    form = Form()
    navigator = Navigator(container=form.window)
    assert form.press("a") == "c"
    assert form.press("c") == "c" and navigator.ends == 1


def is_empty_asks_until_a_handler_decides():
    form = Form()
    navigator = FieldNavigation.Navigator(container=form.box)
    asked = []

    def answer(navigator, field):
        asked.append(field.get_name())
        return {"b": Empty.FILLED, "c": Empty.EMPTY}.get(
            field.get_name(), Empty.DEFAULT)

    navigator.connect("is-empty", lambda *_: Empty.DEFAULT)
    navigator.connect("is-empty", answer)
    navigator.connect("is-empty", lambda *_: Empty.EMPTY)
    form.fields["c"].set_text("not valid")
    assert form.press("a") == "c"
    assert {"b", "c"} <= set(asked)


def is_invalid_counts_only_with_a_handler():
    form = Form()
    for field in form.fields.values():
        field.set_text("full")
    navigator = FieldNavigation.Navigator(container=form.window)
    ends, read = [], []
    navigator.connect("finish", lambda _: ends.append(1))
    navigator.connect("is-empty", lambda _, field: read.append(field) or Empty.DEFAULT)
    assert form.press("c") == "c" and ends == [1]
    # Without a handler, the end reads no other field.
    assert not read and not navigator.focus_first_invalid()
    asked = []

    def answer(navigator, field):
        asked.append(field.get_name())
        return field.get_text() == "wrong"

    navigator.connect("is-invalid", lambda *_: False)
    handler = navigator.connect("is-invalid", answer)
    form.fields["b"].set_text("wrong")
    assert form.press("c") == "b" and ends == [1] and asked == ["a", "b"]
    form.fields["c"].grab_focus()
    assert navigator.focus_first_invalid() and form.focus == "b"
    navigator.props.options = FieldNavigation.Options.STOPS_AT_INVALID
    form.fields["c"].set_text("")
    assert form.press("b") == "b"
    navigator.props.options = FieldNavigation.Options.OPTIONS_NONE
    assert form.press("b") == "c"
    form.fields["c"].set_text("full")
    navigator.handler_block(handler)
    assert form.press("c") == "c" and ends == [1, 1]


def a_subclass_may_say_what_is_invalid():
    class Navigator(FieldNavigation.Navigator):
        def do_is_invalid(self, field):
            return field.get_name() == "a"

    form = Form()
    navigator = Navigator(container=form.window)
    form.fields["c"].set_text("full")
    assert form.press("c") == "a"


def the_first_field_waits_for_the_window():
    window = Gtk.Window()
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    window.set_child(box)
    entries = [Gtk.Entry(text="full"), Gtk.Entry(), Gtk.Entry()]
    for entry in entries:
        box.append(entry)
    navigator = FieldNavigation.Navigator(container=window)
    navigator.focus_first()
    window.present()
    assert window.get_focus().is_ancestor(entries[0])
    while not window.get_focus().is_ancestor(entries[1]):
        GLib.MainContext.default().iteration(True)
    window.destroy()


def properties_reach_the_navigation():
    form = Form()
    navigator = FieldNavigation.Navigator(
        container=form.window, destination=FieldNavigation.Destination.NEXT,
        ending=FieldNavigation.Ending.WRAP,
        options=FieldNavigation.Options.SHARES_RETURN, keyboard_distance=8)
    assert navigator.get_container() == form.window
    assert navigator.get_keyboard_distance() == 8
    form.fields["b"].set_text("full")
    form.fields["a"].connect("activate", lambda _: None)
    assert form.press("a") == "b" and form.press("c") == "a"
    changes = []
    navigator.connect("notify", lambda _, change: changes.append(change.name))
    navigator.set_destination(FieldNavigation.Destination.NEXT)
    assert changes == []
    navigator.props.destination = FieldNavigation.Destination.NEXT_EMPTY
    navigator.props.options = FieldNavigation.Options.OPTIONS_NONE
    navigator.props.ending = FieldNavigation.Ending.FINISH
    assert changes == ["destination", "options", "ending"]
    # The app's handler keeps Return again.
    assert form.press("a") == "a"


def the_order_follows_its_list():
    form = Form()
    navigator = FieldNavigation.Navigator(container=form.window)
    order = store(form, "cba")
    navigator.props.order = order
    assert navigator.get_order() == order
    assert form.press("c") == "b"
    order.splice(0, 3, [form.fields[name] for name in "cab"])
    assert form.press("c") == "a"
    navigator.set_order(None)
    assert form.press("a") == "b"
    navigator.set_order(order)
    navigator.detach()
    assert navigator.get_order() is None and form.press("a") == "a"


def listed_fields_are_the_only_ones():
    form = Form()
    model = store(form, "ca")
    navigator = FieldNavigation.Navigator.new_for_fields(model)
    ends = []
    navigator.connect("finish", lambda _: ends.append(1))
    reference = navigator.weak_ref()
    del navigator, model
    gc.collect()
    assert form.press("c") == "a" and form.press("a") == "a" and ends == [1]
    assert form.press("b") == "b"
    form.window.destroy()
    form.fields.clear()
    gc.collect()
    assert not reference()


def moves_and_roles():
    form = Form()
    navigator = FieldNavigation.Navigator(container=form.window)
    form.fields["b"].grab_focus()
    assert navigator.can_focus_next() and navigator.can_focus_previous()
    assert navigator.focus_previous() and form.focus == "a"
    assert navigator.focus_next() and form.focus == "b"
    Role = FieldNavigation.Role
    b = form.fields["b"]
    assert navigator.get_role(b) == Role.DEFAULT
    navigator.set_role(b, Role.EXCLUDED)
    assert navigator.get_role(b) == Role.EXCLUDED
    assert form.press("a") == "c"
    form.fields["a"].grab_focus()
    assert navigator.press_return(form.fields["a"]) and form.focus == "c"


def a_code_goes_on_in_its_fields():
    form = Form()
    navigator = FieldNavigation.Navigator(container=form.window)
    ends = []
    navigator.connect("finish", lambda _: ends.append(1))
    Options = FieldNavigation.CodeOptions
    fields = [form.fields[name] for name in "cba"]

    def commit(name, letters):
        keys = [controller for controller in
                form.fields[name].get_delegate().observe_controllers()
                if isinstance(controller, Gtk.EventControllerKey)]
        keys[0].get_im_context().emit("commit", letters)

    navigator.set_code(fields, [1, 2, 1], Options.FINISHES_WHEN_FULL)
    form.fields["c"].grab_focus()
    commit("c", "1")
    assert form.focus == "b"
    commit("b", "234")
    assert [field.get_text() for field in fields] == ["1", "23", "4"]
    assert form.focus == "a" and ends == [1]
    navigator.set_code(None, None, Options.OPTIONS_NONE)
    commit("a", "56")
    assert form.fields["a"].get_text() == "456" and ends == [1]


def a_builder_makes_one():
    builder = Gtk.Builder.new_from_string("""<interface>
      <object class="GtkBox" id="box"/>
      <object class="FieldNavigationNavigator" id="navigator">
        <property name="container">box</property>
        <property name="ending">wrap</property>
        <property name="options">stops-at-invalid|shares-return</property>
      </object>
    </interface>""", -1)
    navigator = builder.get_object("navigator")
    assert navigator.get_container() == builder.get_object("box")
    assert navigator.get_ending() == FieldNavigation.Ending.WRAP
    assert navigator.get_options() == (FieldNavigation.Options.STOPS_AT_INVALID
                                       | FieldNavigation.Options.SHARES_RETURN)


assert FieldNavigation.MAJOR_VERSION == 0
the_container_keeps_the_navigator_alive()
finish_is_emitted_only_to_handlers()
a_subclass_may_override_both_signals()
is_empty_asks_until_a_handler_decides()
is_invalid_counts_only_with_a_handler()
a_subclass_may_say_what_is_invalid()
the_first_field_waits_for_the_window()
properties_reach_the_navigation()
the_order_follows_its_list()
listed_fields_are_the_only_ones()
moves_and_roles()
a_code_goes_on_in_its_fields()
a_builder_makes_one()
print("done")
